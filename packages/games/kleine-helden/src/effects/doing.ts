import { again, always, oneFrom } from '@heldentisch/engine';
import { lookAt, putBack, showTo, take } from '@heldentisch/pieces';
import { beingCount, isFighter } from '../beings.js';
import { clashOf, combatOf } from '../clash.js';
import type { Aftermath, HeldenVerb } from '../define.js';
import { demonAt, gearOf, handOf, heroesOf, inPlay, isAlive, lifeOf, npcOf, ownerOf } from '../groups.js';
import { cardKey } from '../labels.js';
import { otherSeats } from '../rules/aims.js';
import { startDrawing, startDrawingFrom } from '../rules/drawing.js';
import { pushAftermath } from '../rules/effect.js';
import { bringLuck, comeIntoForce } from '../rules/in-force.js';
import { addLasting } from '../rules/lasting.js';
import { afterLoss, bury, heal, loseLife, poison, takeDamage } from '../rules/life.js';
import { discardBeing, freeBound } from '../rules/npcs.js';
import { otherwise } from '../rules/otherwise.js';
import {
  deckOf,
  discardFromHand,
  discardOf,
  type HeldenContext,
  stealAtRandom,
  takeGear,
  toDiscard,
  toHandOpenly,
} from '../rules/piles.js';
import { because } from '../rules/why.js';
import type { HeldenDeed, HeldenEffectFrame, HeldenState } from '../state.js';
import { backOf, isGear } from '../tables.js';
import { choose, deckOfAim, happened, seatOfAim } from '../vocabulary.js';
import { answer } from './asking.js';

type Being = (s: HeldenState, frame: HeldenEffectFrame) => number;

/** The being named in the answer, and the one the effect is aimed at. */
export const chosen: Being = (_s, frame) => answer(frame, 0);
export const aimed: Being = (_s, frame) => frame.aim;

const act = (run: (c: HeldenContext, frame: HeldenEffectFrame) => void): HeldenVerb => ({ run });

export const healing = (being: Being, amount: number): HeldenVerb =>
  act((c, frame) => heal(c, being(c.state, frame), amount));

export const healAllHeroes = (amount: number): HeldenVerb =>
  act((c, frame) => {
    for (const hero of heroesOf(c.state, frame.seat)) heal(c, hero, amount);
  });

export const lose = (being: Being, amount: number): HeldenVerb =>
  act((c, frame) => {
    const victim = being(c.state, frame);
    if (victim < 0) return;
    afterLoss(c, victim, loseLife(c, victim, amount, -1));
  });

export const everyoneLoses = (amount: number): HeldenVerb =>
  act((c) => {
    for (let being = 0; being < beingCount; being++) loseLife(c, being, amount, -1);
    bury(c);
  });

export const drawCards = (count: number): HeldenVerb => act((c, frame) => startDrawing(c, frame.seat, count));
export const drawFromOne = (count: number, deck = -1): HeldenVerb =>
  act((c, frame) => startDrawingFrom(c, frame.seat, count, deck));

const stolenFrom = (frame: HeldenEffectFrame): number =>
  answer(frame, 0) >= 0 ? answer(frame, 0) : seatOfAim(frame.aim);

export const steal: HeldenVerb = act((c, frame) => {
  const from = stolenFrom(frame);
  if (isAlive(c.state, from)) stealAtRandom(c, from, frame.seat);
});

export const lastForGroup: HeldenVerb = act((c, frame) => addLasting(c, frame.card, frame.seat, -1));
export const lastForAimed: HeldenVerb = act((c, frame) =>
  addLasting(c, frame.card, frame.seat, frame.aim, answer(frame, 0)),
);

export const setBounty: HeldenVerb = act((c, frame) => {
  addLasting(c, frame.card, frame.seat, answer(frame, 0));
  c.emit(happened.bountySet, frame.seat, answer(frame, 0));
});

export const giveAction = (being: Being, attackOnly: boolean): HeldenVerb =>
  act((c, frame) => {
    const s = c.state;
    const who = being(s, frame);
    if (who < 0 || !inPlay(s, who)) return;
    s.actions[who] = (s.actions[who] as number) + 1;
    if (attackOnly) s.attackOnly[who] = (s.attackOnly[who] as number) + 1;
    c.emit(happened.actionGained, who);
  });

export const giveReaction: HeldenVerb = act((c, frame) => {
  const who = answer(frame, 0);
  c.state.reactions[who] = (c.state.reactions[who] as number) + 1;
  c.emit(happened.reactionGained, who);
});

