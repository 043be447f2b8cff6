import { act, copy, hash, type Match } from '@heldentisch/engine';
import { branch, offersOf } from '../branch.js';
import { plainProblem, sharedObject, show } from '../plain-data.js';
import { randomDecision } from '../play-random.js';
import type { Random } from '../random.js';
import { guarded } from './report.js';

/** The state is plain data, and a copy of it is a copy to the last object. */
function dataProblem(match: Match): string | null {
  const { state } = match.play;
  const problem = plainProblem(state);
  if (problem !== null) return `the state is no plain data: ${problem}`;
  const twin = copy(state);
  const shared = sharedObject(state, twin);
  if (shared !== null) return `a copy of the state shares ${shared} with it`;
  return hash(twin) === hash(state) ? null : 'a copy of the state differs from it';
}

/** A state written to text and read again goes on as if nothing had happened. */
export function checkReload(match: Match, random: Random): string | null {
  return guarded(() => {
    const problem = dataProblem(match);
    if (problem !== null) return problem;
    const kept = branch(match);
    const loaded = branch(match, JSON.parse(JSON.stringify(match.play.state)));
    if (offersOf(loaded) !== offersOf(match)) return 'a loaded state offers something else';
    const next = randomDecision(kept.play, random);
    if (next === null) return null;
    const choice = match.game.choices.decode(next.code);
    act(kept, next.seat, choice);
    const answer = act(loaded, next.seat, choice);
    if (!answer.ok) return `a loaded state refuses ${show(choice)} of seat ${next.seat} (${answer.refusal.rule})`;
    if (kept.hashes[0] !== loaded.hashes[0]) return `a loaded state leads elsewhere after ${show(choice)}`;
    return offersOf(loaded) === offersOf(kept) ? null : `a loaded state offers something else after ${show(choice)}`;
  });
}
