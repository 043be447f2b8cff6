import type { ToldLine } from '@heldentisch/protocol';
import { expect, test } from 'vitest';
import { chaptersOf, search } from '../src/rulebook/book.js';
import { struckLines } from '../src/table/struck.js';
import { de } from '../src/text/de.js';
import { en } from '../src/text/en.js';

const line = (n: number, kind: ToldLine['kind'], count?: number): ToldLine => ({
  n,
  kind,
  seat: 0,
  events: [],
  ...(count === undefined ? {} : { count }),
});

test('lines that were taken back are struck, repeated ones are not', () => {
  const lines = [line(0, 'start'), line(1, 'choice'), line(2, 'choice'), line(3, 'choice'), line(4, 'undo', 2)];
  expect([...struckLines(lines)]).toEqual([2, 3]);
  expect([...struckLines([...lines, line(5, 'redo', 2), line(6, 'undo', 2)])]).toEqual([2, 3, 5]);
});

test('the rulebook is found by id, by word and by chapter', () => {
  const ledger = {
    sections: [{ id: 'ATK', de: 'Angriff', en: 'Attack' }],
    rules: [{ id: 'X-ATK-01', section: 'ATK', ruling: false, de: 'Nur Helden.', en: 'Heroes only.' }],
  };
  const chapters = chaptersOf(ledger, { de: 'Der Tisch', en: 'The table' });
  expect(chapters.map(({ id }) => id)).toEqual(['ATK', 'HT']);
  expect(search(chapters, [], 'de', 'helden').count).toBe(1);
  expect(search(chapters, [], 'en', 'x-atk').count).toBe(1);
  expect(search(chapters, [], 'en', 'attack only').count).toBe(1);
});

test('both languages fill in the same blanks', () => {
  const blanks = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect([key, blanks(de[key])]).toEqual([key, blanks(en[key])]);
});