const redrawDeeds: readonly HeldenDeed<HeldenEffectFrame>[] = [
  always(choose.done, () => {}),
  oneFrom(
    choose.discard,
    (c, _frame, seat, out) => {
      for (const card of handOf(c.state, seat)) out.add(choose.discard.code(card));
    },
    (_c, frame) => because('KH-GLD-01.own-hand', { card: cardKey(frame.card) }),
    (c, frame, seat, code) => {
      const card = choose.discard.card(code);
      frame.answers.push(card);
      again(frame);
      discardFromHand(c, seat, card);
    },
  ),
];

/** Hands in any number of cards, then draws as many. */
export const redrawAny: readonly HeldenVerb[] = [
  {
    seats: (c, frame) => (handOf(c.state, frame.seat).length > 0 ? 1 << frame.seat : 0),
    deeds: () => redrawDeeds,
    prompt: (_s, frame) => ({ key: 'redrawAny', params: { source: cardKey(frame.card), count: frame.answers.length } }),
    otherwise,
  },
  act((c, frame) => startDrawing(c, frame.seat, frame.answers.length)),
];

export const discardChosenCard: HeldenVerb = act((c, frame) => {
  if (answer(frame, 0) >= 0) discardFromHand(c, frame.seat, answer(frame, 0));
});

/** The Spy: the hand is seen, then a green card of it goes. */
export const seeHand: HeldenVerb = act((c, frame) => {
  const s = c.state;
  const from = answer(frame, 0);
  if (from < 0) return;
  showTo(1 << frame.seat, handOf(s, from), s.seen);
  c.emit(happened.handSeen, frame.seat, from);
  for (const card of handOf(s, from)) c.emit(happened.cardShown, from, card);
});

export const discardFromSeenHand: HeldenVerb = act((c, frame) => {
  if (answer(frame, 1) >= 0) discardFromHand(c, answer(frame, 0), answer(frame, 1));
});

export const takeFromDiscard: HeldenVerb = act((c, frame) => {
  const card = answer(frame, 0);
  if (card < 0) return;
  toHandOpenly(c, frame.seat, take(discardOf(c.state, backOf(card)), card));
  c.emit(happened.cardTaken, frame.seat, card);
});

export const discardDemon = (being: Being): HeldenVerb =>
  act((c, frame) => {
    const demon = being(c.state, frame);
    if (demon >= 0 && inPlay(c.state, demon)) discardBeing(c, demon);
  });

export const ownDemon: Being = (s, frame) => demonAt(s, frame.seat);

export const sendDemon: HeldenVerb = act((c, frame) => {
  const s = c.state;
  const demon = demonAt(s, frame.seat);
  const host = answer(frame, 0);
  if (demon < 0 || host < 0) return;
  const old = demonAt(s, host);
  if (old >= 0) discardBeing(c, old);
  s.owner[demon] = host;
  freeBound(s, frame.seat);
  c.emit(happened.demonMoved, host, demon);
});

export const takeNpc: HeldenVerb = act((c, frame) => {
  const s = c.state;
  const npc = answer(frame, 0);
  if (npc < 0) return;
  const own = npcOf(s, frame.seat);
  if (own >= 0) discardBeing(c, own);
  s.owner[npc] = frame.seat;
  s.used[npc] = 0;
  c.emit(happened.npcMoved, frame.seat, npc);
});

/** Each opponent in turn gives up one piece of equipment of their choice. */
const nextToRust = (s: HeldenState, frame: HeldenEffectFrame): number => {
  const seats = otherSeats(s, frame.seat).filter((seat) => hasEquipment(s, seat));
  return seats.find((seat) => !frame.answers.includes(seat)) ?? -1;
};
const hasEquipment = (s: HeldenState, seat: number): boolean =>
  heroesOf(s, seat).some((hero) => gearOf(s, hero).some(isGear));

const rustDeeds: readonly HeldenDeed<HeldenEffectFrame>[] = [
  oneFrom(
    choose.card,
    (c, _frame, seat, out) => {
      for (const hero of heroesOf(c.state, seat)) {
        for (const card of gearOf(c.state, hero)) if (isGear(card)) out.add(choose.card.code(card));
      }
    },
    (_c, frame) => because('KH-GLD-01.own-equipment', { card: cardKey(frame.card) }),
    (c, frame, seat, code) => {
      frame.answers.push(seat);
      again(frame);
      discardGear(c, choose.card.card(code));
    },
  ),
];

export const eachOpponentRusts: HeldenVerb = {
  seats: (c, frame) => (nextToRust(c.state, frame) < 0 ? 0 : 1 << nextToRust(c.state, frame)),
  deeds: () => rustDeeds,
  prompt: (_s, frame) => ({ key: 'rust', params: { source: cardKey(frame.card) } }),
  otherwise,
};

