import type { Manner } from '../../../table/kit/pointing.js';

/** Decisions with so many possibilities that they are made on the table. */
const turnLike = new Set(['turn', 'opening', 'transfer', 'equip']);
/** Possible with nearly every card; nobody needs to be reminded of it by light. */
const weak = new Set(['exchange', 'buy', 'takeBack', 'transfer']);

export const mannerOf = ({ kind }: { readonly kind: string }): Manner => ({ isTurn: turnLike.has(kind), weak });
