import { at, everyone, refusal } from '@heldentisch/engine';
import { showTo } from '@heldentisch/pieces';
import { colorsOfDesign, isWound, wound } from '../../box.js';
import type { SpecialName } from '../../card.js';
import { combatOf, playerOf } from '../../players.js';
import { attackOf, fighterOf } from '../../rules/block.js';
import { woundToDiscard } from '../../rules/cards.js';
import { gainCrystal, rollDie } from '../../rules/mana.js';
import type { CombatFrame, EffectFrame, MageKnightState } from '../../state.js';
import { basicColors } from '../../terms.js';
import { choose, happened } from '../../vocabulary.js';
import { ask } from '../asks.js';
import { attacksOf } from '../on-enemies.js';
import { pickUnit } from '../on-units.js';
import { isShown, lastAnswer, type Special } from '../verb.js';
import { marked } from './basic-actions.js';
import { askCard, note, onlyIn, repeat, run, since, stop } from './parts.js';

const start = -2;
const enough = -1;
/** More wounds than ever come into a hand. */
const mostShown = 30;
const secretWound = (state: MageKnightState, { seat }: EffectFrame): number | undefined =>
  playerOf(state, seat).hand.find((card) => isWound(card) && !isShown(state, card));

export const advancedActions = {
  steadyTempo: { lines: () => [marked(false)] },
  steadyTempoStrong: { lines: () => [marked(true)] },
  /** Of the last two answers the first one is the card, the second one its colour. */
  otherCrystals: {
    lines: () => [
      run((c, { seat, answers }) => {
        const bits = colorsOfDesign[answers[answers.length - 2] ?? -1] ?? 0;
        for (let color = 0; color < basicColors; color++) if (((bits >> color) & 1) === 0) gainCrystal(c, seat, color);
      }),
    ],
  },
  /** How many wounds a hand has is its secret; what counts is what the player shows. */
  showWounds: {
    lines: () => [
      note(start),
      ...repeat(
        mostShown,
        askCard({
          prompt: 'showWound',
          ofHand: (state, frame) =>
            !since(frame, start).includes(enough) &&
            playerOf(state, frame.seat).hand.some((card) => !isShown(state, card)),
          options: (state, frame) => (secretWound(state, frame) === undefined ? [] : [wound]),
          answer: ({ state }, frame) => showTo(everyone, [secretWound(state, frame) as number], state.seen),
          optional: stop(enough),
        }),
      ),
    ],
  },
  rerollSource: {
    lines: () => [
      run((c) => {
        const { source } = c.state;
        for (const i of source.keys()) source[i] = rollDie(c);
        source.sort((a, b) => a - b);
        c.emit(happened.sourceRolled);
      }),
    ],
  },
  /** The spell is played like a card of the hand: see `offered` in rules/playing. */
  magicTalent: {
    lines: () => [
      run(({ state }, frame) => {
        const { source, thing } = frame;
        state.turn.lasting.push({ what: 'offeredSpell', bits: 1 << lastAnswer(frame), n: thing, least: 0, source });
      }),
    ],
  },
  woundToDiscard: { lines: () => [run((c, { seat }) => woundToDiscard(c, seat))] },
  unitPhysical: {
    whyNot: (state, seat) =>
      combatOf(state) !== undefined && playerOf(state, seat).units.length > 0
        ? null
        : refusal('MK-UNI-02', { case: 'combat' }),
    lines: () => [
      pickUnit(
        'pickUnit',
        () => true,
        ({ state }, { source }, unit) =>
          void state.turn.lasting.push({ what: 'unitPhysical', bits: unit, n: 0, least: 0, source }),
      ),
    ],
  },
  bareAttack: {
    whyNot: onlyIn('MK-CBT-17', 0, 1),
    lines: () => [
      ask({
        kind: choose.pickAttack,
        rule: 'MK-BLK-01',
        prompt: 'pickAttack',
        options: attacksOf,
        read: (code) => choose.pickAttack.attack(code),
        answer({ state }, _frame, number) {
          const combat = combatOf(state) as CombatFrame;
          at(combat.fighters, fighterOf(number)).bare |= 1 << attackOf(number);
        },
      }),
    ],
  },
} satisfies Partial<Record<SpecialName, Special>>;
