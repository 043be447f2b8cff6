import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Report } from '../../command.js';
import type { ShowProgress } from '../../progress.js';
import { cells, inRow, type LoadOrder, type Round } from './load.js';

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

/** A server under load. The generator runs in a process of its own, so that it takes no time from the server. */
class Trial {
  private readonly rounds: Round[] = [];

  private constructor(
    readonly contestant: ServerContestant,
    private readonly server: Started,
    private readonly generator: ChildProcess,
  ) {}

  static async begin(contestant: ServerContestant, matches: number): Promise<Trial> {
    const server = await contestant.start();
    const order: LoadOrder = { address: server.address, pid: server.pid, matches };
    const generator = fork(contestant.generator, [JSON.stringify(order)]);
    const trial = new Trial(contestant, server, generator);
    await trial.answer();
    return trial;
  }

  async play(): Promise<void> {
    this.generator.send('play');
    this.rounds.push((await this.answer()) as Round);
  }

  /** The rounds so far do not count: by now the server's code is compiled. */
  forget(): void {
    this.rounds.length = 0;
  }

  result(): LoadResult {
    const latencies = this.rounds.flatMap(({ latenciesMs }) => latenciesMs).sort((a, b) => a - b);
    const moves = latencies.length;
    const cpuMs = this.rounds.reduce((sum, round) => sum + round.cpuMs, 0);
    return {
      moves,
      movesPerSecond: Math.round(
        median(this.rounds.map((round) => (1000 * round.latenciesMs.length) / round.elapsedMs)),
      ),
      p50Ms: round2(latencies[Math.floor(moves * 0.5)] ?? 0),
      p99Ms: round2(latencies[Math.floor(moves * 0.99)] ?? 0),
      cpuMicrosecondsPerMove: cpuMs > 0 ? Math.round((1000 * cpuMs) / moves) : null,
    };
  }

  async end(): Promise<void> {
    this.generator.kill('SIGKILL');
    await this.server.end();
  }

  private async answer(): Promise<unknown> {
    // Whichever comes first, nobody listens for the other any more: a trial asks for hundreds of answers.
    const heard = new AbortController();
    const { signal } = heard;
    const gone = once(this.generator, 'exit', { signal }).then(([code]) => {
      throw new Error(`the load generator of ${this.contestant.name} ended with ${code}`);
    });
    gone.catch(() => undefined);
    try {
      const [message] = (await Promise.race([once(this.generator, 'message', { signal }), gone])) as [unknown];
      return message;
    } finally {
      heard.abort();
    }
  }
}

interface LoadResult {
  readonly moves: number;
  readonly movesPerSecond: number;
  /** From one client's send to the other client's update. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Time of the processor that the server spent on a move, all threads; null where the system does not tell. */
  readonly cpuMicrosecondsPerMove: number | null;
}

interface Row extends LoadResult {
  readonly server: string;
  readonly store: string;
  readonly matches: number;
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const warmUpRounds = 3;

/**
 * Both servers run, and their rounds take turns: what else runs on the machine changes from second to second and so hits
 * both alike. Of each the median round counts.
 */
async function compare(
  contestants: readonly ServerContestant[],
  matches: number,
  rounds: number,
  onRound: () => void,
): Promise<Row[]> {
  const trials: Trial[] = [];
  try {
    for (const contestant of contestants) trials.push(await Trial.begin(contestant, matches));
    for (let round = 0; round < warmUpRounds + rounds; round++) {
      onRound();
      if (round === warmUpRounds) for (const trial of trials) trial.forget();
      for (const trial of round % 2 === 0 ? trials : trials.toReversed()) await trial.play();
    }
    return trials.map((trial) => {
      const { name, store } = trial.contestant;
      return { server: name, store, matches, ...trial.result() };
    });
  } finally {
    for (const trial of trials) await trial.end();
  }
}

const roundsOf = (matches: number, movesPerSize: number): number =>
  Math.max(3, Math.round(movesPerSize / (matches * inRow * cells.length)));

/** How many rounds are played in all, those that only warm up included. */
export const roundsOfAll = (sizes: readonly number[], movesPerSize: number): number =>
  sizes.reduce((sum, matches) => sum + warmUpRounds + roundsOf(matches, movesPerSize), 0);

/** Our server beside boardgame.io's: the same moves in the same pattern on this machine. */
export async function benchServer(sizes: readonly number[], movesPerSize: number, show: ShowProgress): Promise<Report> {
  const rows: Row[] = [];
  let done = 0;
  for (const matches of sizes) {
    const onRound = (): void => show(done++, `${matches} matches`);
    rows.push(...(await compare([boardgameIo, own], matches, roundsOf(matches, movesPerSize), onRound)));
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
