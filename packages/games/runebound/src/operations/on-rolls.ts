import { at, oneFrom } from '@heldentisch/engine';
import { type C, frameOf } from '../rules/frames.js';
import type { EffectFrame, RuneboundState } from '../state.js';
import { attributes } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { programOfSuccess } from './programs.js';
import type { Named, OperationVerb } from './verb.js';

/** Operations on the roll that lies on the table. */

export const add = ({ n }: Named<'add'>): OperationVerb => ({
  run({ state }) {
    frameOf(state, 'roll').plus += n;
  },
});

const sides = 10;

function rollAgain(c: C, which: readonly number[]): void {
  const roll = frameOf(c.state, 'roll');
  for (const die of which) roll.dice[die] = c.chance.roll(sides);
  c.emit(happened.dieRerolled, roll.seat, roll.character, at(roll.dice, 0), at(roll.dice, 1));
}

const oneDie = oneFrom<RuneboundState, EffectFrame>(
  choose.combatDie,
  (_c, _frame, _seat, out) => {
    out.add(choose.combatDie.code(0));
    out.add(choose.combatDie.code(1));
  },
  'RB-ABL-31',
  (c, _frame, _seat, code) => rollAgain(c, [choose.combatDie.die(code)]),
);
const oneDieDeeds = [oneDie];

export const reroll = ({ dice }: Named<'reroll'>): OperationVerb =>
  dice === 1
    ? { seats: (_c, { seat }) => 1 << seat, deeds: () => oneDieDeeds, prompt: () => ({ key: 'combatDie' }) }
    : { run: (c) => rollAgain(c, [0, 1]) };

export const useAttribute = ({ attr }: Named<'useAttr'>): OperationVerb => ({
  run(c, { seat }) {
    frameOf(c.state, 'roll').attribute = attributes.indexOf(attr);
    c.emit(happened.attributeUsed, seat, attributes.indexOf(attr));
  },
});

/** Stands for the lowest of the three values. */
const lowest = attributes.length;

export const versusAttribute = ({ attr }: Named<'vsAttr'>): OperationVerb => ({
  run({ state }, { seat }) {
    const clash = frameOf(state, 'clash');
    clash.versus = attr === 'lowest' ? lowest : attributes.indexOf(attr);
    clash.versusBy = seat;
  },
});

export const onSuccess = (operation: Named<'onSuccess'>): OperationVerb => {
  const program = programOfSuccess(operation);
  return { run: ({ state }) => void frameOf(state, 'roll').later.push(program) };
};
