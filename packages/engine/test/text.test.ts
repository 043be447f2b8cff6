import {
  blanksIn,
  defineChoices,
  describeChoice,
  describeEvent,
  describeOutcome,
  describePrompt,
  describeRefusal,
  describeSituation,
  type Language,
  names,
  refusal,
  tableRules,
  textOf,
} from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { toy } from './toy.js';

const languages: readonly Language[] = ['de', 'en'];

describe('a text', () => {
  it('fills its gaps, by a text if the value is a key of one', () => {
    expect(textOf(toy, 'en', 'choice.play', { card: 'card.c3' })).toBe('Play card 3');
    expect(textOf(toy, 'de', 'choice.play', { card: 'card.c3' })).toBe('Karte 3 spielen');
    expect(textOf(toy, 'en', 'choice.put', { amount: 2 })).toBe('Put 2');
  });

  it('shows the key where the text is missing, and the gap where the value is', () => {
    expect(textOf(toy, 'de', 'choice.put', { amount: 2 })).toBe('choice.put');
    expect(textOf(toy, 'en', 'choice.play')).toBe('Play {card}');
    expect(textOf(toy, 'en', 'choice.play', { card: 'card.c99' })).toBe('Play card.c99');
  });

  it('says that something is hidden, or shows a question mark', () => {
    expect(textOf(toy, 'en', 'choice.play', { card: null })).toBe('Play a hidden card');
    expect(textOf(toy, 'de', 'choice.play', { card: null })).toBe('? spielen');
  });

  it('puts the word behind a number, in the singular for one', () => {
    const texts = { en: { won: '{who} gets {count|apple|apples}.' }, de: {} };
    const apples = (count: number | string): string => textOf({ ...toy, texts }, 'en', 'won', { who: 'Ann', count });
    expect([apples(1), apples(0), apples(2)]).toEqual([
      'Ann gets 1 apple.',
      'Ann gets 0 apples.',
      'Ann gets 2 apples.',
    ]);
    expect(textOf({ ...toy, texts }, 'en', 'won', { who: 'Ann' })).toBe('Ann gets {count|apple|apples}.');
    expect(blanksIn(texts.en.won)).toEqual(['who', 'count']);
  });

  it('fills each gap once: a value is not read as a template', () => {
    expect(textOf(toy, 'en', 'event.cardDrawn', { seat: '{card}', card: 'card.c1' })).toBe('{card} draws card 1.');
    expect(textOf(toy, 'en', 'choice.put', { amount: '$&' })).toBe('Put $&');
  });
});

describe('the words', () => {
  it('of a choice use the texts of its domains', () => {
    expect(describeChoice(toy, 'en', { type: 'play', card: 'c7' })).toBe('Play card 7');
    expect(describeChoice(toy, 'de', { type: 'play', card: 'c7' })).toBe('Karte 7 spielen');
    expect(describeChoice(toy, 'en', { type: 'put', amount: 3 })).toBe('Put 3');
  });

  it('of a choice with a field that says none leave it out, if there is a text for that', () => {
    const choices = defineChoices({ spend: { coin: names('coin', ['gold', 'none']) } });
    const texts = { en: { 'choice.spend': 'Spend {coin}', 'choice.spend.none': 'Spend nothing' }, de: {} };
    const words = (language: Language, coin: string): string =>
      describeChoice({ ...toy, choices, texts }, language, { type: 'spend', coin });
    expect([words('en', 'gold'), words('en', 'none')]).toEqual(['Spend coin.gold', 'Spend nothing']);
    expect(words('de', 'none')).toBe('choice.spend');
  });

  it('of an unknown choice are its key', () => {
    expect(describeChoice(toy, 'en', { type: 'fly', to: 'moon' })).toBe('choice.fly');
  });

  it('of an event name the seat and hide what is hidden', () => {
    expect(describeEvent(toy, 'en', { type: 'cardDrawn', seat: 0, card: 'c2' })).toBe('Ann draws card 2.');
    expect(describeEvent(toy, 'de', { type: 'cardDrawn', seat: 1, card: null })).toBe('Bernd zieht ?.');
    expect(describeEvent(toy, 'en', { type: 'dieRolled', seat: 1, face: 6 })).toBe('Bob rolls 6.');
    expect(describeEvent(toy, 'en', { type: 'unheard' })).toBe('event.unheard');
  });

  it('of a prompt take its parameters', () => {
    expect(describePrompt(toy, 'en', { key: 'turn', params: { seat: 'seat.1' } })).toBe('It is the turn of Bob.');
    expect(describePrompt(toy, 'de', { key: 'turn', params: { seat: 'seat.1' } })).toBe('Bernd ist dran.');
    expect(describePrompt(toy, 'en', { key: 'turn' })).toBe('It is the turn of {seat}.');
    expect(describePrompt(toy, 'en', { key: 'nothing' })).toBe('prompt.nothing');
  });
});

