import { everyone, perform, when } from '@heldentisch/engine';
import { lay, showTo, take } from '@heldentisch/pieces';
import { designOf, isActionDesign, isUnitThing, mostSeats, unitIndex } from '../../box.js';
import type { SpecialName } from '../../card.js';
import { findDesign, isIn, isSpent, levelOfUnit, playerOf } from '../../players.js';
import { effectFrame } from '../../rules/effects.js';
import type { EffectFrame, MageKnightState } from '../../state.js';
import { choose, happened } from '../../vocabulary.js';
import { ask, handOf } from '../asks.js';
import { programOfBuiltIn } from '../programs.js';
import { lastAnswer, type OperationProgram, type OperationVerb, type Special } from '../verb.js';
import { cardColors, fitsFilter } from '../why-not.js';
import { askCard, distinct, mark, othersOf, run, since, stop } from './parts.js';

/** Spells that reach into the hands and camps of the others. */

type S = MageKnightState;
const start = -2;

/** Who cast the spell: its effect waits under the one of the other player. */
const casting = ({ frames }: S, { seat, source }: EffectFrame): EffectFrame | undefined =>
  frames.find(
    (frame): frame is EffectFrame => frame.step === 'effect' && frame.source === source && frame.seat !== seat,
  );

/** Ready units of another player up to a level, each design once. */
const victims = (state: S, seat: number, other: number, level: number): number[] =>
  other === seat || state.players[other] === undefined || !isIn(state, other)
    ? []
    : distinct(
        playerOf(state, other)
          .units.filter((unit) => !isSpent(state, unit) && levelOfUnit(unit) <= level)
          .map(designOf),
      );

const tire = (other: number, level: number): OperationVerb =>
  ask({
    kind: choose.pickUnitName,
    rule: 'MK-UNI-10',
    prompt: 'spendUnit',
    options: (state, { seat }) => victims(state, seat, other, level),
    read: (code) => choose.pickUnitName.unitName(code),
    answer(c, _frame, design) {
      const { state } = c;
      const unit = playerOf(state, other).units.find((one) => designOf(one) === design && !isSpent(state, one));
      if (unit === undefined) return;
      state.spent[unitIndex(unit)] = 1;
      c.emit(happened.unitSpent, other, design);
    },
    optional: stop(-1),
  });

/** One unit of each other player, if one was readied. */
const tireAll = (level: number): OperationProgram => [
  when<S, EffectFrame>(
    (_state, frame) => isUnitThing(lastAnswer(frame)),
    Array.from({ length: mostSeats }, (_, other) => tire(other, level)),
  ),
];

const stolen = ({ players }: S, frame: EffectFrame): number[] =>
  since(frame, start)
    .filter((one) => one >= mark)
    .map((one) => one - mark)
    .filter((card) => isActionDesign(designOf(card)) && players.some(({ discard }) => discard.includes(card)));

export const mindSpells = {
  mindRead: {
    lines: () => [
      run((_c, frame) => void frame.answers.push(lastAnswer(frame), start)),
      ...Array.from({ length: mostSeats - 1 }, (_, i) =>
        perform<S, EffectFrame>(({ state }, { seat, source, answers }) => {
          const other = othersOf(state, seat)[i];
          if (other === undefined) return null;
          const color = answers[answers.lastIndexOf(start) - 1] ?? -1;
          return effectFrame(other, programOfBuiltIn('readMind'), source, -1, color);
        }),
      ),
    ],
  },
  readMind: {
    lines: () => [
      askCard({
        prompt: 'discardCard',
        options: (state, { seat, color }) =>
          distinct(
            playerOf(state, seat)
              .hand.filter((card) => fitsFilter(card, 'colored') && (cardColors(card) >> color) & 1)
              .map(designOf),
          ),
        answer(c, frame, design) {
          const { state } = c;
          const { hand, discard } = playerOf(state, frame.seat);
          const card = findDesign(hand, design);
          lay(discard, take(hand, card), state.seen);
          c.emit(happened.cardDiscarded, frame.seat, design);
          casting(state, frame)?.answers.push(mark + card);
        },
        // Everybody sees that there is none.
        none: ({ state }, { seat }) => showTo(everyone, playerOf(state, seat).hand, state.seen),
        ofHand: handOf,
      }),
    ],
  },
  mindSteal: {
    lines: () => [
      askCard({
        prompt: 'takeAction',
        options: (state, frame) => distinct(stolen(state, frame).map(designOf)),
        answer(c, frame, design) {
          const { state } = c;
          const card = stolen(state, frame).find((one) => designOf(one) === design);
          const pile = state.players.find(({ discard }) => card !== undefined && discard.includes(card))?.discard;
          if (card === undefined || pile === undefined) return;
          state.owner[card] = frame.seat;
          lay(playerOf(state, frame.seat).hand, take(pile, card), state.seen, everyone);
          c.emit(happened.cardGained, frame.seat, design);
        },
        optional: stop(-1),
      }),
    ],
  },
  energyFlow: { lines: () => tireAll(2) },
  energySteal: { lines: () => tireAll(3) },
} satisfies Partial<Record<SpecialName, Special>>;
