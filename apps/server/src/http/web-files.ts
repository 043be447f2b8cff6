import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
const squeezable = /^(text|application)\/|^image\/svg/;
const smallestSqueezed = 1_000;

interface WebFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

/** Vite puts a hash into the names of what it builds: such a file never changes. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Files whose path is not known beforehand cannot be asked for: nothing outside of the folder is reachable. */
function readFolder(folder: string): Map<string, WebFile> {
  const files = new Map<string, WebFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz|map)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const plain = readFileSync(file);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const type = types[extname(entry.name)] ?? 'application/octet-stream';
    files.set(`/${relative(folder, file).split(sep).join('/')}`, { type, etag, plain });
  }
  return files;
}

const squeezeBrotli = promisify(brotliCompress);
const squeezeGzip = promisify(gzip);

/** Each file is squeezed once, when it is first asked for. */
async function encoded(file: WebFile, accepted: string): Promise<{ body: Buffer; encoding: string | null }> {
  if (!squeezable.test(file.type) || file.plain.length < smallestSqueezed) return { body: file.plain, encoding: null };
  if (/\bbr\b/.test(accepted)) {
    file.br ??= squeezeBrotli(file.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    return { body: await file.br, encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted)) {
    file.gzip ??= squeezeGzip(file.plain, { level: 9 });
    return { body: await file.gzip, encoding: 'gzip' };
  }
  return { body: file.plain, encoding: null };
}

const notBuilt = 'Heldentisch runs, but the web app is not built yet: run "npm run build" in the project.\n';

/** The router refuses what it cannot decode, such as `%E0`. The app has a page that says so: it is served as any other. */
export function readableAddress(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.startsWith('/api/') ? url : '/unreadable';
  }
}

/** Serves the built web app; addresses inside of the app (without a dot) give its first page. */
export function addWebFiles(app: FastifyInstance, folder: string): void {
  let files: Map<string, WebFile> | null = null;
  const load = (): Map<string, WebFile> | null => {
    // A build that comes while the server runs is found with the next request.
    if (files === null && existsSync(join(folder, 'index.html'))) files = readFolder(folder);
    return files;
  };

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const all = load();
    const path = (request.url.split('?', 1)[0] ?? '/').replace(/\/$/, '/index.html');
    if (path.startsWith('/api/')) return reply.code(404).send({ error: 'not-found' });
    if (all === null) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    const inApp = !(path.split('/').at(-1) ?? '').includes('.');
    const file = all.get(path) ?? (inApp ? all.get('/index.html') : undefined);
    if (file === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('not found\n');
    reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    reply.header('etag', file.etag);
    reply.header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    const { body, encoding } = await encoded(file, request.headers['accept-encoding'] ?? '');
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.type(file.type).send(body);
  }

  app.get('/*', serve);
}
