import { closeCodes } from '@heldentisch/protocol';
import { defaultLimits } from '@heldentisch/server';
import { type Answer, ServerProcess, TableClient } from '@heldentisch/server/trials';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Buckets } from '../src/sockets/rate-limit.js';
import { tempFolder } from './support/suite.js';

describe('buckets by key', () => {
  it('refuse nobody because many others came', () => {
    const buckets = new Buckets(60, 180);
    for (let n = 0; n < 10_001; n++) expect(buckets.take(`session ${n}`, 0)).toBe(true);
    const served = Array.from({ length: 40 }, (_, n) => {
      for (let other = 0; other < 30; other++) buckets.take(`session ${other}`, n * 100);
      return buckets.take('a slow one', n * 100);
    });
    expect(served.filter((mayPass) => mayPass)).toHaveLength(40);
  });

  it('forget those whom nobody used until they were full again, and only those', () => {
    const buckets = new Buckets(10, 30);
    let most = 0;
    for (let second = 0; second < 1_000; second++) {
      for (let n = 0; n < 100; n++) buckets.take(`visitor ${second} ${n}`, second * 1_000);
      // Ten a second are allowed: after the burst, of twenty only ten pass.
      const passed = Array.from({ length: 20 }, () => buckets.take('regular', second * 1_000)).filter((may) => may);
      if (second > 2) expect(passed).toHaveLength(10);
      most = Math.max(most, buckets.size);
    }
    // Nothing is kept for longer than two times the three seconds in which a bucket fills up.
    expect(most).toBeLessThanOrEqual(7 * 101);
  });
});

describe('too many messages', () => {
  const messagesPerSecond = 10;
  const burst = 3 * messagesPerSecond;
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start({
      dataFolder: tempFolder(),
      limits: { ...defaultLimits, messagesPerSecond, sessionMessagesPerSecond: 1_000 },
    });
  });
  afterAll(() => server.end('SIGTERM'));

  it('are dropped, and each is answered with its own id', async () => {
    const client = await TableClient.join(server.address);
    const answers = await Promise.all(Array.from({ length: burst + 40 }, () => client.request({ type: 'ping' })));
    const isRate = (answer: Answer): boolean => answer.type === 'error' && answer.code === 'rate';
    expect(answers.filter(({ type }) => type === 'ok').length).toBeGreaterThanOrEqual(burst);
    expect(answers.filter(isRate).length).toBeGreaterThanOrEqual(30);
    expect(client.closeCode).toBe(null);
    client.close();
  });

  it('keep their order as far as they pass', async () => {
    const client = await TableClient.join(server.address);
    await Promise.all(Array.from({ length: burst + 20 }, () => client.request({ type: 'ping' })));
    const ids = client.heard.flatMap((message) =>
      message.type === 'ok' || message.type === 'error' ? message.id : [],
    );
    const numbers = ids.map((id) => Number(id?.split('-').at(-1)));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    client.close();
  });

  it('close the connection if they go on', async () => {
    const client = await TableClient.join(server.address);
    for (let n = 0; n < burst + 100; n++) client.socket.send('{"type":"ping","id":"x"}');
    await expect(client.until(() => false, 5_000)).rejects.toThrow(`${closeCodes.flood}`);
    const dropped = client.heardOf('error');
    expect(dropped.length).toBeGreaterThanOrEqual(60);
    expect(dropped.every(({ id, code }) => id === 'x' && code === 'rate')).toBe(true);
  });
});
