import { Worker } from 'node:worker_threads';
import type { Code } from '@heldentisch/engine';
import { FairQueue, type Share } from './fair-queue.js';
import type { BotQuestion, ThreadMessage } from './question.js';

/** The server is closing: nothing is wrong with the bot, and nothing is to be done. */
export class PoolClosed extends Error {
  override name = 'PoolClosed';
  constructor() {
    super('the bots are sent home, for the server is closing');
  }
}

/** A bot that has thought for too long. */
export class BotTooSlow extends Error {
  override name = 'BotTooSlow';
}

export interface PoolSetup {
  readonly threads: number;
  /** How long a bot may think. */
  readonly limitMs: number;
  /** Hears of threads that fail while nobody waits for their answer. The pool goes on by itself. */
  onFault(error: Error): void;
  /** For tests. */
  startWorker?(): Worker;
}

interface Asked {
  readonly question: BotQuestion;
  resolve(code: Code): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  isReady: boolean;
  /** What it thinks about. */
  asked: Asked | null;
  /** Beats of the pool since it began to start or to think. */
  beats: number;
}

/**
 * Time is counted in beats of a timer. A machine that sleeps has none of them, and a beat that comes late counts once:
 * so a limit is about thinking only, whatever the system's clocks do while it sleeps.
 */
const beatsPerLimit = 20;

/** The pause after a thread could not start; it doubles with each failure in a row. */
const shortestPauseMs = 200;
const longestPauseMs = 30_000;

// From the sources (tests) the built file is run: a thread cannot run TypeScript.
const startUsualWorker = (): Worker => new Worker(new URL('../../dist/bots/worker.js', import.meta.url));

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * Bots think in threads of their own, one question after another in each: the server's loop is never held up. A thread
 * that fails is replaced when there is something to think about.
 */
export class BotPool {
  private readonly threads = new Set<Thread>();
  private readonly waiting = new FairQueue<Asked>();
  private readonly heart: NodeJS.Timeout;
  private failedStarts = 0;
  /** Runs while no thread may be started. */
  private pause: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(private readonly setup: PoolSetup) {
    this.heart = setInterval(() => this.beat(), Math.ceil(setup.limitMs / beatsPerLimit)).unref();
  }

  /** How many questions wait or are thought about. */
  get size(): number {
    let thinking = 0;
    for (const { asked } of this.threads) if (asked !== null) thinking++;
    return this.waiting.size + thinking;
  }

  /** Rejects if the bot fails, with `BotTooSlow` if it thinks for too long, with `PoolClosed` if the pool is closed. */
  ask(question: BotQuestion, share: Share): Promise<Code> {
    if (this.isClosed) return Promise.reject(new PoolClosed());
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject }, share);
      this.work();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.heart);
    if (this.pause !== null) clearTimeout(this.pause);
    const threads = [...this.threads];
    this.threads.clear();
    for (const { asked } of threads) asked?.reject(new PoolClosed());
    for (let asked = this.waiting.next(); asked !== undefined; asked = this.waiting.next()) {
      asked.reject(new PoolClosed());
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  private work(): void {
    while (!this.isClosed && this.waiting.size > 0) {
      const idle = this.idleThread();
      if (idle === undefined) {
        if (this.threads.size < this.setup.threads && this.pause === null) this.start();
        return;
      }
      const asked = this.waiting.next() as Asked;
      idle.asked = asked;
      idle.beats = 0;
      idle.worker.postMessage(asked.question);
    }
  }

  private idleThread(): Thread | undefined {
    for (const thread of this.threads) if (thread.isReady && thread.asked === null) return thread;
    return undefined;
  }

  private start(): void {
    try {
      this.watch((this.setup.startWorker ?? startUsualWorker)());
    } catch (error) {
      // The system has no more threads, for instance.
      this.setup.onFault(asError(error));
      this.pauseStarting();
    }
  }

  private watch(worker: Worker): void {
    worker.unref();
    const thread: Thread = { worker, isReady: false, asked: null, beats: 0 };
    this.threads.add(thread);
    // For the whole life of the thread: an error that nobody listens to would end the process.
    worker.on('message', (message: ThreadMessage) => this.hear(thread, message));
    worker.on('messageerror', (error) => this.lose(thread, error));
    worker.on('error', (error: unknown) => this.lose(thread, asError(error)));
    worker.on('exit', (code) => this.lose(thread, new Error(`the thread ended with ${code}`)));
  }

  private hear(thread: Thread, message: ThreadMessage): void {
    if (!this.threads.has(thread)) return;
    if (message === 'ready') {
      thread.isReady = true;
      this.failedStarts = 0;
    } else {
      const { asked } = thread;
      thread.asked = null;
      if ('code' in message) asked?.resolve(message.code);
      else asked?.reject(new Error(message.problem));
    }
    this.work();
  }

  private beat(): void {
    for (const thread of this.threads) {
      if (thread.isReady && thread.asked === null) continue;
      // The first beat may come at once.
      if (++thread.beats <= beatsPerLimit) continue;
      this.lose(thread, new BotTooSlow(`no answer within ${this.setup.limitMs} ms`));
    }
  }

  /** The thread has failed, or is not trusted any more. What it says or does from now on is not heard. */
  private lose(thread: Thread, error: Error): void {
    if (!this.threads.delete(thread)) return;
    void thread.worker.terminate();
    if (thread.asked === null) this.setup.onFault(error);
    else thread.asked.reject(error);
    if (!thread.isReady) this.pauseStarting();
    this.work();
  }

  /** Questions wait meanwhile: that no thread starts is no fault of theirs. */
  private pauseStarting(): void {
    const pauseMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** this.failedStarts++);
    this.pause ??= setTimeout(() => {
      this.pause = null;
      this.work();
    }, pauseMs).unref();
  }
}
