import {
  createMatch,
  type Match,
  openStream,
  pairedWorld,
  readGameFile,
  repeatLine,
  type State,
  seedFromNumber,
} from '@heldentisch/engine';
import { pixelTactics } from '@heldentisch/pixel-tactics';
import { type TableView, tableView } from '@heldentisch/protocol';
import { ServerProcess, TableClient } from '@heldentisch/server/trials';
import { branch } from '@heldentisch/testkit';
import { describe, expect, it } from 'vitest';
import { tempFolder } from './support/suite.js';
import { choose, isOver, sitTogether } from './support/tables.js';

/** Everything a client was shown of the match, in order. */
function viewsHeard(client: TableClient): TableView[] {
  return client.heard.flatMap((message) => {
    if (message.type === 'update' || message.type === 'table') return message.views;
    const result = message.type === 'ok' ? message.result : null;
    return result !== null && 'view' in result ? [result.view] : [];
  });
}

/** The last line that the receiver knew before this view. */
const sinceOf = ({ number, lines }: TableView): number => (lines[0]?.n ?? number + 1) - 1;

/** The same match in a world that the seat cannot tell from this one: same past, other hidden things. */
function otherWorld(match: Match, seat: number, seed: number): Match {
  const stream = openStream('xoroshiro128plus', seedFromNumber(seed), 'play');
  const { state } = pairedWorld(match.game.zones, match.play.state, seat, stream);
  return { ...match, play: branch(match, state).play };
}

describe('what goes over the wire', () => {
  it('is the same in two worlds that differ only in what the seat may not know', { timeout: 120_000 }, async () => {
    const server = await ServerProcess.start({ dataFolder: tempFolder(), logLevel: 'debug' });
    const [ann, ben, eve] = await Promise.all([1, 2, 3].map(() => TableClient.join(server.address)));
    if (ann === undefined || ben === undefined || eve === undefined) throw new Error('nobody came');
    const table = await sitTogether(ann, ben, { game: 'pixel-tactics' });
    await eve.ask({ type: 'table.open', table, since: -1 });
    const players = [ann, ben];
    while (!players.some((client, seat) => isOver(client, table, seat))) {
      for (const [seat, client] of players.entries()) {
        if (isOver(client, table, seat) || client.decision(table, seat) === null) continue;
        const line = await choose(client, table, seat);
        await Promise.all([ann, ben, eve].map((other) => other.until(() => other.lastLine(table) >= line)));
        if (line % 7 === 0) await client.ask({ type: 'view', table, viewer: seat, line: Math.floor(line / 2) });
        if (line % 11 === 0 && !isOver(client, table, seat))
          await client.ask({ type: 'why', table, seat, choice: { type: 'nothing' } });
      }
    }
    const captured = [ann, ben, eve].map((client) => [...client.texts].join('\n'));
    const { file } = await ann.ask<{ file: string }>({ type: 'file', table });
    const { header, lines } = readGameFile(file);

    for (const text of [...captured, server.log.join('\n')]) {
      expect(text).not.toContain(header.seed);
      expect(text).not.toMatch(/"(seed|hash|hashes|sealed)"/);
      for (const hash of [header.hash, ...lines.map((line) => line.hash)]) expect(text).not.toContain(hash);
    }

    const { options, seed = '', random } = header;
    const match = createMatch(pixelTactics, { options, seats: 2, seed, random }) as unknown as Match<State>;
    const heard = [ann, ben, eve].flatMap(viewsHeard).sort((a, b) => a.number - b.number);
    let compared = 0;
    for (const view of heard) {
      while (match.log.length < view.number) {
        const { n: _n, hash: _hash, ...line } = lines[match.log.length] ?? { n: 0, hash: '' };
        expect(repeatLine(match, line as Match['log'][number]).ok).toBe(true);
      }
      const wire = JSON.stringify(view);
      expect(JSON.stringify(tableView(match, view.viewer, sinceOf(view)))).toBe(wire);
      const other = otherWorld(match, view.viewer, compared);
      expect(JSON.stringify(tableView(other, view.viewer, sinceOf(view)))).toBe(wire);
      compared++;
    }
    expect(compared).toBeGreaterThan(100);
    await server.end('SIGTERM');
  });
});
