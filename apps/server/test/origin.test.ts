import type { Limits } from '@heldentisch/server';
import { ServerProcess, trialConfig } from '@heldentisch/server/trials';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { tempFolder } from './support/suite.js';

/** Origins that are not ours, each wrong in another way. `undefined` sends none. */
const foreign = (port: number): (string | undefined)[] => [
  undefined,
  'null',
  '',
  'http://evil.example',
  'https://evil.example',
  `http://evil.example:${port}`,
  `http://127.0.0.1.evil.example:${port}`,
  `http://evil.example/127.0.0.1:${port}`,
  `http://127.0.0.1:${port}.evil.example`,
  `http://127.0.0.1:${port}@evil.example`,
  `http://127.0.0.1:${port + 1}`,
  'http://127.0.0.1',
  `http://localhost:${port}`,
  `http://127.0.0.2:${port}`,
  `http://[::1]:${port}`,
  `ftp://127.0.0.1:${port}`,
  `ws://127.0.0.1:${port}`,
  `file://127.0.0.1:${port}`,
  `http://127.0.0.1:${port}/`,
  `HTTP://127.0.0.1:${port}`,
];

const endpoints = ['/api/session', '/api/register', '/api/login', '/api/logout'];

describe('the origin table', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start({ dataFolder: tempFolder() });
  });
  afterAll(() => server.end('SIGTERM'));

  const headersFor = (origin: string | undefined): Record<string, string> => (origin === undefined ? {} : { origin });
  const upgrade = (origin: string | undefined): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws`, { headers: headersFor(origin) });
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.on('open', () => resolve(101));
      socket.on('error', () => undefined);
    });

  it('has twenty foreign origins', () => expect(foreign(1)).toHaveLength(20));

  it.each(foreign(0).map((origin, index) => [origin ?? '(missing)', index] as const))(
    'refuses %s everywhere',
    async (_name, index) => {
      const origin = foreign(server.port)[index];
      expect(await upgrade(origin)).toBe(403);
      for (const path of endpoints) {
        const response = await fetch(server.address + path, { method: 'POST', headers: headersFor(origin) });
        expect([path, response.status]).toEqual([path, 403]);
        expect(response.headers.get('set-cookie')).toBeNull();
      }
    },
  );

  it('takes its own origin', async () => {
    expect(await upgrade(server.address)).toBe(401);
    const response = await fetch(`${server.address}/api/session`, {
      method: 'POST',
      headers: headersFor(server.address),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^heldentisch=[\w-]{43}; .*HttpOnly; SameSite=Strict$/);
  });

  it('takes only the listed origins if there is a list', async () => {
    const strict = await ServerProcess.start({ dataFolder: tempFolder(), origins: ['https://play.example'] });
    const post = (origin: string) =>
      fetch(`${strict.address}/api/session`, { method: 'POST', headers: { origin } }).then(({ status }) => status);
    expect([await post('https://play.example'), await post(strict.address)]).toEqual([200, 403]);
    await strict.end('SIGTERM');
  });

  it('sends a strict policy with every answer', async () => {
    for (const path of ['/', '/health', '/metrics', '/api/session', '/api/nothing', '/assets/none.js']) {
      const { headers } = await fetch(server.address + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });
});

describe('behind a proxy', () => {
  const proxied = async (limits: Partial<Limits>): Promise<ServerProcess> =>
    ServerProcess.start({ dataFolder: tempFolder(), trustProxy: true, limits: { ...trialConfig.limits, ...limits } });

  /** What reaches the server through a proxy that adds the visitor's true address to what the visitor pretends. */
  const through = (server: ServerProcess, pretended: number) => ({
    origin: server.address,
    'x-forwarded-for': `192.0.2.${pretended}, 198.51.100.7`,
    'x-forwarded-proto': 'https',
  });

  it('counts a visitor by the address that the proxy has seen', async () => {
    const server = await proxied({ sessionsPerMinutePerAddress: 2, connectionsPerAddress: 2 });
    const open = async (pretended: number) => {
      const headers = through(server, pretended);
      return fetch(`${server.address}/api/session`, { method: 'POST', headers });
    };
    const first = await open(1);
    expect(first.headers.get('set-cookie')).toContain('; Secure');
    expect([(await open(2)).status, (await open(3)).status]).toEqual([200, 429]);
    const cookie = first.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const upgrade = (pretended: number): Promise<number> =>
      new Promise((resolve) => {
        const headers = { ...through(server, pretended), cookie };
        const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws`, { headers });
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
        socket.on('open', () => resolve(101));
        socket.on('error', () => undefined);
      });
    expect([await upgrade(1), await upgrade(2), await upgrade(3)]).toEqual([101, 101, 429]);
    await server.end('SIGTERM');
  });
});
