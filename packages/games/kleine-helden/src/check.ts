import { InvariantError } from '@heldentisch/engine';
import { checkLiesOnce } from '@heldentisch/pieces';
import { beingCount, beingNames, cardOfBeing, firstDemon, firstNpc, heroCount } from './beings.js';
import { cardIds } from './card-ids.js';
import { gearOf, gearProblem, inPlay, isAlive } from './groups.js';
import type { HeldenState } from './state.js';
import { isEquippable } from './tables.js';
import { zones } from './zones.js';

/** Every card lies in exactly one place, and what lies where is possible. */
export function check(s: HeldenState): void {
  checkLiesOnce(zones, s, cardIds);
  const transferring = s.frames.some((frame) => frame.step === 'transfer');
  for (let being = 0; being < beingCount; being++) checkBeing(s, being, transferring);
  checkPlaces(s);
}

function demand(fact: boolean, being: number, problem: string): void {
  if (!fact) throw new InvariantError(`${beingNames[being]} ${problem}`);
}

function checkBeing(s: HeldenState, being: number, transferring: boolean): void {
  const there = inPlay(s, being);
  demand(!there || s.field[being] === cardOfBeing(being), being, 'has a wrong card in its place');
  demand(there === (s.owner[being] as number) >= 0, being, 'has an owner but is not in play, or the other way round');
  demand((s.lp[being] as number) >= 0 && (s.reactions[being] as number) >= 0, being, 'has a negative number');
  demand((s.actions[being] as number) >= (s.attackOnly[being] as number), being, 'has more attacks than actions');
  if (there && being < firstDemon) demand(isAlive(s, s.owner[being] as number), being, 'belongs to who is out');
  if (being >= heroCount) return;
  demand(there || gearOf(s, being).length === 0, being, 'is not in play and has equipment');
  demand(gearOf(s, being).every(isEquippable), being, 'carries what cannot be equipped');
  if (!transferring) demand(gearProblem(s, being) === null, being, 'carries too much');
}

/** KH-DMN-03, KH-NPC-03 */
function checkPlaces(s: HeldenState): void {
  let taken = 0;
  for (let being = firstDemon; being < beingCount; being++) {
    if (!inPlay(s, being)) continue;
    const place = 1 << ((s.owner[being] as number) * 2 + (being < firstNpc ? 0 : 1));
    demand((taken & place) === 0, being, 'lies where another one lies');
    taken |= place;
  }
}
