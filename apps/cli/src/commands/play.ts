import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { type BotName, botNames } from '@heldentisch/bots';
import {
  assertBotsMayPlay,
  createMatch,
  GameFileError,
  type Language,
  readGameFile,
  replay,
  type Seed,
  textOf,
} from '@heldentisch/engine';
import { type Arguments, Problem, UsageError } from '../arguments.js';
import type { Command } from '../command.js';
import { readText } from '../files.js';
import { asOptions, type RegisteredGame, registeredGame } from '../games.js';
import { Conversation, type Output } from '../play/conversation.js';
import { paintFor } from '../play/paint.js';
import { personsSeat, sittersOf, Table } from '../play/table.js';
import { word } from '../play/words.js';

const freshSeed = (): Seed => randomBytes(16).toString('hex');

export const play: Command = {
  name: 'play',
  synopsis:
    '<game> [--seat N] [--bot NAME] [--seats N] [--seed S] [--language de|en] [--options JSON] [--save FILE] [--load FILE]',
  summary: 'A game in the terminal against bots.',
  help: [
    '',
    `  --bot       the opponents: ${botNames.join(', ')} (medium)`,
    '  --seat      where you sit (0)',
    '  --save      a game file, written after every choice',
    '  --load      goes on with a saved game; who sits where is taken from it',
  ],
  flags: {
    seat: 'text',
    seats: 'text',
    bot: 'text',
    seed: 'text',
    language: 'text',
    options: 'text',
    save: 'text',
    load: 'text',
  },
  async run(given) {
    const registered = registeredGame(given.word('the game'));
    const load = given.text('load');
    const table = load === undefined ? newTable(given, registered) : loadTable(given, registered, load);
    await talk(table, given.text('save') ?? null, given.has('json'));
    const score = table.outcome?.scores[table.seat] ?? null;
    const points = table.outcome?.points ?? null;
    return { lines: [], json: { game: registered.game.id, over: table.isOver, score, points }, ok: true };
  },
};

const languageOf = (given: Arguments): Language => given.oneOf<Language>('language', ['de', 'en'], 'en');
const botOf = (given: Arguments): BotName => given.oneOf('bot', botNames, 'medium');

function checkSeat(seat: number, seats: number): number {
  if (seat >= seats) throw new UsageError(`there is no seat ${seat}: seats are 0 to ${seats - 1}`);
  return seat;
}

function newTable(given: Arguments, registered: RegisteredGame): Table {
  const { game } = registered;
  const seats = given.integer('seats', Math.max(game.seats.least, Math.min(2, game.seats.most)), 1);
  const options = asOptions(given.object('options'));
  const match = createMatch(game, { options, seats, seed: given.seed(freshSeed), random: 'chacha20' });
  const seat = checkSeat(given.integer('seat', 0, 0), seats);
  if (seats > 1) assertBotsMayPlay(game, match.setup.options);
  const names = Array.from({ length: seats }, () => botOf(given));
  return new Table(registered, match, sittersOf(names, botOf(given), seat), seat, languageOf(given));
}

function loadTable(given: Arguments, registered: RegisteredGame, file: string): Table {
  const text = readText(file);
  try {
    const gameFile = readGameFile(text);
    const match = replay(registered.game, gameFile);
    const names = gameFile.header.seats;
    const seat = checkSeat(given.integer('seat', personsSeat(names), 0), names.length);
    const bot = botOf(given);
    if (names.length > 1) assertBotsMayPlay(registered.game, match.setup.options);
    const sitters = sittersOf(given.text('bot') === undefined ? names : names.map(() => bot), bot, seat);
    return new Table(registered, match, sitters, seat, languageOf(given));
  } catch (error) {
    if (error instanceof GameFileError) throw new Problem(`${file}, ${error.message}`);
    throw error;
  }
}

/** Talks with the person until the game is over, the person quits, or the input ends. */
async function talk(table: Table, saveFile: string | null, json: boolean): Promise<void> {
  const { stdin, stdout } = process;
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true && !json;
  const output: Output = {
    write: (text) => {
      if (!json) stdout.write(text);
    },
    width: stdout.columns ?? 100,
    paint: paintFor(stdout.isTTY === true, process.env),
  };
  const lines = createInterface({ input: stdin, terminal: isTerminal, ...(isTerminal ? { output: stdout } : {}) });
  const conversation = new Conversation(table, output, saveFile);
  greet(table, output);
  conversation.goOn();
  lines.setPrompt('> ');
  if (isTerminal && !conversation.hasEnded) lines.prompt();
  if (!conversation.hasEnded) {
    for await (const line of lines) {
      conversation.hear(line);
      if (conversation.hasEnded) break;
      if (isTerminal) lines.prompt();
    }
  }
  if (!conversation.hasEnded) conversation.quit();
  lines.close();
}

function greet(table: Table, output: Output): void {
  const { match, language, sitters } = table;
  const seats = sitters.map((sitter, seat) => {
    const name = textOf(match.game, language, `seat.${seat}`);
    return `${name} (${sitter === 'person' ? word(language, 'you') : sitter})`;
  });
  output.write(`${output.paint.strong(textOf(match.game, language, 'title'))}\n`);
  output.write(`${word(language, 'seats', { seats: seats.join(', ') })}. ${word(language, 'hint')}\n`);
  for (const line of table.startLog()) output.write(`  ${line}\n`);
}
