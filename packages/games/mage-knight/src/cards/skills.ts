import type { SkillCard } from '../card.js';

export const skillCards: readonly SkillCard[] = [];
