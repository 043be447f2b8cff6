import { again, always, at, type Deed, type Phases, type Refusal, refusal, sequence } from '@heldentisch/engine';
import { endWhere } from '@heldentisch/pieces';
import { attacking, beforeAbilities, defending, escaping, type Skilled, specialAbilities } from '../abilities.js';
import { cardKey, characterNames, hero } from '../box.js';
import { programOfAbility } from '../operations/programs.js';
import { charactersOf, hasCharacter, partyOf } from '../parties.js';
import type { CombatFrame, RuneboundFrame, RuneboundState } from '../state.js';
import { escapePhase, magic, phases as phaseNames, ranged } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { challengeDamage } from './clash.js';
import { holds } from './conditions.js';
import { type C, clashFrame, cutTo, effectFrame, endOfRoll, endOfRound, enemyOf } from './frames.js';
import { canUse, discardAt, type Openness, useAt } from './using.js';
import { windowFrame } from './window.js';

/*
 * A combat (RB-CMB, RB-PVP), from the first word to the last blow. How it ends stands elsewhere: the hero gets away
 * (`flight`), goes down (`knock-out`), or wins (`victory`, `prize`).
 */

type CombatDeed = Deed<RuneboundState, CombatFrame>;

/** RB-CMB-32, RB-PVP-26 */
export const mostRounds = 30;
const isDuel = ({ foe }: CombatFrame): boolean => foe >= 0;
/** The sides that may act at a moment: the defender first (RB-PVP-01, RB-ABL-32). */
const sides = (frame: CombatFrame): number[] =>
  isDuel(frame) ? [enemyOf(frame, frame.attacker), frame.attacker] : [frame.seat];

/** What must happen at this moment, in the order of the list. */
function trigger(c: C, seat: number, source: number, list: readonly Skilled[], when: Skilled['when']): void {
  for (const ability of list.toReversed()) {
    if (ability.use !== 'trigger' || ability.when !== when || !holds(c.state, seat, ability.condition)) continue;
    c.resolved(ability.number);
    c.state.frames.push(effectFrame(seat, hero, programOfAbility(ability.number), source));
  }
}

/** RB-ABL-22: first the event in play, then the challenge. Events change challenges only (RB-EVT-12). */
function triggerAll(c: C, { card, seat }: CombatFrame, when: Skilled['when']): void {
  if (card < 0) return;
  trigger(c, seat, card, at(specialAbilities, card), when);
  for (const event of c.state.event) trigger(c, seat, event, at(specialAbilities, event), when);
}

// The escape phase

const anyTime: Openness = { moments: ['phase.start', 'free'], pre: null };
/** RB-CMB-43: after a failed escape it is no longer the start of the phase. */
const betweenTries: Openness = { moments: ['free'], pre: null };
const askAgain = (frame: RuneboundFrame): void => again(frame as CombatFrame);
const useNow = useAt(anyTime, askAgain) as CombatDeed;
const discardNow = discardAt(askAgain) as CombatDeed;

const tryToEscape: CombatDeed = {
  kind: choose.escape,
  candidates: (_c, _frame, _seat, out) => out.add(choose.escape.code()),
  forbids: (_c, frame) => (frame.noEscape > 0 ? refusal('RB-CMB-07', { case: 'forbidden' }) : null),
  does(c, frame, seat) {
    again(frame);
    frame.tried = 1;
    c.emit(happened.escapeTried, seat);
    c.state.frames.push(clashFrame(seat, hero, escaping, escapePhase));
  },
};

const slipAway: CombatDeed = {
  kind: choose.slipAway,
  candidates: (_c, _frame, _seat, out) => out.add(choose.slipAway.code()),
  forbids(_c, frame) {
    if (frame.noEscape > 0) return refusal('RB-CMB-07', { case: 'forbidden' });
    return frame.freeEscape === 1 ? null : refusal('RB-CMB-39', { case: 'roll' });
  },
  does: ({ state }, _frame, seat) => void state.frames.push({ step: 'flight', at: 0, seat }),
};

const getAway: readonly CombatDeed[] = [tryToEscape, slipAway, always(choose.stand, () => {}), discardNow];
const escapeDeeds: readonly CombatDeed[] = [...getAway, useNow];
const nextTryDeeds: readonly CombatDeed[] = [...getAway, useAt(betweenTries, askAgain) as CombatDeed];

// The three phases of combat

function attackProblem(state: RuneboundState, frame: CombatFrame, seat: number, character: number): Refusal | null {
  const about = { character: `character.${characterNames[character]}` };
  if (!hasCharacter(state, seat, character)) return refusal('RB-ALY-01', about);
  if ((frame.attacked & (1 << character)) === 0) return null;
  return character === hero ? refusal('RB-CMB-18') : refusal('RB-ALY-04', about);
}

const attack: CombatDeed = {
  kind: choose.attack,
  candidates({ state }, _frame, seat, out) {
    for (const character of charactersOf(state, seat)) out.add(choose.attack.code(character));
  },
  forbids: ({ state }, frame, seat, code) => attackProblem(state, frame, seat, choose.attack.character(code)),
  does(c, frame, seat, code) {
    const character = choose.attack.character(code);
    frame.attacked |= 1 << character;
    c.emit(happened.attackDeclared, seat, character, frame.phase);
    c.state.frames.push(clashFrame(seat, character, attacking, frame.phase));
  },
};

