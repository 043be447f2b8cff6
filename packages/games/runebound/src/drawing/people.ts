import { at, type Language } from '@heldentisch/engine';
import { cardOfCharacter, designName, hero as heroCharacter, isAlly } from '../box.js';
import { heroIds } from '../card-ids.js';
import { spaceNames } from '../map.js';
import {
  alliesOf,
  attributeOf,
  damageOf,
  exhaustionOf,
  isIn,
  isKept,
  lifeOf,
  partyOf,
  staminaOf,
  woundsOf,
} from '../parties.js';
import { isRune, runesOf } from '../rules/runes.js';
import type { RuneboundState } from '../state.js';
import { attributes, colors, magic, melee, ranged, values } from '../terms.js';
import { texts } from '../text/index.js';
import { figureOf } from './map.js';
import { word } from './words.js';

/** Who travels, how they are, and what they carry. */

export const textAt = (language: Language, key: string): string => texts[language][key] ?? key;

export const seatName = (language: Language, seat: number, viewer: number): string =>
  `${textAt(language, `seat.${seat}`)}${seat === viewer ? ` (${word(language, 'you')})` : ''}`;

/** A card of a player; a challenge that was kept has a name of its own. */
const cardName = (language: Language, card: number): string =>
  textAt(language, isKept(card) ? `boon.${designName(card)}` : `card.${designName(card)}`);

function health(state: RuneboundState, seat: number, character: number, language: Language): string[] {
  const [life, stamina] = [lifeOf(state, seat, character), staminaOf(state, seat, character)];
  const damage = (phase: number): number => damageOf(state, seat, character, phase);
  return [
    word(language, 'life', { left: life - woundsOf(state, seat, character), most: life }),
    word(language, 'stamina', { left: stamina - exhaustionOf(state, seat, character), most: stamina }),
    attributes
      .map((name, i) => `${textAt(language, `attribute.${name}`)} ${attributeOf(state, seat, character, i)}`)
      .join(' '),
    word(language, 'damage', { ranged: damage(ranged), melee: damage(melee), magic: damage(magic) }),
  ];
}

const counted = (language: Language, prefix: string, names: readonly string[], counts: readonly number[]): string =>
  names
    .flatMap((name, i) => (at(counts, i) === 0 ? [] : [`${at(counts, i)} ${textAt(language, `${prefix}.${name}`)}`]))
    .join(', ');

/** Gold, counters and experience; what one has none of is not named. */
function purse(state: RuneboundState, seat: number, language: Language): string[] {
  const { gold, counters, experience } = partyOf(state, seat);
  const [owned, learned] = [
    counted(language, 'color', colors, counters),
    counted(language, 'value', values, experience),
  ];
  const runes = runesOf(state, seat);
  return [
    word(language, 'gold', { count: gold }),
    ...(runes === 0 ? [] : [word(language, 'runes', { count: runes })]),
    ...(owned === '' ? [] : [word(language, 'counters', { counters: owned })]),
    ...(learned === '' ? [] : [word(language, 'experience', { values: learned })]),
  ];
}

function carried(state: RuneboundState, seat: number, language: Language): string[] {
  return partyOf(state, seat)
    .cards.filter((card) => !isAlly(card) && !isRune(card))
    .map((card) => {
      const name = cardName(language, card);
      return at(state.turned, card) === 1 ? `${name} (${word(language, 'faceDown')})` : name;
    });
}

/** The lines of one player, each a list of facts. */
export function partyFacts(state: RuneboundState, seat: number, viewer: number, language: Language): string[][] {
  const party = partyOf(state, seat);
  const name = `${figureOf(seat, viewer)} ${seatName(language, seat, viewer)}`;
  if (!isIn(state, seat)) return [[`${name}: ${word(language, 'out')}`]];
  if (party.hero < 0) return [[`${name}: ${word(language, 'noHero')}`]];
  const hero = `${name}: ${textAt(language, `hero.${heroIds[party.hero]}`)}`;
  const place = textAt(language, `space.${spaceNames[party.space]}`);
  const things = carried(state, seat, language);
  return [
    [hero, place, ...health(state, seat, heroCharacter, language), ...purse(state, seat, language)],
    ...alliesOf(state, seat).map((ally) => [
      `  ${cardName(language, cardOfCharacter(ally))}`,
      ...health(state, seat, ally, language),
    ]),
    ...(things.length === 0 ? [] : [[`  ${things.join(', ')}`]]),
  ];
}
