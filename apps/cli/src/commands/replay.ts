import {
  describeEvents,
  describeOutcome,
  type Game,
  type GameEvent,
  type GameFile,
  GameFileError,
  type Language,
  type Match,
  outcomeOf,
  readGameFile,
  replay as replayFile,
  type State,
  tellFor,
} from '@heldentisch/engine';
import { UsageError } from '../arguments.js';
import type { Command, Report } from '../command.js';
import { readText } from '../files.js';
import { registeredGames } from '../games.js';
import { pointsLines } from '../play/words.js';

export const replay: Command = {
  name: 'replay',
  synopsis: '<file> [--log en|de] [--seat N]',
  summary: 'Plays a game file again and checks every hash.',
  help: [
    '',
    '  --log   prints what happened, in English or German',
    '  --seat  tells it as this seat saw it; without it as the table saw it',
  ],
  flags: { log: 'text', seat: 'text' },
  run(given) {
    const file = given.word('the file');
    const language = given.text('log') === undefined ? null : given.oneOf<Language>('log', ['en', 'de'], 'en');
    const viewer = given.text('seat') === undefined ? -1 : given.integer('seat', 0, 0);
    const text = readText(file);
    try {
      const gameFile = readGameFile(text);
      const game = gameOf(gameFile);
      return replayed(game, gameFile, file, (match) => [
        ...(language === null ? [] : tell(match, viewer, language)),
        ...tellOutcome(match, language ?? 'en'),
      ]);
    } catch (error) {
      if (!(error instanceof GameFileError)) throw error;
      return broken(file, error, { decisions: 0, hash: null });
    }
  },
};

function gameOf({ header }: GameFile): Game<State> {
  const found = registeredGames.find(({ game }) => game.id === header.game);
  if (found === undefined) throw new GameFileError(1, 'game', `there is no game "${header.game}"`);
  return found.game;
}

function replayed(game: Game<State>, gameFile: GameFile, file: string, said: (match: Match) => string[]): Report {
  try {
    const match = replayFile(game, gameFile);
    const json = { game: game.id, ...progress(match), outcome: outcomeOf(match), mismatches: 0 };
    const lines = [...said(match), `${json.decisions} decisions, hash ${json.hash}, no mismatches`];
    return { lines, json, ok: true };
  } catch (error) {
    if (!(error instanceof GameFileError) || error.line < 2) throw error;
    // What holds up to the broken line can still be told.
    return broken(file, error, progress(replayFile(game, gameFile, error.line - 2)));
  }
}

function progress(match: Match): { decisions: number; hash: string } {
  const decisions = match.log.filter((line) => 'choice' in line).length;
  return { decisions, hash: match.hashes[match.hashes.length - 1] ?? match.startHash };
}

function broken(file: string, error: GameFileError, sofar: { decisions: number; hash: string | null }): Report {
  const { line, field, message } = error;
  return {
    lines: [],
    json: { ...sofar, mismatches: 1, problem: { line, field, message } },
    ok: false,
    problems: [`${file}, ${message}`],
  };
}

function tellOutcome(match: Match, language: Language): string[] {
  const outcome = outcomeOf(match);
  if (outcome === null) return [];
  return [describeOutcome(match.game, language, outcome), ...pointsLines(match.game, language, outcome)];
}

function tell(match: Match, viewer: number, language: Language): string[] {
  if (viewer >= match.setup.seats) throw new UsageError(`there is no seat ${viewer}`);
  const said = (events: readonly GameEvent[]): string[] =>
    describeEvents(match.game, language, tellFor(match, viewer, events));
  const lines = match.log.flatMap((line, i) => {
    const number = String(i + 1).padStart(4);
    if ('undo' in line) return [`${number}  (seat ${line.seat} takes back ${line.undo})`];
    return said(match.events[i] ?? []).map((text, part) => `${part === 0 ? number : '    '}  ${text}`);
  });
  return [...said(match.startEvents).map((text) => `      ${text}`), ...lines];
}
