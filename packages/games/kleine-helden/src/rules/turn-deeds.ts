import { always, type Refusal } from '@heldentisch/engine';
import { cardOfBeing, heroCount, isFighter } from '../beings.js';
import { type CardId, cardIds } from '../card-ids.js';
import { bearerOf, fightersOf, gearOf, handOf, isAlive, isOwnFighter, npcOf, ownerOf } from '../groups.js';
import { aimKey, cardKey, deckKey, seatKey } from '../labels.js';
import type { HeldenDeed, HeldenState, TurnFrame } from '../state.js';
import {
  artifactUse,
  heroCard,
  isDemonCard,
  isEvent,
  isNpcCard,
  isPotion,
  isSpontaneous,
  npcCard,
  potionCard,
} from '../tables.js';
import { choose, happened } from '../vocabulary.js';
import { freeActionProblem, isFreeHero, payAction } from './actions.js';
import { aimCase, aimsOf, otherSeats } from './aims.js';
import { attackDeed } from './attack.js';
import { castDeed } from './cast.js';
import { goesOn } from './course-of.js';
import { startDrawingFrom } from './drawing.js';
import { pushEffect } from './effect.js';
import { equipDeed, takeBackDeed } from './equip.js';
import { exchangePrice, startHandIn } from './hand-in.js';
import { drink } from './in-force.js';
import { placeDemon, placeNpc } from './npcs.js';
import { canDrawFrom } from './piles.js';
import { conditionProblem, eventProblem, spontaneousProblem } from './play-problem.js';
import { callNpc, playCard } from './playing.js';
import { transferDeed } from './transfer.js';
import { because, becauseOfBeing, becauseOfCard, notInHand, type Why } from './why.js';

/* What the player may do between the actions of the own turn, outside combat. */

/** KH-ACT-05 */
const drawInstead: HeldenDeed = {
  kind: choose.draw,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    for (let hero = 0; hero < heroCount; hero++) {
      if (!isFreeHero(s, hero, seat)) continue;
      for (let deck = 0; deck < 3; deck++) if (canDrawFrom(s, deck)) out.add(choose.draw.code(hero, deck));
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const hero = choose.draw.hero(code);
    const deck = choose.draw.deck(code);
    const problem = freeActionProblem(s, seat, hero);
    if (problem !== null) return becauseOfBeing(problem, hero);
    return canDrawFrom(s, deck) ? null : because('KH-SET-12', { deck: deckKey(deck) });
  },
  does(c, _frame, seat, code) {
    payAction(c.state, choose.draw.hero(code));
    startDrawingFrom(c, seat, 1, choose.draw.deck(code));
  },
};

/** KH-EVT-01 to KH-EVT-03 */
const playProblem = (s: HeldenState, seat: number, card: number): Why =>
  isEvent(card) ? eventProblem(s, seat, card) : spontaneousProblem(s, seat, card, null, null);

const play: HeldenDeed = {
  kind: choose.play,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    for (const card of handOf(s, seat)) {
      if ((isEvent(card) || isSpontaneous(card)) && playProblem(s, seat, card) === null)
        out.add(choose.play.code(card));
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const card = choose.play.card(code);
    return becauseOfCard(playProblem(s, seat, card), card);
  },
  does(c, _frame, seat, code) {
    const card = choose.play.card(code);
    if (isEvent(card)) c.state.eventPlayed = 1;
    playCard(c, seat, card);
  },
};

const npc: HeldenDeed = {
  kind: choose.npc,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    for (const card of handOf(s, seat)) if (isNpcCard(card)) out.add(choose.npc.code(card));
  },
  forbids({ state: s }, _frame, seat, code) {
    const card = choose.npc.card(code);
    return isNpcCard(card) ? notInHand(s, seat, card, 'KH-NPC-01') : becauseOfCard('KH-NPC-01.kind', card);
  },
  does: (c, _frame, seat, code) => placeNpc(c, seat, choose.npc.card(code)),
};

const demon: HeldenDeed = {
  kind: choose.demon,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    for (const card of handOf(s, seat)) {
      if (!isDemonCard(card)) continue;
      for (const host of otherSeats(s, seat)) out.add(choose.demon.code(card, host));
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const card = choose.demon.card(code);
    const host = choose.demon.seat(code);
    if (!isDemonCard(card)) return becauseOfCard('KH-DMN-01.kind', card);
    if (host === seat) return becauseOfCard('KH-DMN-01.own', card);
    if (!isAlive(s, host)) return because('KH-DMN-01.out', { seat: seatKey(host) });
    return notInHand(s, seat, card, 'KH-DMN-01');
  },
  does: (c, _frame, seat, code) => placeDemon(c, seat, choose.demon.card(code), choose.demon.seat(code)),
};

const heals = (card: number): boolean => potionCard(card).heals !== undefined;

/** Outside combat only what heals: everything else is for the roll just ahead (KH-POT-01). */
const drinkInTurn: HeldenDeed = {
  kind: choose.drink,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    for (const card of handOf(s, seat)) {
      if (!isPotion(card) || !heals(card)) continue;
      for (const being of fightersOf(s, seat)) out.add(choose.drink.code(card, being));
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const card = choose.drink.card(code);
    const being = choose.drink.being(code);
    if (!isPotion(card)) return becauseOfCard('KH-POT-01.none', card);
    if (!isFighter(being)) return becauseOfBeing('KH-POT-05', being);
    if (!isOwnFighter(s, being, seat)) return becauseOfBeing('KH-POT-01.foreign', being);
    return heals(card) ? notInHand(s, seat, card, 'KH-POT-01') : becauseOfCard('KH-POT-01.roll', card);
  },
  does: (c, _frame, seat, code) => drink(c, seat, choose.drink.card(code), choose.drink.being(code), null),
};

