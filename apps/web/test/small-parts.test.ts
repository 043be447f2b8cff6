import type { ToldLine } from '@heldentisch/protocol';
import { expect, test } from 'vitest';
import { chaptersOf, search } from '../src/rulebook/book.js';
import { rowsOf } from '../src/table/log-rows.js';
import { gathered } from '../src/table/log-texts.js';
import { struckLines } from '../src/table/struck.js';
import { standingOf, winnersOf } from '../src/table/verdict.js';
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

test('passes in a row are one row of the log, and what was taken back stays by itself', () => {
  const told = (n: number): ToldLine => ({ ...line(n, 'choice'), events: [{ type: 'cardDrawn' }] });
  const lines = [told(1), line(2, 'choice'), line(3, 'choice'), told(4), line(5, 'choice')];
  const rows = (struck: number[]) => rowsOf(lines, new Set(struck)).map((row) => row.lines.map(({ n }) => n));
  expect(rows([])).toEqual([[1], [2, 3], [4], [5]]);
  expect(rows([3])).toEqual([[1], [2], [3], [4], [5]]);
});

test('equal sentences in a row are told once with their count', () => {
  expect(gathered(['a', 'a', 'b', 'a'])).toEqual([
    { text: 'a', times: 2 },
    { text: 'b', times: 1 },
    { text: 'a', times: 1 },
  ]);
});

test('who has won, at tables of any size', () => {
  const standings = (...scores: number[]) => scores.map((_, seat) => standingOf({ scores, reason: '' }, seat));
  expect(standings(1, 0)).toEqual(['won', 'lost']);
  expect(standings(0.5, 0.5)).toEqual(['drawn', 'drawn']);
  expect(standings(12, 7, 12)).toEqual(['drawn', 'lost', 'drawn']);
  expect(standings(3, 7, 5)).toEqual(['lost', 'won', 'lost']);
  expect(standings(1, 1, 0)).toEqual(['won', 'won', 'lost']);
  expect(standings(1, 1, 1)).toEqual(['won', 'won', 'won']);
  expect(standings(0, 0, 0)).toEqual(['lost', 'lost', 'lost']);
  expect([standings(1), standings(0)]).toEqual([['won'], ['lost']]);
  expect(winnersOf({ scores: [3, 7, 7], reason: '' })).toEqual([1, 2]);
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
  const blanks = (text: string): string[] => [...text.matchAll(/\{(\w+)[^}]*\}/g)].map(([, name = '']) => name).sort();
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect([key, blanks(de[key])]).toEqual([key, blanks(en[key])]);
});
