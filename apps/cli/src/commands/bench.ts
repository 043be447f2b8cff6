import { cpus } from 'node:os';
import { type Arguments, UsageError } from '../arguments.js';
import { boardgameIo } from '../bench/boardgame-io.js';
import { type Contestant, measurements, race } from '../bench/contestant.js';
import { copying, throughAMatch, throughTheDoor } from '../bench/own-games.js';
import { pkmnSim } from '../bench/pkmn-sim.js';
import type { Command, Report } from '../command.js';
import { gameById, registeredGames } from '../games.js';
import { withProgress } from '../progress.js';

const rounds = 5;

/** Which row is divided by which. */
const comparisons = {
  noughtsDoorToBoardgameIo: ['noughts, door', 'noughts, boardgame.io reducer'],
  noughtsMatchToBoardgameIo: ['noughts, match', 'noughts, boardgame.io reducer'],
  pixelTacticsToPkmnSim: ['pixel-tactics, door', 'gen 1 singles, @pkmn/sim'],
  copyToStructuredClone: ['pixel-tactics state, copy', 'pixel-tactics state, structuredClone'],
  copyToJson: ['pixel-tactics state, copy', 'pixel-tactics state, JSON'],
} as const;

export const bench: Command = {
  name: 'bench',
  synopsis: '[--seconds N] | --server [--matches N,…] [--moves N] | --bytes [--games N]',
  summary: 'Measures the engine beside other engines and ways, on this machine, now.',
  help: [
    '',
    `  --seconds  for each row, in ${rounds} rounds of which the median counts (3)`,
    '',
    "  --server   measures the server beside boardgame.io's: matches on loopback, every choice on disk",
    '  --matches  running at the same time (100,500)',
    '  --moves    for each row, about (84000)',
    '',
    '  --bytes    counts what a choice costs on the wire, at tables of every game and size',
    '  --games    of greedy bots for each row (2)',
    '',
    'boardgame.io and @pkmn/sim are development dependencies; without them their rows are left out.',
  ],
  flags: { seconds: 'text', server: 'switch', matches: 'text', moves: 'text', bytes: 'switch', games: 'text' },
  async run(given) {
    if (given.has('server')) return benchTheServer(given);
    if (given.has('bytes')) return countTheBytes(given);
    const seconds = given.integer('seconds', 3, 1);
    const problems: string[] = [];
    const contestants = gather(problems);
    const measured = await withProgress(measurements(contestants.length, rounds), 'measurements', (show) =>
      race(contestants, seconds, rounds, show),
    );
    const rows = contestants.map(({ name, unit }) => ({ name, unit, perSecond: Math.round(measured.get(name) ?? 0) }));
    const ratios = ratiosOf(measured);
    const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
    const lines = [
      ...rows.map(
        ({ name, unit, perSecond }) => `${name.padEnd(40)}${perSecond.toLocaleString('en').padStart(14)} ${unit}/s`,
      ),
      ...Object.entries(ratios).map(([name, ratio]) => `${name.padEnd(40)}${ratio.toFixed(2).padStart(14)}`),
      `node ${machine.node}, ${machine.cores} × ${machine.cpu}`,
    ];
    return { lines, json: { rows, ratios, machine }, ok: problems.length === 0, problems };
  },
};

/** Loaded here: the engine's table needs no server. */
async function benchTheServer(given: Arguments): Promise<Report> {
  const { benchServer, roundsOfAll } = await import('../bench/server/index.js');
  const sizes = (given.text('matches') ?? '100,500').split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1))
    throw new UsageError('--matches must be whole numbers');
  const moves = given.integer('moves', 84_000, 1);
  return withProgress(roundsOfAll(sizes, moves), 'rounds', (show) => benchServer(sizes, moves, show));
}

async function countTheBytes(given: Arguments): Promise<Report> {
  const { benchBytes, tablesOf } = await import('../bench/server/bytes.js');
  const tables = tablesOf(registeredGames.map(({ game }) => game));
  const games = given.integer('games', 2, 1);
  return withProgress(tables.length, 'tables', (show) => benchBytes(tables, games, show));
}

/** The contestants that are there; what is missing is said and left out. */
function gather(problems: string[]): Contestant[] {
  const noughts = gameById('noughts');
  const pixelTactics = gameById('pixel-tactics');
  const foreign = (packageName: string, make: () => Contestant): Contestant[] => {
    try {
      return [make()];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
      problems.push(`${packageName} is not installed (a development dependency): its row is left out`);
      return [];
    }
  };
  return [
    throughTheDoor(noughts, 'noughts, door'),
    throughAMatch(noughts, 'noughts, match'),
    ...foreign('boardgame.io', boardgameIo),
    throughTheDoor(pixelTactics, 'pixel-tactics, door'),
    ...foreign('@pkmn/sim', pkmnSim),
    ...copying(pixelTactics),
  ];
}

function ratiosOf(measured: ReadonlyMap<string, number>): Record<string, number> {
  const ratios: Record<string, number> = {};
  for (const [name, [own, other]] of Object.entries(comparisons)) {
    const [fast, slow] = [measured.get(own), measured.get(other)];
    if (fast !== undefined && slow !== undefined) ratios[name] = Math.round((100 * fast) / slow) / 100;
  }
  return ratios;
}
