import { describe, expect, it } from 'vitest';
import type { Ability, AdventureCard, HeroCard, MarketCard, Operation } from '../src/card.js';
import { adventureIds, heroIds, marketIds } from '../src/card-ids.js';
import { allies } from '../src/cards/allies.js';
import { armor } from '../src/cards/armor.js';
import { artifacts } from '../src/cards/artifacts.js';
import { blue } from '../src/cards/blue.js';
import { green } from '../src/cards/green.js';
import { heroes } from '../src/cards/heroes.js';
import { potions } from '../src/cards/potions.js';
import { red } from '../src/cards/red.js';
import { runes } from '../src/cards/runes.js';
import { weapons } from '../src/cards/weapons.js';
import { yellow } from '../src/cards/yellow.js';
import { cityAt, gemAt, spaceNames } from '../src/map.js';
import { attributes, cities, colors, kinds, type Phase, phases, skills, terrains, values } from '../src/terms.js';
import { boonIds } from '../src/text/card-text.js';
import { cardsDe } from '../src/text/cards-de.js';
import { cardsEn } from '../src/text/cards-en.js';
import { placesDe } from '../src/text/places-de.js';
import { placesEn } from '../src/text/places-en.js';
import { termsDe } from '../src/text/terms-de.js';
import { termsEn } from '../src/text/terms-en.js';

const market: readonly MarketCard[] = [...weapons, ...armor, ...artifacts, ...runes, ...potions, ...allies];
const adventures: readonly AdventureCard[] = [...green, ...yellow, ...blue, ...red];
const texts: Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>> = {
  de: { ...cardsDe, ...placesDe, ...termsDe },
  en: { ...cardsEn, ...placesEn, ...termsEn },
};
const languages = ['de', 'en'] as const;

const under = (prefix: string, ids: readonly string[], ...parts: string[]): string[] =>
  ids.flatMap((id) => ['', ...parts].map((part) => `${prefix}.${id}${part}`));
const tags = [...new Set(adventures.flatMap((card) => (card.type === 'challenge' ? card.tags : [])))];
const wanted = [
  ...under('hero', heroIds, '.text', '.tale'),
  ...under('card', marketIds, '.text'),
  ...under('card', adventureIds, '.text', '.tale'),
  ...under('boon', boonIds, '.text'),
  ...under('tag', tags),
  ...under('color', colors),
  ...under('terrain', terrains),
  ...under('city', cities),
  ...under('attribute', attributes),
  ...under('phase', phases),
  ...under('skill', skills),
  ...under('value', values),
  ...under('kind', kinds),
  ...under('space', spaceNames),
].sort();

/** What a card says it does, with the key of the text that must say it too. */
interface Rule {
  readonly key: string;
  readonly abilities: readonly Ability[];
  readonly operations: readonly Operation[];
}

/** The gold of a reward is printed as a value. */
function adventureRule(card: AdventureCard): Rule {
  const key = `card.${card.id}.text`;
  if (card.type === 'encounter') return { key, abilities: [], operations: card.do };
  if (card.type === 'event') return { key, abilities: card.rules, operations: [] };
  return {
    key,
    abilities: [...(card.before ?? []), ...(card.special ?? [])],
    operations: card.reward.filter(({ op }) => op !== 'gold'),
  };
}

const keptBy = (card: AdventureCard): Extract<Operation, { op: 'keep' }>[] =>
  card.type === 'challenge' ? card.reward.flatMap((operation) => (operation.op === 'keep' ? [operation] : [])) : [];
const plainRule =
  (prefix: string) =>
  (card: HeroCard | MarketCard): Rule => ({
    key: `${prefix}.${card.id}.text`,
    abilities: card.abilities,
    operations: [],
  });
const rules: readonly Rule[] = [
  ...heroes.map(plainRule('hero')),
  ...market.map(plainRule('card')),
  ...adventures.map(adventureRule),
  ...adventures.flatMap((card) =>
    keptBy(card)
      .filter(({ as }) => as === 'boon')
      .map(({ abilities }) => ({ key: `boon.${card.id}.text`, abilities: abilities ?? [], operations: [] })),
  ),
];

/** Every object in a rule: abilities, operations and what is nested in them. */
function partsOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(partsOf);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}
const ruleParts = ({ abilities, operations }: Rule): Record<string, unknown>[] => partsOf([abilities, operations]);

const isIn = (list: readonly string[], word: unknown): boolean => list.includes(word as string);
/** Cards write "both dice" and "the first round" in words. */
const inWords = (name: string, value: unknown): boolean => name === 'dice' || (name === 'round' && value === 1);

function numbersOf(rule: Rule): number[] {
  const numbers = ruleParts(rule).flatMap((part) =>
    Object.entries(part).flatMap(([name, value]) =>
      typeof value === 'number' && !inWords(name, value) ? [Math.abs(value)] : [],
    ),
  );
  return [...new Set(numbers)].sort((a, b) => a - b);
}

function numbersIn(text: string): number[] {
  return [...new Set([...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)))].sort((a, b) => a - b);
}

function phasesOf(rule: Rule): Phase[] {
  const named = ruleParts(rule).flatMap((part) => {
    const { phase, stat } = part as { phase?: string | string[]; stat?: string };
    const listed = (typeof phase === 'string' ? [phase] : phase) ?? [];
    return stat?.startsWith('dmg.') ? [...listed, stat.slice('dmg.'.length)] : listed;
  });
  return phases.filter((phase) => named.includes(phase));
}

/** All three phases together are "combat"; a card may name them, but need not. */
const combat = phases.filter((phase) => phase !== 'escape');

