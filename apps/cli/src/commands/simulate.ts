import {
  type BotName,
  botNames,
  type DecisionMs,
  type Ending,
  isBotName,
  type Lengths,
  type Points,
  type Series,
  type SimulationReport,
  type Standing,
  simulate as simulateHere,
} from '@heldentisch/bots';
import { simulateInWorkers } from '@heldentisch/bots/node';
import { assertBotsMayPlay, type Game, readOptions, type State, seedFromNumber } from '@heldentisch/engine';
import { type Arguments, UsageError } from '../arguments.js';
import type { Command } from '../command.js';
import { asOptions, gameById } from '../games.js';
import { withProgress } from '../progress.js';
import { readSuite } from '../suite.js';

export const simulate: Command = {
  name: 'simulate',
  synopsis: '<game> [--games N] [--seed S] [--bots a,b] [--options JSON] [--suite FILE] [--workers W] [--swap]',
  summary: 'Lets bots play a series of games. The same seed gives the same hash, with any number of workers.',
  help: [
    '',
    `  --games    how many games (100)`,
    `  --seed     a whole number or 32 hexadecimal digits (1)`,
    `  --bots     one name for each seat, of ${botNames.join(', ')} (random)`,
    `  --swap     bots change seats from game to game`,
    `  --suite    a file with the seeds and options of a frozen series, instead of --seed and --options`,
    `  --workers  threads (1)`,
  ],
  flags: { games: 'text', seed: 'text', bots: 'text', options: 'text', suite: 'text', workers: 'text', swap: 'switch' },
  async run(given) {
    const game = gameById(given.word('the game'));
    const series = readSeries(given, game);
    const workers = given.integer('workers', 1, 1);
    const started = performance.now();
    const workerModule = new URL('../worker.js', import.meta.url);
    const report = await withProgress(series.games, 'games', (show) => {
      const onProgress = (games: number, decisions: number): void => show(games, `${decisions} decisions`);
      return workers === 1
        ? simulateHere(game, series, { now: () => performance.now(), onProgress })
        : simulateInWorkers(game.id, series, { workers, workerModule, onProgress });
    });
    const seconds = (performance.now() - started) / 1000;
    const { games, decisions, ...rest } = report;
    const decisionsPerSecond = Math.round(decisions / seconds);
    const json = { game: game.id, bots: series.bots, games, decisions, seconds, decisionsPerSecond, ...rest };
    return {
      lines: describe(report, seconds),
      json,
      ok: report.unfinished === 0,
      problems: report.unfinished === 0 ? [] : [`${report.unfinished} games took longer than any game may`],
    };
  },
};

function readSeries(given: Arguments, game: Game<State>): Series {
  const bots = readBots(given.text('bots'), game);
  const file = given.text('suite');
  const suite = file === undefined ? null : readSuite(file, game);
  const options = readOptions(game, suite?.options ?? asOptions(given.object('options')), bots.length);
  assertBotsMayPlay(game, options);
  const series = {
    games: given.integer('games', suite?.seeds.length ?? 100, 1),
    seed: given.seed(() => seedFromNumber(1)),
    bots,
    options,
    swap: given.has('swap'),
  };
  if (suite === null) return series;
  if (series.games > suite.seeds.length) throw new UsageError(`the suite has only ${suite.seeds.length} games`);
  return { ...series, seeds: suite.seeds };
}

function readBots(text: string | undefined, game: Game<State>): BotName[] {
  if (text === undefined) return Array.from({ length: game.seats.least }, () => 'random' as const);
  const names = text.split(',').map((name) => name.trim());
  const bots = names.filter(isBotName);
  const unknown = names.find((name) => !isBotName(name));
  if (unknown !== undefined) throw new UsageError(`there is no bot "${unknown}"; the bots are ${botNames.join(', ')}`);
  const [only] = bots;
  if (bots.length === 1 && only !== undefined) return Array.from({ length: game.seats.least }, () => only);
  return bots;
}

function describe(report: SimulationReport, seconds: number): string[] {
  const { outcomes, lengths } = report;
  const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const rows = (title: string, standings: readonly (readonly [string, Standing])[]): string[] =>
    standings.map(
      ([name, { games, wins, draws, score, points, figures = {} }]) =>
        `${title} ${name}: ${games} games, ${wins} won, ${draws} drawn, score ${percent(score, games)}${pointsText('points', points)}${Object.entries(
          figures,
        )
          .map(([figure, values]) => pointsText(figure, values))
          .join('')}`,
    );
  return [
    `${report.games} games, ${report.decisions} decisions in ${seconds.toFixed(2)} s (${Math.round(report.decisions / seconds)} per second)`,
    ...rows(
      'seat',
      outcomes.bySeat.map((standing, seat) => [String(seat), standing]),
    ),
    ...rows('bot', Object.entries(outcomes.byBot)),
    ...rows('tag', Object.entries(outcomes.byTag)),
    ...Object.entries(outcomes.byEnding).map(([reason, ending]) => endingText(reason, ending)),
    `decisions per game: ${lengthsText(lengths)}`,
    ...Object.entries(report.decisionMs).map(([bot, times]) => timesText(bot, times)),
    `hash ${report.hash}`,
  ];
}

function pointsText(name: string, points: Points | undefined): string {
  if (points === undefined) return '';
  const { mean, p10, p50, p90 } = points;
  return `, ${name} mean ${mean.toFixed(1)}, p10 ${p10}, p50 ${p50}, p90 ${p90}`;
}

const lengthsText = (lengths: Lengths): string =>
  Object.entries(lengths)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

const endingText = (reason: string, { games, rounds }: Ending): string =>
  `ending ${reason}: ${games} games${rounds === undefined ? '' : `, rounds ${lengthsText(rounds)}`}`;

function timesText(bot: string, { mean, p50, p99, max, slowestGame, slowestDecision }: DecisionMs): string {
  const ms = (time: number): string => `${time < 10 ? time.toFixed(3) : Math.round(time)} ms`;
  const slowest = `slowest ${ms(max)} (game ${slowestGame}, decision ${slowestDecision}, both from 0)`;
  return `time per decision, ${bot}: mean ${ms(mean)}, p50 ${ms(p50)}, p99 ${ms(p99)}, ${slowest}`;
}
