/* Which spaces are painted together, and the coasts. */
import { columns, type Hex, hexOf, isOnBoard, rows, spaceAt, terrainAt } from '../geometry.js';
import { palette } from '../palette.js';
import { spaceCount, spaceNumber } from '../world.js';

export interface Ground {
  readonly name: string;
  readonly color: string;
  /** Where the pigment gathers. */
  readonly deep: string;
  readonly spaces: readonly number[];
}

export type Wood = 'green' | 'crimson' | 'dark';

const crimson = new Set(['0601', '0602', '0702', '0503', '0603'].map(spaceNumber));
/** The old wood in the south-east is deeper than all others. */
export function woodAt(space: number): Wood {
  if (crimson.has(space)) return 'crimson';
  const { column, row } = hexOf(space);
  return column >= 11 && row >= 6 ? 'dark' : 'green';
}

const groundAt = (space: number): string => {
  const terrain = terrainAt(space);
  return terrain === 'forest' ? `${woodAt(space)}-forest` : terrain;
};

const all = Array.from({ length: spaceCount }, (_, space) => space);
const named = (color: string, deep: string, ...names: readonly string[]): Ground => ({
  name: names[0] as string,
  color,
  deep,
  spaces: all.filter((space) => names.includes(groundAt(space))),
});

export const grounds: readonly Ground[] = [
  named(palette.meadow, palette.deepMeadow, 'plains', 'road', 'city'),
  named(palette.bank, palette.deepMeadow, 'river'),
  named(palette.hill, palette.deepHill, 'hills'),
  named(palette.swamp, palette.deepSwamp, 'swamp'),
  named(palette.rock, palette.deepRock, 'mountains'),
  named(palette.forest, palette.deepTree, 'green-forest'),
  named(palette.crimsonForest, palette.deepCrimsonTree, 'crimson-forest'),
  named(palette.darkForest, palette.deepDarkTree, 'dark-forest'),
];

export const isSea = (space: number): boolean => terrainAt(space) === 'water';

/** Beyond the rim of the board land goes on as it is at the rim. */
function isLandBeyond({ column, row }: Hex): boolean {
  const held = {
    column: Math.min(columns - 1, Math.max(0, column)),
    row: Math.min(rows - 1, Math.max(0, row)),
  };
  return !isSea(spaceAt(held));
}

const around: readonly Hex[] = Array.from({ length: rows + 4 }, (_, r) =>
  Array.from({ length: columns + 4 }, (__, c) => ({ column: c - 2, row: r - 2 })),
).flat();

/** All land, with what of it lies beyond the board. */
export const landHexes: readonly Hex[] = around.filter((hex) =>
  isOnBoard(hex) ? !isSea(spaceAt(hex)) : isLandBeyond(hex),
);
