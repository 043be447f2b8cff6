import { at } from './assert.js';
import { type Game, type GameOptions, PositionError, type State } from './game.js';
import { createMatch, type Line, type Match, matchFromPosition } from './match.js';
import { OptionError } from './options.js';
import { isSeed, type RandomKind, type Seed, sealSeed } from './random.js';
import { repeatLine } from './repeat-line.js';

export const gameFileFormat = 1;

/** The first line of a game file. A sealed file promises the seed without telling it. */
export interface Header {
  readonly format: number;
  readonly game: string;
  readonly rules: number;
  readonly options: GameOptions;
  /** The position in which the game began, if it did not begin with the usual set-up. */
  readonly position?: unknown;
  /** Who sat where: names or kinds of bots. */
  readonly seats: readonly string[];
  readonly random: RandomKind;
  readonly seed?: Seed;
  readonly sealed?: string;
  /** How many lines follow: a shortened file is noticed. */
  readonly lines: number;
  /** Hash of the state before the first choice. */
  readonly hash: string;
}

export type HashedLine = Line & { readonly n: number; readonly hash: string };

/**
 * What is wrong with a game file, for those who tell people of it in their own words: `foreign` no game file at all,
 * `cut` lines are missing at the end, `form` a line is damaged, `game` a game that is not here, `rules` another version
 * of the rules, `sealed` the seed is kept secret, `setUp` the game cannot begin like that, `refused` a choice that is
 * not possible there, `changed` the game has come to another state.
 */
export type GameFileFault = 'foreign' | 'cut' | 'form' | 'game' | 'rules' | 'sealed' | 'setUp' | 'refused' | 'changed';

/** A game file that cannot be used. `line` counts from 1, `field` names the culprit. */
export class GameFileError extends Error {
  override name = 'GameFileError';
  constructor(
    readonly line: number,
    readonly field: string,
    message: string,
    readonly fault: GameFileFault = 'form',
  ) {
    super(`line ${line}, ${field}: ${message}`);
  }
}

/** The first line of the match's file as it is now. */
export function gameFileHeader<S extends State>(match: Match<S>, seats: readonly string[], sealed = false): Header {
  const { setup, game } = match;
  if (setup.position === null) {
    throw new Error('a match from a bare state has no game file: its start is not written down');
  }
  return {
    format: gameFileFormat,
    game: game.id,
    rules: game.rulesVersion,
    options: setup.options,
    ...(setup.position === undefined ? {} : { position: setup.position }),
    seats,
    random: setup.random,
    ...(sealed ? { sealed: sealSeed(setup.seed) } : { seed: setup.seed }),
    lines: match.log.length,
    hash: match.startHash,
  };
}

/** The lines of the match's file behind the header, from number `first` on; the first one is number 1. */
export function gameFileLines<S extends State>(match: Match<S>, first = 1): HashedLine[] {
  return match.log.slice(first - 1).map((line, i) => {
    const n = first + i;
    return { n, ...line, hash: at(match.hashes, n - 1) };
  });
}

/** The text of a game file: a row of JSON for each line. */
export const gameFileText = (header: Header, lines: readonly HashedLine[]): string =>
  `${[header, ...lines].map((row) => JSON.stringify(row)).join('\n')}\n`;

export function writeGameFile<S extends State>(match: Match<S>, seats: readonly string[], sealed = false): string {
  return gameFileText(gameFileHeader(match, seats, sealed), gameFileLines(match));
}

function parseLine(text: string, line: number): Record<string, unknown> {
  const fault = line === 1 ? 'foreign' : 'form';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new GameFileError(line, 'json', `unreadable: ${(error as Error).message}`, fault);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new GameFileError(line, 'json', 'must be an object', fault);
  }
  return value as Record<string, unknown>;
}

const headerKeys = [
  'format',
  'game',
  'rules',
  'options',
  'position',
  'seats',
  'random',
  'seed',
  'sealed',
  'lines',
  'hash',
];

function readHeader(value: Record<string, unknown>): Header {
  const wrong = (field: string, message: string, fault?: GameFileFault): never => {
    throw new GameFileError(1, field, message, fault);
  };
  if (value.format !== gameFileFormat)
    wrong('format', `must be ${gameFileFormat}, not ${JSON.stringify(value.format)}`, 'foreign');
  if (typeof value.game !== 'string') wrong('game', 'must be the id of a game');
  if (!Number.isInteger(value.rules)) wrong('rules', 'must be a whole number');
  if (typeof value.options !== 'object' || value.options === null) wrong('options', 'must be an object');
  if (!Array.isArray(value.seats) || !value.seats.every((seat) => typeof seat === 'string')) {
    wrong('seats', 'must be a list of names');
  }
  if (value.random !== 'chacha20' && value.random !== 'xoroshiro128plus') wrong('random', 'names no known generator');
  if (value.seed === undefined && typeof value.sealed !== 'string') wrong('seed', 'is missing');
  if (value.seed !== undefined && !isSeed(value.seed)) wrong('seed', 'must be 32 hexadecimal digits');
  if (isSeed(value.seed) && value.sealed !== undefined && value.sealed !== sealSeed(value.seed)) {
    wrong('sealed', 'does not belong to this seed');
  }
  if (!Number.isInteger(value.lines) || (value.lines as number) < 0) wrong('lines', 'must be a number of lines');
  if (typeof value.hash !== 'string') wrong('hash', 'must be the hash of the first state');
  for (const key of Object.keys(value)) if (!headerKeys.includes(key)) wrong(key, 'is not a field of the header');
  return value as unknown as Header;
}

