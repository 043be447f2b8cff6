import { isBotName } from '@heldentisch/bots';
import { type GameId, isGameId, loadGame } from '@heldentisch/catalogue';
import {
  type Choice,
  GameFileError,
  gameFileHeader,
  gameFileLines,
  type Match,
  matchAt,
  outcomeOf,
  type Refusal,
  readGameFile,
  type Seed,
  type StandingAnswer,
} from '@heldentisch/engine';
import { expose } from 'comlink';
import { Host, type HostSurroundings } from './host.js';
import type { HostMoved, HostUpdate, NewMatch, Opening } from './host-messages.js';
import { assertSeats, namesOf } from './host-seats.js';
import {
  addMatch,
  type MatchRecord,
  MatchTakenError,
  namelessPerson,
  readMatch,
  type SeatPlan,
} from './match-store.js';
import { MatchWriter } from './match-writer.js';
import { holdTable } from './table-lock.js';

// What loads the rules of a game tells the window of a failure; a worker has none but itself.
Object.assign(globalThis, { window: globalThis });

let host: Host | null = null;
let record: MatchRecord | null = null;
/** Stores the match that is played; null for one that is only looked at. */
let writer: MatchWriter | null = null;
/** Somebody has taken the match to another tab. */
let isMoved = false;

function freshSeed(): Seed {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const around: HostSurroundings = {
  post: (update: HostUpdate) => postMessage(update),
  save: () => void writer?.write().catch(noteFailure),
  later: (work, delayMs) => setTimeout(work, delayMs),
  now: () => performance.now(),
};

/** What could not be stored stays in the writer; who chose is told, see `stored`. */
function noteFailure(error: unknown): void {
  if (error instanceof MatchTakenError) leave();
  else console.error('saving failed', error);
}

/** From now on nothing is done and nothing is written here. */
function leave(): void {
  host?.stop();
  [host, writer, isMoved] = [null, null, true];
  postMessage({ moved: true } satisfies HostMoved);
}

/** Lets another tab have the match, when all of it is stored. */
async function letGo(): Promise<void> {
  host?.stop();
  try {
    await writer?.settle();
  } catch (error) {
    host?.goOn();
    throw error;
  }
  leave();
}

/** The answer to who chose comes when the choice is stored. */
async function stored(refusal: Refusal | null): Promise<Refusal | null> {
  try {
    await writer?.settle();
  } catch (error) {
    throw Object.assign(new Error('the choice is not stored', { cause: error }), { name: 'NotStoredError' });
  }
  return refusal;
}

const rowsOf = (match: Match, seats: readonly SeatPlan[]): string[] =>
  [gameFileHeader(match, namesOf(seats)), ...gameFileLines(match)].map((row) => JSON.stringify(row));

/** Plays a match whose lines are stored, and stores those that come. */
function deal(dealer: Host, known: MatchRecord, botPauseMs: number): void {
  [host, record] = [dealer, known];
  const { match } = dealer;
  if (known.standing !== undefined) dealer.standing = known.standing;
  const describe = (): MatchRecord => {
    const { standing } = dealer;
    record = { ...known, changedAt: Date.now(), lines: match.log.length, outcome: outcomeOf(match), standing };
    return record;
  };
  writer = new MatchWriter(match, describe);
  dealer.botPauseMs = botPauseMs;
  dealer.go();
}

async function create(given: NewMatch, botPauseMs: number): Promise<void> {
  await holdTable(given.id, false, letGo);
  const { game } = await loadGame(given.game);
  const made = Host.start(game, given.options, given.seats, freshSeed(), around);
  const { options } = made.match.setup;
  const now = Date.now();
  const begun: MatchRecord = { ...given, options, createdAt: now, changedAt: now, lines: 0, outcome: null };
  await addMatch(begun, rowsOf(made.match, made.seats));
  deal(made, begun, botPauseMs);
}

/** Tells what is wrong with a game file instead of throwing it: an error loses its kind on the way to the page. */
async function opening(work: () => Promise<Opening>): Promise<Opening> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GameFileError)) throw error;
    const { fault, line } = error;
    return { problem: { kind: 'file', fault, line } };
  }
}

