import { Worker } from 'node:worker_threads';
import type { Code } from '@heldentisch/engine';
import type { BotAnswer, BotQuestion } from './question.js';

interface Asked {
  readonly id: number;
  readonly question: BotQuestion;
  resolve(code: Code): void;
  reject(error: Error): void;
}

/** Bots think in threads of their own, one question after another in each: the server's loop is never held up. */
export class BotPool {
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Asked>();
  private readonly waiting: Asked[] = [];
  private nextId = 1;
  private closed = false;

  constructor(
    private readonly threads: number,
    private readonly timeoutMs: number,
  ) {}

  /** How many questions wait or are thought about. */
  get size(): number {
    return this.waiting.length + this.busy.size;
  }

  /** Rejects if the bot fails or takes longer than it may. */
  ask(question: BotQuestion): Promise<Code> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ id: this.nextId++, question, resolve, reject });
      this.work();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the server is closing'));
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }

  private work(): void {
    while (!this.closed && this.waiting.length > 0) {
      const worker = this.idle.pop() ?? (this.busy.size < this.threads ? this.newWorker() : null);
      if (worker === null) return;
      const asked = this.waiting.shift() as Asked;
      this.think(worker, asked);
    }
  }

  private newWorker(): Worker {
    const worker = new Worker(new URL('./worker.js', import.meta.url));
    worker.unref();
    return worker;
  }

  private think(worker: Worker, asked: Asked): void {
    this.busy.set(worker, asked);
    const done = (): void => {
      clearTimeout(timer);
      // One by one: the worker has listeners of its own.
      worker.off('error', onError).off('exit', onExit).off('message', onMessage);
      this.busy.delete(worker);
    };
    const fail = (error: Error): void => {
      done();
      // A worker that failed in any other way than by an answer is not trusted again.
      void worker.terminate();
      asked.reject(error);
      this.work();
    };
    const onError = (error: unknown): void => fail(error instanceof Error ? error : new Error(String(error)));
    const onExit = (): void => fail(new Error('the thread ended'));
    const onMessage = (answer: BotAnswer): void => {
      done();
      this.idle.push(worker);
      if ('code' in answer) asked.resolve(answer.code);
      else asked.reject(new Error(answer.problem));
      this.work();
    };
    const timer = setTimeout(() => fail(new Error(`no answer within ${this.timeoutMs} ms`)), this.timeoutMs);
    worker.on('error', onError).on('exit', onExit).on('message', onMessage);
    worker.postMessage({ ...asked.question, id: asked.id });
  }
}
