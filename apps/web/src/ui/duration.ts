import type { Language } from '@heldentisch/engine';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
  ['second', 1000],
] as const;
export type DurationUnit = (typeof units)[number][0];

/** "5 minutes": whole units of the largest kind that fits. What has passed is rounded down, what is left is not. */
export function durationText(
  language: Language,
  ms: number,
  { round = Math.floor, largest = 'hour' }: { round?: (value: number) => number; largest?: DurationUnit } = {},
): string {
  const allowed = units.slice(units.findIndex(([unit]) => unit === largest));
  const [unit, size] = allowed.find(([, size]) => ms >= size) ?? (['second', 1000] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(round(ms / size));
}
