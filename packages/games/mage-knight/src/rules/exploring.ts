import { at, type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { lay, takeAt } from '@heldentisch/pieces';
import { neighboursOf, spaceOf, tilePlaceKey, tilePlacesBeside, tilesAround } from '../board.js';
import { colorsOfTile, designOf, sitesOfTile } from '../box.js';
import { garrisons } from '../cards/cities.js';
import { kindOfTile, scenarioOf } from '../create.js';
import { isRevealed } from '../map.js';
import { type C, hasLasting, isNightRound, lastingSum, mustRecover, playerOf } from '../players.js';
import { shapeFits } from '../scenarios.js';
import type { MageKnightState, TurnFrame } from '../state.js';
import { colors, type Pile, pileNumber, piles, type Site, sites } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { drawToken, lookAround, placeToken } from './tokens.js';
import { gainFame } from './tracks.js';

/** Exploring (MK-EXP): new tiles, and what stands on them. */

export const shapeOf = (state: MageKnightState): ReturnType<typeof scenarioOf>['shape'][number] =>
  at(scenarioOf(state).shape, state.players.length - 1);

/** MK-EXP-01 */
export const exploreCost = (state: MageKnightState): number => Math.max(0, 2 - lastingSum(state, 'exploreLess'));

const laidAround = ({ tileAt }: MageKnightState, place: number): number => {
  let count = 0;
  for (const other of tilesAround(place)) if ((tileAt[other] as number) >= 0) count++;
  return count;
};

/** What lies on top: a countryside or a core tile of the stack, one that was left over (MK-EXP-09), or nothing. */
export function nextTile(state: MageKnightState): { readonly isCore: boolean; readonly isSpare: boolean } | null {
  const top = state.stack[state.stack.length - 1];
  // The back of a tile is known to all: in a view the tile itself may be hidden.
  if (top !== undefined) return { isCore: backIsCore(state, top), isSpare: false };
  if (state.spareGreen > 0) return { isCore: false, isSpare: true };
  return state.spareBrown > 0 ? { isCore: true, isSpare: true } : null;
}

/** How many tiles of the stack have brown backs is public: they lie below the green ones. */
const backIsCore = (state: MageKnightState, _top: number): boolean => state.stack.length <= state.coresLeft;

/** Why the next tile cannot lie at this place. */
export function placeProblem(state: MageKnightState, place: number): Refusal | null {
  const about = { place: tilePlaceKey(place) };
  if ((state.tileAt[place] as number) >= 0) return refusal('MK-EXP-02', { case: 'laid', ...about });
  const next = nextTile(state);
  if (next === null) return refusal('MK-EXP-10');
  if (!shapeFits(shapeOf(state), place, false)) return refusal('MK-EXP-03', about);
  if (!shapeFits(shapeOf(state), place, next.isCore)) return refusal('MK-MAP-03', about);
  const touched = laidAround(state, place);
  if (next.isSpare) return touched >= 3 ? null : refusal('MK-EXP-09', about);
  if (next.isCore) return touched >= 2 ? null : refusal('MK-EXP-07', about);
  if (touched >= 2) return null;
  const leans = tilesAround(place).some(
    (other) => (state.tileAt[other] as number) >= 0 && laidAround(state, other) >= 2,
  );
  return leans ? null : refusal('MK-EXP-06', about);
}

/** The tile places that the hero can reach from its space. */
function placesInReach(state: MageKnightState, seat: number): number[] {
  const { space } = playerOf(state, seat);
  if (space < 0) return [];
  const far = hasLasting(state, 'exploreFar') || hasLasting(state, 'spaceBending');
  if (!far) return [...tilePlacesBeside(space)];
  const list = new Set(tilePlacesBeside(space));
  for (const near of neighboursOf(space)) if (near >= 0) for (const place of tilePlacesBeside(near)) list.add(place);
  return [...list];
}

export const explore: Deed<MageKnightState, TurnFrame> = {
  kind: choose.explore,
  candidates({ state }, _frame, seat, out) {
    if (state.turn.stage !== 0 || state.turn.move < exploreCost(state)) return;
    for (const place of placesInReach(state, seat)) out.add(choose.explore.code(place));
  },
  forbids({ state }, _frame, seat, code) {
    const place = choose.explore.tilePlace(code);
    if (state.turn.stage === 3) return refusal('MK-TRN-26', { case: 'explore' });
    if (state.turn.stage !== 0) return refusal('MK-TRN-24', { case: 'explore' });
    if (mustRecover(state, seat)) return refusal('MK-TRN-13', { case: 'wounds' });
    if (!placesInReach(state, seat).includes(place))
      return refusal('MK-EXP-02', { case: 'far', place: tilePlaceKey(place) });
    const problem = placeProblem(state, place);
    if (problem !== null) return problem;
    const cost = exploreCost(state);
    return state.turn.move >= cost ? null : refusal('MK-EXP-01', { case: 'move', cost, move: state.turn.move });
  },
  does(c, frame, seat, code) {
    frame.at--;
    const { state } = c;
    state.turn.move -= exploreCost(state);
    state.turn.explored++;
    layNextTile(c, choose.explore.tilePlace(code), seat);
    // MK-FRC-01
    if (scenarioOf(state).isTraining === true) gainFame(c, seat, 1);
    for (const other of state.players.keys()) lookAround(c, other);
  },
};

/** MK-EXP-05, MK-EXP-09: the top tile, or one that was left over. */
function takeTile(c: C): number {
  const { state } = c;
  const top = state.stack.pop();
  if (top !== undefined) {
    if (kindOfTile(top) !== 'countryside') state.coresLeft--;
    return top;
  }
  const wants = state.spareGreen > 0 ? 'countryside' : 'core';
  const fitting = state.unusedTiles.filter((tile) => kindOfTile(tile) === wants);
  const tile = at(fitting, c.chance.pick(fitting.length));
  if (wants === 'core') state.spareBrown--;
  else state.spareGreen--;
  return takeAt(state.unusedTiles, state.unusedTiles.indexOf(tile));
}

export function layNextTile(c: C, place: number, revealer: number): void {
  const { state } = c;
  const tile = takeTile(c);
  lay(state.laid, tile, state.seen);
  state.tileAt[place] = designOf(tile);
  c.emit(happened.tileLaid, place, designOf(tile));
  setUpSites(c, place, revealer);
}

/** MK-EXP-11 to MK-EXP-13: every site of the tile is set up. */
export function setUpSites(c: C, place: number, revealer: number): void {
  const { state } = c;
  const design = state.tileAt[place] as number;
  for (const [part, number] of at(sitesOfTile, design).entries()) {
    if (number < 0) continue;
    const space = spaceOf(place, part);
    const site = sites[number] as Site;
    const color = at(colorsOfTile, design)[part] as number;
    const level = site === 'city' ? nextCityLevel(state) : 0;
    state.sites.push({ space, site: number, color, shields: [], gone: 0, level, paths: 0 });
    if (isRevealed(state, space) && site !== 'portal') c.emit(happened.siteFound, space, number);
    garrison(c, space, site, color, level);
    if (site === 'city' && revealer >= 0) state.cityRevealer = revealer;
  }
}

function nextCityLevel({ cityLevels, sites: list }: MageKnightState): number {
  const revealed = list.filter(({ site }) => sites[site] === 'city').length;
  return cityLevels[Math.min(revealed, cityLevels.length - 1)] ?? 0;
}

function garrison(c: C, space: number, site: Site, color: number, level: number): void {
  const { state } = c;
  const place = (pile: Pile, isUp: boolean): void => placeToken(c, drawToken(c, pileNumber(pile)), space, isUp);
  if (site === 'keep') place('gray', false);
  else if (site === 'mage-tower') place('violet', false);
  else if (site === 'marauding-orcs') place('green', true);
  else if (site === 'draconum') place('red', true);
  else if (site === 'ancient-ruins') placeToken(c, state.ruins.pop() ?? -1, space, !isNightRound(state));
  else if (site === 'monastery') {
    const card = state.actions.pop();
    if (card !== undefined) lay(state.monasteryOffer, card, state.seen);
  } else if (site === 'city' && level > 0) {
    const name = colors[Math.log2(color)] as keyof typeof garrisons;
    const tokens = at(garrisons[name], level - 1);
    for (const pile of piles) for (let i = 0; i < (tokens[pile] ?? 0); i++) place(pile, false);
  }
}
