import type { Language } from '@heldentisch/engine';

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** A number with at most one digit behind the comma. */
export const decimal = (language: Language, value: number): string =>
  value
    .toFixed(1)
    .replace(/\.0$/, '')
    .replace('.', language === 'de' ? ',' : '.');

/** A number that is added or taken away. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