/** Opens a match to play it. With `isWanted` another tab that plays it is asked to let go. */
const open = (id: string, isWanted: boolean, botPauseMs: number): Promise<Opening> =>
  opening(async () => {
    if (!(await holdTable(id, isWanted, letGo))) return { problem: { kind: 'elsewhere' } };
    const kept = await readMatch(id);
    if (kept === null) return { problem: { kind: 'missing' } };
    const { game } = await loadGame(kept.record.game);
    const resumed = Host.resume(game, kept.file, kept.record.seats, around);
    if (isMoved) return { problem: { kind: 'elsewhere' } };
    deal(resumed, kept.record, botPauseMs);
    return { game: kept.record.game };
  });

/** Opens a finished match to look at; it is missing if this browser does not have it or it still runs. */
const openReplay = (id: string): Promise<Opening> =>
  opening(async () => {
    const kept = await readMatch(id);
    if (kept === null || kept.record.outcome === null) return { problem: { kind: 'missing' } };
    const { game } = await loadGame(kept.record.game);
    host = Host.resume(game, kept.file, kept.record.seats, around, true);
    record = kept.record;
    host.go();
    return { game: kept.record.game };
  });

/** Reads who sat where from a game file: names of bots are bots, everybody else is a person, perhaps without a name. */
const planOf = (name: string): SeatPlan =>
  isBotName(name) ? { kind: 'bot', bot: name } : { kind: 'person', name: name === namelessPerson ? '' : name };

/** Opens a game file to look at; nothing can be chosen in it. */
const openFile = (text: string): Promise<Opening> =>
  opening(async () => {
    const { header } = readGameFile(text);
    if (!isGameId(header.game)) throw new GameFileError(1, 'game', `${header.game} is not on this table`, 'game');
    const { game } = await loadGame(header.game);
    host = Host.resume(game, text, header.seats.map(planOf), around, true);
    host.go();
    return { game: header.game };
  });

/** The first lines of this match as a match of their own; the answer is its id. */
async function branch(line: number, id: string, seats: readonly SeatPlan[]): Promise<string> {
  const { match } = theHost();
  assertSeats(match.game, match.setup.options, seats);
  const past = matchAt(match, line);
  const now = Date.now();
  const branched: MatchRecord = {
    id,
    game: match.game.id as GameId,
    options: match.setup.options,
    seats,
    createdAt: now,
    changedAt: now,
    lines: line,
    outcome: outcomeOf(past),
    branch: { of: record?.id ?? '', line },
  };
  await addMatch(branched, rowsOf(past, seats));
  return id;
}

function theHost(): Host {
  if (host === null) throw new Error('no match is open');
  return host;
}

/** What the page can ask of the worker. */
const calls = {
  create,
  open,
  openReplay,
  openFile,
  branch,
  setPace: (botPauseMs: number) => {
    theHost().botPauseMs = botPauseMs;
  },
  takeDevice: (seat: number) => theHost().takeDevice(seat),
  handTo: (seat: number) => theHost().handTo(seat),
  choose: (choice: Choice, revision: number | null) => stored(theHost().choose(choice, revision)),
  why: (choice: Choice) => theHost().why(choice),
  undo: () => stored(theHost().undo()),
  redo: () => stored(theHost().redo()),
  askUndo: () => stored(theHost().askUndo()),
  answerUndo: (seat: number, agree: boolean) => stored(theHost().answerUndo(seat, agree)),
  concede: () => stored(theHost().concede()),
  giveStanding: (answer: StandingAnswer) => theHost().giveStanding(answer),
  viewAt: (line: number, seat: number) => theHost().viewAt(line, seat),
  linesFor: (seat: number) => theHost().linesFor(seat),
  gameFile: () => theHost().gameFile(),
  hint: () => theHost().hint(),
  chances: (from: number, to: number) => theHost().chances(from, to),
};
export type HostCalls = typeof calls;

expose(calls);
