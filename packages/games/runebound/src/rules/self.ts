import { at } from '@heldentisch/engine';
import { cardCount, characterOf, hero, isAlly } from '../box.js';

/** The character that has the abilities of a source: an ally itself, otherwise the hero. */
export const selfOf = (source: number): number =>
  source < cardCount && isAlly(source) ? at(characterOf, source) : hero;
