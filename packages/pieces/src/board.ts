/*
 * The hexes that a game has, numbered from 0: a place is an index into the lists of the state, and as a field of a choice
 * it needs few bits. A board that never changes is made once, beside the game's tables.
 *
 *   const board = fixedBoard(disc(origin, 3)); // 37 places
 *   board.neighboursOf(0);                     // [1, 2, 3, 4, 5, 6]
 *
 * A map that grows tile by tile is a board too: see `tiling.ts`.
 */
import { assert } from '@heldentisch/engine';
import { neighbours } from './hex.js';

export interface Board {
  readonly places: number;
  hexOf(place: number): number;
  /** The place of a hex, or -1 where the board has none. */
  placeOf(hex: number): number;
  /** The places around, by direction; -1 where the board ends. */
  neighboursOf(place: number): readonly number[];
}

export function fixedBoard(hexes: readonly number[]): Board {
  const places = new Map(hexes.map((hex, place) => [hex, place]));
  assert(places.size === hexes.length, 'a hex is twice on the board');
  const placeOf = (hex: number): number => places.get(hex) ?? -1;
  const around = hexes.map((hex) => neighbours(hex).map(placeOf));
  return {
    places: hexes.length,
    hexOf: (place) => hexes[place] as number,
    placeOf,
    neighboursOf: (place) => around[place] as readonly number[],
  };
}
