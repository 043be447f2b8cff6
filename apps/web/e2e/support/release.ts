import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before the server and can act as if a new version of the app had been put there. Knows no sockets. */
export class Release {
  /** Part of the service worker: with another number the browser finds a new one. */
  version = 1;
  /** Files that cannot be had. */
  missing: RegExp | null = null;
  private readonly listener = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    if (this.missing?.test(url)) {
      answer.writeHead(503).end();
      return;
    }
    const isWorker = url === '/service-worker.js';
    // As the server gets it: not compressed, so that something can be added, and from the origin it knows.
    const { host: _, origin, 'if-none-match': __, ...rest } = headers;
    const given = { ...rest, 'accept-encoding': 'identity', ...(origin === undefined ? {} : { origin: this.target }) };
    const forwarded = request(new URL(url, this.target), { method, headers: given }, (got) => {
      const { 'content-length': _, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 500, kept);
      got.on('data', (part) => answer.write(part));
      got.on('end', () => answer.end(isWorker ? `\n// ${this.version}\n` : undefined));
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });

  private constructor(private readonly target: string) {}

  static async of(address: string): Promise<Release> {
    const release = new Release(address);
    release.listener.listen(0, '127.0.0.1');
    await once(release.listener, 'listening');
    return release;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  async dispose(): Promise<void> {
    this.listener.close();
    this.listener.closeAllConnections();
    await once(this.listener, 'close');
  }
}
