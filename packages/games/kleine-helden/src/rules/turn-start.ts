import { oneFrom } from '@heldentisch/engine';
import { take } from '@heldentisch/pieces';
import { beingOfCard, cardOfBeing, isFighter } from '../beings.js';
import { bearerOf, demonAt, fightersOf, gearOf, heroesOf, isAlive, isOwnFighter } from '../groups.js';
import { cardKey } from '../labels.js';
import type { HeldenDeed, HeldenState, HeldenStep, TurnStartFrame } from '../state.js';
import { demonCard, healsAtTurnStart } from '../tables.js';
import { choose } from '../vocabulary.js';
import { pushEffect } from './effect.js';
import { afterLoss, heal, loseLife } from './life.js';
import type { HeldenContext } from './piles.js';
import { because } from './why.js';

/** KH-TRN-07: poison by its victim's card, amulets, the demon. */
export function startOfTurn(s: HeldenState, seat: number): TurnStartFrame {
  const due: number[] = [];
  for (const being of fightersOf(s, seat)) if ((s.poison[being] as number) > 0) due.push(cardOfBeing(being));
  for (const hero of heroesOf(s, seat))
    for (const card of gearOf(s, hero)) if (healsAtTurnStart(card) > 0) due.push(card);
  const demon = demonAt(s, seat);
  if (demon >= 0 && demonCard(cardOfBeing(demon)).atTurnStart !== undefined) due.push(cardOfBeing(demon));
  return { step: 'turnStart', seat, due, ordered: false };
}

const deeds: readonly HeldenDeed<TurnStartFrame>[] = [
  oneFrom(
    choose.resolve,
    (_c, frame, _seat, out) => {
      for (const card of frame.due) out.add(choose.resolve.code(card));
    },
    (_c, _frame, _seat, code) => because('KH-TRN-07.due', { card: cardKey(choose.resolve.card(code)) }),
    (c, frame, _seat, code) => {
      const card = take(frame.due, choose.resolve.card(code));
      frame.ordered = true;
      carryOut(c, frame.seat, card);
    },
  ),
];

export const turnStartStep: HeldenStep<TurnStartFrame> = {
  seats: (c, frame) => (frame.due.length > 0 && isAlive(c.state, frame.seat) ? 1 << frame.seat : 0),
  run: (c) => {
    c.state.frames.pop();
  },
  deeds: () => deeds,
  prompt: () => ({ key: 'turnStart' }),
  otherwise: () => because('KH-TRN-07.first'),
  // Who has chosen an order can still take it back before the last effect, which may be one of chance.
  alwaysAsks: (_s, frame) => frame.ordered,
};

function carryOut(c: HeldenContext, seat: number, card: number): void {
  const s = c.state;
  const being = beingOfCard(card);
  if (being < 0) {
    const bearer = bearerOf(s, card);
    if (bearer < 0) return;
    heal(c, bearer, healsAtTurnStart(card));
    c.resolved(card);
  } else if (isFighter(being)) {
    if (!isOwnFighter(s, being, seat)) return;
    s.poison[being] = (s.poison[being] as number) - 1;
    afterLoss(c, being, loseLife(c, being, 1, -1));
  } else if (demonAt(s, seat) === being) pushEffect(c, card, seat, being);
}
