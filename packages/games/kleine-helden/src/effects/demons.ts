import type { HeldenVerb } from '../define.js';
import { fightersOf, handOf, lifeOf } from '../groups.js';
import { discardFromHand } from '../rules/piles.js';
import { happened } from '../vocabulary.js';
import { answer, askBeing } from './asking.js';
import { chosen, lose } from './doing.js';

/** The one with the most life points; the host decides between equals. */
export const mostLifeLoses = (amount: number): readonly HeldenVerb[] => [
  askBeing('most-life', (s, frame) => {
    const group = fightersOf(s, frame.seat);
    const most = Math.max(...group.map((being) => lifeOf(s, being)));
    return group.filter((being) => lifeOf(s, being) === most);
  }),
  lose(chosen, amount),
];

export const hostDiscards: HeldenVerb = {
  run(c, frame) {
    const hand = handOf(c.state, frame.seat);
    if (hand.length > 0) discardFromHand(c, frame.seat, hand[c.chance.pick(hand.length)] as number);
  },
};

export const bindOne: readonly HeldenVerb[] = [
  askBeing('own-fighter', (s, frame) => fightersOf(s, frame.seat)),
  {
    run(c, frame) {
      const being = answer(frame, 0);
      if (being < 0) return;
      c.state.chained[being] = 1;
      c.emit(happened.boundByDemon, being);
    },
  },
];
