/*
 * Maps that grow by tiles of several hexes, all of one shape and orientation, laid on a grid without gaps. A tile place
 * is named by its anchor, the hex where the origin of the shape comes to lie. The state holds the anchors of the laid
 * tiles in the order of laying; the hexes of the first tile are the first places of the board, and so on.
 *
 *   const flowers = defineTiling(disc(origin, 1), hexAt(3, -2), hexAt(1, -3));
 *   const board = tiledBoard(flowers, state.anchors);
 *   flowers.touching(anchor);                          // the six tile places around
 *   emptyAround(flowers, state.anchors, hex);          // where a tile may be laid that touches this hex
 *
 * A shape that is turned: `shape.map((hex) => rotate(hex, sixths))`.
 */
import { assert } from '@heldentisch/engine';
import type { Board } from './board.js';
import { neighbours, origin, qOf, rOf, shift } from './hex.js';

export interface Tiling {
  /** How many hexes a tile has. */
  readonly size: number;
  /** The anchor of the tile place that this hex belongs to, and which of its hexes it is. */
  anchorOf(hex: number): number;
  partOf(hex: number): number;
  hexOf(anchor: number, part: number): number;
  hexesOf(anchor: number): number[];
  /** The anchors of the tile places that share an edge with this one. */
  touching(anchor: number): number[];
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/**
 * The shape is a list of hexes around the origin. From one tile place to the next it is as far as from the origin to
 * `across` or to `along`.
 */
export function defineTiling(shape: readonly number[], across: number, along: number): Tiling {
  const size = shape.length;
  const partAt = partsByRemainder(shape, across, along);
  const partOf = (hex: number): number => partAt[modulo(qOf(hex), size) * size + modulo(rOf(hex), size)] as number;
  const anchorOf = (hex: number): number => shift(origin, shape[partOf(hex)] as number, hex);
  const hexOf = (anchor: number, part: number): number => shift(shape[part] as number, origin, anchor);
  const hexesOf = (anchor: number): number[] => shape.map((hex) => shift(hex, origin, anchor));
  const touching = (anchor: number): number[] => {
    const around = new Set(hexesOf(anchor).flatMap(neighbours).map(anchorOf));
    around.delete(anchor);
    return [...around];
  };
  return { size, anchorOf, partOf, hexOf, hexesOf, touching };
}

/**
 * Which part of its tile a hex is, by the remainders of its coordinates. That is enough, because the grid repeats every
 * `size` hexes in both coordinates.
 */
function partsByRemainder(shape: readonly number[], across: number, along: number): Int8Array {
  const size = shape.length;
  const area = Math.abs(qOf(across) * rOf(along) - rOf(across) * qOf(along));
  assert(area === size, `a grid with ${area} hexes to a tile does not fit a tile of ${size}`);
  const parts = new Int8Array(size * size).fill(-1);
  for (let i = 0; i < size * size; i++) {
    const [x, y] = [i % size, Math.floor(i / size)];
    shape.forEach((hex, part) => {
      const q = modulo(x * qOf(across) + y * qOf(along) + qOf(hex), size);
      const r = modulo(x * rOf(across) + y * rOf(along) + rOf(hex), size);
      const taken = parts[q * size + r] as number;
      assert(taken < 0 || taken === part, 'the tiles overlap');
      parts[q * size + r] = part;
    });
  }
  return parts;
}

/** The board of the tiles that are laid now. It reads the list of anchors whenever it is asked. */
export function tiledBoard(tiling: Tiling, anchors: readonly number[]): Board {
  const { size, anchorOf, partOf } = tiling;
  const placeOf = (hex: number): number => {
    const tile = anchors.indexOf(anchorOf(hex));
    return tile < 0 ? -1 : tile * size + partOf(hex);
  };
  const hexOf = (place: number): number => tiling.hexOf(anchors[Math.floor(place / size)] as number, place % size);
  return {
    get places() {
      return anchors.length * size;
    },
    hexOf,
    placeOf,
    neighboursOf: (place) => neighbours(hexOf(place)).map(placeOf),
  };
}

/** The anchors of the tile places without a tile that this hex touches. */
export function emptyAround(tiling: Tiling, anchors: readonly number[], hex: number): number[] {
  const around = new Set(neighbours(hex).map(tiling.anchorOf));
  return [...around].filter((anchor) => !anchors.includes(anchor));
}
