import {
  cardNames,
  colorsOfDesign,
  deedCard,
  designOf,
  hasDeedCard,
  isArtifactDesign,
  isSpellDesign,
  isWound,
  skillThing,
  unitCard,
} from '../box.js';
import type { SkillCard } from '../card.js';
import { combatOf, hasLasting, isNight, isSpent, isWoundedUnit, playerOf } from '../players.js';
import { mayUseUnit } from '../rules/damage.js';
import { allBasic, bit } from '../rules/mana.js';
import { sidewaysPoints } from '../rules/playing.js';
import { skillCard } from '../rules/skills.js';
import type { MageKnightState } from '../state.js';
import { basicColors, black, colorNumber, gold, melee, physical } from '../terms.js';
import { type Means, meansOf, noMeans } from './means.js';
import { worth } from './worth.js';

/** What a seat can still use in its turn: cards of the hand, units, skills, mana. */

/** One way to use one thing. A thing is used once: `source` is its number in the stock. */
export interface Way {
  readonly source: number;
  readonly means: Means;
  readonly cost: number;
}

/** A mana that could be paid: the colours it can be used as. */
export interface Supply {
  readonly mask: number;
  readonly cost: number;
  readonly isDie: boolean;
  /** The thing that must be used up for it, or -1. */
  readonly source: number;
}

export interface Stock {
  readonly ways: Way[];
  readonly supplies: Supply[];
  /** How many dice of the Source may be used. */
  readonly dice: number;
  /** The things that are cards, as bits. */
  readonly cards: number;
}

/** More things than this are not looked at. */
const mostSources = 24;

/** The colours that mana of a colour may be used as. */
function masksOf(state: MageKnightState): (color: number) => number {
  const night = isNight(state);
  return (color) => {
    if (color < basicColors) return bit(color);
    if (color === gold) return night ? 0 : allBasic | bit(gold);
    return night ? bit(black) : 0;
  };
}

function openSupplies(state: MageKnightState, seat: number): Supply[] {
  const player = playerOf(state, seat);
  const maskOf = masksOf(state);
  const list: Supply[] = [];
  const add = (color: number, cost: number, isDie: boolean): void => {
    const mask = maskOf(color);
    if (mask !== 0) list.push({ mask, cost, isDie, source: -1 });
  };
  for (const [color, count] of player.tokens.entries()) for (let i = 0; i < count; i++) add(color, 0, false);
  if (state.turn.dice > 0) for (const color of state.source) add(color, worth.die, true);
  if (player.tacticDie >= 0) add(player.tacticDie, worth.die, false);
  for (const [color, count] of player.crystals.entries())
    for (let i = 0; i < count; i++) add(color, worth.crystal, false);
  return list;
}

/** A card played sideways: so many points of one kind. */
function sideways(points: number): Means[] {
  const melees = new Array<number>(12).fill(0);
  melees[melee * 4 + physical] = points;
  return [
    { ...noMeans(), move: points },
    { ...noMeans(), influence: points },
    { ...noMeans(), attack: melees },
    { ...noMeans(), block: [points, 0, 0, 0] },
  ];
}

interface CardWay {
  readonly means: Means;
  readonly cost: number;
}

/** Whether what a card does is the same whatever the state is, but for day and night. */
const steady: readonly boolean[] = cardNames.map((_, design) => {
  if (!hasDeedCard(design)) return false;
  const { basic, strong } = deedCard(design);
  return !/"(per|is)":|terrainCost|"wound"/.test(JSON.stringify([basic, strong]));
});
const known = new Map<number, readonly CardWay[]>();

/** What a card can be used for; what is always the same is worked out once. */
function waysOfCard(state: MageKnightState, seat: number, card: number): readonly CardWay[] {
  const design = designOf(card);
  if (steady[design] !== true || hasLasting(state, 'sideways')) return workOut(state, seat, card);
  const key = design * 4 + (isNight(state) ? 2 : 0) + (combatOf(state) === undefined ? 0 : 1);
  const ways = known.get(key) ?? workOut(state, seat, card);
  known.set(key, ways);
  return ways;
}

