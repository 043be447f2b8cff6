import { parentPort, workerData } from 'node:worker_threads';
import { assert } from '@heldentisch/engine';
import { openFile } from './sqlite-file.js';

/** A batch of lines as JSON, and which matches' lines were stored. */
export type LineBatch = { readonly id: number; readonly rows: string };
export type LineBatchAnswer =
  | { readonly id: number; readonly stored: readonly string[] }
  | { readonly id: number; readonly problem: string };

assert(parentPort !== null, 'a worker module runs in a worker thread');
const port = parentPort;
const file = openFile(workerData as string);
// One parameter whatever the number of rows: the statement is prepared once.
const insert = file.prepare(`
  insert into lines (match, number, seat, kind, body, hash, client, clocks, at_ms)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
    value ->> 8
  from json_each(?) where true
  on conflict do nothing returning match`);

function answer({ id, rows }: LineBatch): LineBatchAnswer {
  try {
    return { id, stored: (insert.all(rows) as { match: string }[]).map(({ match }) => match) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (batch: LineBatch | 'close') => {
  if (batch !== 'close') return port.postMessage(answer(batch));
  file.close();
  port.close();
});
