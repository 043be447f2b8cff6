import {
  cardNames,
  deedCard,
  hasDeedCard,
  isAdvancedDesign,
  isArtifactDesign,
  isBasicDesign,
  isSpellDesign,
} from '../box.js';
import type { Amount, Operation, Operations } from '../card.js';
import { skillIds, tacticIds } from '../card-ids.js';
import { skillCard } from '../rules/skills.js';

/** How good cards, skills and tactics are, told from their declarations alone: what to take when there is a choice. */

const plain = (n: Amount): number => {
  if (typeof n === 'number') return n;
  if (n === 'terrainCost') return 3;
  if ('day' in n) return (n.day + n.night) / 2;
  return n.base + n.each * 1.5;
};

/** Points that an operation gives; what is no point counts as so many. */
const usualOther = 1.5;
function pointsOf(operation: Operation): number {
  switch (operation.op) {
    case 'move':
    case 'influence':
    case 'block':
      return plain(operation.n);
    case 'attack':
      return plain(operation.n) * (operation.kind === 'melee' ? 1.1 : 1.4);
    case 'heal':
    case 'draw':
      return 1.5 * plain(operation.n);
    case 'either':
      return 0.7 + Math.max(...Object.values(operation.ways).map(sumOf)) * (operation.picks ?? 1);
    case 'may':
      return sumOf(operation.do);
    case 'when':
      return sumOf(operation.then);
    case 'wound':
      return -3 * operation.n;
    case 'reputation':
      return 0.5 * operation.n;
    case 'discard':
    case 'throwAway':
      return operation.what === 'wound' ? 2 : -2;
    case 'only':
    case 'pay':
    case 'takeAction':
      return -1;
    default:
      return usualOther;
  }
}
const sumOf = (operations: Operations): number => operations.reduce((sum, one) => sum + pointsOf(one), 0);

/** What an average card of each kind comes to, so that 1 is an average one. */
const usualPoints = 4.5;
const kindOfDesign = (design: number): number => {
  if (isBasicDesign(design)) return 0;
  if (isAdvancedDesign(design)) return 1;
  if (isSpellDesign(design)) return 1.2;
  return isArtifactDesign(design) ? 1.5 : 0;
};
const qualities: readonly number[] = cardNames.map((_, design) => {
  if (!hasDeedCard(design) || kindOfDesign(design) === 0) return 0;
  const { basic, strong } = deedCard(design);
  const points = (sumOf(basic) + sumOf(strong)) / 2;
  return kindOfDesign(design) * Math.max(0.4, Math.min(1.6, points / usualPoints));
});

/** How much better than a first card it is; 1 for a usual advanced action. */
export const cardQuality = (design: number): number => qualities[design] as number;

const skillUses = { turn: 1.1, round: 0.7, interactive: 0.6, passive: 0.6 } as const;
const skillQualities: readonly number[] = skillIds.map((_, skill) => {
  const card = skillCard(skill);
  return card === undefined ? 0 : skillUses[card.use] * (0.7 + Math.min(3, Math.max(0, sumOf(card.do))) / 6);
});
export const skillQuality = (skill: number): number => skillQualities[skill] as number;

const tactics: Readonly<Record<(typeof tacticIds)[number], number>> = {
  'early-bird': 0,
  rethink: 0.4,
  'mana-steal': 0.4,
  planning: 0.6,
  'great-start': 0.9,
  'the-right-moment': 0.5,
  'from-the-dusk': 0,
  'long-night': 0.6,
  'mana-search': 0.4,
  'midnight-meditation': 0.5,
  preparation: 0.5,
  'sparing-power': 0.7,
};
export const tacticWorth: readonly number[] = tacticIds.map((id) => tactics[id]);
