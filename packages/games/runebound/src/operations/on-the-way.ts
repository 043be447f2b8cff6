import { again, type Deed, oneFrom, oneOf, refusal, when } from '@heldentisch/engine';
import { testing } from '../abilities.js';
import { hero, sourceKey } from '../box.js';
import { isPassable, spaceNames, spaceOfCity, tamalir } from '../map.js';
import { partyOf } from '../parties.js';
import { holds } from '../rules/conditions.js';
import { takeFromSupply } from '../rules/counters.js';
import { type C, frameOf, rollFrame } from '../rules/frames.js';
import { unspentDice } from '../rules/useful.js';
import type { EffectFrame, MovementFrame, RuneboundState } from '../state.js';
import { attributes, colors, skills, type Way, ways } from '../terms.js';
import { choose, happened, movementDice } from '../vocabulary.js';
import type { Named, OperationProgram, OperationVerb } from './verb.js';

/** Operations on gold, movement and counters; tests and decisions. */

export const gold = ({ n }: Named<'gold'>): OperationVerb => ({
  run(c, { seat }) {
    const party = partyOf(c.state, seat);
    const change = Math.max(n, -party.gold);
    party.gold += change;
    if (change > 0) c.emit(happened.goldGained, seat, change);
    if (change < 0) c.emit(happened.goldLost, seat, -change);
  },
});

/** RB-MKT-18: only the next card of this step. */
export const nextPrice = ({ n = 0 }: Named<'price'>): OperationVerb => ({
  run({ state }) {
    frameOf(state, 'market').discount -= n;
  },
});

export const counter = ({ color }: Named<'counter'>): OperationVerb => ({
  run: (c, { seat }) => takeFromSupply(c, seat, colors.indexOf(color)),
});

// Movement dice

const sides = 6;

const dieDeed = (does: (c: C, movement: MovementFrame, frame: EffectFrame, die: number) => void) =>
  oneFrom<RuneboundState, EffectFrame>(
    choose.pickDie,
    ({ state }, { answers }, _seat, out) => {
      for (const die of unspentDice(state)) if (!answers.includes(die)) out.add(choose.pickDie.code(die));
    },
    (_c, _frame, _seat, code) => refusal('RB-MOV-25', { case: 'die', die: choose.pickDie.die(code) + 1 }),
    (c, frame, _seat, code) => does(c, frameOf(c.state, 'movement'), frame, choose.pickDie.die(code)),
  );

const wildDeeds = [
  dieDeed((c, movement, { seat }, die) => {
    movement.wild |= 1 << die;
    c.emit(happened.dieBecameWild, seat, die);
  }),
];

const hasUnspent = ({ state }: C, { seat }: EffectFrame): number => (unspentDice(state).length > 0 ? 1 << seat : 0);

export const wild: OperationVerb = {
  seats: hasUnspent,
  run: () => {},
  deeds: () => wildDeeds,
  prompt: (_state, { source }) => ({ key: 'wild', params: { source: sourceKey(source) } }),
};

/** RB-MOV-25: a die that is rolled anew loses its mark. */
function rollDie(c: C, movement: MovementFrame, seat: number, die: number): void {
  const face = c.chance.roll(sides);
  movement.dice[die] = face;
  movement.wild &= ~(1 << die);
  c.emit(happened.movementDieRolled, seat, die, face - 1);
}

const rerollOneDeeds = [dieDeed((c, movement, { seat }, die) => rollDie(c, movement, seat, die))];

/** Any number of dice: they are named one by one, then rolled together. */
const rerollAnyDeeds: readonly Deed<RuneboundState, EffectFrame>[] = [
  dieDeed((_c, _movement, frame, die) => {
    frame.answers.push(die);
    if (frame.answers.length < movementDice) again(frame);
  }),
  {
    kind: choose.rerollChosen,
    candidates: (_c, _frame, _seat, out) => out.add(choose.rerollChosen.code()),
    forbids: (_c, { answers }) => (answers.length > 0 ? null : refusal('RB-MOV-25', { case: 'none' })),
    does: () => {},
  },
];

