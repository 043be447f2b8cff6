import { Worker } from 'node:worker_threads';
import type { Series } from '../simulate.js';
import { mergeTallies, type SimulationReport, summarise, type Tally } from '../tally.js';
import type { PartAnswer, PartOfSeries } from './serve-series.js';

export interface PoolSettings {
  readonly workers: number;
  /** The app's worker module; it calls `serveSeries`. */
  readonly workerModule: URL;
}

/** So many parts for each worker: enough that none waits long for the slowest, few enough to cost nothing. */
const partsPerWorker = 8;

function partsOf(gameId: string, series: Series, workers: number): PartOfSeries[] {
  const size = Math.max(1, Math.ceil(series.games / (workers * partsPerWorker)));
  const parts: PartOfSeries[] = [];
  for (let from = 0; from < series.games; from += size) {
    parts.push({ gameId, series, from, to: Math.min(series.games, from + size) });
  }
  return parts;
}

function askWorker(worker: Worker, part: PartOfSeries): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: PartAnswer): void => {
      worker.off('error', reject);
      if ('tally' in answer) resolve(answer.tally);
      else reject(new Error(answer.problem));
    };
    worker.once('message', onMessage);
    worker.once('error', reject);
    worker.postMessage(part);
  });
}

/** Plays a series in several threads. The report is the same for any number of them. */
export async function simulateInWorkers(
  gameId: string,
  series: Series,
  settings: PoolSettings,
): Promise<SimulationReport> {
  const parts = partsOf(gameId, series, settings.workers);
  const tallies: Tally[] = [];
  let next = 0;
  const workers = Array.from(
    { length: Math.min(settings.workers, parts.length) },
    () => new Worker(settings.workerModule),
  );
  const work = async (worker: Worker): Promise<void> => {
    for (let index = next++; index < parts.length; index = next++) {
      tallies[index] = await askWorker(worker, parts[index] as PartOfSeries);
    }
  };
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return summarise(mergeTallies(tallies));
}
