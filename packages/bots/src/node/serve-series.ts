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

export type PartAnswer = { readonly tally: Tally } | { readonly problem: string };

/** The whole body of an app's worker module: it alone knows which games there are. */
export function serveSeries(gameById: (id: string) => Game<State>): void {
  assert(parentPort !== null, 'a worker module runs in a worker thread');
  const port = parentPort;
  port.on('message', ({ gameId, series, from, to }: PartOfSeries) => {
    port.postMessage(tallyPart(gameById, { gameId, series, from, to }));
  });
}

function tallyPart(gameById: (id: string) => Game<State>, part: PartOfSeries): PartAnswer {
  try {
    return { tally: tallySeries(gameById(part.gameId), part.series, part.from, part.to) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
