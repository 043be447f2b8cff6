import { oneFrom, refusal, type Verb } from '@heldentisch/engine';
import { kindOfCard } from './box.js';
import { cardKey, kindNumber } from './card-ids.js';
import { hasKind, offerKinds } from './piles.js';
import { drawCards } from './rules/decks.js';
import { shine as gainLight, kindle as kindleLight } from './rules/flicker.js';
import type { CardFrame, LamplightState } from './state.js';
import { choose, happened } from './vocabulary.js';

/** The words that cards are written in. */
export type CardVerb = Verb<LamplightState, CardFrame>;

/** Begins what a kind of card does. */
export const effectOf = (seat: number, card: number): CardFrame => ({
  step: 'effect',
  seat,
  card,
  at: 0,
  answers: [],
  loops: [],
});

export const gainOil = (amount: number): CardVerb => ({
  run(c, { seat }) {
    c.state.oil += amount;
    c.emit(happened.oilGained, seat, amount);
  },
});

export const draw = (count: number): CardVerb => ({ run: (c, { seat }) => drawCards(c, seat, count) });

/** Light that others may blow out. */
export const kindle = (amount: number): CardVerb => ({ run: (c, { seat }) => kindleLight(c, seat, amount) });

/** Light that is safe from the wind. */
export const shine = (amount: number): CardVerb => ({ run: (c, { seat }) => gainLight(c, seat, amount) });

/** The face becomes the next answer of the effect. */
export const rollDie: CardVerb = {
  run(c, { seat, answers }) {
    const face = c.chance.roll(6);
    answers.push(face);
    c.emit(happened.dieRolled, seat, face);
  },
};

/** LAM-15 */
const mirror = kindNumber('mirror');
const canReflect = (card: number): boolean => kindOfCard[card] !== mirror;

const reflectCard = oneFrom<LamplightState, CardFrame>(
  choose.reflect,
  ({ state }, _frame, _seat, out) => offerKinds(state.market.filter(canReflect), choose.reflect, out),
  ({ state }, _frame, _seat, code) => {
    const card = choose.reflect.card(code);
    return refusal(hasKind(state.market, card) ? 'LAM-15' : 'LAM-07', { card: cardKey(card) });
  },
  (c, frame, seat, code) => {
    const card = choose.reflect.card(code);
    frame.answers.push(card);
    c.emit(happened.cardReflected, seat, card);
  },
);
const reflectDeeds = [reflectCard];

/** The chosen kind of card becomes the next answer. Nobody is asked if there is nothing to choose. */
export const chooseReflection: CardVerb = {
  seats: ({ state }, { seat }) => (state.market.some(canReflect) ? 1 << seat : 0),
  deeds: () => reflectDeeds,
  prompt: () => ({ key: 'reflect' }),
};
