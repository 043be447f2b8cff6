import { existsSync, readFileSync } from 'node:fs';

/** What a load generator is asked for, as JSON on its command line. */
export interface LoadOrder {
  readonly address: string;
  /** The server's process. */
  readonly pid: number;
  /** So many are played at once. */
  readonly matches: number;
}

/** What a load generator measured while all matches were played once. */
export interface Round {
  readonly elapsedMs: number;
  /** For each move the time from one client's send to the other client's update. */
  readonly latenciesMs: readonly number[];
  /** Time of the processor that the server spent, all threads; 0 where the system does not tell. */
  readonly cpuMs: number;
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

const msPerTick = 10;

/** Processor time of a process so far; 0 on other systems than Linux. */
function cpuMsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return msPerTick * (Number(fields[11]) + Number(fields[12]));
}

async function playRow(duels: readonly Duel[], latencies: number[]): Promise<void> {
  for (const duel of duels) await play(duel, latencies);
}

async function playRound({ matches, pid }: LoadOrder, duels: readonly Duel[]): Promise<Round> {
  const rows = Array.from({ length: matches }, (_, i) => duels.slice(i * inRow, (i + 1) * inRow));
  const latenciesMs: number[] = [];
  const cpuBefore = cpuMsOf(pid);
  const startedMs = performance.now();
  await Promise.all(rows.map((row) => playRow(row, latenciesMs)));
  return { elapsedMs: performance.now() - startedMs, latenciesMs, cpuMs: cpuMsOf(pid) - cpuBefore };
}

/**
 * The whole body of a load generator, which runs as a child process. Whenever it is told to, it sets matches up and plays
 * them; only the playing is timed.
 */
export async function playWhenTold(
  connect: (order: LoadOrder) => Promise<(round: number) => Promise<Duel[]>>,
): Promise<void> {
  const order = JSON.parse(process.argv[2] ?? '') as LoadOrder;
  const setUp = await connect(order);
  let round = 0;
  process.on('message', async () => {
    process.send?.(await playRound(order, await setUp(round++)));
  });
  process.send?.('ready');
}
