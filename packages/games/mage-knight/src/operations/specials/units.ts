import { at, type Deed, oneFrom, oneOf, refusal, when } from '@heldentisch/engine';
import { showTo } from '@heldentisch/pieces';
import { stepsBetween } from '../../board.js';
import { unitIndex } from '../../box.js';
import { type SpecialName, ways } from '../../card.js';
import { tokensAt } from '../../map.js';
import { combatOf, playerOf } from '../../players.js';
import { attackOf, fighterOf } from '../../rules/block.js';
import { woundUnit } from '../../rules/damage.js';
import { isImmune } from '../../rules/enemies.js';
import { bit, canPay } from '../../rules/mana.js';
import { scoutedPile, scoutedSpace } from '../../rules/tokens.js';
import type { CombatFrame, EffectFrame, MageKnightState } from '../../state.js';
import { blue, coldFire, green, melee, physical, red, white } from '../../terms.js';
import { choose, happened } from '../../vocabulary.js';
import { ask, asking } from '../asks.js';
import { strikingPhases } from '../conditions.js';
import { payLine } from '../mana.js';
import { attackOfChosen, attacksOf, doTo, loweredBy, reachable } from '../on-enemies.js';
import { addAttack, addBlock, addMove } from '../points.js';
import { lastAnswer, type OperationProgram, type OperationVerb, type Special } from '../verb.js';
import { askWay, onlyIn, run } from './parts.js';

type S = MageKnightState;

const owns = (state: S, { seat, thing }: EffectFrame): boolean => playerOf(state, seat).units.includes(thing);

/** One of the two colours that make the mages stronger, each once. */
function moreMana(): OperationProgram {
  const open = (state: S, { answers, seat }: EffectFrame, color: number): boolean =>
    !answers.includes(color) && canPay(state, seat, bit(color));
  return [
    when<S, EffectFrame>(
      (state, frame) => open(state, frame, red) || open(state, frame, blue),
      [
        oneOf<S, EffectFrame>(
          { kind: choose.take, rule: 'MK-EFF-01', seat: (_s, { seat }) => seat, prompt: asking('may') },
          [
            ...(['red', 'blue'] as const).map((name, color) => ({
              value: ways.indexOf(name),
              program: [payLine([name])],
              forbids: ({ state }: { readonly state: S }, frame: EffectFrame) =>
                open(state, frame, color) ? null : refusal('MK-CRD-14', { case: 'mana' }),
            })),
            { value: ways.indexOf('no'), program: [] },
          ],
        ),
      ],
    ),
  ];
}

// Scouts

const scoutedAway = 3;
/** Face-down tokens near the hero: their spaces. */
const hiddenNear = (state: S, seat: number): number[] => {
  const { space } = playerOf(state, seat);
  const spaces = state.tokenSpaces.filter(
    (one, i) => state.tokenUp[i] === 0 && space >= 0 && stepsBetween(space, one) <= scoutedAway,
  );
  return [...new Set(spaces)];
};
const filledPiles = (state: S): number[] =>
  [...state.enemyPiles.keys()].filter((pile) => at(state.enemyPiles, pile).length > 0);

const scoutSpace = (): Deed<S, EffectFrame> =>
  oneFrom(
    choose.pickSpace,
    ({ state }, { seat }, _seat, out) => {
      for (const space of hiddenNear(state, seat)) out.add(choose.pickSpace.code(space));
    },
    'MK-SIT-05',
    ({ state }, { seat }, _seat, code) => {
      const space = choose.pickSpace.space(code);
      const list = tokensAt(state, space);
      const order = list.findIndex((index) => state.tokenUp[index] === 0);
      showTo(1 << seat, [at(state.tokens, at(list, order))], state.seen);
      state.scouted = scoutedSpace(space, order);
    },
  );
const scoutPile = (): Deed<S, EffectFrame> =>
  oneFrom(
    choose.pickPile,
    ({ state }, _frame, _seat, out) => {
      for (const pile of filledPiles(state)) out.add(choose.pickPile.code(pile));
    },
    'MK-SIT-05',
    ({ state }, { seat }, _seat, code) => {
      const pile = choose.pickPile.pile(code);
      const tokens = at(state.enemyPiles, pile);
      showTo(1 << seat, [at(tokens, tokens.length - 1)], state.seen);
      state.scouted = scoutedPile(pile, tokens.length - 1);
    },
  );
