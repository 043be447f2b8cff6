import { at, type Code, noCode } from '@heldentisch/engine';
import { testing } from '../abilities.js';
import { hero } from '../box.js';
import { charactersOf, exhaustionOf, partyOf } from '../parties.js';
import { otherHeroes, undefeatedAt } from '../rules/adventure.js';
import { challengeDamage } from '../rules/clash.js';
import { combat as course } from '../rules/combat.js';
import { combatOf } from '../rules/frames.js';
import { movement } from '../rules/movement.js';
import { roll as rollCourse } from '../rules/roll.js';
import { wounds as woundsCourse } from '../rules/wounds.js';
import type {
  CombatFrame,
  MovementFrame,
  RollFrame,
  RuneboundFrame,
  RuneboundState,
  WindowFrame,
  WoundsFrame,
} from '../state.js';
import { colors } from '../terms.js';
import { choose } from '../vocabulary.js';
import { defends } from './bout.js';
import { attackerInDuel, fleesDuel } from './duel.js';
import { barredColors, goalsOf, openColors, outlookAfterFight, outlookFrom } from './goals.js';
import { isBeforeAdventure } from './judge.js';
import { inExperience } from './learning.js';
import { meansAgainstWounds, meansBetween, meansInAdvance, meansOfRescue, meansOnRoll, none } from './means.js';
import { characterAt } from './muster.js';
import { foresee, foreseeDraw, standingOf, tableOf } from './outlook.js';
import { atMarket } from './shopping.js';

/** What bots answer without weighing: the questions of a fight and whether to begin one, what they buy and learn. */

const topOf = ({ frames }: RuneboundState): RuneboundFrame | undefined => frames[frames.length - 1];

const useOr = (source: number, otherwise: Code): Code => (source === none ? otherwise : choose.use.code(source));

// Fights

const openingMoments = {
  swift: ['combat.before'],
  before: ['combat.before', 'free'],
  round: ['round.start', 'free'],
  phase: ['phase.start', 'free'],
} as const;

function inWindow(state: RuneboundState, { opening, seats }: WindowFrame): Code {
  const pre = opening === 'swift' ? true : opening === 'before' ? false : null;
  return useOr(meansBetween(state, at(seats, 0), openingMoments[opening], pre, false), choose.onward.code());
}

function inRoll(state: RuneboundState, frame: RollFrame): Code {
  const { at: places } = rollCourse;
  if (frame.at === places.declare) {
    return useOr(meansInAdvance(state, frame), frame.prelude === 1 ? choose.onward.code() : choose.roll.code());
  }
  if (frame.at !== places.modify) return noCode;
  return useOr(meansOnRoll(state, frame, frame.kind === testing), choose.confirm.code());
}

const inWounds = (state: RuneboundState, frame: WoundsFrame, seat: number): Code =>
  frame.at === woundsCourse.at.ward
    ? useOr(meansAgainstWounds(state, frame), choose.takeWounds.code())
    : useOr(meansOfRescue(state, seat), choose.fall.code());

/** The phases of a fight against a challenge, worked out to the end. */
function inFight(state: RuneboundState, combat: CombatFrame): Code {
  const { seat } = combat;
  const table = tableOf(state, combat);
  const standing = standingOf(state, combat);
  if (combat.at === course.at.escape) {
    const flees = combat.noEscape === 0 && (combat.freeEscape === 1 ? table.slips(standing) : table.flees(standing));
    const source = meansBetween(state, seat, ['phase.start', 'free'], null, flees);
    if (source !== none) return choose.use.code(source);
    if (!flees) return choose.stand.code();
    return combat.freeEscape === 1 ? choose.slipAway.code() : choose.escape.code();
  }
  const source = meansBetween(state, seat, ['phase.start', 'free'], null, false);
  if (source !== none) return choose.use.code(source);
  const who = table.best(standing);
  if (who !== defends) return choose.attack.code(characterAt(state, seat, who));
  return challengeDamage(combat, combat.phase) === 0 ? choose.brace.code() : choose.defend.code();
}

