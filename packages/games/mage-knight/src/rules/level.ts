import { at, type Deed, type Phases, refusal, sequence } from '@heldentisch/engine';
import { draw, lay, take } from '@heldentisch/pieces';
import { cardKey, designOf, firstHeroOf, skillKey, skillThing } from '../box.js';
import { eachDesign, findDesign, hasDummy, highestLevel, levelForFame, playerOf } from '../players.js';
import type { LevelFrame, MageKnightState } from '../state.js';
import { choose, happened } from '../vocabulary.js';
import { gainCard, refillOffer } from './cards.js';
import { gainSkill } from './skills.js';

/** Level ups (MK-LVL). */

type LevelDeed = Deed<MageKnightState, LevelFrame>;

/** MK-LVL-04, MK-LVL-05, A-46: one of the two revealed skills, or one of another hero from the common offer. */
function learnable(state: MageKnightState, seat: number, thing: number): boolean {
  if (state.revealedSkills.includes(thing)) return true;
  return state.commonSkills.includes(thing) && firstHeroOf(thing) !== playerOf(state, seat).hero;
}

const learn: LevelDeed = {
  kind: choose.learn,
  candidates({ state }, _frame, _seat, out) {
    for (const thing of state.revealedSkills) out.add(choose.learn.code(designOf(thing)));
    for (const thing of state.commonSkills) out.add(choose.learn.code(designOf(thing)));
  },
  forbids({ state }, _frame, seat, code) {
    const skill = choose.learn.skill(code);
    if (learnable(state, seat, skillThing(skill))) return null;
    return refusal(state.commonSkills.includes(skillThing(skill)) ? 'MK-LVL-05' : 'MK-LVL-03', {
      case: 'skill',
      skill: skillKey(skill),
    });
  },
  does(c, frame, seat, code) {
    const { state } = c;
    const thing = skillThing(choose.learn.skill(code));
    const isCommon = !state.revealedSkills.includes(thing);
    frame.common = isCommon ? 1 : 0;
    gainSkill(c, seat, thing);
    for (const other of state.revealedSkills.splice(0)) {
      lay(state.commonSkills, other, state.seen);
      c.emit(happened.skillOffered, designOf(other));
    }
    // MK-SOL-02
    for (const other of hasDummy(state) ? draw(state.dummySkills, 1) : []) {
      lay(state.commonSkills, other, state.seen);
      c.emit(happened.skillOffered, designOf(other));
    }
  },
};

const pickAction: LevelDeed = {
  kind: choose.pickCard,
  candidates({ state }, _frame, _seat, out) {
    eachDesign(state.actionOffer, (design) => out.add(choose.pickCard.code(design)));
  },
  forbids({ state }, frame, _seat, code) {
    const design = choose.pickCard.card(code);
    const about = { card: cardKey(design) };
    if (findDesign(state.actionOffer, design) < 0) return refusal('MK-LVL-04', about);
    // The oldest card lies at the bottom.
    return frame.common === 1 && designOf(at(state.actionOffer, 0)) !== design
      ? refusal('MK-LVL-05', { case: 'bottom', ...about })
      : null;
  },
  does(c, _frame, seat, code) {
    const { state } = c;
    gainCard(c, seat, take(state.actionOffer, findDesign(state.actionOffer, choose.pickCard.card(code))));
    refillOffer(c, 'actions');
  },
};

const learnDeeds = [learn];
const actionDeeds = [pickAction];

const phases = {
  /** MK-LVL-01, MK-LVL-07: one level after the other. */
  rise: {
    run(c, frame) {
      const { state } = c;
      const player = playerOf(state, frame.seat);
      if (player.level >= Math.min(highestLevel, levelForFame(player.fame))) {
        levels.go(frame, 'end');
        return;
      }
      player.level++;
      c.emit(happened.levelReached, frame.seat, player.level);
      // MK-LVL-02: armor, hand limit and command tokens follow from the level.
      if (player.level % 2 === 1) frame.at--;
      else for (const thing of draw(player.skillPile, 2)) lay(state.revealedSkills, thing, state.seen);
    },
  },
  skill: {
    seats: ({ state }, { seat }) => (canLearn(state, seat) ? 1 << seat : 0),
    run: () => {},
    deeds: () => learnDeeds,
    prompt: () => ({ key: 'learn' }),
    alwaysAsks: true,
  },
  action: {
    seats: ({ state }, { seat }) => (state.actionOffer.length > 0 ? 1 << seat : 0),
    run: () => {},
    deeds: () => actionDeeds,
    prompt: () => ({ key: 'takeAction' }),
    alwaysAsks: true,
  },
  again: {
    run(_c, frame) {
      frame.common = 0;
      levels.go(frame, 'rise');
    },
  },
  end: { run: () => {} },
} satisfies Phases<MageKnightState, LevelFrame>;

export const levels = sequence<MageKnightState, LevelFrame, typeof phases>(phases);

const canLearn = (state: MageKnightState, seat: number): boolean =>
  state.revealedSkills.length > 0 || state.commonSkills.some((thing) => learnable(state, seat, thing));
