import type { DeedCard } from '../card.js';

export const artifacts: readonly DeedCard[] = [];
