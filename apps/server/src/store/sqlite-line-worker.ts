import { constants, setPriority } from 'node:os';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { fullBatch } from './group-commit.js';
import { openFile } from './sqlite-file.js';

/** Lines as JSON arrays with commas between them. */
export type LineBatch = { readonly id: number; readonly rows: string; readonly lines: number };

/** What became of the batches that shared a commit: the matches whose lines are stored, or why nothing is. */
export type LineBatchAnswer = { readonly ids: readonly number[] } & (
  | { readonly stored: readonly string[]; readonly lines: number; readonly tookMs: number }
  | { readonly problem: string }
);

if (parentPort === null) throw new Error('a worker module runs in a worker thread');
const port = parentPort;
goFirst();
const file = openFile(workerData as string);
// One parameter whatever the number of rows: the statement is prepared once.
const insert = file.prepare(`
  insert into lines (match, number, seat, kind, body, hash, client, clocks, at_ms)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
    value ->> 8
  from json_each(?) where true
  on conflict do nothing returning match`);

/**
 * Everybody waits for the commit, so it shall not wait for a core. Linux gives every thread a priority of its own, and a
 * higher one only to who may (root, or a service with CAP_SYS_NICE); elsewhere it would be the whole process's.
 */
function goFirst(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_HIGH);
  } catch {
    // Without the right to it the order stays as it was: slower under full load, nothing else.
  }
}

function answer(batches: readonly LineBatch[]): LineBatchAnswer {
  const ids = batches.map(({ id }) => id);
  const startedMs = performance.now();
  try {
    const rows = insert.all(`[${batches.map(({ rows }) => rows).join()}]`) as { match: string }[];
    const lines = batches.reduce((sum, batch) => sum + batch.lines, 0);
    return { ids, stored: rows.map(({ match }) => match), lines, tookMs: performance.now() - startedMs };
  } catch (error) {
    return { ids, problem: error instanceof Error ? error.message : String(error) };
  }
}

type Order = LineBatch | 'close';

/** What has come and is not carried out yet. */
const orders: Order[] = [];

function takeIn(): void {
  for (;;) {
    const next = receiveMessageOnPort(port) as { readonly message: Order } | undefined;
    if (next === undefined) return;
    orders.push(next.message);
  }
}

/** The batches of the next commit: one, and those after it that fit into a full one. */
function nextBatches(): LineBatch[] {
  const batches: LineBatch[] = [];
  let lines = 0;
  for (;;) {
    const [order] = orders;
    if (order === undefined || order === 'close') return batches;
    lines += order.lines;
    if (batches.length > 0 && lines > fullBatch) return batches;
    batches.push(order);
    orders.shift();
  }
}

port.on('message', (first: Order) => {
  orders.push(first);
  while (orders.length > 0) {
    takeIn();
    const batches = nextBatches();
    if (batches.length > 0) port.postMessage(answer(batches));
    else {
      file.close();
      port.close();
      return;
    }
  }
});
