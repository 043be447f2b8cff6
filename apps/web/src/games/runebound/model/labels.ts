import { type Choice, describeChoice, type Language, textOf } from '@heldentisch/engine';
import {
  type Attribute,
  cardNames,
  cardNumber,
  designName,
  type HeroId,
  heroIds,
  isMarketCard,
  type Part,
  type RuneboundState,
  game as runebound,
} from '@heldentisch/runebound';
import { signed } from '../../../table/kit/numbers.js';
import { type Word, word } from './words.js';

/** A text of the game by its key. */
export const gameText = (language: Language, key: string): string => textOf(runebound, language, key);
export const hasText = (language: Language, key: string): boolean => Object.hasOwn(runebound.texts[language], key);

/** The name of a design: copies of a card are called alike. */
export const designOf = (card: string): string => {
  const number = cardNumber(card);
  return number < 0 ? card : designName(number);
};

export const isHero = (name: string): name is HeroId => (heroIds as readonly string[]).includes(name);

/** What a card or hero is called. A challenge that somebody keeps has a name of its own. */
export function nameOf(language: Language, name: string, isKept = false): string {
  if (isHero(name)) return gameText(language, `hero.${name}`);
  const boon = `boon.${name}`;
  return gameText(language, isKept && hasText(language, boon) ? boon : `card.${designOf(name)}`);
}

/** What a card or hero does, in words; empty for a card that has only numbers. */
export function rulesOf(language: Language, name: string, isKept = false): string {
  if (isHero(name)) return gameText(language, `hero.${name}.text`);
  const boon = `boon.${name}.text`;
  return gameText(language, isKept && hasText(language, boon) ? boon : `card.${designOf(name)}.text`);
}

export const taleOf = (language: Language, name: string): string => {
  const key = isHero(name) ? `hero.${name}.tale` : `card.${designOf(name)}.tale`;
  return hasText(language, key) ? gameText(language, key) : '';
};

const partWords: ReadonlySet<string> = new Set(['printed', 'experience', 'next', 'used', 'skill', 'changed']);

/** Where a part of a value or price comes from. */
export const partLabel = (language: Language, { source }: Part): string =>
  partWords.has(source) ? word(language, `part.${source}` as Word) : nameOf(language, source, true);

/** "5 (printed) +2 (Elven cloak)" */
export const reasonsOf = (language: Language, parts: readonly Part[]): string =>
  parts.map((part, i) => `${i === 0 ? part.amount : signed(part.amount)} (${partLabel(language, part)})`).join(' ');

export const phaseAttributes: readonly Attribute[] = ['mind', 'body', 'spirit'];

export const isKeptCard = (card: string): boolean => !isMarketCard(cardNumber(card));

/** Where a choice is made: what it is about may stand there and not in the choice. */
export interface Occasion {
  readonly view: RuneboundState;
  /** The question, by its key. */
  readonly question: string;
}

const leaving: Readonly<Record<string, Word>> = {
  adventure: 'leave.adventure',
  market: 'leave.market',
  experience: 'leave.experience',
};

/** A choice as a button says it. */
export function choiceLabel(language: Language, choice: Choice, { view, question }: Occasion): string {
  const leave = leaving[question];
  switch (choice.type) {
    case 'discard':
      return word(language, 'discard');
    case 'takeHero':
      return word(language, 'takeHero', { hero: nameOf(language, String(choice.hero)) });
    case 'fight': {
      const card = cardNames[view.track[Number(choice.position) - 1] ?? -1];
      return card === undefined
        ? describeChoice(runebound, language, choice)
        : word(language, 'fightIt', { card: nameOf(language, card) });
    }
    case 'leave':
      return leave === undefined ? describeChoice(runebound, language, choice) : word(language, leave);
    default:
      return describeChoice(runebound, language, choice);
  }
}