function workOut(state: MageKnightState, seat: number, card: number): CardWay[] {
  const design = designOf(card);
  const { basic, strong, categories, isBanner } = deedCard(design);
  const { hand } = playerOf(state, seat);
  const isSpell = isSpellDesign(design);
  const isArtifact = isArtifactDesign(design);
  const own = colorsOfDesign[design] ?? 0;
  const ways: CardWay[] = [];
  const add = (operations: typeof basic, pays: readonly number[], cost: number): void => {
    if (operations.length === 0) return;
    for (const means of meansOf(state, seat, operations, pays, hand)) ways.push({ means, cost });
  };
  const inCombat = combatOf(state) !== undefined;
  const isForHealing = categories.length === 1 && categories[0] === 'heal';
  if (categories[0] !== 'action' && !(inCombat && isForHealing)) {
    if (isBanner !== true) add(basic, isSpell ? [own] : [], 0);
    if (!isArtifact) add(strong, isSpell ? [own, bit(black)] : [own], 0);
    else add(strong, [], worth.artifact);
  }
  for (const means of sideways(sidewaysPoints(state, design))) ways.push({ means, cost: 0 });
  return ways;
}

const skillCost = { turn: 0.03, round: 0.3, interactive: 0.3, passive: 0 } as const;

function isSkillReady(state: MageKnightState, skill: number, card: SkillCard): boolean {
  if (card.use === 'passive' || state.flipped[skillThing(skill)] === 1) return false;
  return !state.turn.usedSkills.includes(skill);
}

/** Everything the seat could use now; `cardCost` is what a card is worth that is not played. */
export function stockOf(state: MageKnightState, seat: number, cardCost: number): Stock {
  const player = playerOf(state, seat);
  const combat = combatOf(state);
  const ways: Way[] = [];
  const supplies = openSupplies(state, seat);
  let count = 0;
  let cards = 0;
  for (const card of player.hand) {
    if (isWound(card) || count >= mostSources) continue;
    const source = count++;
    cards |= 1 << source;
    for (const { means, cost } of waysOfCard(state, seat, card)) ways.push({ source, means, cost: cost + cardCost });
  }
  for (const unit of player.units) {
    if (isSpent(state, unit) || isWoundedUnit(state, unit) || count >= mostSources) continue;
    if (combat !== undefined && !mayUseUnit(state, combat, unit)) continue;
    const source = count++;
    const { abilities, level } = unitCard(unit);
    for (const { mana, do: operations } of abilities) {
      const pays = mana === undefined ? [] : [bit(colorNumber(mana))];
      for (const means of meansOf(state, seat, operations, pays, player.hand))
        ways.push({ source, means, cost: worth.unitUse * level });
    }
  }
  for (const thing of player.skills) {
    const card = skillCard(designOf(thing));
    if (card === undefined || !isSkillReady(state, designOf(thing), card) || count >= mostSources) continue;
    const source = count++;
    for (const means of meansOf(state, seat, card.do, [], player.hand))
      ways.push({ source, means, cost: skillCost[card.use] });
  }
  for (const { source, means, cost } of ways) {
    if (means.pays.length > 0 || means.discards > 0) continue;
    for (const mask of means.gains) supplies.push({ mask, cost: cost - means.other, isDie: false, source });
    if (means.dice > 0) {
      const mask = supplies.reduce((bits, supply) => bits | (supply.isDie ? supply.mask : 0), 0);
      if (mask !== 0) supplies.push({ mask, cost, isDie: false, source });
    }
  }
  supplies.sort((a, b) => a.cost - b.cost || bitCount(a.mask) - bitCount(b.mask));
  return { ways, supplies, dice: state.turn.dice, cards };
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
