import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { defaultConfig, defaultLimits, type ServerConfig } from '../config.js';

/** Limits that trials do not run into. */
const wideLimits = Object.fromEntries(
  Object.keys(defaultLimits).map((key) => [key, 1e9]),
) as unknown as typeof defaultLimits;

export const trialConfig: ServerConfig = { ...defaultConfig, port: 0, limits: wideLimits, logLevel: 'warn' };

const startLimitMs = 60_000;
const httpLimitMs = 10_000;

export interface ServerMemory {
  readonly rssBytes: number;
  /** Objects and buffers of the main thread, after a garbage collection. */
  readonly heapBytes: number;
}

/** A server in a process of its own, which can be killed like one. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
    /** What it wrote to its log. */
    readonly log: string[],
  ) {}

  /** Resolves when it takes requests. `nodeArguments` come before the program: modules to load first, for instance. */
  static async start(config: Partial<ServerConfig>, nodeArguments: readonly string[] = []): Promise<ServerProcess> {
    // From the sources (tests) the built file is run: a process cannot run TypeScript.
    const main = fileURLToPath(new URL('../../dist/trials/run-server.js', import.meta.url));
    const text = JSON.stringify({ ...trialConfig, ...config });
    const child = spawn(process.execPath, [...nodeArguments, main, text], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const log: string[] = [];
    createInterface({ input: child.stderr as Readable }).on('line', (line) => log.push(line));
    const address = await new Promise<string>((resolve, reject) => {
      const fail = (what: string): void => reject(new Error(`the server ${what}: ${log.join('\n')}`));
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        fail(`was not ready within ${startLimitMs} ms`);
      }, startLimitMs);
      createInterface({ input: child.stdout as Readable }).on('line', (line) => {
        if (!line.startsWith('http')) return void log.push(line);
        clearTimeout(timer);
        resolve(line);
      });
      child.once('exit', (code) => {
        clearTimeout(timer);
        fail(`ended with ${code}`);
      });
    });
    return new ServerProcess(child, address, log);
  }

  get port(): number {
    return Number(new URL(this.address).port);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The status of `/health`, or null if there is no answer in time. */
  async health(): Promise<number | null> {
    try {
      const response = await fetch(`${this.address}/health`, { signal: AbortSignal.timeout(httpLimitMs) });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }

  /** A number of `/metrics`. */
  async metric(name: string): Promise<number> {
    const response = await fetch(`${this.address}/metrics`, { signal: AbortSignal.timeout(httpLimitMs) });
    const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text());
    if (found === null) throw new Error(`/metrics has no ${name}`);
    return Number(found[1]);
  }

  async memory(): Promise<ServerMemory> {
    const answered = once(this.child, 'message');
    this.child.send('memory');
    return ((await answered) as [ServerMemory])[0];
  }

  /** Ends it and resolves with its exit code, null if a signal ended it. Who takes longer than the limit is killed. */
  async end(signal: 'SIGTERM' | 'SIGKILL', limitMs = 30_000): Promise<number | null> {
    if (!this.isRunning) return this.child.exitCode;
    const exited = once(this.child, 'exit');
    this.child.kill(signal);
    const timer = setTimeout(() => this.child.kill('SIGKILL'), limitMs);
    await exited;
    clearTimeout(timer);
    return this.child.exitCode;
  }
}

/** How often the log says what, without times, tables and process numbers. */
export function complaintsOf(logs: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of logs) {
    const text = complaintOf(line);
    counts[text] = (counts[text] ?? 0) + 1;
  }
  return counts;
}

function complaintOf(line: string): string {
  try {
    const { msg, problem, err } = JSON.parse(line) as {
      readonly msg?: string;
      readonly problem?: string;
      readonly err?: { readonly message?: string };
    };
    return [msg, problem ?? err?.message].filter((part) => part !== undefined).join(': ');
  } catch {
    return line.replace(/\(node:\d+\)/, '(node)');
  }
}
