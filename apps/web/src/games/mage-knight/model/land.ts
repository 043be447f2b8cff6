import type { EnemyId, Exploration, HeroId, Pile, RuinId, Way } from '@heldentisch/mage-knight';
import {
  heroIds,
  isIn,
  type MageKnightState,
  neighboursOf,
  parts,
  siteAt,
  sites,
  spaceNames,
  spaceOf,
  tileCards,
  tilePlaceNames,
  tilePlaceOf,
  tokenAt,
} from '@heldentisch/mage-knight';
import type { MapCell, MapPiece, MapTint } from '../../../table/kit/map/index.js';
import type { Light, ObjectKey, Offer } from '../../../table/kit/pointing.js';
import { remembered } from '../../../table/kit/store.js';
import type { PlacedTile, SiteCell, Terrain, UnexploredTile } from '../art/map/index.js';
import { cellObject, thingOf, tileObject, type Ways } from './objects.js';
import { turnSeat } from './table.js';

/*
 * What lies on the map, as the map of the kit wants it. It grows: cells are those of the tiles that are laid, and those of
 * the places where the next tile may lie.
 */

export interface LandCell extends MapCell, SiteCell {
  readonly site?: string;
  /** The place of the tile, if nobody knows yet what is there. */
  readonly unexplored?: string;
}

const mineColors = ['red', 'blue', 'white', 'green'] as const;
const placeOf = (space: number): readonly [number, number] =>
  (spaceNames[space] as string).split(',').map(Number) as [number, number];

function landCell(view: MageKnightState, space: number): LandCell {
  const [q, r] = placeOf(space);
  const id = spaceNames[space] as string;
  const card = tileCards[view.tileAt[tilePlaceOf(space)] as number];
  const [terrain] = card?.spaces[space % parts] ?? ['sea'];
  const site = siteAt(view, space);
  const cell = { id, q, r, terrain: String(terrain) };
  if (site === undefined) return cell;
  const name = sites[site.site] as string;
  const isBurned = site.gone === 1 && name === 'monastery';
  // A place that rampaging enemies have left is land like any other.
  if (site.gone === 1 && !isBurned) return cell;
  return {
    ...cell,
    site: name,
    isBurned,
    colors: mineColors.filter((_, color) => (site.color >> color) & 1),
    shields: site.shields.map((seat) => ({ seat, hero: heroIds[view.players[seat]?.hero ?? 0] as HeroId })),
  };
}

function unexploredCells({ tilePlace }: Exploration): LandCell[] {
  return Array.from({ length: parts }, (_, part) => {
    const space = spaceOf(tilePlace, part);
    const [q, r] = placeOf(space);
    return {
      id: spaceNames[space] as string,
      q,
      r,
      terrain: 'unexplored',
      unexplored: tilePlaceNames[tilePlace] as string,
    };
  });
}

/** Things that are the same as before are the same object: the map draws only those anew that have changed. */
function keeper<Thing extends object>(): (thing: Thing) => Thing {
  const known = new Map<string, Thing>();
  return (thing) => {
    const key = JSON.stringify(thing);
    const before = known.get(key) ?? thing;
    known.set(key, before);
    return before;
  };
}
const sameCell = keeper<LandCell>();
const samePiece = keeper<LandPiece>();

const laidPlaces = ({ tileAt }: MageKnightState): number[] =>
  [...tileAt.keys()].filter((place) => (tileAt[place] as number) >= 0);

/** Everything the list of cells depends on. */
const landKey = (view: MageKnightState, explorations: readonly Exploration[]): string =>
  JSON.stringify([
    laidPlaces(view).map((place) => [place, view.tileAt[place]]),
    view.sites.map(({ space, gone, shields }) => [space, gone, shields]),
    view.players.map(({ hero }) => hero),
    explorations.map(({ tilePlace, isCore }) => [tilePlace, isCore]),
  ]);

export interface Land {
  readonly cells: readonly LandCell[];
  readonly tiles: readonly PlacedTile[];
  readonly unexplored: readonly UnexploredTile[];
}

function buildLand(view: MageKnightState, explorations: readonly Exploration[]): Land {
  const laid = laidPlaces(view);
  const cells = laid.flatMap((place) =>
    Array.from({ length: parts }, (_, part) => sameCell(landCell(view, spaceOf(place, part)))),
  );
  const tiles = laid.map((place): PlacedTile => {
    const card = tileCards[view.tileAt[place] as number];
    const [q, r] = placeOf(spaceOf(place, 0));
    const hexes = (card?.spaces ?? []).map(([terrain, site]) => ({
      terrain: terrain as Terrain,
      hasSite: site !== undefined,
    }));
    return { id: card?.id ?? '', q, r, hexes, walls: card?.walls ?? [] };
  });
  const unexplored = explorations.map(({ tilePlace, isCore }): UnexploredTile => {
    const [q, r] = placeOf(spaceOf(tilePlace, 0));
    return { q, r, back: isCore ? 'brown' : 'green' };
  });
  return { cells: [...cells, ...explorations.flatMap(unexploredCells).map(sameCell)], tiles, unexplored };
}

