import type { AddressInfo } from 'node:net';
import { defaultConfig, defaultLimits } from '@heldentisch/server';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Acceptor, type AcceptSetup } from '../src/sockets/accept.js';
import { Connections } from '../src/sockets/connections.js';

const cookie = `heldentisch=${'a'.repeat(43)}`;

/** A server that knows everybody, but looks them up only when told to. */
async function slowHouse(connectionsPerSession: number) {
  const app = fastify();
  const connections = new Connections();
  const asked: (() => void)[] = [];
  const setup = {
    config: { ...defaultConfig, limits: { ...defaultLimits, connectionsPerSession } },
    users: { bySession: () => new Promise((know) => asked.push(() => know({ id: 'ann', name: 'Ann', login: null }))) },
    matches: { ofUser: async () => [] },
    connections,
    desk: { forget: (connection: Parameters<Connections['remove']>[0]) => connections.remove(connection) },
    receiver: {},
  } as unknown as AcceptSetup;
  const acceptor = new Acceptor(app, setup);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  /** Resolves with the status of the answer. */
  const visit = (): Promise<number> =>
    new Promise((resolve) => {
      const origin = `http://127.0.0.1:${port}`;
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { origin, headers: { cookie } });
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.on('error', () => undefined);
    });
  return { app, acceptor, asked, visit };
}

describe('who comes', () => {
  it('while the server closes is turned away, so that nobody is left whom it would wait for', async () => {
    const { app, acceptor, asked, visit } = await slowHouse(20);
    const status = visit();
    await expect.poll(() => asked.length).toBe(1);
    acceptor.close();
    const closed = app.close();
    asked[0]?.();
    expect(await status).toBe(503);
    await closed;
  }, 10_000);

  it('with many others at once finds the limit all the same', async () => {
    const { app, acceptor, asked, visit } = await slowHouse(3);
    const visits = Array.from({ length: 8 }, visit);
    await expect.poll(() => asked.length).toBe(8);
    for (const know of asked) know();
    const statuses = (await Promise.all(visits)).sort();
    expect(statuses).toEqual([101, 101, 101, 429, 429, 429, 429, 429]);
    acceptor.close();
    await app.close();
  }, 10_000);
});
