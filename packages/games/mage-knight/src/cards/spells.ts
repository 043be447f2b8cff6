import type { DeedCard } from '../card.js';

export const spells: readonly DeedCard[] = [];
