import {
  type Color,
  cardNames,
  cities,
  cityAt,
  colors,
  gemAt,
  type HeroId,
  hasSun,
  heroIds,
  isIn,
  neighboursOf,
  type RuneboundState,
  spaceNames,
  spaceOfCity,
  terrainOf,
  terrains,
} from '@heldentisch/runebound';
import type { MapCell, MapPiece, MapTint } from '../../../table/kit/map/index.js';
import type { Light, ObjectKey } from '../../../table/kit/pointing.js';
import { remembered } from '../../../table/kit/store.js';
import { spaceObject, thingOf } from './objects.js';
import { type Subject, turnSeat } from './table.js';
import type { Way, Ways } from './ways.js';

/*
 * What lies on the map, as the map of the kit wants it.
 */

const columns = 17;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const cells: readonly MapCell[] = spaceNames.map((id, space) => {
  const [column, row] = [space % columns, Math.floor(space / columns)];
  const place = {
    id,
    q: column - Math.floor(row / 2),
    r: row,
    terrain: terrains[terrainOf[space] as number] as string,
  };
  const city = cities[cityAt[space] as number];
  return city === undefined ? place : { ...place, site: 'city', name: capital(city), isMajor: true };
});

export interface LandPiece extends MapPiece {
  readonly color?: Color;
  readonly hero?: HeroId;
  readonly seat?: number;
  readonly isActive?: boolean;
  /** The place of an undefeated challenge on the track. */
  readonly place?: number;
}

/** Pieces that are the same as before are the same object: the map draws only those anew that have changed. */
const known = new Map<string, LandPiece>();
function same(piece: LandPiece): LandPiece {
  const key = JSON.stringify(piece);
  const before = known.get(key) ?? piece;
  known.set(key, before);
  return before;
}

const countersOf = ({ counters }: RuneboundState): LandPiece[] =>
  counters.flatMap((bits, space) =>
    colors.flatMap((color, i) => {
      const cell = spaceNames[space] as string;
      return (bits & (1 << i)) === 0 ? [] : [same({ id: `gem-${color}-${cell}`, cell, kind: 'gem', color })];
    }),
  );

const challengesOf = ({ track, trackSpaces }: RuneboundState): LandPiece[] =>
  trackSpaces.flatMap((space, position) =>
    space < 0
      ? []
      : [
          same({
            id: `challenge-${cardNames[track[position] as number]}`,
            cell: spaceNames[space] as string,
            kind: 'challenge',
            place: position + 1,
          }),
        ],
  );

const heroesOf = (view: RuneboundState): LandPiece[] =>
  view.parties.flatMap(({ hero, space }, seat) =>
    hero < 0 || space < 0 || !isIn(view, seat)
      ? []
      : [
          same({
            id: `hero-${seat}`,
            cell: spaceNames[space] as string,
            kind: 'hero',
            hero: heroIds[hero] as HeroId,
            seat,
            isActive: turnSeat(view) === seat,
          }),
        ],
  );

export const piecesOf = remembered((view: RuneboundState): readonly LandPiece[] => [
  ...countersOf(view),
  ...challengesOf(view),
  ...heroesOf(view),
]);

/** The space that something beside the map speaks of: an undefeated challenge, a party. */
export function spaceOfSubject(view: RuneboundState, subject: Subject | null): string | null {
  if (subject?.kind === 'track') return spaceNames[view.trackSpaces[Number(subject.id) - 1] ?? -1] ?? null;
  if (subject?.kind === 'party') return spaceNames[view.parties[Number(subject.id)]?.space ?? -1] ?? null;
  return null;
}

interface Shining {
  readonly ways: Ways | null;
  readonly lit: ReadonlyMap<ObjectKey, Light>;
  readonly selected: readonly ObjectKey[];
  /** A space that something else speaks of. */
  readonly shown: string | null;
}

/** What is coloured on the map: how far the dice reach, what can be chosen, what is chosen, what is spoken of. */
export function tintsOf({ ways, lit, selected, shown }: Shining): ReadonlyMap<string, MapTint> {
  const tints = new Map<string, MapTint>();
  for (const [key, light] of lit) {
    const [kind, name] = thingOf(key);
    if (kind !== 'space' && kind !== 'step') continue;
    const way = selected.length === 0 ? ways?.get(spaceNames.indexOf(name)) : undefined;
    if (way !== undefined) tints.set(name, { kind: `dice-${way.dice.length}`, text: way.dice.length });
    else tints.set(name, { kind: light === 'weak' ? 'near' : 'goal' });
  }
  for (const key of selected) {
    const [kind, name] = thingOf(key);
    if (kind === 'space') tints.set(name, { kind: 'chosen' });
  }
  if (shown !== null) tints.set(shown, { kind: 'shown' });
  return tints;
}

/** The way to the space that is pointed at, as long as a click would walk it. */
export function wayTo(
  ways: Ways | null,
  lit: ReadonlyMap<ObjectKey, Light>,
  selected: readonly ObjectKey[],
  space: string | null,
): Way | null {
  if (space === null || selected.length > 0 || !lit.has(spaceObject(space))) return null;
  return ways?.get(spaceNames.indexOf(space)) ?? null;
}

export const gemOf = (space: number): Color | undefined => colors[gemAt[space] as number];
export const isSunny = (space: number): boolean => hasSun[space] === true;

/** How many steps each space is away from a start, for who may go everywhere. */
function distancesFrom(start: number): readonly number[] {
  const steps = new Array<number>(spaceNames.length).fill(Number.POSITIVE_INFINITY);
  steps[start] = 0;
  const open = [start];
  for (const space of open) {
    for (const next of neighboursOf[space] ?? []) {
      if (steps[next] !== Number.POSITIVE_INFINITY) continue;
      steps[next] = (steps[space] as number) + 1;
      open.push(next);
    }
  }
  return steps;
}

/** The cities, the nearest first, with the steps there. */
export const citiesFrom = remembered((space: number) => {
  const steps = distancesFrom(space);
  return cities
    .map((city, number) => ({ city, number, steps: steps[spaceOfCity[number] as number] as number }))
    .sort((a, b) => a.steps - b.steps);
});