it('has the same keys in both languages: those of every id, and no others', () => {
  expect(Object.keys(texts.de).sort()).toEqual(wanted);
  expect(Object.keys(texts.en).sort()).toEqual(wanted);
});

it('knows every challenge that is kept', () => {
  const kept = adventures.filter((card) => keptBy(card).length > 0).map(({ id }) => id);
  expect([...kept].sort()).toEqual([...boonIds].sort());
});

describe.each(languages)('the texts in %s', (language) => {
  const all = texts[language];
  const textOf = (key: string): string => all[key] as string;
  const says = (key: string, word: string): boolean => textOf(key).toLowerCase().includes(word.toLowerCase());

  it('are empty only where a card does nothing', () => {
    const empty = Object.keys(all).filter((key) => textOf(key).trim() === '');
    expect(empty.sort()).toEqual(
      rules
        .filter((rule) => ruleParts(rule).length === 0)
        .map(({ key }) => key)
        .sort(),
    );
  });

  it('name the numbers of the cards and no others', () => {
    const wrong = rules.filter((rule) => String(numbersIn(textOf(rule.key))) !== String(numbersOf(rule)));
    expect(wrong.map((rule) => [rule.key, textOf(rule.key), numbersOf(rule)])).toEqual([]);
  });

  it('give bonuses their sign', () => {
    const signed = rules.flatMap((rule) =>
      ruleParts(rule)
        .filter(({ op }) => isIn(['add', 'stat', 'skill'], op))
        .map(({ n }) => [rule.key, `${(n as number) < 0 ? '−' : '+'}${Math.abs(n as number)}`] as const),
    );
    expect(signed.length).toBeGreaterThan(50);
    expect(signed.filter(([key, bonus]) => !says(key, bonus))).toEqual([]);
  });

  it('name the phases of the cards and no others', () => {
    const wrong = rules.filter((rule) => {
      const meant = phasesOf(rule);
      const named = phases.filter((phase) => says(rule.key, textOf(`phase.${phase}`)));
      if (combat.every((phase) => meant.includes(phase))) return false;
      const missing = meant.filter((phase) => !named.includes(phase));
      return missing.length > 0 || named.some((phase) => phase !== 'escape' && !meant.includes(phase));
    });
    expect(wrong.map((rule) => [rule.key, textOf(rule.key), phasesOf(rule)])).toEqual([]);
  });

  it('say when a card must be activated or discarded', () => {
    const words = {
      de: { activate: 'aktivieren', discard: 'abwerfen' },
      en: { activate: 'activate', discard: 'discard' },
    };
    for (const use of ['activate', 'discard'] as const) {
      const used = rules.filter((rule) => ruleParts(rule).some(({ use: how }) => how === use));
      expect(used.length).toBeGreaterThan(10);
      expect(used.filter(({ key }) => !says(key, words[language][use])).map(({ key }) => key)).toEqual([]);
    }
  });

  it('name the skills, attributes and values that cards test or raise', () => {
    const wrong = rules.flatMap((rule) =>
      ruleParts(rule).flatMap(({ op, skill, stat, attr }) => {
        const needed = [
          ...(typeof skill === 'string' ? [`skill.${skill}`] : []),
          ...(op === 'stat' ? [`value.${String(stat)}`] : []),
          ...(Array.isArray(attr) || op === 'useAttr' ? [attr].flat().map((name) => `attribute.${String(name)}`) : []),
        ];
        return needed.filter((key) => !says(rule.key, textOf(key))).map((key) => [rule.key, key]);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('have no word of the program', () => {
    const ids = [...heroIds, ...marketIds, ...adventureIds].filter((id) => id.includes('-'));
    const internal = (text: string): boolean =>
      /[a-z][A-Z]|\w\.\w|[{}<>_]|\b(undefined|null|NaN|dmg|attr|ko)\b|\b[A-Z]{2}-/.test(text) ||
      ids.some((id) => text.includes(id));
    expect(Object.entries(all).filter(([, text]) => internal(text))).toEqual([]);
  });

  it('are set in type: curly apostrophes, true minus signs, no stray blanks', () => {
    expect(Object.entries(all).filter(([, text]) => /['"]|-\d| {2}|^ | $/.test(text))).toEqual([]);
  });

  it('call no two cards, kept cards, heroes or spaces alike', () => {
    const names = wanted.filter((key) => /^(hero|card|boon|space)\.[^.]+$/.test(key)).map(textOf);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it('name cities and gem spaces, and number the others', () => {
    const numbered = spaceNames.filter((name) => textOf(`space.${name}`).endsWith(`(${name})`));
    const plain = spaceNames.filter((_, space) => (cityAt[space] as number) < 0 && (gemAt[space] as number) < 0);
    expect(numbered).toEqual(plain);
  });
});

it('leaves no English word of the rules in German texts', () => {
  const english = /\b(wounds?|exhaustion|activate|discard|hero|all(y|ies)|rolls?|ranged|melee|magic|the|and)\b/;
  expect(Object.entries(texts.de).filter(([, text]) => english.test(text))).toEqual([]);
});

it('tells where a nameless space lies', () => {
  expect(texts.en['space.0804']).toBe('the road north-west of Tamalir (0804)');
  expect(texts.de['space.0804']).toBe('Straße nordwestlich von Tamalir (0804)');
  expect(texts.en['space.0905']).toBe('the road east of Tamalir (0905)');
  expect(texts.de['space.0603']).toBe('Karmesinwald (0603)');
  expect(texts.en['space.0000']).toBe('open water (0000)');
  expect(texts.de['space.0805']).toBe('Tamalir');
});