const scoutLine = (): OperationVerb => {
  const deeds = [scoutSpace(), scoutPile()];
  return {
    seats: ({ state }, { seat }) => (hiddenNear(state, seat).length + filledPiles(state).length > 0 ? 1 << seat : 0),
    run: () => {},
    deeds: () => deeds,
    prompt: () => ({ key: 'scout' }),
    alwaysAsks: true,
  };
};

// Familiars: the token on the unit makes one of its abilities stronger.

const familiar = (
  { state }: { readonly state: S },
  { thing }: EffectFrame,
  color: number,
  plain: number,
  more: number,
) => (state.familiar[unitIndex(thing)] === color ? more : plain);
const [moveWay, influenceWay] = [ways.indexOf('move'), ways.indexOf('influence')];

export const units = {
  woundSelf: {
    lines: () => [
      run((c, frame) => {
        if (owns(c.state, frame)) woundUnit(c, frame.seat, frame.thing, 1);
      }),
    ],
  },
  altemMages: {
    whyNot: (state) => onlyIn('MK-CBT-17', 1, ...strikingPhases(state))(state),
    lines: () => [
      ...moreMana(),
      when<S, EffectFrame>((_s, { answers }) => answers.length > 0, moreMana()),
      run((c, frame) => {
        const amount = 5 + 2 * frame.answers.length;
        if (combatOf(c.state)?.phase === 1) addBlock(c, frame, coldFire, amount);
        else addAttack(c, frame, melee, coldFire, amount);
      }),
    ],
  },
  scout: {
    whyNot: (state, seat) =>
      hiddenNear(state, seat).length + filledPiles(state).length > 0 ? null : refusal('MK-SIT-05', { case: 'scout' }),
    lines: () => [scoutLine()],
  },
  /** Its attack can be lowered even if nothing else works on it. */
  shockEnemy: {
    whyNot: onlyIn('MK-CBT-17', 0, 1, 3),
    lines: () => [
      ask({
        kind: choose.pickEnemy,
        rule: 'MK-CBT-17',
        prompt: 'pickEnemy',
        options: (state, frame) => reachable(state, frame, true),
        read: (code) => choose.pickEnemy.enemySlot(code),
        answer(c, frame, index) {
          frame.answers.push(index);
          const fighter = at((combatOf(c.state) as CombatFrame).fighters, index);
          fighter.unitsInvolved = 1;
          if (!isImmune(c.state, fighter, frame.color)) doTo(c, index, { to: 'armor', n: -1 });
        },
      }),
      attackOfChosen(-1),
    ],
  },
  shockAttack: {
    whyNot: (state) =>
      combatOf(state)?.phase === 1 && attacksOf(state).length > 0 ? null : refusal('MK-BLK-01', { case: 'lower' }),
    lines: () => [
      ...loweredBy(3),
      run(({ state }, frame) => {
        const fighter = (combatOf(state) as CombatFrame).fighters[fighterOf(lastAnswer(frame))];
        if (fighter === undefined) return;
        fighter.unitsInvolved = 1;
        if (!owns(state, frame)) return;
        fighter.bait = frame.thing;
        fighter.baitedAttack = attackOf(lastAnswer(frame));
      }),
    ],
  },
  familiarAttack: {
    whyNot: (state) => onlyIn('MK-ATK-01', ...strikingPhases(state))(state),
    lines: () => [run((c, frame) => addAttack(c, frame, melee, physical, familiar(c, frame, red, 3, 5)))],
  },
  familiarBlock: {
    whyNot: onlyIn('MK-BLK-03', 1),
    lines: () => [run((c, frame) => addBlock(c, frame, physical, familiar(c, frame, blue, 4, 7)))],
  },
  familiarMove: {
    lines: () => [
      askWay({
        options: () => [moveWay, influenceWay],
        answer(c, frame, way) {
          const amount = familiar(c, frame, white, 3, 5);
          if (way === moveWay) {
            addMove(c, frame, amount);
            return;
          }
          c.state.turn.influence += amount;
          c.emit(happened.influencePoints, frame.seat, amount + 2048);
        },
      }),
    ],
  },
  familiarHeal: {
    whyNot: (state) => (combatOf(state) === undefined ? null : refusal('MK-CBT-15')),
    lines: () => [
      run((c, frame) => {
        const amount = familiar(c, frame, green, 2, 3);
        c.state.turn.heal += amount;
        c.emit(happened.healPoints, frame.seat, amount);
      }),
    ],
  },
} satisfies Partial<Record<SpecialName, Special>>;
