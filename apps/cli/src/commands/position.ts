import { PositionError } from '@heldentisch/engine';
import { type Arguments, Problem, UsageError } from '../arguments.js';
import type { Command } from '../command.js';
import { type DataFile, readData } from '../files.js';
import { gameById } from '../games.js';

export const position: Command = {
  name: 'position',
  synopsis: '<file> [--game <game>]',
  summary: 'Sets up a position from a YAML or JSON file and prints the resulting state.',
  help: [
    '',
    'The file holds { game, position }, as a rule case does, or with --game a bare position.',
    'Errors name the line and the field.',
  ],
  flags: { game: 'text' },
  run(given) {
    const file = given.word('the file');
    const { gameId, data, path, source } = findPosition(given, file);
    const game = gameById(gameId);
    try {
      const { state } = game.position.read(data);
      const written = game.position.write(state) as Record<string, unknown>;
      return { lines: [JSON.stringify(written, null, 2)], json: written, ok: true };
    } catch (error) {
      if (!(error instanceof PositionError)) throw error;
      const fields = error.path.split(/[.[\]]+/).filter((field) => field !== '');
      const line = source.lineOf([...path, ...fields]);
      throw new Problem(`${file}, line ${line}, ${error.message}`);
    }
  },
};

interface FoundPosition {
  readonly gameId: string;
  readonly data: unknown;
  /** Where the position stands inside the file. */
  readonly path: readonly string[];
  readonly source: DataFile;
}

function findPosition(given: Arguments, file: string): FoundPosition {
  const source = readData(file);
  const { data } = source;
  const named = given.text('game');
  if (typeof data === 'object' && data !== null && 'game' in data && 'position' in data) {
    const { game, position: inner } = data as { readonly game: unknown; readonly position: unknown };
    if (typeof game !== 'string') throw new Problem(`${file}, line ${source.lineOf(['game'])}, game: must be a name`);
    return { gameId: named ?? game, data: inner, path: ['position'], source };
  }
  if (named === undefined) throw new UsageError(`${file} does not name its game: add --game`);
  return { gameId: named, data, path: [], source };
}