const lineKeys = ['choice', 'undo', 'redo', 'concede'];

function readLine(value: Record<string, unknown>, line: number): HashedLine {
  const wrong = (field: string, message: string): never => {
    throw new GameFileError(line, field, message);
  };
  if (value.n !== line - 1) wrong('n', `must be ${line - 1}, not ${JSON.stringify(value.n)}`);
  if (!Number.isInteger(value.seat)) wrong('seat', 'must be the number of a seat');
  const kinds = lineKeys.filter((key) => key in value);
  if (kinds.length !== 1) wrong('choice', 'a line holds exactly one of choice, undo, redo, concede');
  for (const key of ['undo', 'redo']) {
    if (key in value && !(Number.isInteger(value[key]) && (value[key] as number) > 0))
      wrong(key, 'must be a number of choices');
  }
  if ('concede' in value && value.concede !== true) wrong('concede', 'must be true');
  if ('consent' in value && (value.consent !== true || !('undo' in value)))
    wrong('consent', 'belongs to an undo and is true');
  if (typeof value.hash !== 'string') wrong('hash', 'must be the hash of the state');
  for (const key of Object.keys(value)) {
    if (!lineKeys.includes(key) && !['n', 'seat', 'consent', 'hash'].includes(key))
      wrong(key, 'is not a field of a line');
  }
  return value as unknown as HashedLine;
}

export interface GameFile {
  readonly header: Header;
  readonly lines: readonly HashedLine[];
}

/** Reads the form of a game file; whether the game can be played that way is for `replay` to say. */
export function readGameFile(text: string): GameFile {
  const rows = text.split('\n');
  const header = readHeader(parseLine(rows[0] ?? '', 1));
  if (rows.pop() !== '') throw new GameFileError(rows.length + 1, 'end', 'the last line is cut off', 'cut');
  const lines = rows.slice(1).map((row, i) => readLine(parseLine(row, i + 2), i + 2));
  if (lines.length !== header.lines) {
    throw new GameFileError(
      rows.length,
      'lines',
      `the header promises ${header.lines} lines, here are ${lines.length}`,
      lines.length < header.lines ? 'cut' : 'form',
    );
  }
  return { header, lines };
}

function begin<S extends State>(game: Game<S>, header: Header, seed: Seed): Match<S> {
  const { options, random, position, seats } = header;
  try {
    if (position === undefined) return createMatch(game, { options, seats: seats.length, seed, random });
    return matchFromPosition(game, position, random, seed);
  } catch (error) {
    if (error instanceof OptionError) throw new GameFileError(1, error.field, error.problem, 'setUp');
    if (error instanceof PositionError) {
      throw new GameFileError(1, `position.${error.path}`, error.problem, 'setUp');
    }
    throw error;
  }
}

/** Plays lines of a file, checking every hash. Throws `GameFileError` at the first one that does not hold. */
export function repeatLines<S extends State>(match: Match<S>, lines: readonly HashedLine[]): void {
  for (const { n, hash: expected, ...rest } of lines) {
    const line = rest as Line;
    const answer = repeatLine(match, line);
    if (!answer.ok) {
      const field = lineKeys.find((key) => key in line) ?? 'choice';
      throw new GameFileError(n + 1, field, `is refused (${answer.refusal.rule})`, 'refused');
    }
    if (match.hashes[n - 1] !== expected)
      throw new GameFileError(n + 1, 'hash', 'the state after this line is another one', 'changed');
  }
}

/** Plays a game file again, checking every hash. Throws `GameFileError` at the first line that does not hold. */
export function replay<S extends State>(game: Game<S>, file: GameFile, upTo = file.lines.length): Match<S> {
  const { header } = file;
  if (header.game !== game.id) throw new GameFileError(1, 'game', `is ${header.game}, not ${game.id}`, 'game');
  if (header.rules !== game.rulesVersion) {
    const message = `version ${header.rules} is not the present version ${game.rulesVersion}`;
    throw new GameFileError(1, 'rules', message, 'rules');
  }
  if (header.seed === undefined)
    throw new GameFileError(1, 'sealed', 'the seed is sealed; the file cannot be replayed', 'sealed');
  const match = begin(game, header, header.seed);
  if (match.startHash !== header.hash) throw new GameFileError(1, 'hash', 'the first state is another one', 'changed');
  repeatLines(match, file.lines.slice(0, upTo));
  return match;
}