/** Nothing is left to name: the dice are rolled. */
const allNamed = ({ state }: C, { seat, answers }: EffectFrame): number =>
  unspentDice(state).length > answers.length ? 1 << seat : 0;

export const rerollMovement = ({ n }: Named<'rerollMove'>): OperationProgram =>
  n === 'any'
    ? [
        {
          seats: allNamed,
          run: () => {},
          deeds: () => rerollAnyDeeds,
          prompt: (_state, { source }) => ({ key: 'rerollAny', params: { source: sourceKey(source) } }),
        },
        {
          run(c, { seat, answers }) {
            const movement = frameOf(c.state, 'movement');
            for (const die of [...answers].sort((a, b) => a - b)) rollDie(c, movement, seat, die);
          },
        },
      ]
    : [
        {
          seats: hasUnspent,
          run: () => {},
          deeds: () => rerollOneDeeds,
          prompt: (_state, { source }) => ({ key: 'rerollOne', params: { source: sourceKey(source) } }),
        },
      ];

// Going somewhere without movement

/** RB-MOV-21: who is placed came from nowhere. */
function placeHero(c: C, seat: number, space: number): void {
  const party = partyOf(c.state, seat);
  party.space = space;
  party.cameFrom = -1;
  c.emit(happened.heroPlaced, seat, space);
  // RB-MOV-27: it replaces the movement.
  frameOf(c.state, 'movement').isOver = 1;
}

const cityDeeds = [
  oneFrom<RuneboundState, EffectFrame>(
    choose.goTo,
    (_c, _frame, _seat, out) => {
      for (const space of spaceOfCity) out.add(choose.goTo.code(space));
    },
    (_c, _frame, _seat, code) => {
      const space = choose.goTo.space(code);
      return refusal(isPassable(space) ? 'RB-ABL-34' : 'RB-MOV-08', {
        case: 'space',
        space: `space.${spaceNames[space]}`,
      });
    },
    (c, { seat }, _seat, code) => placeHero(c, seat, choose.goTo.space(code)),
  ),
];

export const go = ({ to }: Named<'go'>): OperationVerb =>
  to === 'tamalir'
    ? { run: (c, { seat }) => placeHero(c, seat, tamalir) }
    : { seats: (_c, { seat }) => 1 << seat, deeds: () => cityDeeds, prompt: () => ({ key: 'goToCity' }) };

// Tests and decisions

export function test(
  { skill, attr, n, pass, fail }: Named<'test'>,
  programOf: (operations: Named<'test'>['pass']) => OperationProgram,
): OperationProgram {
  const number = skills.indexOf(skill);
  const roll: OperationVerb = {
    run(c, { seat }) {
      c.emit(happened.testBegun, seat, number, n);
      c.state.frames.push(rollFrame(seat, hero, testing, -1, attributes.indexOf(attr), { skill: number, target: n }));
    },
  };
  return [roll, when((_state, { answers }) => answers.at(-1) === 1, programOf(pass), programOf(fail))];
}

export function decide(
  { of, ways: names, need = [] }: Named<'choose'>,
  programOf: (operations: Named<'test'>['pass']) => OperationProgram,
): OperationProgram {
  const prompt: NonNullable<OperationVerb['prompt']> = (_state, { source }) => ({
    key: 'take',
    params: { source: sourceKey(source) },
  });
  const branches = of.map((operations, i) => ({
    program: programOf(operations),
    value: ways.indexOf(names[i] as Way),
    forbids: ({ state }: C, { source }: EffectFrame, seat: number) =>
      holds(state, seat, need[i] ?? null) ? null : refusal('RB-MKT-14', { case: 'take', source: sourceKey(source) }),
  }));
  return [oneOf({ kind: choose.take, rule: 'RB-ABL-34', seat: (_state, { seat }) => seat, prompt }, branches)];
}
