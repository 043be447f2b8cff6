import { again, always, at, type Deed, type Phases, refusal, sequence } from '@heldentisch/engine';
import { type Skilled, specialAbilities } from '../abilities.js';
import { characterNames, hero } from '../box.js';
import { city, neighboursOf, terrainOf } from '../map.js';
import { programOfAbility } from '../operations/programs.js';
import { charactersOf, exhaustionOf, hasCharacter, partyOf } from '../parties.js';
import type { MovementFrame, RuneboundFrame, RuneboundState } from '../state.js';
import { terrains } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { holds } from './conditions.js';
import { type C, effectFrame } from './frames.js';
import { removeExhaustion } from './harm.js';
import { diceToRoll, isSpent, movementDie, moveProblem, openTerrains, paysFor, stepProblem } from './moving.js';
import { noteStanding } from './noting.js';
import { discardAt, type Openness, useAt } from './using.js';

/*
 * The movement step (RB-MOV, RB-RST): how the hero moves, what rest takes away, the roll, and the way.
 */

type MoveDeed = Deed<RuneboundState, MovementFrame>;

/** RB-RST-03: dice left unrolled are counted from here. */
const restFrom = 4;

const beforeRoll: Openness = { moments: ['move.roll', 'free'], pre: null };
const afterRoll: Openness = { moments: ['move.rolled', 'free'], pre: null };

const askAgain = (frame: RuneboundFrame): void => again(frame as MovementFrame);

const isTired = (state: RuneboundState, seat: number): boolean =>
  charactersOf(state, seat).some((character) => exhaustionOf(state, seat, character) > 0);

// How to move

const roll: MoveDeed = always(choose.roll, (c, frame, seat) => {
  frame.toRoll = diceToRoll(c.state, seat);
  noteStanding(c, seat, ({ op }) => op === 'dice');
});

const rest: MoveDeed = {
  kind: choose.rest,
  candidates(_c, _frame, _seat, out) {
    for (let dice = 0; dice < restFrom; dice++) out.add(choose.rest.code(dice));
  },
  forbids: ({ state }, _frame, seat) => (isTired(state, seat) ? null : refusal('RB-RST-09')),
  does(c, frame, seat, code) {
    frame.toRoll = choose.rest.dice(code);
    frame.toRest = restFrom - frame.toRoll;
    c.emit(happened.restAnnounced, seat, frame.toRoll);
  },
};

/** RB-MOV-12, RB-MOV-13 */
const step: MoveDeed = {
  kind: choose.step,
  candidates({ state }, _frame, seat, out) {
    for (const space of at(neighboursOf, partyOf(state, seat).space)) out.add(choose.step.code(space));
  },
  forbids: ({ state }, _frame, seat, code) => stepProblem(state, seat, choose.step.space(code)),
  does(c, frame, seat, code) {
    movement.go(frame, 'end');
    enter(c, seat, choose.step.space(code));
  },
};

/** RB-MOV-15 */
const stay: MoveDeed = always(choose.stay, (c, frame, seat) => {
  c.emit(happened.heroStayed, seat, partyOf(c.state, seat).space);
  movement.go(frame, 'end');
});

const chooseDeeds: readonly MoveDeed[] = [
  roll,
  rest,
  step,
  stay,
  useAt(beforeRoll, askAgain) as MoveDeed,
  discardAt(askAgain) as MoveDeed,
];

// What rest takes away

const relieve: MoveDeed = {
  kind: choose.relieve,
  candidates({ state }, _frame, seat, out) {
    for (const character of charactersOf(state, seat)) out.add(choose.relieve.code(character));
  },
  forbids({ state }, _frame, seat, code) {
    const character = choose.relieve.character(code);
    const about = { character: `character.${characterNames[character]}` };
    if (!hasCharacter(state, seat, character)) return refusal('RB-RST-04', { case: 'away', ...about });
    return exhaustionOf(state, seat, character) > 0 ? null : refusal('RB-RST-04', about);
  },
  does(c, frame, seat, code) {
    frame.toRest--;
    again(frame);
    removeExhaustion(c, seat, choose.relieve.character(code), 1);
  },
};
/** RB-RST-02: they may be removed. */
const restDeeds: readonly MoveDeed[] = [relieve, always(choose.onward, () => {})];

