import { existsSync, readFileSync } from 'node:fs';

/** What a load generator measured. */
export interface LoadResult {
  readonly moves: number;
  readonly movesPerSecond: number;
  /** From one client's send to the other client's update. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Time of the processor that the server spent on a move, all threads; null where the system does not tell. */
  readonly cpuMicrosecondsPerMove: number | null;
}

/** What a load generator is asked for, as JSON on its command line. */
export interface LoadOrder {
  readonly address: string;
  /** The server's process. */
  readonly pid: number;
  /** So many are played at once. */
  readonly matches: number;
  /** So many times all are set up and played. */
  readonly rounds: number;
}

/**
 * So many matches follow each other at each table before new ones are set up. They are short, and with all of them
 * beginning and ending together the server would idle for much of the time.
 */
export const inRow = 5;

/** Moves without a winner. The last two cells are left out: nobody has to choose the last one, so the match would end. */
export const cells = ['a1', 'b1', 'c1', 'b2', 'a2', 'c2', 'b3'] as const;

/** One match that is set up: two clients, each in turn. */
export interface Duel {
  /** Called with the number of the update (from 1) that arrived at the client who did not move. */
  onUpdate: (number: number) => void;
  /** Sends the move with this number (from 0) from the client whose turn it is. */
  send(move: number): void;
}

/** Plays the moves of one match, each as soon as the one before has reached the other client. */
function play(duel: Duel, latencies: number[]): Promise<void> {
  return new Promise((resolve) => {
    let move = 0;
    let sentMs = 0;
    const next = (): void => {
      sentMs = performance.now();
      duel.send(move);
    };
    duel.onUpdate = (number) => {
      if (number !== move + 1) return;
      latencies.push(performance.now() - sentMs);
      move++;
      if (move === cells.length) resolve();
      else next();
    };
    next();
  });
}

const percentile = (sorted: readonly number[], percent: number): number =>
  Math.round(100 * (sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0)) / 100;

const microsecondsPerTick = 10_000;

/** Processor time of a process so far, in the ticks of Linux; 0 on other systems. */
function ticksOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** So many rounds at first are not counted: by then the server's code is compiled. */
const warmUpRounds = 3;

async function playRow(duels: readonly Duel[], latencies: number[]): Promise<void> {
  for (const duel of duels) await play(duel, latencies);
}

/** Has matches set up, `inRow` for each table, and plays them, round after round. Only the playing is timed. */
export async function runLoad(order: LoadOrder, setUp: (round: number) => Promise<Duel[]>): Promise<LoadResult> {
  const latencies: number[] = [];
  let elapsedMs = 0;
  let cpuTicks = 0;
  for (let round = 0; round < warmUpRounds + order.rounds; round++) {
    const duels = await setUp(round);
    const rows = Array.from({ length: order.matches }, (_, i) => duels.slice(i * inRow, (i + 1) * inRow));
    const measured: number[] = [];
    const ticksBefore = ticksOf(order.pid);
    const startedMs = performance.now();
    await Promise.all(rows.map((row) => playRow(row, measured)));
    if (round < warmUpRounds) continue;
    elapsedMs += performance.now() - startedMs;
    cpuTicks += ticksOf(order.pid) - ticksBefore;
    for (const latency of measured) latencies.push(latency);
  }
  latencies.sort((a, b) => a - b);
  return {
    moves: latencies.length,
    movesPerSecond: Math.round((1000 * latencies.length) / elapsedMs),
    p50Ms: percentile(latencies, 50),
    p99Ms: percentile(latencies, 99),
    cpuMicrosecondsPerMove: cpuTicks > 0 ? Math.round((cpuTicks * microsecondsPerTick) / latencies.length) : null,
  };
}

/** The whole body of a load generator: order from the command line, result to standard output. */
export async function answerOrder(run: (order: LoadOrder) => Promise<LoadResult>): Promise<never> {
  const result = await run(JSON.parse(process.argv[2] ?? '') as LoadOrder);
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
  return new Promise(() => undefined);
}