function inDuel(state: RuneboundState, combat: CombatFrame): Code {
  if (combat.at === course.at.escape) {
    return combat.noEscape === 0 && fleesDuel(state, combat) ? choose.escape.code() : choose.stand.code();
  }
  const who = attackerInDuel(state, combat);
  return who < 0 ? choose.defend.code() : choose.attack.code(who);
}

// Adventures

/** To draw, to fight what lies here, or to leave: whatever brings most, as it was reckoned on the way here. */
function inAdventure(state: RuneboundState, seat: number): Code {
  const { space } = partyOf(state, seat);
  const goals = goalsOf(state, seat);
  const later = outlookAfterFight(goals, space);
  let best = choose.leave.code();
  let most = outlookFrom(goals, space);
  const weigh = (code: Code, worth: number): void => {
    if (worth + later <= most) return;
    most = worth + later;
    best = code;
  };
  for (const position of undefeatedAt(state, space)) {
    weigh(choose.fight.code(position), foresee(state, seat, at(state.track, position)).worth);
  }
  const open = openColors(state, space, barredColors(state, seat));
  for (const color of colors.keys()) {
    if ((open & (1 << color)) !== 0) weigh(choose.attempt.code(color), foreseeDraw(state, seat, color).worth);
  }
  return best;
}

// What needs no weighing

/** Other heroes may be dealt with: then there is more to weigh than chances. */
const isAlone = (state: RuneboundState, seat: number): boolean => otherHeroes(state, seat).length === 0;

const isOwnFight = (state: RuneboundState, seat: number): boolean => {
  const combat = combatOf(state);
  return combat !== undefined && combat.card >= 0 && combat.seat === seat;
};

/** Steps in the middle of a fight whose usual answer is good enough. */
const partsOfFights: ReadonlySet<string> = new Set(['window', 'roll', 'wounds']);

/** Whether the answer is worked out from the chances of the dice, or by a list of what is good for the party. */
export function knows(state: RuneboundState, seat: number): boolean {
  const top = topOf(state);
  if (top === undefined) return false;
  if (isBeforeAdventure(top)) return top.seat === seat && isAlone(state, seat);
  if (top.step === 'market' || top.step === 'experience') return top.seat === seat;
  return (top.step === 'combat' || partsOfFights.has(top.step)) && isOwnFight(state, seat);
}

export function answer(state: RuneboundState, seat: number): Code {
  const top = topOf(state);
  switch (top?.step) {
    case 'adventure':
      return inAdventure(state, seat);
    case 'combat':
      return inFight(state, top);
    case 'market':
      return atMarket(state, top);
    case 'experience':
      return inExperience(state, seat);
    default:
      return reply(state, seat);
  }
}

// Usual answers

/** RB-RST-04: whoever is most tired. */
function mostTired(state: RuneboundState, { seat }: MovementFrame): Code {
  let best = hero;
  for (const character of charactersOf(state, seat)) {
    if (exhaustionOf(state, seat, character) > exhaustionOf(state, seat, best)) best = character;
  }
  return exhaustionOf(state, seat, best) > 0 ? choose.relieve.code(best) : choose.onward.code();
}

/** The lower die is rolled again. */
function inEffect(state: RuneboundState): Code {
  const below = state.frames[state.frames.length - 2];
  if (below?.step !== 'roll' || below.dice.length < 2) return noCode;
  return choose.combatDie.code(at(below.dice, 0) <= at(below.dice, 1) ? 0 : 1);
}

/** The usual answer in the middle of something, or `noCode`. */
export function reply(state: RuneboundState, seat: number): Code {
  const top = topOf(state);
  switch (top?.step) {
    case 'movement':
      return top.at === movement.at.rest ? mostTired(state, top) : noCode;
    case 'chain':
      return choose.draw.code();
    case 'window':
      return inWindow(state, top);
    case 'roll':
      return inRoll(state, top);
    case 'wounds':
      return inWounds(state, top, seat);
    case 'combat':
      return top.card < 0 ? inDuel(state, top) : noCode;
    case 'effect':
      return inEffect(state);
    case 'trade':
      return top.partner === seat ? choose.refuse.code() : choose.withdraw.code();
    default:
      return noCode;
  }
}
