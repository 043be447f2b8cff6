import { type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { isNeighbour, neighboursOf, portal, spaceKey, stepsBetween } from '../board.js';
import { skillIds } from '../card-ids.js';
import { scenarioOf } from '../create.js';
import { enemyNameAt, hasWall, isAssault, isRampaging, isRevealed, siteAt, terrainAt } from '../map.js';
import { type C, hasLasting, isConquered, isNightRound, mustRecover, playerOf } from '../players.js';
import type { MageKnightState, TurnFrame } from '../state.js';
import { siteNumber, terrains } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { startAssault, startRampage } from './combat-start.js';
import { lookAround } from './tokens.js';

/** Movement over the map (MK-MOV) and safe spaces (MK-SAF). */

// plains, hills, forest, wasteland, desert, swamp, lake, mountain, sea, city
const dayCosts = [2, 3, 3, 4, 5, 5, -1, -1, -1, 2];
const nightCosts = [2, 3, 5, 4, 3, 5, -1, -1, -1, 2];
export const inaccessible = -1;

/** What the board says, by day or night (MK-MOV-03, MK-MOV-05). */
export const printedCost = (state: MageKnightState, terrain: number): number =>
  (isNightRound(state) ? nightCosts : dayCosts)[terrain] as number;

const prayerOfWeather = skillIds.indexOf('norowas-prayer-of-weather');

/** What entering a terrain costs in this turn, or `inaccessible` (MK-MOV-15 to MK-MOV-17). */
export function terrainCost(state: MageKnightState, seat: number, terrain: number, space = -1): number {
  let cost = printedCost(state, terrain);
  const { lasting } = state.turn;
  const mask = 1 << terrain;
  for (const { what, bits, n } of lasting) {
    if ((bits & mask) === 0) continue;
    if (what === 'closed') return inaccessible;
    if (what === 'open') cost = cost === inaccessible ? n : Math.min(cost, n);
    else if (what === 'cost' && cost !== inaccessible) cost = Math.min(cost, n);
  }
  if (cost === inaccessible) return inaccessible;
  for (const { what, bits, n, least } of lasting) {
    const concerns = what === 'costLess' ? (bits & mask) !== 0 : what === 'easierSpace' && bits === space;
    if (concerns) cost = Math.min(cost, Math.max(least, cost - n));
  }
  for (const { skill, seat: owner } of state.central) {
    if (skill === prayerOfWeather && owner !== seat) cost = Math.max(cost, Math.min(5, cost + 1));
  }
  return Math.max(0, cost);
}

/** What the step costs, walls included, or `inaccessible`. */
export function stepCost(state: MageKnightState, seat: number, from: number, to: number): number {
  const cost = terrainCost(state, seat, terrainAt(state, to), to);
  if (cost === inaccessible) return inaccessible;
  return cost + (isNeighbour(from, to) && hasWall(state, from, to) ? 1 : 0);
}

/** MK-MOV-09: enemies (their spaces) that a step provokes. */
export function provokedBy(state: MageKnightState, from: number, to: number): number[] {
  if (!isNeighbour(from, to)) return [];
  return neighboursOf(from).filter(
    (near) =>
      near >= 0 &&
      isRampaging(state, near) &&
      isNeighbour(near, to) &&
      !hasWall(state, from, near) &&
      !hasWall(state, near, to),
  );
}

/** Another hero on a space, or -1. Portal and conquered cities hold any number (MK-PLY-08). */
export function otherHeroAt(state: MageKnightState, seat: number, space: number): number {
  if (space === portal) return -1;
  const site = siteAt(state, space);
  if (site !== undefined && site.site === siteNumber('city') && isConquered(state, site)) return -1;
  return state.players.findIndex((player, other) => other !== seat && player.space === space);
}

/** MK-SAF-01 */
export function isSafe(state: MageKnightState, seat: number, space: number): boolean {
  if (!isRevealed(state, space) || isRampaging(state, space)) return false;
  const terrain = terrainAt(state, space);
  const safeByEffect = state.turn.lasting.some(({ what, bits }) => what === 'safe' && (bits & (1 << terrain)) !== 0);
  if (printedCost(state, terrain) === inaccessible && !safeByEffect) return false;
  if (isClosedCity(state, space)) return false;
  return !isAssault(state, seat, space) && otherHeroAt(state, seat, space) < 0;
}

/** MK-FRC-06 */
export const isClosedCity = (state: MageKnightState, space: number): boolean =>
  scenarioOf(state).cityLevels.length === 0 && siteAt(state, space)?.site === siteNumber('city');

function stepProblem(state: MageKnightState, seat: number, space: number): Refusal | null {
  const { turn } = state;
  const { space: from } = playerOf(state, seat);
  const about = { space: spaceKey(space) };
  if (turn.stage === 3) return refusal('MK-TRN-26', { case: 'move' });
  if (turn.stage !== 0) return refusal('MK-TRN-24', { case: 'move' });
  if (mustRecover(state, seat)) return refusal('MK-TRN-13', { case: 'wounds' });
  const far = hasLasting(state, 'spaceBending') ? 2 : 1;
  if (space === from || stepsBetween(from, space) > far) return refusal('MK-MOV-04', { case: 'far', ...about });
  if (!isRevealed(state, space)) return refusal('MK-MOV-04', { case: 'unrevealed', ...about });
  const terrain = terrainAt(state, space);
  if (isRampaging(state, space)) return refusal('MK-MOV-08', { ...about, enemy: enemyNameAt(state, space) });
  if (isClosedCity(state, space)) return refusal('MK-FRC-06', about);
  const cost = stepCost(state, seat, from, space);
  if (cost === inaccessible)
    return refusal('MK-MOV-04', { case: 'terrain', ...about, terrain: `terrain.${terrains[terrain]}` });
  const other = otherHeroAt(state, seat, space);
  if (other >= 0) {
    if (isAssault(state, seat, space)) return refusal('MK-PLY-04', { ...about, seat: `seat.${other}` });
    if (provokedBy(state, from, space).length > 0) return refusal('MK-PLY-06', { ...about, seat: `seat.${other}` });
  }
  return cost <= turn.move
    ? null
    : refusal('MK-MOV-03', { ...about, cost, move: turn.move, terrain: `terrain.${terrains[terrain]}` });
}

export const step: Deed<MageKnightState, TurnFrame> = {
  kind: choose.step,
  candidates({ state }, _frame, seat, out) {
    if (state.turn.stage !== 0) return;
    const { space } = playerOf(state, seat);
    for (const near of neighboursOf(space)) if (near >= 0) out.add(choose.step.code(near));
    if (hasLasting(state, 'spaceBending')) {
      const seen = new Set(neighboursOf(space));
      for (const near of neighboursOf(space)) {
        if (near < 0) continue;
        for (const next of neighboursOf(near)) {
          if (next < 0 || next === space || seen.has(next)) continue;
          seen.add(next);
          out.add(choose.step.code(next));
        }
      }
    }
  },
  forbids: ({ state }, _frame, seat, code) => stepProblem(state, seat, choose.step.space(code)),
  does(c, frame, seat, code) {
    frame.at--;
    const { state } = c;
    const space = choose.step.space(code);
    const { space: from } = playerOf(state, seat);
    state.turn.move -= stepCost(state, seat, from, space);
    const bends = hasLasting(state, 'spaceBending');
    const provoked = bends ? [] : provokedBy(state, from, space);
    goTo(c, seat, space);
    if (hasLasting(state, 'discardForCrystal')) state.turn.harvests++;
    if (isAssault(state, seat, space)) startAssault(c, seat, from, provoked);
    else if (provoked.length > 0) startRampage(c, seat, provoked);
  },
};

/** The figure comes to a space, whatever brought it there. */
export function goTo(c: C, seat: number, space: number): void {
  const { state } = c;
  const player = playerOf(state, seat);
  const from = player.space;
  player.space = space;
  state.turn.path.push(space);
  c.emit(happened.heroStepped, seat, from, space);
  lookAround(c, seat);
}
