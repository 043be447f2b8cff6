/** Marks text for the eye. Without colours it leaves the text as it is. */
export interface Paint {
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

const plain = (text: string): string => text;
const code =
  (start: number, end: number) =>
  (text: string): string =>
    `\u001b[${start}m${text}\u001b[${end}m`;

/** Colours only for a terminal, and only if nobody asked for none. */
export function paintFor(isTerminal: boolean, environment: NodeJS.ProcessEnv): Paint {
  const colours = isTerminal && (environment.NO_COLOR ?? '') === '';
  if (!colours) return { strong: plain, faint: plain, good: plain, bad: plain };
  return { strong: code(1, 22), faint: code(2, 22), good: code(32, 39), bad: code(33, 39) };
}
