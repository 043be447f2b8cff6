import { at, type Language, nothing, type Page } from '@heldentisch/engine';
import { hexAt, hexText, type TextHex } from '@heldentisch/pieces';
import { board, cityAt, gemAt, isPassable, neighboursOf, spaceNames, tamalir, terrainOf } from '../map.js';
import { isIn, partyOf } from '../parties.js';
import type { RuneboundState } from '../state.js';
import { cities, colors, type Terrain, terrains } from '../terms.js';
import { texts } from '../text/index.js';
import { word } from './words.js';

/** The map as text. A hex has two lines: its terrain, and what lies and stands there. */

export const signs: Readonly<Record<Terrain, string>> = {
  road: '=',
  plains: '.',
  hills: 'n',
  mountains: '^',
  forest: '&',
  swamp: '"',
  river: '~',
  city: '#',
  water: ' ',
};

/** A hex is as wide as its sign three times over, and a gap. */
const inside = 3;
const block = inside + 1;

/** The own hero is @, others go by letters. */
export const figureOf = (seat: number, viewer: number): string =>
  seat === viewer ? '@' : String.fromCharCode('A'.charCodeAt(0) + seat);

function groundOf(space: number): string {
  const city = cities[at(cityAt, space)];
  if (city !== undefined) return city.slice(0, inside).toUpperCase();
  return signs[at(terrains, at(terrainOf, space))].repeat(inside);
}

/** Counters by their points, undefeated challenges, figures; more than fit end in a +. */
function thingsOn(state: RuneboundState, space: number, viewer: number): string {
  const counters = colors.flatMap((_, color) => ((at(state.counters, space) & (1 << color)) === 0 ? [] : [color + 1]));
  const undefeated = state.trackSpaces.filter((one, i) => one === space && state.track[i] !== nothing).map(() => '!');
  const seats = [...state.parties.keys()].filter(
    (seat) => isIn(state, seat) && partyOf(state, seat).hero >= 0 && partyOf(state, seat).space === space,
  );
  const figures = seats.sort((a, b) => Number(b === viewer) - Number(a === viewer));
  const all = [...figures.map((seat) => figureOf(seat, viewer)), ...counters, ...undefeated].join('');
  return all.length <= inside ? all : `${all.slice(0, inside - 1)}+`;
}

const columnOf = (space: number): string => (spaceNames[space] as string).slice(0, 2);
const rowOf = (space: number): string => (spaceNames[space] as string).slice(2);

export function mapLines(state: RuneboundState, viewer: number, page: Page): string[] {
  const own = state.parties[viewer]?.space ?? -1;
  const hexes: TextHex[] = [...spaceNames.keys()].filter(isPassable).map((space) => ({
    hex: board.hexOf(space),
    lines: [groundOf(space), thingsOn(state, space, viewer)],
    isStrong: space === own,
  }));
  // Two rows above the map, so that a column has its number right above its even rows.
  const heads = [...spaceNames.keys()]
    .filter((space) => rowOf(space) === '00')
    .map((space): TextHex => ({ hex: hexAt(Number(columnOf(space)) + 1, -2), lines: [columnOf(space)] }));
  const names = new Map([...spaceNames.keys()].map((space) => [Number(rowOf(space)), rowOf(space)]));
  const margin = (r: number): string => (names.get(r) ?? '').padEnd(block - 1);
  return hexText([...heads, ...hexes], { page, block, focus: board.hexOf(own < 0 ? tamalir : own), margin });
}

/** The names of the adventure spaces next to the own hero, with their numbers: the map shows only where they lie. */
export function aroundLines({ parties }: RuneboundState, viewer: number, language: Language): string[][] {
  const { space = -1, hero = -1 } = parties[viewer] ?? {};
  const named = hero < 0 || space < 0 ? [] : at(neighboursOf, space).filter((next) => at(gemAt, next) >= 0);
  const list = named.map((next) => `${texts[language][`space.${spaceNames[next]}`]} (${spaceNames[next]})`);
  return list.length === 0 ? [] : [[word(language, 'around', { list: list.join(', ') })]];
}

export function legend(language: Language, viewer: number, seats: number): string[] {
  const known = terrains.filter((name) => name !== 'water' && name !== 'city');
  const own = viewer < 0 ? [] : [word(language, 'ownHero')];
  const others = viewer < 0 || seats > 1 ? [word(language, 'otherHeroes')] : [];
  return [
    known.map((name) => `${signs[name]} ${texts[language][`terrain.${name}`]}`).join('  '),
    word(language, 'adventures'),
    word(language, 'undefeated'),
    ...own,
    ...others,
  ];
}
