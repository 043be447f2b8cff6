import { perform, refusal, when } from '@heldentisch/engine';
import { draw, lay } from '@heldentisch/pieces';
import { designOf, skillThing, sourceOfSkill } from '../../box.js';
import { type SpecialName, ways } from '../../card.js';
import { type C, playerOf } from '../../players.js';
import { effectFrame } from '../../rules/effects.js';
import { gainCrystal, rollDie } from '../../rules/mana.js';
import { gainSkill, skillCard, whenProblem } from '../../rules/skills.js';
import { gainFame } from '../../rules/tracks.js';
import type { EffectFrame, MageKnightState } from '../../state.js';
import { basicColors, black, gold, physical, red, siege } from '../../terms.js';
import { choose, happened } from '../../vocabulary.js';
import { ask } from '../asks.js';
import { addAttack } from '../points.js';
import { programOfSkill } from '../programs.js';
import { lastAnswer, type OperationVerb, type Special } from '../verb.js';
import { whyNotEffect } from '../why-not.js';
import { askColor, askWay, mark, note, repeat, run, since, takeWounds } from './parts.js';

type S = MageKnightState;
const start = -2;
const [more, no] = [ways.indexOf('more'), ways.indexOf('no')];

/** A die that everybody sees; it belongs to nothing. */
function roll(c: C, seat: number): number {
  const color = rollDie(c);
  c.emit(happened.dieRolled, seat, color);
  return color;
}

/** The horn hurts on black and red. */
function blow(c: C, seat: number, dice: number): void {
  let wounds = 0;
  for (let i = 0; i < dice; i++) {
    const color = roll(c, seat);
    if (color === black || color === red) wounds++;
  }
  takeWounds(c, seat, wounds);
}

// Skills of the common offer

const isUsable = (state: S, seat: number, skill: number): boolean => {
  const card = skillCard(skill);
  if (card === undefined || card.use === 'interactive' || card.use === 'passive') return false;
  if (card.when === 'anyTurn' && playerOf(state, seat).motivated > 0) return false;
  if (whenProblem(state, card, { skill: '' }) !== null) return false;
  return whyNotEffect(state, seat, programOfSkill(skill), -1) === null;
};
const usableSkills = (state: S, seat: number): number[] =>
  state.commonSkills.map(designOf).filter((skill) => isUsable(state, seat, skill));

const useCommon = (): OperationVerb =>
  perform((_c, frame) => {
    const skill = lastAnswer(frame) - mark;
    return skill < 0 ? null : effectFrame(frame.seat, programOfSkill(skill), sourceOfSkill(skill), -1);
  });

const askSkill = (question: Pick<Parameters<typeof ask>[0], 'options' | 'answer'>): OperationVerb =>
  ask({
    kind: choose.pickSkill,
    rule: 'MK-SKL-02',
    prompt: 'pickSkill',
    read: (code) => choose.pickSkill.skill(code),
    ...question,
  });

export const artifacts = {
  hornOfWrath: { lines: () => [run((c, { seat }) => blow(c, seat, 1))] },
  hornOfWrathStrong: {
    lines: () => [
      note(start),
      ...repeat(
        5,
        askWay({
          prompt: 'hornOfWrath',
          options: (_state, frame) => (since(frame, start).includes(no) ? [] : [more, no]),
          answer: (_c, frame, way) => void frame.answers.push(way),
          alwaysAsks: true,
        }),
      ),
      run((c, frame) => {
        const count = since(frame, start).filter((way) => way === more).length;
        if (count === 0) return;
        addAttack(c, frame, siege, physical, count);
        blow(c, frame.seat, count);
      }),
    ],
  },
  gemPouch: {
    lines: () => [
      run((c, frame) => {
        const color = roll(c, frame.seat);
        frame.answers.push(color);
        if (color < basicColors) gainCrystal(c, frame.seat, color);
        else if (color === black) gainFame(c, frame.seat, 1);
      }),
      askColor({
        prompt: 'pickCrystal',
        options: (_state, frame) => (lastAnswer(frame) === gold ? [0, 1, 2, 3] : []),
        answer: (c, { seat }, color) => gainCrystal(c, seat, color),
      }),
    ],
  },
  circlet: {
    whyNot: (state, seat) => (usableSkills(state, seat).length > 0 ? null : refusal('MK-SKL-02', { case: 'none' })),
    lines: () => [
      askSkill({
        options: (state, { seat }) => usableSkills(state, seat),
        answer(c, frame, skill) {
          frame.answers.push(mark + skill);
          c.emit(happened.skillUsed, frame.seat, skill);
          if (skillCard(skill)?.when === 'anyTurn') playerOf(c.state, frame.seat).motivated = 2;
        },
      }),
      useCommon(),
      when<S, EffectFrame>(
        (state, frame) => {
          const skill = lastAnswer(frame) - mark;
          return skill >= 0 && skillCard(skill)?.use === 'turn' && isUsable(state, frame.seat, skill);
        },
        [useCommon()],
      ),
      // It is not the player's own: nothing is turned face down.
      run(({ state }, frame) => {
        const skill = lastAnswer(frame) - mark;
        if (skill >= 0) state.flipped[skillThing(skill)] = 0;
      }),
    ],
  },
  circletStrong: {
    whyNot: ({ commonSkills }) => (commonSkills.length > 0 ? null : refusal('MK-SKL-02', { case: 'none' })),
    lines: () => [
      askSkill({
        options: ({ commonSkills }) => commonSkills.map(designOf),
        answer: (c, { seat }, skill) => gainSkill(c, seat, skillThing(skill)),
      }),
    ],
  },
  /** What the box is used for is chosen afterwards, like playing a card: see `boxed` in rules/playing. */
  mysteriousBox: {
    whyNot: ({ artifacts: deck }) => (deck.length > 0 ? null : refusal('MK-EFF-12', { case: 'none' })),
    lines: () => [
      run((c, { thing, source }) => {
        const { state } = c;
        for (const card of draw(state.artifacts, 1)) {
          lay(state.boxed, card, state.seen);
          state.turn.lasting.push({ what: 'boxed', bits: thing, n: 0, least: 0, source });
          c.emit(happened.artifactRevealed, designOf(card));
        }
      }),
    ],
  },
} satisfies Partial<Record<SpecialName, Special>>;
