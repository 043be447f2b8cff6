import { parentPort } from 'node:worker_threads';
import { assert, type Game, type State } from '@heldentisch/engine';
import { type Series, tallySeries } from '../simulate.js';
import type { Tally } from '../tally.js';

/** A part of a series for one worker. */
export interface PartOfSeries {
  readonly gameId: string;
  readonly series: Series;
  readonly from: number;
  readonly to: number;
}

/** How far a worker is with its part. */
export interface PartProgress {
  readonly games: number;
  readonly decisions: number;
}

/** What a worker says of its part: now and then how far it is, at last what came of it. */
export type PartAnswer = PartProgress | { readonly tally: Tally } | { readonly problem: string };

/** Often enough for the eye, seldom enough to cost nothing. */
const progressEveryMs = 100;

/** The whole body of an app's worker module: it alone knows which games there are. */
export function serveSeries(gameById: (id: string) => Game<State>): void {
  assert(parentPort !== null, 'a worker module runs in a worker thread');
  const port = parentPort;
  const say = (answer: PartAnswer): void => port.postMessage(answer);
  port.on('message', (part: PartOfSeries) => say(tallyPart(gameById, part, say)));
}

function tallyPart(
  gameById: (id: string) => Game<State>,
  { gameId, series, from, to }: PartOfSeries,
  say: (progress: PartAnswer) => void,
): PartAnswer {
  const now = (): number => performance.now();
  let saidMs = now();
  const onProgress = (games: number, decisions: number): void => {
    if (now() - saidMs < progressEveryMs) return;
    saidMs = now();
    say({ games, decisions });
  };
  try {
    return { tally: tallySeries(gameById(gameId), series, from, to, { now, onProgress }) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
