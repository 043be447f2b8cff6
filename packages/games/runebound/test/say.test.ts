import { blanksIn, describeChoice, describeEvent } from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.js';
import { occasions } from '../src/occasions.js';

const languages = ['de', 'en'] as const;
const rules = new Set(game.rules.map(({ id }) => id));
const ruleOf = (key: string): string => key.split('.')[1] as string;

describe.each(languages)('what the game says in %s', (language) => {
  const texts = game.texts[language];
  const under = (prefix: string): [string, string][] =>
    Object.entries(texts).filter(([key]) => key.startsWith(`${prefix}.`));

  it('gives every rule against a wrong moment a sentence without blanks', () => {
    const mute = Object.values(occasions).filter((rule) => texts[`why.${rule}`] === undefined);
    expect(mute).toEqual([]);
    const open = Object.values(occasions).filter((rule) => blanksIn(texts[`why.${rule}`] ?? '').length > 0);
    expect(open).toEqual([]);
  });

  it('explains rules of the ledger only', () => {
    expect(
      under('why')
        .map(([key]) => key)
        .filter((key) => !rules.has(ruleOf(key))),
    ).toEqual([]);
  });

  it('has for every prompt the words that others read, with the name of who is asked', () => {
    const keys = under('prompt').map(([key]) => key);
    const own = keys.filter((key) => !key.endsWith('.others'));
    expect(keys.length).toBe(2 * own.length);
    for (const key of own) {
      expect(blanksIn(texts[`${key}.others`] as string)).toContain('name');
      expect(blanksIn(texts[key] as string)).not.toContain('name');
    }
  });

  it('speaks of the same things in the diary as in the other language', () => {
    const other = game.texts[language === 'de' ? 'en' : 'de'];
    const differ = [...under('event'), ...under('why'), ...under('choice')].filter(
      ([key, text]) =>
        blanksIn(text).sort().join() !==
        blanksIn(other[key] as string)
          .sort()
          .join(),
    );
    expect(differ.map(([key]) => key)).toEqual([]);
  });

  it('ends sentences, and leaves labels without a full stop', () => {
    const told = [...under('event'), ...under('why'), ...under('outcome')].filter(([, text]) => text !== '');
    const unended = told.filter(([, text]) => !text.endsWith('.'));
    expect(unended).toEqual([]);
    expect(under('choice').filter(([, text]) => text.endsWith('.'))).toEqual([]);
  });

  it('is set in type: curly apostrophes, true minus signs, no stray blanks', () => {
    expect(Object.entries(texts).filter(([, text]) => /['"]|-\d| {2}|^ | $/.test(text))).toEqual([]);
  });
});

it('reads like a diary with any name in the blanks', () => {
  const both = (event: Parameters<typeof describeEvent>[2]): string[] =>
    languages.map((language) => describeEvent(game, language, event));
  expect(both({ type: 'heroStepped', seat: 0, from: '0805', space: '0804' })).toEqual([
    'Saphir zieht weiter und erreicht: Straße nordwestlich von Tamalir (0804).',
    'Sapphire walks to the road north-west of Tamalir (0804).',
  ]);
  expect(both({ type: 'woundsTaken', seat: 1, character: 'sellsword', amount: 1 })).toEqual([
    'Rubin nimmt 1 Verletzung (Söldner).',
    'Ruby takes 1 wound on Sellsword.',
  ]);
  // Seen at the table, not told.
  expect(both({ type: 'movementDieRolled', seat: 0, die: 2, face: 4 })).toEqual(['', '']);
  expect(both({ type: 'experienceGained', seat: 2, value: 'mind', payment: '2-green-1-blue' })).toEqual([
    'Smaragd hat dazugelernt: Geisteskraft (bezahlt: 2 grün, 1 blau).',
    'Emerald has learned: Mind (paid: 2 green, 1 blue).',
  ]);
});

it('puts on a button what happens', () => {
  const both = (choice: Parameters<typeof describeChoice>[2]): string[] =>
    languages.map((language) => describeChoice(game, language, choice));
  expect(both({ type: 'attack', character: 'hero' })).toEqual(['Angreifen: Held', 'Attack with the hero']);
  expect(both({ type: 'buy', card: 'healing-potion-2', shed: 'none' })).toEqual([
    'Kaufen: Heiltrank',
    'Buy Healing Potion',
  ]);
  expect(both({ type: 'buy', card: 'chainmail', shed: 'leather-jerkin' })).toEqual([
    'Kaufen: Kettenhemd (dafür abwerfen: Lederwams)',
    'Buy Chainmail (discard Leather Jerkin for it)',
  ]);
  // A challenge that was kept goes by the name it has as a card of its owner.
  expect(both({ type: 'use', source: 'mistress-of-the-ferrox' })).toEqual([
    'Benutzen: Ferroxpfeife',
    'Use Ferrox Whistle',
  ]);
});
