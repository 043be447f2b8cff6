import { differenceLines, type Games, runCases } from '@heldentisch/testkit';
import { UsageError } from '../arguments.js';
import { readCases } from '../case-files.js';
import type { Command } from '../command.js';
import { registeredGames } from '../games.js';

/** `case` is a word of the language. */
export const ruleCase: Command = {
  name: 'case',
  synopsis: '<files or directories…> [--undo]',
  summary: 'Plays rule cases and prints where they and the game differ.',
  help: ['', '  --undo  takes back every choice and makes it again before the case goes on'],
  flags: { undo: 'switch' },
  run(given) {
    if (given.words.length === 0) throw new UsageError('a file or directory is missing');
    const games: Games = Object.fromEntries(registeredGames.map(({ game }) => [game.id, game]));
    const reports = runCases(games, readCases(given.words), given.has('undo') ? 'undo' : 'plain');
    const failed = reports.filter(({ passed }) => !passed);
    const passed = reports.length - failed.length;
    return {
      lines: [`${passed} passed, ${failed.length} failed`],
      json: { passed, failed: failed.length, files: reports },
      ok: failed.length === 0,
      problems: failed.flatMap(differenceLines),
    };
  },
};
