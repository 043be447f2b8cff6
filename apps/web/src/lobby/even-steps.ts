/** Fewer numbers are seen at a glance in a list. */
const worthTyping = 8;

export interface EvenSteps {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** The numbers among some values as steps, if they are many and evenly apart; null if not. */
export function evenSteps(values: readonly (string | number)[]): EvenSteps | null {
  const numbers = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b);
  const [least = 0, second = 0] = numbers;
  const step = second - least;
  if (numbers.length < worthTyping || step <= 0) return null;
  if (numbers.some((value, i) => value !== least + i * step)) return null;
  return { least, most: least + (numbers.length - 1) * step, step };
}
