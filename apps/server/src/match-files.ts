import { GameFileError, readGameFile, repeatLine, replay, writeGameFile } from '@heldentisch/engine';
import { defaultGraceMs } from '@heldentisch/protocol';
import { gameById } from './games.js';
import { lastLineRow, openMatch, repeatStored } from './rooms/play-back.js';
import { type DatabasePlace, openDatabase } from './store/database.js';
import { newMatchId } from './store/ids.js';
import type { MatchRecord } from './store/match-record.js';
import { Matches } from './store/matches.js';

async function withMatches<T>(place: DatabasePlace, work: (matches: Matches) => Promise<T>): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await work(new Matches(database));
  } finally {
    await database.close();
  }
}

async function existing(matches: Matches, id: string): Promise<MatchRecord> {
  const record = await matches.byId(id);
  if (record === null) throw new Error(`there is no match "${id}" in this store`);
  return record;
}

const nameOf = (seat: MatchRecord['seats'][number]): string =>
  seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? seat.bot : 'open';

export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly status: string;
  readonly problem: string | null;
  readonly seats: readonly string[];
  readonly lines: number;
  readonly createdMs: number;
}

/** What the store knows of a match. Without the seed: it may still be running. */
export function showMatch(place: DatabasePlace, id: string): Promise<MatchSummary> {
  return withMatches(place, async (matches) => {
    const record = await existing(matches, id);
    const { game, rules, status, problem, createdMs } = record;
    const lines = (await matches.linesAfter(id, 0)).length;
    return { id, game, rules, status, problem, seats: record.seats.map(nameOf), lines, createdMs };
  });
}

/** The match as a game file, seed included: for whoever operates the server. */
export function exportMatch(place: DatabasePlace, id: string): Promise<string> {
  return withMatches(place, async (matches) => {
    const record = await existing(matches, id);
    const game = gameById(record.game);
    if (game === undefined || game.rulesVersion !== record.rules) {
      throw new Error(`${record.game} with rules version ${record.rules} is not in this release`);
    }
    const match = openMatch(game, record);
    for (const row of await matches.linesAfter(id, 0)) repeatStored(match, row);
    return writeGameFile(match, record.seats.map(nameOf));
  });
}

/** Stores a game file as a private match whose seats nobody holds. Returns its id. Throws `GameFileError`. */
export function importMatch(place: DatabasePlace, text: string): Promise<string> {
  const file = readGameFile(text);
  const { header } = file;
  const game = gameById(header.game);
  if (game === undefined) throw new GameFileError(1, 'game', `there is no game "${header.game}"`);
  const match = replay(game, file);
  return withMatches(place, async (matches) => {
    const id = newMatchId();
    const record: MatchRecord = {
      id,
      game: game.id,
      rules: header.rules,
      rulesBefore: null,
      options: match.setup.options,
      seats: header.seats.map((name) => ({ kind: 'person', user: `import ${id}`, name })),
      visibility: 'private',
      clock: null,
      windowMs: null,
      graceMs: defaultGraceMs,
      seed: match.setup.seed,
      random: match.setup.random,
      status: match.play.waiting === 0 ? 'finished' : 'running',
      problem: null,
      request: null,
      rematch: null,
      version: 1,
      creator: `import ${id}`,
      client: id,
      createdMs: Date.now(),
      asleepMs: null,
    };
    const again = openMatch(game, record);
    const rows = match.log.map((line) => {
      repeatLine(again, line);
      return lastLineRow(again, id, null, null);
    });
    await matches.createPlayed(record, rows);
    return id;
  });
}
