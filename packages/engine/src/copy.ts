import type { Game, State } from './game.js';

/**
 * Copies plain data. State keeps to two conventions that make this fast: arrays are homogeneous (all numbers or
 * all objects), and objects keep their shape, so that a spread clones them by their hidden class.
 */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copyArray(value) as T;
  const result = { ...value } as Record<string, unknown>;
  for (const key in result) {
    const inner = result[key];
    if (typeof inner === 'object' && inner !== null) result[key] = copy(inner);
  }
  return result as T;
}

function copyArray(list: readonly unknown[]): unknown[] {
  const result = list.slice();
  if (result.length === 0 || typeof result[0] !== 'object') return result;
  for (let i = 0; i < result.length; i++) result[i] = copy(result[i]);
  return result;
}

/** A copy of a game's state, by the game's own way if it has one. */
export function copyState<S extends State>(game: Pick<Game<S>, 'copy'>, state: S): S {
  return game.copy === undefined ? copy(state) : game.copy(state);
}
