import { act, createMatch, type Game, seedFromNumber, writeGameFile } from '@heldentisch/engine';
import { noughts } from '@heldentisch/noughts';
import { describe, expect, test } from 'vitest';
import { file, fileName, heldentisch } from './heldentisch.js';

/** A match that has begun: two marks. */
function gameFile(): string {
  const match = createMatch(noughts as unknown as Game, {
    options: {},
    seats: 2,
    seed: seedFromNumber(3),
    random: 'chacha20',
  });
  for (const [seat, cell] of ['b2', 'a1'].entries()) expect(act(match, seat, { type: 'mark', cell }).ok).toBe(true);
  return writeGameFile(match, ['Ann', 'Ben']);
}

describe('heldentisch match', () => {
  const data = fileName('match-data');
  const text = gameFile();

  test('imports a game file, shows it without the seed and exports it as it was', () => {
    const imported = heldentisch(['match', 'import', file('one.game.jsonl', text), '--data', data, '--json']);
    expect(imported.code).toBe(0);
    const { id } = imported.json as unknown as { readonly id: string };
    const shown = heldentisch(['match', 'show', id, '--data', data, '--json']);
    expect(shown.json).toMatchObject({ id, game: 'noughts', status: 'running', seats: ['Ann', 'Ben'], lines: 2 });
    expect(shown.out).not.toContain(JSON.parse(text.split('\n')[0] ?? '').seed);
    expect(heldentisch(['match', 'export', id, '--data', data]).out).toBe(text);
    const out = fileName('again.game.jsonl');
    expect(heldentisch(['match', 'export', id, '--data', data, '--out', out]).code).toBe(0);
    expect(heldentisch(['replay', out, '--json']).json).toMatchObject({ decisions: 2 });
  });

  test('refuses a file whose lines do not lead where they say', () => {
    const wrong = text.replace(/"hash":"[0-9a-f]{16}"}\n$/, '"hash":"0000000000000000"}\n');
    expect(wrong).not.toBe(text);
    const imported = heldentisch(['match', 'import', file('wrong.game.jsonl', wrong), '--data', data]);
    expect(imported.code).not.toBe(0);
  });

  test('says that there is no such match', () => {
    const shown = heldentisch(['match', 'show', 'nothing', '--data', data]);
    expect([shown.code === 0, shown.err]).toEqual([false, expect.stringContaining('nothing')]);
  });
});
