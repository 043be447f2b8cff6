import { ServerProcess } from '@heldentisch/server/trials';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from './support/suite.js';

describe('the body of a request', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start({ dataFolder: tempFolder() });
  });
  afterAll(() => server.end('SIGTERM'));

  const post = async (path: string, body?: string, type = 'application/json'): Promise<number> => {
    const headers = { origin: server.address, 'content-type': type };
    return (await fetch(server.address + path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) }))
      .status;
  };
  const login = '"login":"ann","password":"long enough"';

  it('may be missing or empty', async () => {
    const { status } = await fetch(`${server.address}/api/session`, {
      method: 'POST',
      headers: { origin: server.address },
    });
    expect([status, await post('/api/session'), await post('/api/session', '')]).toEqual([200, 200, 200]);
  });

  it('is read if it is JSON', async () => {
    expect(await post('/api/login', `{${login}}`)).toBe(401);
  });

  it.each([
    ['cut', `{${login}`],
    ['empty', ''],
    ['with an unknown key', `{${login},"admin":true}`],
    ['with a prototype', `{${login},"__proto__":{"admin":true}}`],
    ['with a constructor', `{${login},"constructor":{"prototype":{"admin":true}}}`],
  ])('is refused %s', async (_how, body) => {
    expect(await post('/api/login', body)).toBe(400);
  });

  it('is not read in any other form, nor if it is too long', async () => {
    expect(await post('/api/login', `{${login}}`, 'text/plain')).toBe(415);
    expect(await post('/api/login', `{${login}${' '.repeat(8_192)}}`)).toBe(413);
  });
});
