import { Worker } from 'node:worker_threads';
import type { Series, SeriesWatch } from '../simulate.js';
import { mergeTallies, type SimulationReport, summarise, type Tally } from '../tally.js';
import type { PartAnswer, PartOfSeries, PartProgress } from './serve-series.js';

export interface PoolSettings {
  readonly workers: number;
  /** The app's worker module; it calls `serveSeries`. */
  readonly workerModule: URL;
  /** Called now and then with what all workers together have played so far. */
  readonly onProgress?: SeriesWatch['onProgress'];
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

/** What is played of each part so far. */
class Progress {
  private readonly parts: PartProgress[] = [];

  constructor(private readonly onProgress: NonNullable<SeriesWatch['onProgress']>) {}

  note(part: number, { games, decisions }: PartProgress): void {
    this.parts[part] = { games, decisions };
    const sum = (count: 'games' | 'decisions'): number => this.parts.reduce((all, one) => all + one[count], 0);
    this.onProgress(sum('games'), sum('decisions'));
  }
}

function askWorker(worker: Worker, part: PartOfSeries, progress: (answer: PartProgress) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: PartAnswer): void => {
      if ('games' in answer) {
        progress(answer);
        return;
      }
      worker.off('message', onMessage);
      worker.off('error', reject);
      if ('tally' in answer) resolve(answer.tally);
      else reject(new Error(answer.problem));
    };
    worker.on('message', onMessage);
    worker.once('error', reject);
    worker.postMessage(part);
  });
}

/** Plays a series in several threads. The report is the same for any number of them, but for the times. */
export async function simulateInWorkers(
  gameId: string,
  series: Series,
  settings: PoolSettings,
): Promise<SimulationReport> {
  const parts = partsOf(gameId, series, settings.workers);
  const tallies: Tally[] = [];
  const progress = new Progress(settings.onProgress ?? (() => undefined));
  let next = 0;
  const workers = Array.from(
    { length: Math.min(settings.workers, parts.length) },
    () => new Worker(settings.workerModule),
  );
  const work = async (worker: Worker): Promise<void> => {
    for (let index = next++; index < parts.length; index = next++) {
      const part = parts[index] as PartOfSeries;
      const tally = await askWorker(worker, part, (answer) => progress.note(index, answer));
      tallies[index] = tally;
      progress.note(index, tally);
    }
  };
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return summarise(mergeTallies(tallies));
}
