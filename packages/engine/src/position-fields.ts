import { PositionError } from './game.js';

/** Reading the fields of a position. Each throws `PositionError` with the path of the field that does not fit. */

export type PositionFields = Readonly<Record<string, unknown>>;

/** The path of the position itself; its fields are named without it. */
export const wholePosition = 'position';

export function wrongField(path: string, problem: string): never {
  throw new PositionError(path, problem);
}

export function objectAt(value: unknown, path: string, keys: readonly string[]): PositionFields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) wrongField(path, 'must be an object');
  const inside = path === wholePosition ? '' : `${path}.`;
  for (const key of Object.keys(value)) if (!keys.includes(key)) wrongField(`${inside}${key}`, 'is not known here');
  return value as PositionFields;
}

export function listAt(value: unknown, path: string): readonly unknown[] {
  return Array.isArray(value) ? value : wrongField(path, 'must be a list');
}

export function numberAt(value: unknown, path: string, most: number): number {
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
  return fits ? value : wrongField(path, `must be a whole number from 0 to ${most}`);
}

export function nameAt(value: unknown, path: string, names: readonly string[]): number {
  const index = typeof value === 'string' ? names.indexOf(value) : -1;
  return index >= 0 ? index : wrongField(path, `must be one of ${names.join(', ')}`);
}

export function bitAt(value: unknown, path: string): number {
  if (value === true || value === 1) return 1;
  return value === false || value === 0 ? 0 : wrongField(path, 'must be true or false');
}
