import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PreviewServer, preview } from 'vite';

const configFile = fileURLToPath(new URL('../../demo/vite.config.ts', import.meta.url));
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** The demonstration of the table kit, built as the app is built and served under the same policy. */
export class DemoServer {
  private server: PreviewServer | null = null;
  private readonly outDir = mkdtempSync(join(tmpdir(), 'heldentisch-demo-'));

  async start(): Promise<void> {
    // In a process of its own: here it would be built for tests, with all checks that slow React down.
    const args = [
      vite,
      'build',
      '--config',
      configFile,
      '--outDir',
      this.outDir,
      '--logLevel',
      'error',
      '--emptyOutDir',
    ];
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`the demonstration could not be built: ${code}`);
    this.server = await preview({
      configFile,
      logLevel: 'error',
      build: { outDir: this.outDir },
      preview: { host: '127.0.0.1', port: 0 },
    });
  }

  get address(): string {
    const [address] = this.server?.resolvedUrls?.local ?? [];
    if (address === undefined) throw new Error('the demonstration is not served');
    return address;
  }

  async dispose(): Promise<void> {
    await this.server?.close();
    rmSync(this.outDir, { recursive: true, force: true });
  }
}
