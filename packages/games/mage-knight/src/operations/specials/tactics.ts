import { when } from '@heldentisch/engine';
import { draw, keepKnownTo, lay, lookAt, shuffle, stopLookingAt, take } from '@heldentisch/pieces';
import { designOf } from '../../box.js';
import { type SpecialName, ways } from '../../card.js';
import { type C, findDesign, playerOf } from '../../players.js';
import { drawCards } from '../../rules/cards.js';
import { isDepleted, rollDie } from '../../rules/mana.js';
import type { EffectFrame, MageKnightState } from '../../state.js';
import { basicColors } from '../../terms.js';
import { happened } from '../../vocabulary.js';
import type { Special } from '../verb.js';
import { askCard, askDie, askWay, distinct, repeat, run, stop } from './parts.js';

/** Tactics (MK-CMP-31 to MK-CMP-42). */

const designs = (cards: readonly number[]): number[] => distinct(cards.map(designOf));
const enough = -1;
const isDone = ({ answers }: EffectFrame): boolean => answers.includes(enough);
const picked = ({ answers }: EffectFrame): number => answers.filter((one) => one !== enough).length;

function shuffleInto(c: C, seat: number, cards: number[]): void {
  const { deck } = playerOf(c.state, seat);
  deck.push(...cards.splice(0));
  shuffle(c.chance, deck, c.state.seen);
  c.emit(happened.deckShuffled, seat);
}

const [topWay, handWay] = [ways.indexOf('top'), ways.indexOf('hand')];

/** Up to so many cards of the hand, one after the other. */
const pickFromHand = (most: number, does: (c: C, seat: number, card: number) => void) =>
  repeat(
    most,
    askCard({
      prompt: 'exchangeCard',
      options: (state, frame) => (isDone(frame) ? [] : designs(playerOf(state, frame.seat).hand)),
      answer(c, frame, design) {
        frame.answers.push(0);
        does(c, frame.seat, findDesign(playerOf(c.state, frame.seat).hand, design));
      },
      optional: stop(enough),
      alwaysAsks: true,
    }),
  );

/** MK-CMP-39: depleted dice first; a die is rolled once only. */
function searchable(state: MageKnightState, { answers }: EffectFrame): number[] {
  const left = [...state.source];
  for (const color of answers) left.splice(left.indexOf(color), 1);
  const depleted = left.filter((color) => isDepleted(state, color));
  return distinct(depleted.length > 0 ? depleted : left);
}

export const tactics = {
  rethink: {
    lines: () => [
      ...pickFromHand(3, (c, seat, card) => {
        const { hand, discard } = playerOf(c.state, seat);
        lay(discard, take(hand, card), c.state.seen);
        c.emit(happened.cardDiscarded, seat, designOf(card));
      }),
      run((c, frame) => {
        drawCards(c, frame.seat, picked(frame));
        shuffleInto(c, frame.seat, playerOf(c.state, frame.seat).discard);
      }),
    ],
  },
  manaSteal: {
    lines: () => [
      askDie({
        options: ({ source }) => distinct(source.filter((color) => color < basicColors)),
        answer({ state }, { seat }, color) {
          state.source.splice(state.source.indexOf(color), 1);
          playerOf(state, seat).tacticDie = color;
        },
      }),
    ],
  },
  preparation: {
    lines: () => [
      askCard({
        prompt: 'preparation',
        // In the order of their numbers: the order of the deck is hidden.
        options: (state, { seat }) => designs(playerOf(state, seat).deck).sort((a, b) => a - b),
        answer(c, { seat }, design) {
          const { deck, hand } = playerOf(c.state, seat);
          const card = take(deck, findDesign(deck, design));
          lay(hand, card, c.state.seen);
          c.emit(happened.cardDrawn, seat, card);
          shuffleInto(c, seat, []);
        },
        alwaysAsks: true,
      }),
    ],
  },
  longNight: {
    lines: () => [
      run((c, { seat }) => {
        const { deck, discard } = playerOf(c.state, seat);
        shuffle(c.chance, discard, c.state.seen);
        for (const card of draw(discard, 3)) lay(deck, card, c.state.seen);
        c.emit(happened.deckShuffled, seat);
      }),
    ],
  },
  manaSearch: {
    lines: () => [
      ...repeat(
        2,
        askDie({
          prompt: 'rerollDie',
          options: (state, frame) => (isDone(frame) ? [] : searchable(state, frame)),
          answer: (_c, frame, color) => void frame.answers.push(color),
          optional: stop(enough),
          alwaysAsks: true,
        }),
      ),
      run((c, frame) => {
        const { source } = c.state;
        const dice = frame.answers.filter((color) => color >= 0);
        for (const color of dice) source.splice(source.indexOf(color), 1);
        for (const _die of dice) source.push(rollDie(c));
        source.sort((a, b) => a - b);
        c.emit(happened.sourceRolled);
      }),
    ],
  },
  /** The cards lie where only their owner sees them until they are shuffled in. */
  midnightMeditation: {
    lines: () => [
      ...pickFromHand(5, ({ state }, seat, card) => {
        const { hand } = playerOf(state, seat);
        // It may be any of them, also one that the others knew.
        keepKnownTo(1 << seat, hand, state.seen);
        lookAt(state, seat, [take(hand, card)], state.seen);
      }),
      run((c, frame) => {
        const { state } = c;
        const cards = [...state.looked].map((card) => stopLookingAt(state, card));
        shuffleInto(c, frame.seat, cards);
        drawCards(c, frame.seat, picked(frame));
      }),
    ],
  },
  sparingPower: {
    lines: () => [
      askWay({
        prompt: 'sparingPower',
        options(state, { seat }) {
          const { deck, under } = playerOf(state, seat);
          return [...(deck.length > 0 ? [topWay] : []), ...(under.length > 0 ? [handWay] : [])];
        },
        answer: (_c, frame, way) => void frame.answers.push(way),
        alwaysAsks: true,
      }),
      when<MageKnightState, EffectFrame>(
        (_state, { answers }) => answers[0] === handWay,
        [
          run((c, { seat }) => {
            const { under, hand } = playerOf(c.state, seat);
            const cards = under.splice(0);
            for (const card of cards) {
              lay(hand, card, c.state.seen);
              c.emit(happened.cardDrawn, seat, card);
            }
            c.emit(happened.cardsDrawn, seat, cards.length);
          }),
        ],
        [
          run(({ state }, { seat }) => {
            const player = playerOf(state, seat);
            for (const card of draw(player.deck, 1)) lay(player.under, card, state.seen);
            // It is not turned face down: it is used again before the next turn.
            player.tacticUsed = 0;
          }),
        ],
      ),
      run(({ state }) => {
        state.spared = 1;
      }),
    ],
  },
} satisfies Partial<Record<SpecialName, Special>>;
