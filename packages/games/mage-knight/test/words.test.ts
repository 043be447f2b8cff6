import { blanksIn, type Game, type Texts } from '@heldentisch/engine';
import { declaredTextKeys } from '@heldentisch/testkit';
import { expect, it } from 'vitest';
import { game as mageKnight } from '../src/index.js';
import { occasions } from '../src/occasions.js';

const game = mageKnight as unknown as Game;
const { de, en } = game.texts;
const both: readonly (readonly [string, Texts])[] = [
  ['de', de],
  ['en', en],
];
const blanks = (text: string | undefined): string[] => [...new Set(blanksIn(text ?? ''))].sort();

it('has a text in both languages for everything that is declared', () => {
  const missing = both.flatMap(([language, texts]) =>
    declaredTextKeys(game)
      .filter((key) => texts[key] === undefined)
      .map((key) => `${language} ${key}`),
  );
  expect(missing).toEqual([]);
});

it('speaks of the same things in both languages', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(de).sort());
  const different = Object.keys(de).filter((key) => String(blanks(de[key])) !== String(blanks(en[key])));
  expect(different).toEqual([]);
});

it('says of every prompt what the others read meanwhile, and who is asked', () => {
  const prompts = Object.keys(de).filter((key) => key.startsWith('prompt.') && !key.endsWith('.others'));
  expect(prompts.length).toBeGreaterThan(40);
  for (const [, texts] of both) {
    const wrong = prompts.filter((key) => !blanks(texts[`${key}.others`]).includes('name'));
    expect(wrong).toEqual([]);
  }
});

it('has a sentence without blanks for every kind of choice that is not possible now', () => {
  for (const rule of new Set(Object.values(occasions))) {
    for (const [, texts] of both) {
      expect([rule, texts[`why.${rule}`] ?? '']).not.toEqual([rule, '']);
      expect([rule, ...blanks(texts[`why.${rule}`])]).toEqual([rule]);
    }
  }
});

it('gives reasons only with rules of the ledger', () => {
  const ids = game.rules.map(({ id }) => id);
  const cited = Object.keys(de).flatMap((key) => /^why\.(MK-[A-Z]+-\d+)/.exec(key)?.[1] ?? []);
  expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
});
