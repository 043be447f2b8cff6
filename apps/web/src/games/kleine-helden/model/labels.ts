import { type Choice, describeChoice, type Language, textOf } from '@heldentisch/engine';
import {
  type BeingFacts,
  type CardFacts,
  type CardId,
  cardFacts,
  kleineHelden,
  type ValuePart,
} from '@heldentisch/kleine-helden';
import { type Word, word } from './words.js';

/** A text of the game by its key. */
export const gameText = (language: Language, key: string): string => textOf(kleineHelden, language, key);
export const cardName = (language: Language, card: string): string => gameText(language, `card.${card}`);

/** "AT": what stands in brackets behind the long name of a value. */
export function shortStat(language: Language, stat: string): string {
  const long = gameText(language, `stat.${stat}`);
  return /\(([^)]+)\)/.exec(long)?.[1] ?? long;
}

/** "Blade, 1/2 hands", "Torso", "Dark magic": what a card is besides its kind. */
export function traitsOf(language: Language, facts: CardFacts): string {
  const traits = [word(language, `kind.${facts.kind}` as Word)];
  if (facts.weaponClass !== null) traits.push(gameText(language, `class.${facts.weaponClass}`));
  if (facts.kind === 'weapon') traits.push(word(language, facts.isRanged ? 'ranged' : 'melee'));
  if (facts.slot !== null) traits.push(gameText(language, `slot.${facts.slot}`));
  if (facts.hands !== 0)
    traits.push(word(language, facts.hands === 1 ? 'oneHand' : facts.hands === 2 ? 'twoHands' : 'bothGrips'));
  if (facts.school !== null && facts.kind !== 'summoning') traits.push(gameText(language, `school.${facts.school}`));
  return traits.join(' · ');
}

/** The numbers printed on a card: "AT 2, DMG 6". */
export function numbersOf(language: Language, card: CardId): readonly { key: string; label: string; value: string }[] {
  const facts = cardFacts(card);
  const isBonus = facts.kind !== 'hero' && facts.kind !== 'summoning' && facts.kind !== 'demon';
  return facts.numbers.map(({ key, value }) => {
    if (key === 'life' || key === 'target' || key === 'cooldown') return { key, label: word(language, key), value };
    const sign = isBonus && key !== 'dmg' && /^\d/.test(value) ? '+' : '';
    return { key, label: shortStat(language, key), value: `${sign}${value}` };
  });
}

/** The values that mean something for somebody: without magic there is no magic attack. */
export const valuesOf = ({ values, kind, isMagical }: BeingFacts): BeingFacts['values'] =>
  kind === 'hero' && !isMagical ? values.filter(({ stat }) => stat !== 'ma') : values;

/** Where a part of a value comes from. */
export function partLabel(language: Language, part: ValuePart): string {
  return part.card === null ? word(language, `part.${part.source}` as Word) : cardName(language, part.card);
}

/** A choice as a button says it, with what is meant together with it. */
export function choiceLabel(language: Language, choice: Choice, heroPrice: number, next?: readonly Choice[]): string {
  const name = (card: unknown): string => cardName(language, String(card));
  const means = gameText(language, `means.${choice.means}`);
  switch (choice.type) {
    case 'attack':
      return `${name(choice.being)} → ${name(choice.target)}: ${means}`;
    case 'defend':
      return `${word(language, 'defend')}: ${means}`;
    case 'takeBack': {
      const put = next?.find(({ type }) => type === 'equip');
      if (put === undefined) return word(language, 'takeBack');
      const back = [choice, ...(next ?? [])].filter(({ type }) => type === 'takeBack').map(({ card }) => name(card));
      return word(language, 'swap', { back: back.join(', '), card: name(put.card) });
    }
    case 'exchange':
      return word(language, 'exchange');
    case 'buy':
      return word(language, 'buy', { count: heroPrice });
    case 'cast':
      return choice.aim === 'nothing'
        ? `${word(language, 'cast')}: ${name(choice.card)} (${name(choice.hero)})`
        : `${name(choice.hero)}: ${name(choice.card)} → ${gameText(language, `aim.${choice.aim}`)}`;
    case 'use':
      return choice.aim === 'nothing'
        ? `${word(language, 'use')}: ${name(choice.card)}`
        : `${name(choice.card)} → ${gameText(language, `aim.${choice.aim}`)}`;
    default:
      return describeChoice(kleineHelden, language, choice);
  }
}

/** What a screen reader says of somebody: "Troll, hero of Ruby, 12 of 15 life points, 1 action, can be chosen". */
export function beingLabel(language: Language, facts: BeingFacts, seat: string, status: string): string {
  const say = (key: Word, params?: Readonly<Record<string, string | number>>): string => word(language, key, params);
  const parts = [
    cardName(language, facts.name),
    say(`of.${facts.kind}` as Word, { seat }),
    say('lifeOf', { left: facts.lp, life: facts.life }),
  ];
  if (facts.actions > 0) parts.push(say('actions', { count: facts.actions }));
  if (facts.reactions > 0) parts.push(say('reactions', { count: facts.reactions }));
  parts.push(...marksOf(language, facts).map(({ label }) => label));
  if (facts.gear.length > 0) parts.push(facts.gear.map(({ card }) => cardName(language, card)).join(', '));
  if (status !== '') parts.push(status);
  return parts.join(', ');
}

export interface Mark {
  readonly key: string;
  readonly sign: string;
  readonly label: string;
}

/** What has befallen somebody. */
export function marksOf(language: Language, facts: BeingFacts): readonly Mark[] {
  const marks: Mark[] = [];
  const add = (isSo: boolean, key: Word, sign: string, params?: Readonly<Record<string, number>>): void => {
    if (isSo) marks.push({ key, sign, label: word(language, key, params) });
  };
  add(facts.poison > 0, 'poison', `☠${facts.poison}`, { count: facts.poison });
  add(facts.isStunned, 'stunned', '✶');
  add(facts.isBound, 'bound', '‡');
  add(facts.attackOnly > 0, 'attackOnly', '⚔');
  add(facts.isFresh, 'fresh', '…');
  add(facts.isUsed && facts.kind === 'npc', 'used', '✓');
  for (const card of facts.lasting) {
    marks.push({
      key: `lasting-${card}`,
      sign: '◆',
      label: word(language, 'lasting', { card: cardName(language, card) }),
    });
  }
  return marks;
}