let lastLand: { readonly key: string; readonly land: Land } | null = null;
/** The land as far as it is known. The same object as long as it stays the same. */
export const landOf = remembered((view: MageKnightState, explorations: readonly Exploration[]): Land => {
  const key = landKey(view, explorations);
  if (lastLand?.key !== key) lastLand = { key, land: buildLand(view, explorations) };
  return lastLand.land;
});

export interface LandPiece extends MapPiece {
  readonly hero?: HeroId;
  readonly seat?: number;
  readonly isActive?: boolean;
  readonly enemy?: EnemyId;
  readonly pile?: Pile;
  readonly ruin?: RuinId | 'hidden';
}

const tokensOf = (view: MageKnightState): LandPiece[] =>
  view.tokens.map((_, index) => {
    const token = tokenAt(view, index);
    const cell = spaceNames[view.tokenSpaces[index] as number] as string;
    const base = { id: `token-${cell}-${index}`, cell };
    switch (token.kind) {
      case 'enemy':
        return samePiece({ ...base, kind: 'enemy', enemy: token.enemy });
      case 'enemyBack':
        return samePiece({ ...base, kind: 'enemy', pile: token.pile });
      case 'ruin':
        return samePiece({ ...base, kind: 'ruin', ruin: token.ruin });
      default:
        return samePiece({ ...base, kind: 'ruin', ruin: 'hidden' });
    }
  });

const heroesOf = (view: MageKnightState): LandPiece[] =>
  view.players.flatMap(({ hero, space }, seat) =>
    hero < 0 || space < 0 || !isIn(view, seat)
      ? []
      : [
          samePiece({
            id: `hero-${seat}`,
            cell: spaceNames[space] as string,
            kind: 'hero',
            hero: heroIds[hero] as HeroId,
            seat,
            isActive: turnSeat(view) === seat,
          }),
        ],
  );

export const piecesOf = remembered((view: MageKnightState): readonly LandPiece[] => [
  ...tokensOf(view),
  ...heroesOf(view),
]);

interface Shining {
  readonly ways: Ways | null;
  readonly explorations: readonly Exploration[];
  readonly lit: ReadonlyMap<ObjectKey, Light>;
  readonly selected: readonly ObjectKey[];
  readonly offers: readonly Offer[];
}

/** Spaces that the hero may be sent to; in a lesson these are fewer than the points would pay for. */
const goalsOf = remembered(
  (offers: readonly Offer[]): ReadonlySet<ObjectKey> =>
    new Set(offers.flatMap(({ choice, needs }) => (choice.type === 'step' ? (needs[0] ?? []) : []))),
);

const isFight = ({ isAssault, provokes }: Way): boolean => isAssault || provokes.length > 0;

/** How a space looks to who could go there. */
function wayTint(way: Way): MapTint {
  const { cost, isPaid } = way;
  if (!isPaid) return { kind: 'far', text: cost };
  return { kind: isFight(way) ? 'threat' : 'reach', text: cost };
}

/** What is coloured on the map: how far the move points reach, what can be chosen, what is chosen, what can be explored. */
export function tintsOf({ ways, explorations, lit, selected, offers }: Shining): ReadonlyMap<string, MapTint> {
  const tints = new Map<string, MapTint>();
  // What is one step away shows its price also before it can be paid.
  const goals = goalsOf(offers);
  for (const [space, way] of ways ?? []) {
    const name = spaceNames[space] as string;
    if (way.isPaid ? goals.has(cellObject(name)) : way.spaces.length === 1) tints.set(name, wayTint(way));
  }
  for (const { tilePlace, cost } of explorations) {
    if (!lit.has(tileObject(tilePlaceNames[tilePlace]))) continue;
    for (let part = 0; part < parts; part++)
      tints.set(
        spaceNames[spaceOf(tilePlace, part)] as string,
        part === 0 ? { kind: 'explore', text: cost } : { kind: 'explore' },
      );
  }
  for (const [key, light] of lit) {
    const [kind, name] = thingOf(key);
    if (kind === 'cell' && !tints.has(name)) tints.set(name, { kind: light === 'now' ? 'goal' : 'start' });
  }
  for (const key of selected) {
    const [kind, name] = thingOf(key);
    if (kind !== 'cell') continue;
    const { text } = tints.get(name) ?? {};
    tints.set(name, { kind: 'chosen', ...(text !== undefined && { text }) });
  }
  return tints;
}

/** The way to the space that is pointed at, and the price of each step. */
export const wayTo = (ways: Ways | null, space: string | null): Way | null =>
  space === null ? null : (ways?.get(spaceNames.indexOf(space)) ?? null);

/** What a cell is called as a thing. */
export const objectOfCell = ({ id, unexplored }: LandCell): ObjectKey =>
  unexplored === undefined ? cellObject(id) : tileObject(unexplored);

/** Whether two spaces lie side by side. */
export const isBeside = (a: number, b: number): boolean => neighboursOf(a).includes(b);
