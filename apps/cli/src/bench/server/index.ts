import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Report } from '../../command.js';
import { cells, inRow, type LoadResult } from './load.js';

const pathOf = (module: string): string => fileURLToPath(new URL(module, import.meta.url));

interface Started {
  readonly pid: number;
  readonly address: string;
  end(): Promise<void>;
}

interface ServerContestant {
  readonly name: string;
  readonly store: string;
  readonly generator: string;
  start(): Promise<Started>;
}

const own: ServerContestant = {
  name: 'heldentisch',
  store: 'SQLite, every choice on disk before it is answered',
  generator: pathOf('./load-own.js'),
  async start() {
    const { ServerProcess } = await import('@heldentisch/server/trials');
    const dataFolder = mkdtempSync(join(tmpdir(), 'heldentisch-bench-'));
    const server = await ServerProcess.start({ dataFolder });
    return {
      pid: server.pid,
      address: server.address,
      async end() {
        await server.end('SIGTERM');
        rmSync(dataFolder, { recursive: true });
      },
    };
  },
};

const boardgameIo: ServerContestant = {
  name: 'boardgame.io',
  store: 'memory',
  generator: pathOf('./load-boardgame-io.js'),
  async start() {
    const child: ChildProcess = spawn(process.execPath, [pathOf('./run-boardgame-io.js')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const input = child.stdout;
    if (input === null) throw new Error('the server has no output');
    const [address] = (await once(createInterface({ input }), 'line')) as [string];
    return {
      pid: child.pid ?? 0,
      address,
      async end() {
        const exited = once(child, 'exit');
        child.kill('SIGKILL');
        await exited;
      },
    };
  },
};

/** The generator runs in a process of its own, so that it takes no time from the server. */
async function generate(generator: string, order: object): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [generator, JSON.stringify(order)]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as LoadResult;
}

interface Row extends LoadResult {
  readonly server: string;
  readonly store: string;
  readonly matches: number;
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

/** In turns, so that what else runs on the machine hits both alike; of each the median counts. */
const turns = 3;

function median(results: readonly LoadResult[]): LoadResult {
  const of = (value: (result: LoadResult) => number): number =>
    results.map(value).sort((a, b) => a - b)[Math.floor(results.length / 2)] ?? 0;
  const hasCpu = results.every(({ cpuMicrosecondsPerMove }) => cpuMicrosecondsPerMove !== null);
  return {
    moves: results.reduce((sum, { moves }) => sum + moves, 0),
    movesPerSecond: of(({ movesPerSecond }) => movesPerSecond),
    p50Ms: of(({ p50Ms }) => p50Ms),
    p99Ms: of(({ p99Ms }) => p99Ms),
    cpuMicrosecondsPerMove: hasCpu ? of(({ cpuMicrosecondsPerMove }) => cpuMicrosecondsPerMove ?? 0) : null,
  };
}

async function measure({ generator, start }: ServerContestant, matches: number, rounds: number): Promise<LoadResult> {
  const server = await start();
  try {
    return await generate(generator, { address: server.address, pid: server.pid, matches, rounds });
  } finally {
    await server.end();
  }
}

/** Our server beside boardgame.io's: the same moves in the same pattern on this machine. */
export async function benchServer(sizes: readonly number[], movesPerSize: number): Promise<Report> {
  const rows: Row[] = [];
  const contestants = [boardgameIo, own];
  for (const matches of sizes) {
    const rounds = Math.max(2, Math.round(movesPerSize / (turns * matches * inRow * cells.length)));
    const results = contestants.map((): LoadResult[] => []);
    for (let turn = 0; turn < turns; turn++) {
      for (const [i, contestant] of contestants.entries()) {
        results[i]?.push(await measure(contestant, matches, rounds));
      }
    }
    contestants.forEach(({ name, store }, i) => {
      rows.push({ server: name, store, matches, ...median(results[i] ?? []) });
    });
  }
  const ratios = Object.fromEntries(
    sizes.map((matches) => {
      const of = (name: string): Row | undefined => rows.find((row) => row.matches === matches && row.server === name);
      const [ours, theirs] = [of(own.name), of(boardgameIo.name)];
      const speed = round2((ours?.movesPerSecond ?? 0) / (theirs?.movesPerSecond ?? 1));
      return [matches, { movesPerSecond: speed, p99: round2((ours?.p99Ms ?? 0) / (theirs?.p99Ms ?? 1)) }];
    }),
  );
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
  const lines = [
    ...rows.map(
      ({ server, matches, movesPerSecond, p50Ms, p99Ms, cpuMicrosecondsPerMove }) =>
        `${server.padEnd(14)}${`${matches} matches`.padEnd(14)}${movesPerSecond.toLocaleString('en').padStart(8)} moves/s` +
        `   p50 ${p50Ms.toFixed(1)} ms   p99 ${p99Ms.toFixed(1)} ms   ${cpuMicrosecondsPerMove ?? '?'} µs CPU/move`,
    ),
    ...Object.entries(ratios).map(
      ([matches, { movesPerSecond }]) => `${matches} matches: ${movesPerSecond} times as many`,
    ),
    `node ${machine.node}, ${machine.cores} × ${machine.cpu}`,
  ];
  return { lines, json: { rows, ratios, machine }, ok: true };
}
