import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { databaseFile, openFile } from '../../../server/src/store/sqlite-file.js';

const program = fileURLToPath(new URL('../../../cli/bin/heldentisch.mjs', import.meta.url));

/** `heldentisch serve` as a person starts it, in a process of its own with data of its own. */
export class TestServer {
  private child: ChildProcess | null = null;
  private port = 0;
  private readonly data = mkdtempSync(join(tmpdir(), 'heldentisch-e2e-data-'));
  private readonly printed: string[] = [];

  /** Resolves when it prints its address. Started again it takes the same port and data. */
  async start(): Promise<void> {
    const args = [program, 'serve', '--port', String(this.port), '--data', this.data];
    const { DATABASE_URL: _, ...env } = process.env;
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    createInterface({ input: child.stderr }).on('line', (line) => this.printed.push(line));
    const address = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const found = /http:\/\/\S+/.exec(line);
        if (found !== null) resolve(found[0]);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${this.printed.join('\n')}`)));
    });
    this.port = Number(new URL(address).port);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  /** Gives a table that has not begun another seed, so that its match is the same every time. */
  async fixSeed(table: string, seed: string): Promise<void> {
    await this.end();
    const database = openFile(databaseFile(this.data));
    const { changes } = database.prepare('update matches set seed = ? where id = ?').run(seed, table);
    database.close();
    if (changes !== 1) throw new Error(`there is no table ${table}`);
    await this.start();
  }

  async dispose(): Promise<void> {
    await this.end();
    rmSync(this.data, { recursive: true, force: true });
  }
}