export function discardGear(c: HeldenContext, card: number): void {
  const s = c.state;
  const hero = s.gear.findIndex((gear) => gear.includes(card));
  if (hero < 0) return;
  c.emit(happened.gearDiscarded, card, hero);
  toDiscard(c, takeGear(c, hero, card));
}

export const discardChosenGear: HeldenVerb = act((c, frame) => {
  if (answer(frame, 0) >= 0) discardGear(c, answer(frame, 0));
});

/** A card of the target goes back to its owner's hand. */
export const returnChosenGear: HeldenVerb = act((c, frame) => {
  const s = c.state;
  const card = answer(frame, 0);
  const hero = s.gear.findIndex((gear) => gear.includes(card));
  if (hero < 0) return;
  const owner = ownerOf(s, hero);
  c.emit(happened.gearReturned, card, hero);
  toHandOpenly(c, owner, takeGear(c, hero, card));
});

/** A card counts in the combat or casting that is going on. */
export const comesIntoForceFor = (who: (s: HeldenState, frame: HeldenEffectFrame) => number): HeldenVerb =>
  act((c, frame) => {
    const clash = clashOf(c.state);
    if (clash !== null) comeIntoForce(c, clash, frame.card, who(c.state, frame));
  });

export const attackerOf: Being = (s) => combatOf(s)?.attacker ?? -1;
export const defenderOf: Being = (s) => combatOf(s)?.duel.defender ?? -1;

export const badLuck: HeldenVerb = act((c, frame) => {
  const clash = clashOf(c.state);
  if (clash !== null) bringLuck(clash, answer(frame, 0), 2);
});

export const keepAlive: HeldenVerb = act((c, frame) => {
  combatOf(c.state)?.duel.tough.push(answer(frame, 0));
});

const putBackDeeds: readonly HeldenDeed<HeldenEffectFrame>[] = [
  oneFrom(
    choose.card,
    (c, _frame, _seat, out) => {
      for (const card of c.state.looked) out.add(choose.card.code(card));
    },
    (_c, frame) => because('KH-GLD-01.looked', { card: cardKey(frame.card) }),
    (c, frame, _seat, code) => {
      putBack(c.state, choose.card.card(code), deckOf(c.state, deckOfAim(frame.aim)), c.state.seen);
      again(frame);
    },
  ),
];

/** Looks at the top cards of a deck and puts them back in any order; the last one goes back by itself. */
export const peek = (count: number): readonly HeldenVerb[] => [
  act((c, frame) => {
    const s = c.state;
    const deck = deckOfAim(frame.aim);
    lookAt(s, frame.seat, deckOf(s, deck).splice(-count), s.seen);
    c.emit(happened.deckSeen, frame.seat, deck);
  }),
  {
    seats: (c, frame) => (c.state.looked.length > 0 ? 1 << frame.seat : 0),
    deeds: () => putBackDeeds,
    prompt: (_s, frame) => ({ key: 'putBack', params: { source: cardKey(frame.card) } }),
    otherwise,
  },
];

// What follows from a combat.

export const poisonTarget =
  (turns: number): Aftermath =>
  (c, combat) =>
    poison(c, combat.duel.defender, turns);

export const healAttacker =
  (amount: number): Aftermath =>
  (c, combat) =>
    heal(c, combat.attacker, amount);

/** KH-DTH-09: the blow counts as the defender's. */
export const strikeBack =
  (amount: (c: HeldenContext, combat: Parameters<Aftermath>[1]) => number): Aftermath =>
  (c, combat) => {
    const { attacker, duel } = combat;
    afterLoss(c, attacker, takeDamage(c, attacker, amount(c, combat), ownerOf(c.state, duel.defender)));
  };

export const lastOnTarget =
  (card: () => number): Aftermath =>
  (c, combat) => {
    if (inPlay(c.state, combat.duel.defender) && lifeOf(c.state, combat.duel.defender) > 0) {
      addLasting(c, card(), combat.seat, combat.duel.defender);
    }
  };

export const stun: Aftermath = (c, combat) => {
  const s = c.state;
  if (!inPlay(s, combat.duel.defender) || lifeOf(s, combat.duel.defender) <= 0 || !isFighter(combat.duel.defender))
    return;
  s.stunned[combat.duel.defender] = 1;
  c.emit(happened.actionLost, combat.duel.defender);
};

/** Starts the program of the card behind the combat. */
export const thenAsk =
  (card: () => number): Aftermath =>
  (c, combat) =>
    pushAftermath(c, card(), combat.seat, combat.attacker);

export const attackerDraws =
  (count: number): Aftermath =>
  (c, combat) =>
    startDrawing(c, combat.seat, count);

export const defenderDraws =
  (deck: number): Aftermath =>
  (c, combat) =>
    startDrawingFrom(c, ownerOf(c.state, combat.duel.defender), 1, deck);