/** How often a hero may use an artifact in a turn. */
function usesOf(hero: number, card: number): number {
  const uses: Readonly<Partial<Record<CardId, number>>> | undefined = heroCard(hero).uses;
  return uses?.[cardIds[card] as CardId] ?? 1;
}

const useArtifact: HeldenDeed = {
  kind: choose.use,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    for (let hero = 0; hero < heroCount; hero++) {
      if (!isOwnFighter(s, hero, seat)) continue;
      for (const card of gearOf(s, hero)) {
        const use = artifactUse(card);
        if (use === null || (s.uses[card] as number) >= usesOf(hero, card)) continue;
        for (const aim of aimsOf(s, use.aims, seat, hero)) out.add(choose.use.code(card, aim));
      }
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const card = choose.use.card(code);
    const aim = choose.use.aim(code);
    const hero = bearerOf(s, card);
    const use = artifactUse(card);
    if (use === null) return becauseOfCard('KH-ACT-03.none', card);
    if (hero < 0 || ownerOf(s, hero) !== seat) return becauseOfCard('KH-ACT-03.away', card);
    const count = usesOf(hero, card);
    if ((s.uses[card] as number) >= count) return because('KH-GLD-01.uses', { card: cardKey(card), count });
    if (aimsOf(s, use.aims, seat, hero).includes(aim)) return null;
    return because(`KH-GLD-01.${aimCase(use.aims)}`, { card: cardKey(card), aim: aimKey(aim) });
  },
  does(c, _frame, seat, code) {
    const s = c.state;
    const card = choose.use.card(code);
    const aim = choose.use.aim(code);
    const hero = bearerOf(s, card);
    s.uses[card] = (s.uses[card] as number) + 1;
    c.emit(happened.artifactUsed, hero, card, aim);
    pushEffect(c, card, seat, hero, aim);
  },
};

/** KH-NPC-07, KH-NPC-11 */
function callProblem(s: HeldenState, seat: number, being: number): Why {
  if (being < 0) return 'KH-NPC-01.none';
  if (s.used[being] === 1) return 'KH-NPC-07';
  const card = cardOfBeing(being);
  const definition = npcCard(card);
  return definition.usable === 'own turn' ? conditionProblem(s, seat, card, definition) : 'KH-NPC-11.roll';
}

const call: HeldenDeed = {
  kind: choose.call,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    if (callProblem(s, seat, npcOf(s, seat)) === null) out.add(choose.call.code());
  },
  forbids({ state: s }, _frame, seat): Refusal | null {
    const being = npcOf(s, seat);
    const why = callProblem(s, seat, being);
    return being < 0 && why !== null ? because(why) : becauseOfCard(why, cardOfBeing(being));
  },
  does: (c, _frame, seat) => callNpc(c, seat),
};

const exchange: HeldenDeed = {
  kind: choose.exchange,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    const hand = handOf(s, seat);
    if (hand.length >= exchangePrice) for (const card of hand) out.add(choose.exchange.code(card));
  },
  forbids({ state: s }, _frame, seat, code) {
    const { length } = handOf(s, seat);
    if (length < exchangePrice) return because('KH-NEW-04.few', { count: length });
    return notInHand(s, seat, choose.exchange.card(code), 'KH-NEW-04');
  },
  does: (c, _frame, seat, code) => startHandIn(c, seat, choose.exchange.card(code), 'card'),
};

/** KH-NEW-01, KH-NEW-02, KH-NEW-07 */
function buyProblem(s: HeldenState, seat: number): Why {
  if ((s.bought & (1 << seat)) !== 0) return 'KH-NEW-02';
  if (s.heroStack.length === 0) return 'KH-NEW-07';
  return handOf(s, seat).length >= s.heroPrice ? null : 'KH-NEW-01.few';
}

const buy: HeldenDeed = {
  kind: choose.buy,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    if (buyProblem(s, seat) === null) for (const card of handOf(s, seat)) out.add(choose.buy.code(card));
  },
  forbids({ state: s }, _frame, seat, code) {
    const why = buyProblem(s, seat);
    if (why === null) return notInHand(s, seat, choose.buy.card(code), 'KH-NEW-01');
    return because(why, { count: handOf(s, seat).length, price: s.heroPrice });
  },
  does: (c, _frame, seat, code) => startHandIn(c, seat, choose.buy.card(code), 'hero'),
};

/** Everything but ending the turn lets it go on (KH-TRN-03). */
export const turnDeeds: readonly HeldenDeed<TurnFrame>[] = [
  ...[attackDeed, equipDeed, takeBackDeed, drawInstead, transferDeed, castDeed].map(goesOn<TurnFrame>),
  ...[play, npc, demon, drinkInTurn, useArtifact, call, exchange, buy].map(goesOn<TurnFrame>),
  always(choose.end, () => {}),
];