// The way

const move: MoveDeed = {
  kind: choose.move,
  exact: true,
  candidates({ state }, frame, seat, out) {
    const open = openTerrains(state, seat);
    const from = at(neighboursOf, partyOf(state, seat).space);
    for (let die = 0; die < frame.dice.length; die++) {
      if (isSpent(frame, die)) continue;
      for (const space of from) {
        if (paysFor(frame, die, at(terrainOf, space), open)) out.add(choose.move.code(space, die));
      }
    }
  },
  forbids: ({ state }, frame, seat, code) =>
    moveProblem(state, frame, seat, choose.move.space(code), choose.move.die(code)),
  does(c, frame, seat, code) {
    const [space, die] = [choose.move.space(code), choose.move.die(code)];
    again(frame);
    noteOpenTerrain(c, frame, seat, space, die);
    frame.spent |= 1 << die;
    enter(c, seat, space);
  },
};

/** The die alone would not have paid. */
function noteOpenTerrain(c: C, frame: MovementFrame, seat: number, space: number, die: number): void {
  const terrain = at(terrainOf, space);
  if (paysFor(frame, die, terrain, 1 << city)) return;
  const name = at(terrains, terrain);
  noteStanding(c, seat, (operation) => operation.op === 'enterAny' && operation.terrain.includes(name));
}

const walkDeeds: readonly MoveDeed[] = [
  move,
  always(choose.stop, () => {}),
  useAt(afterRoll, askAgain) as MoveDeed,
  discardAt(askAgain) as MoveDeed,
];

/** What the event in play does at this moment. */
function trigger(c: C, seat: number, when: Skilled['when']): void {
  for (const card of c.state.event) {
    for (const ability of at(specialAbilities, card)) {
      if (ability.when !== when || !holds(c.state, seat, ability.condition)) continue;
      c.resolved(ability.number);
      c.state.frames.push(effectFrame(seat, hero, programOfAbility(ability.number), card));
    }
  }
}

/** RB-MOV-18, RB-MOV-19: a step by own movement. */
function enter(c: C, seat: number, space: number): void {
  const party = partyOf(c.state, seat);
  party.cameFrom = party.space;
  party.space = space;
  c.emit(happened.heroStepped, seat, party.cameFrom, space);
  trigger(c, seat, 'move.enter');
}

const phases = {
  /** RB-MOV-27 */
  choose: {
    seats: (_c, frame) => (frame.isOver === 1 ? 0 : 1 << frame.seat),
    run: (_c, frame) => movement.go(frame, 'end'),
    deeds: () => chooseDeeds,
    prompt: (state, { seat }) => ({ key: 'movement', params: { dice: diceToRoll(state, seat) } }),
    // The roll is chance: nobody may be pushed into it.
    alwaysAsks: true,
  },
  /** RB-RST-05: before the roll. */
  rest: {
    seats: ({ state }, { seat, toRest }) => (toRest > 0 && isTired(state, seat) ? 1 << seat : 0),
    run: () => {},
    deeds: () => restDeeds,
    prompt: (_state, { toRest }) => ({ key: 'relieve', params: { count: toRest } }),
    alwaysAsks: true,
  },
  /** RB-MOV-03 */
  roll: {
    run(c, frame) {
      for (let die = 0; die < frame.toRoll; die++) {
        const face = c.chance.roll(movementDie.sides);
        frame.dice.push(face);
        c.emit(happened.movementDieRolled, frame.seat, die, face - 1);
      }
    },
  },
  walk: {
    // Also when all dice are spent: the last step can be taken back until the player stops.
    seats: (_c, { seat, dice }) => (dice.length === 0 ? 0 : 1 << seat),
    run: () => {},
    deeds: () => walkDeeds,
    prompt: (_state, { dice, spent }) => ({
      key: 'walk',
      params: { dice: dice.filter((_, die) => (spent & (1 << die)) === 0).length },
    }),
    alwaysAsks: true,
  },
  /** RB-MOV-23 */
  end: { run: (c, { seat }) => trigger(c, seat, 'move.end') },
} satisfies Phases<RuneboundState, MovementFrame>;

export const movement = sequence<RuneboundState, MovementFrame, typeof phases>(phases);
