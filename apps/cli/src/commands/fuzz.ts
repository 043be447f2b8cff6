import { type Game, type GameOptions, readOptions, type State } from '@heldentisch/engine';
import { type FuzzReport, fuzz as fuzzGame, playablePositions } from '@heldentisch/testkit';
import type { Arguments } from '../arguments.js';
import { casesOf } from '../case-files.js';
import type { Command } from '../command.js';
import { asOptions, packageDirectory, registeredGame } from '../games.js';
import { withProgress } from '../progress.js';

export const fuzz: Command = {
  name: 'fuzz',
  synopsis: '<game> [--tries N] [--seed S] [--options JSON]',
  summary: 'Tries to break the promises of the engine and of the game with random play.',
  help: [
    '',
    '  --tries    how many checks, all kinds together (10000)',
    '  --seed     a whole number (1)',
    '  --options  plays only with these options; otherwise with all the game has, in turn',
    '',
    "Half of the decisions are made in games that begin in a position of the game's cases; not so with --options.",
  ],
  flags: { tries: 'text', seed: 'text', options: 'text' },
  async run(given) {
    const registered = registeredGame(given.word('the game'));
    const { game } = registered;
    const tries = given.integer('tries', 10_000, 1);
    const seed = given.integer('seed', 1, 0);
    const limits =
      given.text('options') === undefined
        ? { positions: playablePositions(game, casesOf(packageDirectory(registered))) }
        : { options: [readGiven(given, game)] };
    const report = await withProgress(tries, 'tries', (show) =>
      fuzzGame(game, { tries, seed, ...limits, onProgress: (done) => show(done) }),
    );
    return {
      lines: describe(report),
      json: { game: game.id, ...report },
      ok: brokenPromises(report) === 0 && report.problems.length === 0,
      problems: report.problems,
    };
  },
};

function readGiven(given: Arguments, game: Game<State>): GameOptions {
  return readOptions(game, asOptions(given.object('options')), game.seats.least);
}

function brokenPromises(report: FuzzReport): number {
  const { offeredRefused, unofferedAccepted, leaks, undoBroken, reloadBroken, replayBroken } = report;
  return offeredRefused + unofferedAccepted + leaks + undoBroken + reloadBroken + replayBroken;
}

function describe(report: FuzzReport): string[] {
  return [
    `${report.tries} tries in ${report.games} games, ${report.decisions} decisions, ${report.seconds.toFixed(1)} s`,
    `offered choices    ${report.offeredTried} tried, ${report.offeredRefused} refused`,
    `unoffered choices  ${report.unofferedTried} tried, ${report.unofferedAccepted} accepted`,
    `secrets            ${report.leaksTried} tried, ${report.leaks} leaks`,
    `undo               ${report.undoTried} tried, ${report.undoBroken} broken`,
    `reload             ${report.reloadTried} tried, ${report.reloadBroken} broken`,
    `replay             ${report.replayTried} tried, ${report.replayBroken} broken`,
  ];
}
