import {
  act,
  type Code,
  type GameEvent,
  invitationFor,
  type Match,
  outcomeOf,
  pairedWorld,
  pendingFor,
  tellEvent,
  tellFor,
  viewFor,
  whyNot,
} from '@heldentisch/engine';
import { branch } from '../branch.js';
import { firstDifference, show } from '../plain-data.js';
import { randomDecision } from '../play-random.js';
import type { Random } from '../random.js';
import type { NextChoice } from './crossings.js';
import { watchLearning } from './learning.js';
import { errorText, guarded } from './report.js';
import { sameChoices } from './same-choice.js';
import { Offers, unofferedChoice, wellFormed } from './strange-choices.js';

/** The real world and one that differs from it only in what the seat may not know. */
export interface Pair {
  readonly seat: number;
  readonly here: Match;
  there: Match;
}

/** The very bytes the seat would get must be equal; the message names the first place where they are not. */
function compare(pair: Pair, what: string, of: (world: Match) => unknown): string | null {
  const here = of(pair.here);
  const there = of(pair.there);
  if (JSON.stringify(here) === JSON.stringify(there)) return null;
  return `seat ${pair.seat} can tell two worlds apart by its ${what}: ${firstDifference(here, there)}`;
}

function compareSights(pair: Pair): string | null {
  return (
    compare(pair, 'view', (world) => viewFor(world, pair.seat)) ??
    compare(pair, 'pending decisions', (world) => pendingFor(world, pair.seat)) ??
    compare(pair, 'invitation', (world) => (pair.seat < 0 ? [] : invitationFor(world, pair.seat))) ??
    compare(pair, 'outcome', outcomeOf)
  );
}

function compareRefusals(pair: Pair, random: Random): string | null {
  if (pair.seat < 0) return null;
  const open = pair.here.play.options(pair.seat).length > 0;
  const offers = open ? new Offers(pair.here, pair.seat) : null;
  for (let i = 0; i < 3; i++) {
    const choice = offers === null ? wellFormed(pair.here, random) : unofferedChoice(offers, random);
    const problem = compare(pair, `refusal of ${show(choice)}`, (world) => whyNot(world, pair.seat, choice));
    if (problem !== null) return problem;
  }
  return null;
}

/** Takes the choice and tells what the seat came to know by it, as the rules allow. */
export function takeAndLearn(world: Match, next: NextChoice, code: Code, seat: number): ReadonlySet<number> {
  const learned = watchLearning(world, seat);
  const choice = world.game.choices.decode(code);
  if (next.dice !== undefined) world.play.chance.follow(next.dice);
  const answer = act(world, next.seat, choice);
  world.play.chance.release();
  if (!answer.ok) throw new Error(`${show(choice)} is refused (${answer.refusal.rule})`);
  return learned();
}

const lastEvents = (world: Match): readonly GameEvent[] => world.events[world.events.length - 1] ?? [];

/**
 * Goes on with a choice here and one there that an onlooker cannot tell from it. Some such choice must exist: if every
 * one gives the seat other bytes, it has learned what it may not. Returns a problem, or whether to go on comparing: not
 * if the seat comes to know what may differ between the worlds, which is all but `alike`.
 */
export function goOn(pair: Pair, next: NextChoice, alike: ReadonlySet<number> = new Set()): string | boolean {
  const { here, there, seat } = pair;
  const options = [here.play.options(next.seat), there.play.options(next.seat)] as const;
  const candidates = next.seat === seat ? [next.code] : sameChoices(here.game, next.code, ...options);
  const what = `after seat ${next.seat} chose ${show(here.game.choices.decode(next.code))}, `;
  const tellsApart = (learned: ReadonlySet<number>): boolean => [...learned].some((id) => !alike.has(id));
  if (tellsApart(takeAndLearn(here, next, next.code, seat))) return false;
  let problem: string | null = null;
  for (const code of candidates) {
    const world = branch(there);
    try {
      if (tellsApart(takeAndLearn(world, next, code, seat))) return false;
    } catch (error) {
      return `${what}a world that seat ${seat} cannot tell from this one breaks (hidden things outside of the zones?): ${errorText(error)}`;
    }
    pair.there = world;
    const difference = compare(pair, 'events', (side) => tellFor(side, seat, lastEvents(side))) ?? compareSights(pair);
    if (difference === null) return true;
    problem ??= difference;
  }
  return problem === null ? false : what + problem;
}

/** What a seat is told of an event must not depend on an argument that is not shown to it. */
function toldProblem(match: Match, seat: number, random: Random): string | null {
  const events = match.events.length === 0 ? match.startEvents : random.pick(match.events);
  for (const event of events) {
    const bit = seat < 0 ? 0 : 1 << seat;
    const args = event.args.map((value, i) => {
      const shown = event.shown[i] ?? 0;
      return shown === -1 || (shown & bit) !== 0 ? value : 0;
    });
    const truth = JSON.stringify(tellEvent(match.game.events, event, seat));
    const blank = JSON.stringify(tellEvent(match.game.events, { ...event, args }, seat));
    if (truth !== blank) return `seat ${seat} is told ${truth} of a hidden value`;
  }
  return null;
}

/**
 * Compares everything the seat gets in two worlds that it may not be able to tell apart, now and, as long as the
 * rules tell it nothing new, after the next choices. Returns `same` if nothing is hidden from the seat now.
 */
export function checkLeak(match: Match, seat: number, random: Random): string | null | 'same' {
  const { zones } = match.game;
  const pair = pairedWorld(zones, match.play.state, seat, random.stream);
  if (!pair.differs && zones.count > 0) return 'same';
  return guarded(() => {
    const worlds: Pair = { seat, here: branch(match), there: branch(match, pair.state) };
    const problem = compareSights(worlds) ?? compareRefusals(worlds, random) ?? toldProblem(match, seat, random);
    if (problem !== null) return problem;
    for (let steps = random.percent(25) ? 3 : 1; steps > 0; steps--) {
      const next = randomDecision(worlds.here.play, random);
      const result = next === null ? false : goOn(worlds, next);
      if (typeof result === 'string') return result;
      if (!result) break;
    }
    return null;
  });
}
