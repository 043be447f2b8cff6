import {
  createMatch,
  type Game,
  keepMoments,
  type Line,
  type Match,
  repeatLine,
  type State,
} from '@heldentisch/engine';
import type { MatchRecord } from '../store/match-record.js';
import type { LineRow } from '../store/tables.js';

/** The match as it begins. */
export function openMatch(game: Game<State>, record: MatchRecord): Match {
  const { options, seed, random, seats } = record;
  const match = createMatch(game, { options, seed, random, seats: seats.length });
  keepMoments(match);
  return match;
}

/** Stored lines that cannot be played: the match is paused, its lines stay as they are. */
export class PlayBackError extends Error {
  override name = 'PlayBackError';
}

/** Repeats a stored line and checks that it leads to the same state as when it was made. */
export function repeatStored(match: Match, row: LineRow): void {
  if (row.number !== match.log.length + 1) throw new PlayBackError(`line ${match.log.length + 1} is missing`);
  const answer = repeatLine(match, JSON.parse(row.body) as Line);
  if (!answer.ok) throw new PlayBackError(`line ${row.number} is refused (${answer.refusal.rule})`);
  if (match.hashes[row.number - 1] !== row.hash) throw new PlayBackError(`line ${row.number} leads to another state`);
}

/** The kind of a line, as the store names it. */
export function lineKind(line: Line): 'choice' | 'undo' | 'redo' | 'concede' {
  if ('choice' in line) return 'choice';
  if ('undo' in line) return 'undo';
  return 'redo' in line ? 'redo' : 'concede';
}

/** The line that was just made, as it is stored. `left` is what the clocks show after it, if there are any. */
export function lastLineRow(match: Match, id: string, client: string | null, left: readonly number[] | null): LineRow {
  const number = match.log.length;
  const line = match.log[number - 1] as Line;
  return {
    match: id,
    number,
    seat: line.seat,
    kind: lineKind(line),
    body: JSON.stringify(line),
    hash: match.hashes[number - 1] as string,
    client,
    clocks: left === null ? null : JSON.stringify(left),
    at_ms: Date.now(),
    waiting: match.play.waiting,
  };
}
