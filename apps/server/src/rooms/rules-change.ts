import { type Game, type Line, repeatLine, type State } from '@heldentisch/engine';
import type { MatchRecord } from '../store/match-record.js';
import type { LineRow } from '../store/tables.js';
import type { House } from './house.js';
import { openMatch, PlayBackError } from './play-back.js';

/**
 * The hashes of the states that the stored lines lead to by the rules of this release. Throws if the match could not
 * have gone so: every line must be possible, and after each the same seats must be waited for.
 */
function replayed(game: Game<State>, record: MatchRecord, rows: readonly LineRow[]): string[] {
  const match = openMatch(game, record);
  for (const row of rows) {
    const answer = repeatLine(match, JSON.parse(row.body) as Line);
    if (!answer.ok) throw new PlayBackError(`line ${row.number} is refused (${answer.refusal.rule})`);
    if (row.waiting !== null && row.waiting !== match.play.waiting) {
      throw new PlayBackError(`after line ${row.number} other seats are waited for`);
    }
  }
  return match.hashes;
}

/**
 * Takes a match that began by older rules over to those of this release, by playing its lines once more. Where they do
 * not allow what has happened, the match stays as it is: it can be looked at, and finished with the older release.
 */
export async function toPresentRules(house: House, game: Game<State>, record: MatchRecord): Promise<MatchRecord> {
  const { matches, log } = house;
  const { id: table, rules: from } = record;
  const rows = await matches.linesAfter(table, 0);
  let hashes: string[];
  try {
    hashes = replayed(game, record, rows);
  } catch (error) {
    log.warn({ err: error, table, from, to: game.rulesVersion }, 'a match cannot go on by the present rules');
    return record;
  }
  const changed = await matches.changeRules(record, game.rulesVersion, hashes);
  // Another process may have done it.
  return changed ?? (await matches.byId(table)) ?? record;
}
