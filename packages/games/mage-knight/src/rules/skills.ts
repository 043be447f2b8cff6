import { type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { lay, take } from '@heldentisch/pieces';
import { designOf, skillKey, skillThing, sourceOfSkill } from '../box.js';
import type { SkillCard } from '../card.js';
import { skillIds } from '../card-ids.js';
import { skillCards } from '../cards/skills.js';
import { programOfSkill, programOfSkillAlways, programOfSkillBack } from '../operations/programs.js';
import { whyNotEffect } from '../operations/why-not.js';
import { type C, combatOf, playerOf, push } from '../players.js';
import type { MageKnightFrame, MageKnightState } from '../state.js';
import { choose, happened } from '../vocabulary.js';
import { effectFrame } from './effects.js';
import { suppressedColors } from './mana.js';

/** Skills (MK-SKL). */

const cards: readonly (SkillCard | undefined)[] = skillIds.map((id) => skillCards.find((card) => card.id === id));
export const skillCard = (skill: number): SkillCard | undefined => cards[skill];

const has = (state: MageKnightState, seat: number, skill: number): boolean =>
  playerOf(state, seat).skills.includes(skillThing(skill));

export function whenProblem(state: MageKnightState, { when }: SkillCard, about: { skill: string }): Refusal | null {
  const combat = combatOf(state);
  switch (when) {
    case 'combat':
      return combat === undefined ? refusal('MK-SKL-07', { case: 'combat', ...about }) : null;
    case 'notCombat':
      return combat === undefined ? null : refusal('MK-SKL-07', { case: 'notCombat', ...about });
    case 'interaction':
      return state.turn.stage === 1 ? null : refusal('MK-SKL-07', { case: 'interaction', ...about });
    case 'notInteraction':
      return state.turn.stage === 1 ? refusal('MK-SKL-07', { case: 'notInteraction', ...about }) : null;
    case 'block':
      return combat?.phase === 1 ? null : refusal('MK-SKL-07', { case: 'block', ...about });
    case 'damage':
      return combat?.phase === 2 ? null : refusal('MK-SKL-07', { case: 'damage', ...about });
    case 'move':
      return combat === undefined && state.turn.stage === 0 ? null : refusal('MK-SKL-07', { case: 'move', ...about });
    default:
      return null;
  }
}

/** The rule against using a skill now, or null. */
export function skillProblem(state: MageKnightState, seat: number, skill: number): Refusal | null {
  const about = { skill: skillKey(skill) };
  const card = skillCard(skill);
  if (!has(state, seat, skill) || card === undefined) return refusal('MK-SKL-01', about);
  if (card.use === 'passive') return refusal('MK-SKL-07', { case: 'passive', ...about });
  if (state.flipped[skillThing(skill)] === 1) return refusal('MK-SKL-03', { case: 'flipped', ...about });
  if (card.use === 'turn' && state.turn.usedSkills.includes(skill))
    return refusal('MK-SKL-07', { case: 'used', ...about });
  if (card.when === 'anyTurn' && playerOf(state, seat).motivated > 0) return refusal('MK-CMP-53', about);
  // The token of an interactive one may be all that it does.
  if (card.use === 'interactive' && card.do.length === 0) return whenProblem(state, card, about);
  return whenProblem(state, card, about) ?? whyNotEffect(state, seat, programOfSkill(skill), -1);
}

/** Uses a skill in the own turn, or (MK-SKL-04) in somebody else's. */
export function skillAt<F extends MageKnightFrame>(
  isOpen: (card: SkillCard) => boolean,
  stays: (frame: F) => void,
): Deed<MageKnightState, F> {
  return {
    kind: choose.useSkill,
    candidates({ state }, _frame, seat, out) {
      for (const thing of playerOf(state, seat).skills) out.add(choose.useSkill.code(designOf(thing)));
    },
    forbids({ state }, _frame, seat, code) {
      const skill = choose.useSkill.skill(code);
      const card = skillCard(skill);
      if (card !== undefined && has(state, seat, skill) && !isOpen(card))
        return refusal('MK-OOT-06', { case: 'skill', skill: skillKey(skill) });
      return skillProblem(state, seat, skill);
    },
    does(c, frame, seat, code) {
      stays(frame);
      useSkill(c, seat, choose.useSkill.skill(code));
    },
  };
}

export function useSkill(c: C, seat: number, skill: number): void {
  const { state } = c;
  const card = skillCard(skill) as SkillCard;
  c.emit(happened.skillUsed, seat, skill);
  if (card.use === 'turn') state.turn.usedSkills.push(skill);
  else state.flipped[skillThing(skill)] = 1;
  if (card.when === 'anyTurn') playerOf(state, seat).motivated = 2;
  if (card.use === 'interactive') state.central.push({ skill, seat, color: -1, felt: 0 });
  push(state, effectFrame(seat, programOfSkill(skill), sourceOfSkill(skill), -1));
}

/** What skills give in every turn of their owner. */
export function standingSkills({ state }: C, seat: number): void {
  for (const thing of playerOf(state, seat).skills) {
    const skill = designOf(thing);
    const program = programOfSkillAlways(skill);
    if (program >= 0) push(state, effectFrame(seat, program, sourceOfSkill(skill), -1));
  }
}

/** Face-down skills of a seat whose token can be turned up again in this way. */
export const flippable = (state: MageKnightState, seat: number, by: NonNullable<SkillCard['flipsBack']>): number[] =>
  playerOf(state, seat).skills.filter(
    (thing) => state.flipped[thing] === 1 && skillCard(designOf(thing))?.flipsBack === by,
  );

export function flipBackByRest({ state }: C, seat: number): void {
  for (const thing of flippable(state, seat, 'rest')) state.flipped[thing] = 0;
}

/** A skill comes to a player for good. */
export function gainSkill(c: C, seat: number, thing: number): void {
  const { state } = c;
  const pile = state.commonSkills.includes(thing) ? state.commonSkills : state.revealedSkills;
  const skill = designOf(thing);
  lay(playerOf(state, seat).skills, take(pile, thing), state.seen);
  state.flipped[thing] = 0;
  c.emit(happened.skillGained, seat, skill);
  // A passive one does something at once, and never again.
  if (skillCard(skill)?.use === 'passive')
    push(state, effectFrame(seat, programOfSkill(skill), sourceOfSkill(skill), -1));
}

/** MK-SKL-06, MK-TRN-04: the owner's interactive skills end. */
export function endInteractive(c: C, seat: number): void {
  const { state } = c;
  for (let i = state.central.length - 1; i >= 0; i--) {
    const token = state.central[i] as MageKnightState['central'][number];
    if (token.seat !== seat && seat >= 0) continue;
    state.central.splice(i, 1);
    c.emit(happened.skillEnded, token.seat, token.skill);
    const back = programOfSkillBack(token.skill);
    if (seat < 0 || back < 0) continue;
    const frame = effectFrame(seat, back, sourceOfSkill(token.skill), -1);
    // Colours that others had to pay, for Mana Suppression.
    frame.answers.push(token.felt >> suppressedColors);
    push(state, frame);
  }
}
