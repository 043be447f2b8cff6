import { type Language, textOf } from '@heldentisch/engine';
import { type AbilityName, type PlaceFacts, pixelTactics } from '@heldentisch/pixel-tactics';
import { type Word, word } from './words.js';

/** A text of the game by its key. */
export const gameText = (language: Language, key: string): string => textOf(pixelTactics, language, key);

export const heroName = (language: Language, card: string): string => gameText(language, `card.${card}`);

/** The leader's own name; the two factions have different mascots. */
export const leaderName = (language: Language, card: string, seat: number): string =>
  gameText(language, `card.${card}.leader${seat === 1 ? '.red' : ''}`);

/** The name of the card at a place as people call it there. */
export function nameAt(language: Language, facts: PlaceFacts): string {
  if (facts.card === null) return '';
  return facts.isLeader ? leaderName(language, facts.card, facts.seat) : heroName(language, facts.card);
}

/** What a card has done in this wave. */
export const markLabel = (language: Language, mark: Exclude<PlaceFacts['mark'], 'none'>): string =>
  word(language, mark === 'cast' ? 'hasCast' : mark);

/** "Knight (Rear)": an ability by its card and row. */
export function abilityLabel(language: Language, ability: AbilityName): string {
  if (ability.row === 'leader') return gameText(language, `card.${ability.card}.leader`);
  const row = ability.row === 'order' ? word(language, 'order') : gameText(language, `row.${ability.row}`);
  return `${heroName(language, ability.card)} (${row})`;
}

/** What a screen reader says of a place: "Knight, Blue front left, attack 3, 7 of 10 life, can be chosen". */
export function placeLabel(language: Language, facts: PlaceFacts, status: string): string {
  const say = (key: Word, params?: Readonly<Record<string, string | number>>): string => word(language, key, params);
  const where = gameText(language, `place.${facts.name}`);
  const parts: string[] = [];
  if (facts.what === 'empty') parts.push(where, say('empty'));
  else if (facts.what === 'corpse') {
    parts.push(say('corpse', { card: heroName(language, facts.card as string) }), where);
  } else {
    parts.push(nameAt(language, facts), where, say('attack', { value: facts.attack }));
    parts.push(say('life', { left: facts.left, life: facts.life }));
    if (facts.hasRanged) parts.push(say('ranged'));
    if (facts.hasIntercept) parts.push(say('intercept'));
    if (facts.hasSpell) parts.push(say('spell'));
    if (facts.isLethal) parts.push(say('lethal'));
    if (facts.isTaken) parts.push(say('taken'));
    if (facts.mark !== 'none') parts.push(markLabel(language, facts.mark));
  }
  if (status !== '') parts.push(status);
  return parts.join(', ');
}
