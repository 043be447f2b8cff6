import { neighboursOf } from '../board.js';
import { designOf, unitDesign } from '../box.js';
import type { Operation } from '../card.js';
import { isAssault, isRevealed, terrainAt } from '../map.js';
import { mustRecover, playerOf } from '../players.js';
import { isClosedCity, isSafe, otherHeroAt } from '../rules/movement.js';
import type { MageKnightState } from '../state.js';
import { terrainBits } from '../terms.js';

/** Where a direct move can lead (MK-MOV-18, MK-MOV-19). */

type Travel = Extract<Operation, { op: 'travel' }>;

/** The spaces that can be reached, and with how many steps. */
export function destinations(
  state: MageKnightState,
  seat: number,
  { costs, closed = [], to }: Travel,
): { readonly space: number; readonly steps: number }[] {
  const start = playerOf(state, seat).space;
  if (start < 0 || state.turn.stage !== 0 || mustRecover(state, seat)) return [];
  const barred = terrainBits(...closed);
  const steps = new Map<number, number>([[start, 0]]);
  let rim = [start];
  for (let distance = 1; distance <= costs.length; distance++) {
    const next: number[] = [];
    for (const from of rim) {
      for (const space of neighboursOf(from)) {
        if (space < 0 || steps.has(space) || !isRevealed(state, space)) continue;
        if ((barred >> terrainAt(state, space)) & 1) continue;
        steps.set(space, distance);
        next.push(space);
      }
    }
    rim = next;
  }
  const list: { space: number; steps: number }[] = [];
  for (const [space, count] of steps) {
    if (count === 0 || (costs[count - 1] as number) > state.turn.move) continue;
    const fits =
      to === 'safe'
        ? isSafe(state, seat, space)
        : isAssault(state, seat, space) && otherHeroAt(state, seat, space) < 0 && !isClosedCity(state, space);
    if (fits) list.push({ space, steps: count });
  }
  return list;
}

/** MK-CMP-47, MK-CMP-51: units that effects and rewards may give. */
export function mayBeGiven(unit: number): boolean {
  const { special } = unitDesign(designOf(unit));
  return special !== 'familiars' && special !== 'masters';
}
