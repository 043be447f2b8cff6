import { again, always, at, type Deed, type Phases, refusal, sequence } from '@heldentisch/engine';
import { attacking, defending, type Skilled, specialAbilities, testing } from '../abilities.js';
import { cardKey, hero, kindOfCard } from '../box.js';
import type { EffectFrame, RollFrame, RuneboundState } from '../state.js';
import { attributes, skills } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { bonusesOf, totalOf } from './bonuses.js';
import { type C, combatOf, innermost } from './frames.js';
import { noteStanding, noteValue } from './noting.js';
import { canUse, type Openness, type PlayDeed, useAt } from './using.js';

/*
 * One roll of two ten-sided dice: a test, an attack, a defence or an escape. What must be said before the dice comes
 * first; then bonuses and new rolls of dice in any order, until the player confirms (RB-CMB-34, RB-TST-10).
 */

type RollDeed = Deed<RuneboundState, RollFrame>;

const sides = 10;

const inAdvance: Openness = { moments: ['roll'], pre: true };
const forTheOther: Openness = { moments: ['roll'], pre: true, versus: true };
const forOneself: Openness = { moments: ['roll'], pre: true, versus: false };
const onRoll: Openness = { moments: ['roll'], pre: false };
const onTest: Openness = { moments: ['test'], pre: false };

const askAgain = (frame: unknown): void => again(frame as RollFrame);
const goOn = always<RuneboundState, RollFrame>(choose.roll, () => {});
const use = (openness: Openness): PlayDeed => useAt(openness, askAgain);

const preludeDeeds = [use(forTheOther), always<RuneboundState, RollFrame>(choose.onward, () => {})] as RollDeed[];
const advanceDeeds = [use(inAdvance), goOn] as RollDeed[];
const ownAdvanceDeeds = [use(forOneself), goOn] as RollDeed[];
const confirm = always<RuneboundState, RollFrame>(choose.confirm, () => {});
const rollDeeds = [use(onRoll), confirm] as RollDeed[];
const testDeeds = [use(onTest), confirm] as RollDeed[];

const advanceOf = ({ prelude, duel }: RollFrame): Openness =>
  prelude === 1 ? forTheOther : duel === 1 ? forOneself : inAdvance;

/** RB-ABL-13: a failure of this roll would cost a weapon that was used on it. */
function endangersWeapons(state: RuneboundState, { kind, character, phase }: RollFrame): boolean {
  const card = combatOf(state)?.card ?? -1;
  if (kind !== attacking || character !== hero || card < 0) return false;
  return at(specialAbilities, card).some(
    (ability: Skilled) =>
      ability.when === 'failedAttack' &&
      (ability.phases & (1 << phase)) !== 0 &&
      ability.do.some(({ op }) => op === 'discard'),
  );
}

/** The always usable weapon about which the player must say next whether it is used, or -1. */
function weaponToName(state: RuneboundState, roll: RollFrame): number {
  if (roll.prelude === 1 || !endangersWeapons(state, roll)) return -1;
  const next = bonusesOf(state, roll).find(
    ({ source }) => kindOfCard[source] === 'weapon' && !roll.named.includes(source),
  );
  return next?.source ?? -1;
}

const naming = (kind: typeof choose.wield, does: RollDeed['does']): RollDeed => ({
  kind,
  candidates: ({ state }, frame, _seat, out) => out.add(kind.code(weaponToName(state, frame))),
  forbids({ state }, frame, _seat, code) {
    const card = kind.card(code);
    return card === weaponToName(state, frame) ? null : refusal('RB-ABL-13', { case: 'card', card: cardKey(card) });
  },
  does(c, frame, seat, code) {
    again(frame);
    does(c, frame, seat, code);
  },
});

const nameDeeds: readonly RollDeed[] = [
  naming(choose.wield, (c, frame, seat, code) => {
    frame.named.push(choose.wield.card(code));
    c.emit(happened.weaponWielded, seat, choose.wield.card(code));
  }),
  naming(choose.setAside, (c, frame, seat, code) => {
    frame.aside.push(choose.setAside.card(code));
    c.emit(happened.weaponSetAside, seat, choose.setAside.card(code));
  }),
];

const sumOfDice = ({ dice }: RollFrame): number => at(dice, 0) + at(dice, 1);

const phases = {
  /** RB-ABL-13 */
  name: {
    seats: ({ state }, frame) => (weaponToName(state, frame) < 0 ? 0 : 1 << frame.seat),
    run: () => {},
    deeds: () => nameDeeds,
    prompt: (state, frame) => ({ key: 'name', params: { card: cardKey(weaponToName(state, frame)) } }),
  },
  declare: {
    seats: ({ state }, frame) =>
      frame.kind !== testing && canUse(state, frame.seat, advanceOf(frame)) ? 1 << frame.seat : 0,
    run: () => {},
    deeds: ({ prelude, duel }) => (prelude === 1 ? preludeDeeds : duel === 1 ? ownAdvanceDeeds : advanceDeeds),
    prompt: () => ({ key: 'declare' }),
  },
  endOfPrelude: {
    run({ state }, frame) {
      if (frame.prelude === 1) state.frames.pop();
    },
  },
  throw: {
    run(c, frame) {
      frame.dice.push(c.chance.roll(sides), c.chance.roll(sides));
      c.emit(happened.diceRolled, frame.seat, frame.character, at(frame.dice, 0), at(frame.dice, 1));
    },
  },
  modify: {
    seats: ({ state }, frame) =>
      canUse(state, frame.seat, frame.kind === testing ? onTest : onRoll) ? 1 << frame.seat : 0,
    run: () => {},
    deeds: (frame) => (frame.kind === testing ? testDeeds : rollDeeds),
    prompt: (state, frame) => ({
      key: frame.kind === testing ? 'modifyTest' : 'modifyRoll',
      params: { total: totalOf(state, frame), dice: sumOfDice(frame) },
    }),
  },
} satisfies Phases<RuneboundState, RollFrame>;

export const roll = sequence<RuneboundState, RollFrame, typeof phases>(phases, finish);

/** The roll counts as it lies: whoever wanted it is told. */
function finish(c: C, frame: RollFrame): void {
  const { state } = c;
  frame.total = totalOf(state, frame);
  const used = bonusesOf(state, frame);
  for (const { source, ability } of used) {
    if (kindOfCard[source] === 'weapon') frame.weapons.push(source);
    // RB-ABL-14: what needs a success waits for it.
    if (ability.hit) frame.hits.push(ability.number);
    else c.resolved(ability.number);
  }
  if (frame.character === hero) noteValue(c, frame.seat, at(attributes, frame.attribute));
  if (frame.kind === testing) finishTest(c, frame);
  else finishCombatRoll(c, frame);
}

function finishTest(c: C, { seat, skill, total, target }: RollFrame): void {
  const passed = total >= target;
  const name = at(skills, skill);
  noteStanding(c, seat, (operation) => operation.op === 'skill' && operation.skill === name);
  c.emit(passed ? happened.testPassed : happened.testFailed, seat, skill, total, target);
  const effect = c.state.frames.at(-1) as EffectFrame;
  effect.answers.push(passed ? 1 : 0);
}

function finishCombatRoll({ state }: C, frame: RollFrame): void {
  const { seat, character, kind, total, hits, later, weapons } = frame;
  const combat = combatOf(state);
  if (combat !== undefined && (kind & (attacking | defending)) !== 0) combat.rolled |= 1 << seat;
  innermost(state, 'clash')?.rolls.push({ seat, character, kind, total, hits, later, weapons });
}
