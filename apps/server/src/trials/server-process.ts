import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { defaultConfig, defaultLimits, type ServerConfig } from '../config.js';

/** Limits that trials do not run into. */
const wideLimits = Object.fromEntries(
  Object.keys(defaultLimits).map((key) => [key, 1e9]),
) as unknown as typeof defaultLimits;

export const trialConfig: ServerConfig = { ...defaultConfig, port: 0, limits: wideLimits, logLevel: 'warn' };

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
    const child = spawn(process.execPath, [...nodeArguments, main, text], { stdio: ['ignore', 'pipe', 'pipe'] });
    const log: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
    const address = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('http')) resolve(line);
        else log.push(line);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${log.join('\n')}`)));
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

  /** Ends it and resolves with its exit code, null if the signal ended it. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (!this.isRunning) return this.child.exitCode;
    const exited = once(this.child, 'exit');
    this.child.kill(signal);
    await exited;
    return this.child.exitCode;
  }
}
