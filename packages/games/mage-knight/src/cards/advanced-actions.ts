import type { DeedCard } from '../card.js';

export const advancedActions: readonly DeedCard[] = [];
