import { InvariantError } from '@heldentisch/engine';
import { beingCount, beingNames, cardCount, cardOfBeing, firstDemon, firstNpc, heroCount } from './beings.js';
import { cardIds } from './card-ids.js';
import { gearOf, gearProblem, inPlay, isAlive } from './groups.js';
import type { HeldenState } from './state.js';
import { isEquippable } from './tables.js';
import { zones } from './zones.js';

/** Every card lies in exactly one place, and what lies where is possible. */
export function check(s: HeldenState): void {
  const count = new Uint8Array(cardCount);
  for (const zone of zones.zones) {
    for (const card of zone.things(s)) if (card >= 0) count[card] = (count[card] as number) + 1;
  }
  for (let card = 0; card < cardCount; card++) if (count[card] !== 1) misplaced(card, count[card] as number);
  const transferring = s.frames.some((frame) => frame.step === 'transfer');
  for (let being = 0; being < beingCount; being++) checkBeing(s, being, transferring);
  checkPlaces(s);
}

// Messages are written only when something is wrong: this runs after every choice.
function misplaced(card: number, places: number): never {
  throw new InvariantError(`${cardIds[card]} lies in ${places} places`);
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
