import type { Verb } from '@heldentisch/engine';
import { cardOfBeing, firstDemon, firstMagic, heroCount } from '../beings.js';
import { fightersOf, gearOf, handOf, npcOf, reactionsOf } from '../groups.js';
import type { HeldenState, TurnFrame } from '../state.js';
import { happened } from '../vocabulary.js';
import { courseOf } from './course-of.js';
import { startDrawing } from './drawing.js';
import { endEffects, endOfTurn } from './lasting.js';
import { otherwise } from './otherwise.js';
import type { HeldenContext } from './piles.js';
import { turnDeeds } from './turn-deeds.js';
import { startOfTurn } from './turn-start.js';

type TurnVerb = Verb<HeldenState, TurnFrame>;
const cardsPerTurn = 2;
export const usualHeroPrice = 8;

/** Actions and what costs none, in any order, until the player ends the turn (KH-TRN-02 to KH-TRN-04). */
const actions: TurnVerb = {
  seats: (_c, frame) => 1 << frame.seat,
  deeds: () => turnDeeds,
  prompt: (s, frame) => ({
    key: fightersOf(s, frame.seat).some((being) => (s.actions[being] as number) > 0) ? 'turn' : 'turnFree',
  }),
  otherwise,
  // That nothing but ending the turn is left tells something about the hand.
  alwaysAsks: true,
};

/** KH-TRN-07 */
export const turnCourse = courseOf<TurnFrame>()({
  /** (1) What lasts until this turn ends; actions and reactions come back (KH-ACT-02, KH-REA-01, KH-REA-04). */
  begin: { run: (c, frame) => begin(c, frame.seat) },
  /** (2) Poison, amulets and the demon, in the order the player chooses. */
  effects: {
    run: (c, frame) => {
      c.state.frames.push(startOfTurn(c.state, frame.seat));
    },
  },
  /** (3) Two cards (KH-TRN-01). */
  draw: { run: (c, frame) => startDrawing(c, frame.seat, cardsPerTurn) },
  /** (4) */
  actions,
  end: { run: (c, frame) => end(c, frame.seat) },
});

/** KH-TRN-07 (1), KH-ACT-02, KH-REA-01, KH-REA-04 */
function begin(c: HeldenContext, seat: number): void {
  const s = c.state;
  s.active = seat;
  endEffects(s, seat);
  s.eventPlayed = 0;
  s.heroPrice = usualHeroPrice;
  s.uses.fill(0);
  for (let being = 0; being < firstDemon; being++) {
    const owner = s.owner[being] as number;
    if (owner < 0) continue;
    s.chained[being] = 0;
    s.attackOnly[being] = 0;
    if (owner === seat) {
      s.reactions[being] = 0;
      s.actions[being] = s.stunned[being] === 1 ? 0 : 1;
      s.stunned[being] = 0;
    } else {
      s.actions[being] = 0;
      s.reactions[being] = reactionsOf(s, being);
    }
  }
  const npc = npcOf(s, seat);
  if (npc >= 0) s.used[npc] = 0;
  c.emit(happened.turnStarted, seat, Math.min(99, s.turn));
}

/** KH-TRN-04, KH-TRN-06, KH-CD-05 */
function end(c: HeldenContext, seat: number): void {
  const s = c.state;
  endEffects(s, endOfTurn);
  for (const being of fightersOf(s, seat)) {
    s.actions[being] = 0;
    s.attackOnly[being] = 0;
    s.chained[being] = 0;
    if (being >= heroCount) coolDown(s, cardOfBeing(being));
    else for (const card of gearOf(s, being)) if (card >= firstMagic) coolDown(s, card);
  }
  for (const card of handOf(s, seat)) coolDown(s, card);
  s.lastTurn[seat] = s.turn;
  c.emit(happened.turnEnded, seat);
}

function coolDown(s: HeldenState, card: number): void {
  if ((s.markers[card] as number) > 0 && s.usedIn[card] !== s.turn) s.markers[card] = (s.markers[card] as number) - 1;
}
