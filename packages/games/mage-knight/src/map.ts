import { neighboursOf, partOf, tilePlaceOf } from './board.js';
import { designOf, enemyKey, isEnemyThing, sitesOfTile, terrainsOfTile, tileKind, wallsOfTile } from './box.js';
import type { MageKnightState, SiteState } from './state.js';
import { type Site, siteNumber, terrainNumber } from './terms.js';

/** What is where on the map that has been revealed so far. */

export const isRevealed = ({ tileAt }: MageKnightState, space: number): boolean =>
  space >= 0 && (tileAt[tilePlaceOf(space)] as number) >= 0;

/** The design of the tile at a tile place, or -1. */
export const tileDesign = ({ tileAt }: MageKnightState, tilePlace: number): number => tileAt[tilePlace] as number;

export function siteAt({ sites }: MageKnightState, space: number): SiteState | undefined {
  for (let i = 0; i < sites.length; i++) if (sites[i]?.space === space) return sites[i];
  return undefined;
}
/** The site of a kind at a space, if it is there and not gone. */
export function hasSite(state: MageKnightState, space: number, site: Site): boolean {
  const found = siteAt(state, space);
  return found !== undefined && found.gone === 0 && found.site === siteNumber(site);
}

const city = terrainNumber('city');
/** MK-MOV-06: a city is a terrain of its own. */
export function terrainAt(state: MageKnightState, space: number): number {
  const design = tileDesign(state, tilePlaceOf(space));
  const site = sitesOfTile[design]?.[partOf(space)] ?? -1;
  return site === siteNumber('city') ? city : (terrainsOfTile[design]?.[partOf(space)] ?? terrainNumber('sea'));
}

/** The tokens (indices) that lie on a space. */
export function tokensAt({ tokenSpaces }: MageKnightState, space: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < tokenSpaces.length; i++) if (tokenSpaces[i] === space) list.push(i);
  return list;
}
export const hasTokens = ({ tokenSpaces }: MageKnightState, space: number): boolean => tokenSpaces.includes(space);

const orcs = siteNumber('marauding-orcs');
const draconum = siteNumber('draconum');
/** Whether a rampaging enemy stands there. */
export function isRampaging(state: MageKnightState, space: number): boolean {
  const site = siteAt(state, space);
  if (site === undefined || (site.site !== orcs && site.site !== draconum) || site.gone === 1) return false;
  // Who is fought stands there no more.
  return hasTokens(state, space);
}

const fortified: readonly number[] = [siteNumber('keep'), siteNumber('mage-tower'), siteNumber('city')];
export const isFortifiedSite = (site: SiteState | undefined): boolean =>
  site !== undefined && fortified.includes(site.site);

/** Whether entering is an assault (MK-MOV-07): not conquered yet, or another player's keep. */
export function isAssault(state: MageKnightState, seat: number, space: number): boolean {
  const site = siteAt(state, space);
  if (site === undefined || !isFortifiedSite(site)) return false;
  if (hasTokens(state, space) || site.shields.length === 0) return true;
  return site.site === siteNumber('keep') && site.shields[0] !== seat;
}

/** A wall lies between two neighbouring spaces of one tile. */
export function hasWall(state: MageKnightState, a: number, b: number): boolean {
  const place = tilePlaceOf(a);
  if (place !== tilePlaceOf(b)) return false;
  const walls = wallsOfTile[tileDesign(state, place)];
  if (walls === undefined || walls.length === 0) return false;
  const [p, q] = [partOf(a), partOf(b)];
  return walls.some(([x, y]) => (x === p && y === q) || (x === q && y === p));
}

/** Rampaging enemies (their spaces) next to a space. */
export function rampagingAround(state: MageKnightState, space: number): number[] {
  return neighboursOf(space).filter((next) => next >= 0 && isRampaging(state, next));
}

export const isCoreTile = (design: number): boolean => tileKind(design) === 'core' || tileKind(design) === 'city';
export const isCoreRevealed = (state: MageKnightState): boolean =>
  state.laid.some((thing) => isCoreTile(designOf(thing)));

/** The name of the first enemy at a space, for reasons. */
export function enemyNameAt(state: MageKnightState, space: number): string {
  const index = state.tokenSpaces.indexOf(space);
  const token = index < 0 ? -1 : (state.tokens[index] as number);
  return token >= 0 && isEnemyThing(token) ? enemyKey(designOf(token)) : 'value.hidden';
}
