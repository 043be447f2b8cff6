import { act, type Code, type Match, pendingFor, tellFor } from '@heldentisch/engine';
import { branch, waitingSeats } from '../branch.js';
import { show } from '../plain-data.js';
import type { Random } from '../random.js';
import { errorText } from './report.js';

/** An offered choice, taken in a branch, must be accepted, leave the game sound and its outcome tellable to all. */
export function checkOffered(match: Match, seat: number, code: Code, random: Random): string | null {
  const choice = match.game.choices.decode(code);
  const forbidden = match.play.forbids(seat, code);
  if (forbidden !== null) return `seat ${seat}: ${show(choice)} is offered although ${forbidden.rule} forbids it`;
  try {
    const world = branch(match);
    const answer = act(world, seat, choice);
    if (!answer.ok) return `seat ${seat}: ${show(choice)} is offered but refused (${answer.refusal.rule})`;
    const viewer = random.below(match.setup.seats + 1) - 1;
    tellFor(world, viewer, answer.events);
    pendingFor(world, viewer);
    return stuckProblem(world);
  } catch (error) {
    return `seat ${seat}: ${show(choice)} is offered but threw ${errorText(error)}`;
  }
}

/** Whoever is waited for needs something to choose; a finished game needs an outcome. */
function stuckProblem(world: Match): string | null {
  if (world.play.waiting === 0) {
    return world.game.outcome(world.play.state) === null ? 'the game is over without an outcome' : null;
  }
  const stuck = waitingSeats(world).find((seat) => world.play.options(seat).length === 0);
  return stuck === undefined ? null : `seat ${stuck} must decide but is offered nothing`;
}

/** The kind of choice for which the question has two deeds: only the first would ever be done. */
function repeatedKind({ play, game }: Match): string | null {
  const frame = play.waitingFrame;
  const deeds = frame === null ? [] : (play.stepOf(frame).deeds?.(frame) ?? []);
  const ids = deeds.map(({ kind }) => kind.id);
  const repeated = ids.find((id, i) => ids.indexOf(id) !== i);
  return repeated === undefined ? null : `${frame?.step} has two deeds for ${game.choices.list[repeated]?.type}`;
}

/** The same choice offered twice is no choice: nobody can tell them apart. */
export function repeatedOffer(match: Match, seat: number): string | null {
  const kind = repeatedKind(match);
  if (kind !== null) return kind;
  const codes = match.play.options(seat).toArray();
  const repeated = codes.find((code, i) => codes.indexOf(code) !== i);
  return repeated === undefined
    ? null
    : `seat ${seat}: ${show(match.game.choices.decode(repeated))} is offered more than once`;
}
