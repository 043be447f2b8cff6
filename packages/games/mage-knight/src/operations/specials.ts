import type { SpecialName } from '../card.js';
import type { Special } from './verb.js';

/** What only one card, unit, skill or tactic does, by its name. */
export const specials: Readonly<Partial<Record<SpecialName, Special>>> = {};
