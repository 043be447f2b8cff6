import { closeCodes, longestInboundBytes } from '@heldentisch/protocol';
import { defaultLimits } from '@heldentisch/server';
import { examplesOf, fuzzMessages, ServerProcess, TableClient } from '@heldentisch/server/trials';
import { describe, expect, it } from 'vitest';
import { tempFolder } from './support/suite.js';
import { choose, mark, sitTogether } from './support/tables.js';

describe('the server under attack', () => {
  it('survives strange messages without a crash or a change', async () => {
    const server = await ServerProcess.start({ dataFolder: tempFolder() });
    const ann = await TableClient.join(server.address);
    const ben = await TableClient.join(server.address);
    const table = await sitTogether(ann, ben);
    const before = JSON.stringify(ann.view(table, 0));
    const report = await fuzzMessages(server.address, Object.values(examplesOf(table, 0)), 20_000, 1);
    expect(report.answers['bad-message']).toBeGreaterThan(1_000);
    expect(report.answers.internal).toBeUndefined();
    expect(JSON.stringify({ ...ann.view(table, 0), lines: [] })).toBe(
      JSON.stringify({ ...JSON.parse(before), lines: [] }),
    );
    expect(await choose(ann, table, 0, mark('a1'))).toBe(1);
    expect(server.log).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('closes who floods, and nobody else', async () => {
    const server = await ServerProcess.start({ dataFolder: tempFolder(), limits: defaultLimits });
    const [ann, ben, mallory] = await Promise.all([1, 2, 3].map(() => TableClient.join(server.address)));
    if (ann === undefined || ben === undefined || mallory === undefined) throw new Error('nobody came');
    const table = await sitTogether(ann, ben);
    const flood = setInterval(() => {
      for (let i = 0; i < 100; i++) mallory.socket.send('{"type":"ping","id":"x"}');
    }, 5);
    for (const [i, cell] of ['a1', 'a2', 'b1', 'b2'].entries()) {
      await choose(i % 2 === 0 ? ann : ben, table, i % 2, mark(cell));
    }
    await expect(mallory.until(() => false, 5_000)).rejects.toThrow(`${closeCodes.flood}`);
    clearInterval(flood);
    await choose(ann, table, 0, mark('c1'));
    expect([ann.closeCode, ben.closeCode]).toEqual([null, null]);
    await server.end('SIGTERM');
  });

  it('closes who sends more than 8 kB at once', async () => {
    const server = await ServerProcess.start({ dataFolder: tempFolder() });
    const [ann, mallory] = await Promise.all([1, 2].map(() => TableClient.join(server.address)));
    mallory?.socket.send(`{"type":"ping","id":"${'x'.repeat(8_192)}"}`);
    await expect(mallory?.until(() => false, 5_000)).rejects.toThrow(`${closeCodes.tooLarge}`);
    await ann?.ask({ type: 'ping' });
    await server.end('SIGTERM');
  });

  it('closes who sends little that is meant to become much', async () => {
    const server = await ServerProcess.start({ dataFolder: tempFolder() });
    const mallory = await TableClient.join(server.address);
    mallory.socket.send('x'.repeat(4_000_000));
    await expect(mallory.until(() => false, 5_000)).rejects.toThrow(`${closeCodes.tooLarge}`);
    // It was compressed: what came over the wire was not too long.
    expect(mallory.wire?.bytesWritten).toBeLessThan(longestInboundBytes);
    await server.end('SIGTERM');
  });
});
