import type { Pending } from '@heldentisch/engine';
import type { Manner } from '../../../table/kit/pointing.js';

/** Questions with so many possibilities that they are answered on the table, step by step. */
const turnLike = new Set([
  ...['takeHero', 'pickTactic', 'before', 'act', 'deal', 'after', 'resting', 'learn'],
  ...['join', 'ranged', 'block', 'damage', 'assign', 'attack'],
]);
/** Possible with nearly every card at any time; nobody needs to be reminded of it by light. */
const weak = new Set(['restDiscard', 'assignBanner']);

export const mannerOf = ({ prompt }: Pick<Pending, 'prompt'>): Manner => ({ isTurn: turnLike.has(prompt.key), weak });
