import { always } from '@heldentisch/engine';
import { unitIndex } from '../box.js';
import { combatOf, isSpent, isWoundedUnit, levelOfUnit, playerOf, unitAt } from '../players.js';
import { healUnitOnce, readyUnit } from '../rules/units.js';
import type { EffectFrame, MageKnightState } from '../state.js';
import { choose } from '../vocabulary.js';
import { ask } from './asks.js';
import { amountOf, type Named, type OperationProgram, type OperationVerb } from './verb.js';

/** Units are made ready or healed. */

const slotsOf = (state: MageKnightState, seat: number, fits: (unit: number) => boolean): number[] => {
  const { units } = playerOf(state, seat);
  return [...units.keys()].filter((slot) => fits(units[slot] as number));
};

const done = always<MageKnightState, EffectFrame>(choose.done, () => {});

type Asked = Parameters<typeof ask>[0];

export const pickUnit = (
  prompt: string,
  fits: (state: MageKnightState, unit: number, frame: EffectFrame) => boolean,
  answer: Asked['answer'],
  more: Pick<Asked, 'optional' | 'alwaysAsks'> = {},
): OperationVerb =>
  ask({
    kind: choose.pickUnit,
    rule: 'MK-UNI-04',
    prompt,
    options: (state, frame) => slotsOf(state, frame.seat, (unit) => fits(state, unit, frame)),
    read: (code) => choose.pickUnit.unit(code),
    answer: (c, frame, slot) => answer(c, frame, unitAt(playerOf(c.state, frame.seat), slot + 1)),
    ...more,
  });

export const ready = ({ level, heals }: Named<'ready'>): OperationVerb =>
  pickUnit(
    'readyUnit',
    // A unit does not make itself ready: it could do so for ever.
    (state, unit, { thing }) =>
      unit !== thing &&
      (isSpent(state, unit) || (heals === true && isWoundedUnit(state, unit))) &&
      levelOfUnit(unit) <= level,
    (c, frame, unit) => {
      readyUnit(c, frame.seat, unit);
      if (heals === true && isWoundedUnit(c.state, unit)) healUnitOnce(c, frame.seat, unit);
      frame.answers.push(unit);
    },
  );

/** Stands before the levels among the answers: colours that were paid are answers, too. */
const levelsFrom = -2;

/** Units of so many levels in all. */
export function readyLevels({ n }: Named<'readyLevels'>): OperationProgram {
  const left = (state: MageKnightState, frame: EffectFrame): number =>
    frame.answers
      .slice(frame.answers.lastIndexOf(levelsFrom) + 1)
      .reduce((sum, level) => sum - level, amountOf(state, { ...frame, bonus: 0 }, n));
  const line = pickUnit(
    'readyUnits',
    (state, unit, frame) => isSpent(state, unit) && levelOfUnit(unit) <= left(state, frame),
    (c, frame, unit) => {
      readyUnit(c, frame.seat, unit);
      frame.answers.push(levelOfUnit(unit));
    },
    { optional: done },
  );
  const start: OperationVerb = { run: (_c, frame) => void frame.answers.push(levelsFrom) };
  return [start, line, line, line, line, line];
}

export const readyAll: OperationVerb = {
  run(c, { seat }) {
    for (const unit of playerOf(c.state, seat).units) if (isSpent(c.state, unit)) readyUnit(c, seat, unit);
  },
};

export const healAll: OperationVerb = {
  run(c, { seat }) {
    if (combatOf(c.state) !== undefined) return;
    for (const unit of playerOf(c.state, seat).units) {
      while ((c.state.unitWounds[unitIndex(unit)] as number) > 0) healUnitOnce(c, seat, unit);
    }
  },
};

export const healOneUnit: OperationVerb = pickUnit(
  'healUnit',
  (state, unit) => isWoundedUnit(state, unit),
  (c, { seat }, unit) => healUnitOnce(c, seat, unit),
);