const defend = always<RuneboundState, CombatFrame>(choose.defend, (c, frame, seat) => {
  c.emit(happened.defenceDeclared, seat, frame.phase);
  c.state.frames.push(clashFrame(seat, hero, defending, frame.phase));
});

/** RB-CMB-30: nothing can happen, so nothing need be rolled. */
const brace: CombatDeed = {
  kind: choose.brace,
  candidates: (_c, _frame, _seat, out) => out.add(choose.brace.code()),
  forbids(_c, frame) {
    if (isDuel(frame)) return refusal('RB-CMB-30', { case: 'hero' });
    const amount = challengeDamage(frame, frame.phase);
    return amount === 0 ? null : refusal('RB-CMB-30', { case: 'damage', card: cardKey(frame.card), amount });
  },
  does: (c, frame, seat) => c.emit(happened.braced, seat, frame.phase),
};

const phaseDeeds: readonly CombatDeed[] = [attack, defend, brace, useNow, discardNow];

const phaseKey = ({ phase }: CombatFrame): string => `phase.${phaseNames[phase]}`;

const phases = {
  begin: {
    run(c, frame) {
      const { space } = partyOf(c.state, frame.seat);
      if (isDuel(frame)) c.emit(happened.heroesFight, frame.seat, frame.foe, space);
      else c.emit(happened.combatBegun, frame.seat, frame.card, space);
      triggerAll(c, frame, 'combat.start');
    },
  },
  swiftAbilities: { run: ({ state }, frame) => void state.frames.push(windowFrame('swift', sides(frame))) },
  /** RB-CMB-02 */
  challengeFirst: {
    run(c, { card, seat }) {
      if (card >= 0) trigger(c, seat, card, at(beforeAbilities, card), 'combat.before');
    },
  },
  beforeCombat: { run: ({ state }, frame) => void state.frames.push(windowFrame('before', sides(frame))) },
  round: {
    run(c, frame) {
      frame.round++;
      frame.phase = escapePhase;
      frame.tried = 0;
      c.emit(happened.roundFought, frame.attacker, frame.round);
      triggerAll(c, frame, 'round.start');
    },
  },
  startOfRound: { run: ({ state }, frame) => void state.frames.push(windowFrame('round', sides(frame))) },
  defendersEscapePhase: { run: askDefender },
  escape: {
    seats: ({ state }, frame) =>
      frame.noEscape === 0 || canUse(state, frame.attacker, anyTime) ? 1 << frame.attacker : 0,
    run: () => {},
    deeds: ({ tried }) => (tried === 1 ? nextTryDeeds : escapeDeeds),
    prompt: (_state, { round, noEscape }) => ({ key: noEscape > 0 ? 'noEscape' : 'escape', params: { round } }),
  },
  toRanged: {
    run(_c, frame) {
      frame.phase = ranged;
    },
  },
  /** RB-PVP-21: the defender may act before the attacker declares. */
  startOfPhase: { run: askDefender },
  declare: {
    seats: (_c, { attacker }) => 1 << attacker,
    deeds: () => phaseDeeds,
    prompt: (_state, frame) => ({ key: 'declareFight', params: { phase: phaseKey(frame), round: frame.round } }),
  },
  nextPhase: {
    run(_c, frame) {
      // What was changed for one roll only is over.
      endWhere(frame.changes, ({ ends }) => ends === endOfRoll);
      if (frame.phase === magic) return;
      frame.phase++;
      combat.go(frame, 'startOfPhase');
    },
  },
  endOfRound: { run: (c, frame) => triggerAll(c, frame, 'round.end') },
  nextRound: { run: nextRound },
} satisfies Phases<RuneboundState, CombatFrame>;

export const combat = sequence<RuneboundState, CombatFrame, typeof phases>(phases);
export const combatStep = { ...combat.step, isAmid: () => true };

function askDefender({ state }: C, frame: CombatFrame): void {
  if (isDuel(frame)) state.frames.push(windowFrame('phase', [enemyOf(frame, frame.attacker)]));
}

/** RB-CMB-27, RB-PVP-05 */
function nextRound(c: C, frame: CombatFrame): void {
  endWhere(frame.changes, ({ ends }) => ends === endOfRound);
  frame.attacked = 0;
  frame.activated = 0;
  frame.noEscape = frame.noEscape === endOfRound ? 0 : frame.noEscape;
  frame.freeEscape = 0;
  frame.silenced = 0;
  if (frame.round === mostRounds) {
    breakOff(c, frame);
    return;
  }
  if (isDuel(frame)) frame.attacker = enemyOf(frame, frame.attacker);
  combat.go(frame, 'round');
}

/** RB-CMB-32: against a challenge as after an escape; RB-PVP-26: heroes stay where they are. */
function breakOff(c: C, frame: CombatFrame): void {
  const { state } = c;
  c.emit(happened.combatBrokenOff, frame.seat);
  if (isDuel(frame)) return;
  cutTo(state, frame);
  state.frames.push({ step: 'flight', at: 0, seat: frame.seat });
}
