import { type CoverageReport, coverage as coverGame, differenceLines } from '@heldentisch/testkit';
import { casesOf, rulesCitedInTests } from '../case-files.js';
import type { Command } from '../command.js';
import { packageDirectory, registeredGame } from '../games.js';
import { withProgress } from '../progress.js';

export const coverage: Command = {
  name: 'coverage',
  synopsis: '<game> [--games N] [--seed S]',
  summary: 'Lists what random games never came across, and the rules without a case or test.',
  help: [
    '',
    '  --games  how many random games (200)',
    '',
    "All is well if every rule has a passing case or a test that cites it. What chance alone didn't show is only listed.",
  ],
  flags: { games: 'text', seed: 'text' },
  async run(given) {
    const registered = registeredGame(given.word('the game'));
    const directory = packageDirectory(registered);
    const games = given.integer('games', 200, 1);
    const seed = given.integer('seed', 1, 0);
    const cases = casesOf(directory);
    const citedIn = rulesCitedInTests(directory);
    const report = await withProgress(games, 'games', (show) =>
      coverGame(registered.game, { games, seed, cases, citedIn, onProgress: (done) => show(done) }),
    );
    const { casesFailed, rulesWithoutCase } = report;
    return {
      lines: describe(report),
      json: { game: registered.game.id, ...report },
      ok: casesFailed.length === 0 && rulesWithoutCase.length === 0,
      problems: casesFailed.flatMap(differenceLines),
    };
  },
};

function describe(report: CoverageReport): string[] {
  const list = (title: string, names: readonly string[]): string =>
    `${title}: ${names.length === 0 ? 'none' : `${names.length} (${names.join(', ')})`}`;
  return [
    `${report.games} random games, ${report.decisions} decisions`,
    list('abilities never resolved in play', report.abilitiesNeverResolved),
    list('abilities without a case', report.abilitiesWithoutCase),
    list('events never seen', report.eventsNeverSeen),
    list('kinds of choices never offered', report.choicesNeverOffered),
    list('kinds of choices never taken', report.choicesNeverTaken),
    list('rules without a case or test', report.rulesWithoutCase),
    list(
      'cases failed',
      report.casesFailed.map(({ file }) => file),
    ),
  ];
}
