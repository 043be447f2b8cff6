import { isBotName } from '@heldentisch/bots';
import { type GameId, isGameId, loadGame } from '@heldentisch/catalogue';
import {
  type Choice,
  type Match,
  outcomeOf,
  readGameFile,
  type Seed,
  type StandingAnswer,
  writeGameFile,
} from '@heldentisch/engine';
import { expose } from 'comlink';
import { Host, type HostSurroundings } from './host.js';
import type { HostUpdate, NewMatch } from './host-messages.js';
import { type MatchRecord, namelessPerson, readMatch, type SeatPlan, saveMatch } from './match-store.js';

let host: Host | null = null;
let record: MatchRecord | null = null;

function freshSeed(): Seed {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

let saving: Promise<void> = Promise.resolve();

/** Saves are strung together: the last line always wins. */
function keep(match: Match): void {
  if (record === null || host === null) return;
  const { standing } = host;
  record = { ...record, changedAt: Date.now(), lines: match.log.length, outcome: outcomeOf(match), standing };
  const [kept, file] = [record, host.gameFile()];
  saving = saving.then(() => saveMatch(kept, file)).catch((error) => console.error('saving failed', error));
}

const around: HostSurroundings = {
  post: (update: HostUpdate) => postMessage(update),
  save: keep,
  later: (work, delayMs) => setTimeout(work, delayMs),
};

/** A match is played in one tab at a time: two dealers would overwrite each other. Held until the worker ends. */
function takeTable(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`heldentisch-match-${id}`, { signal: AbortSignal.timeout(lockTimeoutMs) }, () => {
        resolve();
        return new Promise(() => undefined);
      })
      .catch(() => reject(new Error('open-elsewhere')));
  });
}

const lockTimeoutMs = 1500;

async function create(given: NewMatch, botPauseMs: number): Promise<void> {
  await takeTable(given.id);
  const { game } = await loadGame(given.game);
  host = Host.start(game, given.options, given.seats, freshSeed(), around);
  const now = Date.now();
  record = { ...given, options: host.match.setup.options, createdAt: now, changedAt: now, lines: 0, outcome: null };
  host.botPauseMs = botPauseMs;
  keep(host.match);
  await saving;
  host.go();
}

async function open(id: string, botPauseMs: number): Promise<GameId | null> {
  await takeTable(id);
  const kept = await readMatch(id);
  if (kept === null) return null;
  const { game } = await loadGame(kept.record.game);
  host = Host.resume(game, kept.file, kept.record.seats, around);
  record = kept.record;
  if (record.standing !== undefined) host.standing = record.standing;
  host.botPauseMs = botPauseMs;
  host.go();
  return record.game;
}

/** Opens a finished match to look at; null if this browser does not have it or it still runs. */
async function openReplay(id: string): Promise<GameId | null> {
  const kept = await readMatch(id);
  if (kept === null || kept.record.outcome === null) return null;
  const { game } = await loadGame(kept.record.game);
  host = Host.resume(game, kept.file, kept.record.seats, around, true);
  record = kept.record;
  host.go();
  return record.game;
}

/** Reads who sat where from a game file: names of bots are bots, everybody else is a person, perhaps without a name. */
const planOf = (name: string): SeatPlan =>
  isBotName(name) ? { kind: 'bot', bot: name } : { kind: 'person', name: name === namelessPerson ? '' : name };

/** Opens a game file to look at; nothing can be chosen in it. */
async function openFile(text: string): Promise<GameId> {
  const { header } = readGameFile(text);
  if (!isGameId(header.game)) throw new Error(`line 1, game: ${header.game} is not on this table`);
  const { game } = await loadGame(header.game);
  host = Host.resume(game, text, header.seats.map(planOf), around, true);
  host.go();
  return header.game;
}

/** The first lines of this match as a match of their own; the answer is its id. */
async function branch(line: number, id: string, seats: readonly SeatPlan[]): Promise<string> {
  const source = theHost();
  const { header, lines } = readGameFile(
    writeGameFile(
      source.match,
      source.seats.map(() => namelessPerson),
    ),
  );
  const rows = [{ ...header, lines: line }, ...lines.slice(0, line)];
  const text = `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
  const made = Host.resume(source.match.game, text, seats, around);
  const now = Date.now();
  const branched: MatchRecord = {
    id,
    game: source.match.game.id as GameId,
    options: source.match.setup.options,
    seats,
    createdAt: now,
    changedAt: now,
    lines: line,
    outcome: outcomeOf(made.match),
    branch: { of: record?.id ?? '', line },
  };
  await saveMatch(branched, made.gameFile());
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
  choose: (choice: Choice, revision: number | null) => theHost().choose(choice, revision),
  why: (choice: Choice) => theHost().why(choice),
  undo: () => theHost().undo(),
  redo: () => theHost().redo(),
  askUndo: () => theHost().askUndo(),
  answerUndo: (seat: number, agree: boolean) => theHost().answerUndo(seat, agree),
  concede: () => theHost().concede(),
  giveStanding: (answer: StandingAnswer) => theHost().giveStanding(answer),
  viewAt: (line: number, seat: number) => theHost().viewAt(line, seat),
  linesFor: (seat: number) => theHost().linesFor(seat),
  gameFile: () => theHost().gameFile(),
  hint: () => theHost().hint(),
  chances: (from: number, to: number) => theHost().chances(from, to),
};
export type HostCalls = typeof calls;

expose(calls);