describe('a refusal', () => {
  it('by any rule of the table has its words in both languages', () => {
    for (const [rule, words] of Object.entries(tableRules)) {
      for (const language of languages) {
        const text = describeRefusal(toy, language, refusal(rule));
        expect(text).toBe(`${rule}: ${words[language]}`);
        expect(text).toMatch(/^HT-[A-Z]+-\d\d: [A-ZÄÖÜ].*[.]$/);
        expect(text).not.toMatch(/[{}]/);
      }
      expect(words.de).not.toBe(words.en);
    }
    expect(Object.keys(tableRules)).toHaveLength(14);
  });

  it('by a rule of the game has the words of its rulebook', () => {
    expect(describeRefusal(toy, 'en', refusal('TOY-DECK-01'))).toBe('TOY-DECK-01: The deck is empty.');
    expect(describeRefusal(toy, 'de', refusal('TOY-DECK-01'))).toBe('TOY-DECK-01: Der Stapel ist leer.');
  });

  it('says first what makes the rule apply now, where the game has a sentence for it', () => {
    const held = refusal('TOY-HAND-01', { card: 'card.c1' });
    expect(describeSituation(toy, 'en', held)).toBe('card 1 is not in your hand.');
    expect(describeRefusal(toy, 'en', held)).toBe('TOY-HAND-01: card 1 is not in your hand. Only your own cards.');
    expect(describeRefusal(toy, 'de', held)).toBe('TOY-HAND-01: Karte 1 ist nicht auf deiner Hand. Nur eigene Karten.');
    expect(describeSituation(toy, 'de', refusal('TOY-SPLIT-02', { left: 2 }))).toBe('Nur 2 sind übrig.');
  });

  it('tells several reasons of one rule apart', () => {
    expect(describeSituation(toy, 'en', refusal('TOY-DECK-01'))).toBe('');
    expect(describeSituation(toy, 'en', refusal('TOY-DECK-01', { case: 'peek' }))).toBe('There is nothing to look at.');
    expect(describeSituation(toy, 'en', refusal('TOY-DECK-01', { case: 'other' }))).toBe('');
    expect(describeSituation(toy, 'en', refusal('TOY-DECK-01', { case: '../constructor' }))).toBe('');
  });

  it('by an unknown rule shows its id', () => {
    expect(describeRefusal(toy, 'en', refusal('TOY-NONE-99'))).toBe('TOY-NONE-99: TOY-NONE-99');
  });
});

describe('an outcome', () => {
  const { texts } = toy;
  const en = {
    ...texts.en,
    'seat.0': 'Ann',
    'seat.1': 'Ben',
    'seat.2': 'Cleo',
    'outcome.last': '{winners} outlived {losers}.',
  };
  const named = { ...toy, texts: { ...texts, en } };

  it('names who did best and who did not', () => {
    const told = (scores: number[]) => describeOutcome(named, 'en', { scores, reason: 'outcome.last' });
    expect(told([0, 1, 0])).toBe('Ben outlived Ann, Cleo.');
    expect(told([0.5, 0, 0.5])).toBe('Ann, Cleo outlived Ben.');
  });
});
