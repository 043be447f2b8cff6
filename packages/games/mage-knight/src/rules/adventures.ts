import { at, type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { isNeighbour, neighboursOf, spaceKey } from '../board.js';
import { designOf, isEnemyThing, isRuinThing } from '../box.js';
import { ruinCards } from '../cards/ruins.js';
import { hasSite, isRampaging, siteAt, tokensAt } from '../map.js';
import { isSpent, isWoundedUnit, playerOf, push, unitAt } from '../players.js';
import type { CombatFrame, MageKnightState, TurnFrame } from '../state.js';
import { type BasicColor, colorNumber, sites } from '../terms.js';
import { choose, companions } from '../vocabulary.js';
import {
  couldJoin,
  drawRuinEnemies,
  joinRampaging,
  startAdventure,
  startBurning,
  startRampage,
} from './combat-start.js';
import { effectOf } from './effects.js';
import { actionProblem } from './interaction.js';
import { bit, canPayAll } from './mana.js';

/** Actions that begin a fight or make an offering: adventure sites, monasteries, rampaging enemies (MK-CBT). */

type TurnDeed = Deed<MageKnightState, TurnFrame>;

/** The ruin token on a space, or undefined. */
export function ruinAt(state: MageKnightState, space: number): (typeof ruinCards)[number] | undefined {
  const index = tokensAt(state, space).find((one) => isRuinThing(at(state.tokens, one)));
  return index === undefined ? undefined : ruinCards[designOf(at(state.tokens, index))];
}

/** Whether an altar's mana can be paid: each colour so often. */
export function canPayAltar(
  state: MageKnightState,
  seat: number,
  pay: Readonly<Partial<Record<BasicColor, number>>>,
): boolean {
  const needs = Object.entries(pay).flatMap(([name, count]) =>
    Array.from({ length: count }, () => bit(colorNumber(name as BasicColor))),
  );
  return canPayAll(state, seat, needs);
}

function enterProblem(state: MageKnightState, seat: number): Refusal | null {
  const problem = actionProblem(state, seat);
  if (problem !== null) return problem;
  const { space } = playerOf(state, seat);
  const site = siteAt(state, space);
  const name = site === undefined ? undefined : sites[site.site];
  if (site === undefined || site.gone === 1) return refusal('MK-CBT-04', { case: 'none' });
  switch (name) {
    case 'dungeon':
    case 'tomb':
      return null;
    case 'monster-den':
    case 'spawning-grounds':
      return site.shields.length === 0 ? null : refusal('MK-CBT-04', { case: 'conquered' });
    case 'ancient-ruins': {
      if (site.shields.length > 0) return refusal('MK-CBT-04', { case: 'conquered' });
      const ruin = ruinAt(state, space);
      if (ruin === undefined) return refusal('MK-CBT-04', { case: 'conquered' });
      return ruin.pay === undefined || canPayAltar(state, seat, ruin.pay)
        ? null
        : refusal('MK-CMP-06', { ruin: `ruin.${ruin.id}` });
    }
    case 'maze':
    case 'labyrinth':
      return refusal('MK-CMP-16', { case: 'path' });
    default:
      return refusal('MK-CBT-04', { case: 'none' });
  }
}

export const enter: TurnDeed = {
  kind: choose.enter,
  candidates: (_c, _frame, _seat, out) => out.add(choose.enter.code()),
  forbids: ({ state }, _frame, seat) => enterProblem(state, seat),
  does(c, frame, seat) {
    frame.at--;
    const { state } = c;
    const { space } = playerOf(state, seat);
    const ruin = hasSite(state, space, 'ancient-ruins') ? ruinAt(state, space) : undefined;
    if (ruin?.pay !== undefined) {
      state.turn.stage = 2;
      state.turn.move = 0;
      state.turn.influence = 0;
      push(state, effectOf(seat, 'altar', space));
      return;
    }
    const isFirst = !tokensAt(state, space).some((one) => isEnemyThing(at(state.tokens, one)));
    startAdventure(c, seat);
    if (ruin?.enemies !== undefined && isFirst && siteAt(state, space)?.paths === 0) {
      (siteAt(state, space) as { paths: number }).paths = 1;
      drawRuinEnemies(c, seat, ruin.enemies);
    }
  },
};

/** MK-CMP-16, MK-CMP-19, MK-CMP-20: a path of a maze, with a unit or without (the last number). */
export const enterMaze: TurnDeed = {
  kind: choose.enterMaze,
  candidates({ state }, _frame, seat, out) {
    const { space, units } = playerOf(state, seat);
    if (!hasSite(state, space, 'maze') && !hasSite(state, space, 'labyrinth')) return;
    for (let path = 0; path < 3; path++) {
      for (let slot = 0; slot < units.length; slot++) out.add(choose.enterMaze.code(slot, path));
      out.add(choose.enterMaze.code(noUnit, path));
    }
  },
  forbids({ state }, _frame, seat, code) {
    const problem = actionProblem(state, seat);
    if (problem !== null) return problem;
    const player = playerOf(state, seat);
    const { space } = player;
    if (!hasSite(state, space, 'maze') && !hasSite(state, space, 'labyrinth'))
      return refusal('MK-CMP-16', { case: 'none' });
    const site = siteAt(state, space);
    const path = choose.enterMaze.paid(code);
    if (site === undefined || (site.paths >> path) & 1 || site.shields.includes(seat)) return refusal('MK-CMP-20');
    const slot = choose.enterMaze.companion(code);
    const unit = unitAt(player, slot + 1);
    if (slot !== noUnit && (unit < 0 || isSpent(state, unit) || isWoundedUnit(state, unit)))
      return refusal('MK-CMP-19');
    const cost = 2 * (path + 1);
    return state.turn.move >= cost ? null : refusal('MK-CMP-16', { case: 'move', cost, move: state.turn.move });
  },
  does(c, frame, seat, code) {
    frame.at--;
    const slot = choose.enterMaze.companion(code);
    startAdventure(
      c,
      seat,
      choose.enterMaze.paid(code) + 1,
      slot === noUnit ? -1 : unitAt(playerOf(c.state, seat), slot + 1),
    );
  },
};
/** The number that says: no unit comes along. */
export const noUnit = companions.indexOf('none');

export const burn: TurnDeed = {
  kind: choose.burn,
  candidates: (_c, _frame, _seat, out) => out.add(choose.burn.code()),
  forbids({ state }, _frame, seat) {
    return (
      actionProblem(state, seat) ??
      (hasSite(state, playerOf(state, seat).space, 'monastery') ? null : refusal('MK-CBT-05', { case: 'none' }))
    );
  },
  does(c, frame, seat) {
    frame.at--;
    startBurning(c, seat);
  },
};

function challengeProblem(state: MageKnightState, seat: number, space: number): Refusal | null {
  const about = { space: spaceKey(space) };
  if (!isRampaging(state, space)) return refusal('MK-CBT-06', { case: 'none', ...about });
  return isNeighbour(playerOf(state, seat).space, space) ? null : refusal('MK-CBT-06', { case: 'far', ...about });
}

const spacesAround = (state: MageKnightState, seat: number): number[] =>
  neighboursOf(playerOf(state, seat).space).filter((space) => space >= 0 && isRampaging(state, space));

export const challenge: TurnDeed = {
  kind: choose.challenge,
  candidates({ state }, _frame, seat, out) {
    if (state.turn.stage !== 0) return;
    for (const space of spacesAround(state, seat)) out.add(choose.challenge.code(space));
  },
  forbids({ state }, _frame, seat, code) {
    return actionProblem(state, seat) ?? challengeProblem(state, seat, choose.challenge.space(code));
  },
  does(c, frame, seat, code) {
    frame.at--;
    startRampage(c, seat, [choose.challenge.space(code)]);
  },
};

/** MK-CBT-06, MK-CBT-10: more of them, before the combat begins. */
export const challengeMore: Deed<MageKnightState, CombatFrame> = {
  kind: choose.challenge,
  candidates(c, combat, seat, out) {
    for (const space of spacesAround(c.state, seat))
      if (couldJoin(c, combat, space)) out.add(choose.challenge.code(space));
  },
  forbids(c, combat, seat, code) {
    const space = choose.challenge.space(code);
    const problem = challengeProblem(c.state, seat, space);
    if (problem !== null) return problem;
    return couldJoin(c, combat, space) ? null : refusal('MK-CBT-12');
  },
  does(c, combat, _seat, code) {
    combat.at--;
    joinRampaging(c, combat, choose.challenge.space(code));
  },
};
export const canChallengeMore = (state: MageKnightState, combat: CombatFrame): boolean =>
  combat.mayChallenge === 1 && spacesAround(state, combat.seat).length > 0;
