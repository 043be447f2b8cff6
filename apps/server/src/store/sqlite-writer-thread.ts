import { constants, setPriority } from 'node:os';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Statement } from 'libsql';
import { fullBatch } from './group-commit.js';
import { openFile } from './sqlite-file.js';

/** Lines as JSON arrays with commas between them. */
export type LineBatch = { readonly id: number; readonly rows: string; readonly lines: number };

/** Statements that are carried out together or not at all. */
export type Change = { readonly id: number; readonly statements: readonly SqlStatement[] };

export type SqlStatement = { readonly sql: string; readonly parameters: readonly unknown[] };

/** What became of everything that shared a commit, or why nothing is stored. */
export type CommitAnswer =
  | { readonly lines: LinesAnswer | null; readonly changes: readonly ChangeAnswer[] }
  | { readonly ids: readonly number[]; readonly problem: Problem };

/** The matches whose lines are stored, for all batches together. */
export type LinesAnswer = {
  readonly ids: readonly number[];
  readonly stored: readonly string[];
  readonly lines: number;
  readonly tookMs: number;
};

/** How many rows the first statement has changed, or why nothing was. */
export type ChangeAnswer = { readonly id: number } & ({ readonly changed: number } | { readonly problem: Problem });

export type Problem = { readonly message: string; readonly code: string | undefined };

if (parentPort === null) throw new Error('a worker module runs in a worker thread');
const port = parentPort;
goFirst();
const file = openFile(workerData as string);
// One parameter whatever the number of rows: the statement is prepared once.
const insertLines = file.prepare(`
  insert into lines (match, number, seat, kind, body, hash, client, clocks, at_ms, waiting)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
    value ->> 8, value ->> 9
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

/** Statements are prepared once; lists of different length make new ones, so not all can be kept. */
const preparedAtMost = 100;
const prepared = new Map<string, Statement>();

function preparedOf(sql: string): Statement {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  if (prepared.size >= preparedAtMost) prepared.clear();
  const statement = file.prepare(sql);
  prepared.set(sql, statement);
  return statement;
}

function problemOf(error: unknown): Problem {
  const code = (error as { readonly code?: unknown } | null)?.code;
  return {
    message: error instanceof Error ? error.message : String(error),
    code: typeof code === 'string' ? code : undefined,
  };
}

function storeLines(batches: readonly LineBatch[]): string[] {
  const rows = insertLines.all(`[${batches.map(({ rows }) => rows).join()}]`) as { match: string }[];
  return rows.map(({ match }) => match);
}

function runAll(statements: readonly SqlStatement[]): number {
  let first: number | null = null;
  for (const { sql, parameters } of statements) {
    const { changes } = preparedOf(sql).run(...parameters);
    first ??= changes;
    if (first === 0) return 0;
  }
  return first ?? 0;
}

/** Carries out a change within the transaction; if it fails, the others are not concerned. */
function tryChange({ id, statements }: Change): ChangeAnswer {
  file.exec('savepoint change');
  try {
    const changed = runAll(statements);
    file.exec('release change');
    return { id, changed };
  } catch (error) {
    // A full disk, for instance, has ended the whole transaction.
    if (!file.inTransaction) throw error;
    file.exec('rollback to change; release change');
    return { id, problem: problemOf(error) };
  }
}

function inTransaction<T>(work: () => T): T {
  file.exec('begin immediate');
  try {
    const result = work();
    file.exec('commit');
    return result;
  } catch (error) {
    if (file.inTransaction) file.exec('rollback');
    throw error;
  }
}

function carryOut(batches: readonly LineBatch[], changes: readonly Change[]): CommitAnswer {
  const ids = batches.map(({ id }) => id);
  const lines = batches.reduce((sum, batch) => sum + batch.lines, 0);
  const startedMs = performance.now();
  const answer = (stored: readonly string[], changed: readonly ChangeAnswer[]): CommitAnswer => ({
    lines: ids.length === 0 ? null : { ids, stored, lines, tookMs: performance.now() - startedMs },
    changes: changed,
  });
  try {
    // Alone the lines are one statement, which needs no transaction around it.
    if (changes.length === 0) return answer(storeLines(batches), []);
    const [stored, changed] = inTransaction(() => [
      batches.length === 0 ? [] : storeLines(batches),
      changes.map(tryChange),
    ]);
    return answer(stored, changed);
  } catch (error) {
    return { ids: [...ids, ...changes.map(({ id }) => id)], problem: problemOf(error) };
  }
}

type Order = LineBatch | Change | 'close';

/** What has come and is not carried out yet. */
const orders: Order[] = [];

function takeIn(): void {
  for (;;) {
    const next = receiveMessageOnPort(port) as { readonly message: Order } | undefined;
    if (next === undefined) return;
    orders.push(next.message);
  }
}

/** Carries out the next order, and in the same commit those after it that fit into a full one. */
function commitNext(): void {
  const batches: LineBatch[] = [];
  const changes: Change[] = [];
  let size = 0;
  for (;;) {
    const [order] = orders;
    if (order === undefined || order === 'close') break;
    size += 'lines' in order ? order.lines : order.statements.length;
    if (size > fullBatch && batches.length + changes.length > 0) break;
    if ('lines' in order) batches.push(order);
    else changes.push(order);
    orders.shift();
  }
  port.postMessage(carryOut(batches, changes));
}

port.on('message', (first: Order) => {
  orders.push(first);
  while (orders.length > 0) {
    takeIn();
    if (orders[0] !== 'close') commitNext();
    else {
      file.close();
      port.close();
      return;
    }
  }
});
