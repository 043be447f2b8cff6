import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describePrompt, type Language, type Play } from '@heldentisch/engine';
import { declaredTextKeys, simulateRandom } from '@heldentisch/testkit';
import { describe, expect, it } from 'vitest';
import { cardIds, kleineHelden as game, type HeldenState, heroIds } from '../src/index.js';
import { supportCard } from '../src/tables.js';
import { attackNames, deckNames, schools, slotNames, statNames, weaponClasses } from '../src/terms.js';
import { de } from '../src/text/de.js';
import { en } from '../src/text/en.js';
import { whyEn } from '../src/text/why-en.js';

const languages: readonly Language[] = ['de', 'en'];
const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = { de, en };
const keysWith = (prefix: string): string[] => Object.keys(de).filter((key) => key.startsWith(prefix));

const source = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../src/${path}`, import.meta.url)), 'utf8');
const sourcesOf = (folder: string): string[] =>
  readdirSync(fileURLToPath(new URL(`../src/${folder}`, import.meta.url))).map((name) => source(`${folder}/${name}`));

/** String literals, without those that something is only compared with. */
const literals = (code: string): string[] =>
  [...code.matchAll(/(=== )?'([^'\n]+)'/g)]
    .filter((match) => match[1] === undefined)
    .map((match) => match[2] as string);

/** The keys that steps and verbs ask with: between a `prompt` and the `otherwise` that follows it, and given to `ask`. */
function promptKeysInSources(): Set<string> {
  const code = [...sourcesOf('rules'), ...sourcesOf('effects')].join('\n');
  const prompts = [...code.matchAll(/\n +prompt[:(][\s\S]*?\n +otherwise/g)].flatMap(([body]) => literals(body));
  const asked = [...code.matchAll(/\bask\('(\w+)'/g)].map((match) => match[1] as string);
  const occasions = literals(source('state.ts').match(/type WindowOccasion = [^;]+;/)?.[0] ?? '');
  return new Set([...prompts, ...asked, ...occasions.map((occasion) => `window.${occasion}`)]);
}

const placeholders = (template: string): string[] =>
  [...new Set([...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string))].sort();

describe.each(languages)('the texts in %s', (language) => {
  const texts = game.texts[language];

  it('name every choice, event, option and all that is named in them', () => {
    expect(declaredTextKeys(game).filter((key) => (texts[key] ?? '') === '')).toEqual([]);
  });

  it('name the terms of the game', () => {
    const things = { slot: slotNames, class: weaponClasses, school: schools, deck: deckNames };
    const named = Object.entries({ stat: statNames, attack: attackNames, ...things });
    const keys = named.flatMap(([prefix, names]) => names.map((name) => `${prefix}.${name}`));
    expect(keys.filter((key) => (texts[key] ?? '') === '')).toEqual([]);
  });

  it('are all filled', () => {
    const empty = Object.entries(texts).filter(([key, text]) => text.trim() === '' && !key.endsWith('.text'));
    expect(empty).toEqual([]);
  });

  it('speak in choices and events only of their fields', () => {
    const problems = [
      ...game.choices.list.map(({ type, fields }) => ({ key: `choice.${type}`, fields })),
      ...game.events.list.map(({ type, fields }) => ({ key: `event.${type}`, fields })),
    ].flatMap(({ key, fields }) =>
      placeholders(texts[key] ?? '')
        .filter((name) => !Object.hasOwn(fields, name))
        .map((name) => `${key} has no ${name}`),
    );
    expect(problems).toEqual([]);
  });

  it('tell all that a choice is about, so that no two options read the same', () => {
    const untold = game.choices.list.flatMap(({ type, fields }) =>
      Object.keys(fields)
        .filter((name) => !placeholders(texts[`choice.${type}`] ?? '').includes(name))
        .map((name) => `${type} does not tell ${name}`),
    );
    expect(untold).toEqual([]);
  });
});

describe('the prompts', () => {
  const asked = [...promptKeysInSources()].map((key) => `prompt.${key}`).sort();
  const told = keysWith('prompt.');

  it('have a text for each key of the sources, and no other', () => {
    expect(told.filter((key) => !key.endsWith('.others')).sort()).toEqual(asked);
  });

  it('have words for those who wait, with the name of who decides', () => {
    const missing = asked.filter((key) =>
      languages.some((language) => !placeholders(words[language][`${key}.others`] ?? '').includes('name')),
    );
    expect(missing).toEqual([]);
  });

  it('are filled to the last word, each of them met in random games', () => {
    const odd = new Set<string>();
    const met = new Set<string>();
    const onDecision = (play: Play<HeldenState>, seat: number): void => {
      const prompt = play.prompt(seat);
      const params = Object.keys(prompt.params ?? {});
      met.add(`prompt.${prompt.key}`);
      for (const language of languages) {
        if (/\{|\b(card|means|seat)\.\w/.test(describePrompt(game, language, prompt))) odd.add(prompt.key);
        const others = placeholders(words[language][`prompt.${prompt.key}.others`] ?? '');
        if (others.some((name) => name !== 'name' && !params.includes(name))) odd.add(`${prompt.key}.others`);
      }
    };
    // Some prompts come up only once in dozens of games.
    for (let seed = 1; seed <= 200 && met.size < asked.length; seed++) {
      simulateRandom(game, seed, { seats: 2 + (seed % 4) }, { onDecision });
    }
    expect([...odd]).toEqual([]);
    expect([...met].sort()).toEqual(asked);
  });
});

describe('the reasons', () => {
  const code = ['rules', 'effects', 'cards'].flatMap(sourcesOf).join('\n');
  const told = Object.keys(whyEn).map((key) => key.replace('why.', ''));
  const needy = cardIds.filter((_id, card) => {
    const definition = card < heroIds.length ? {} : supportCard(card);
    return 'possible' in definition && !('rule' in definition);
  });
  const asked = [...code.matchAll(/\bask(?:Being|Card|Seat|Stat)\(\s*'([\w-]+)'/g)].map((match) => match[1] as string);

  it('have a sentence for every case that the sources name', () => {
    const named = [...code.matchAll(/'(KH-[A-Z]+-\d+\.[\w-]+)'/g)].map((match) => match[1] as string);
    const wanted = [...named, ...[...needy, ...asked].map((name) => `KH-GLD-01.${name}`)];
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((key) => !told.includes(key))).toEqual([]);
  });

  it('are all of them given somewhere', () => {
    const parts = new Set<string>([...needy, ...asked, 'load', ...attackNames, 'melee-ranged', 'deck', 'enemy-hero']);
    const spoken = (key: string): boolean => {
      const [rule, name] = key.split('.') as [string, string | undefined];
      if (name === undefined || parts.has(name)) return true;
      const aim = name.replaceAll('-', ' ');
      return code.includes(`'${key}'`) || code.includes(`'${aim}'`) || (name === 'hand' && code.includes(`'${rule}'`));
    };
    expect(told.filter((key) => !spoken(key))).toEqual([]);
  });
});

it('each way the game can end has a text, and no other', () => {
  const endings = source('rules/ending.ts').match(/outcome\.\w+/g) ?? [];
  expect(keysWith('outcome.').sort()).toEqual([...new Set(endings)].sort());
});

it('both languages have the same keys and put in the same things', () => {
  expect(Object.keys(game.texts.en).sort()).toEqual(Object.keys(game.texts.de).sort());
  const different = Object.keys(game.texts.de).filter(
    (key) => String(placeholders(game.texts.de[key] ?? '')) !== String(placeholders(game.texts.en[key] ?? '')),
  );
  expect(different).toEqual([]);
});
