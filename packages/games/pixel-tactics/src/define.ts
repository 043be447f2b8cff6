import type { CardId } from './card-ids.js';
import {
  type Bonus,
  type CardDefinition,
  type Gift,
  type HeroPower,
  type LeaderAbility,
  noGift,
  type PixelVerb,
  type RowAbility,
} from './tables.js';

/*
 * The words in which cards are written. A row is `passive(…)`, `spell(…)`, `reaction(…)` or a mix by `both(…)`;
 * every word is typed, so a card that says something unknown does not compile.
 */

type Part = Partial<Gift>;

/** A gift for the hero itself unless `to…` sends it elsewhere. */
export const ranged: Part = { ranged: true };
export const intercept: Part = { intercept: true };
export const attackBonus = (attack: number): Part => ({ attack });
export const meleeBonus = (meleeAttack: number): Part => ({ meleeAttack });
export const reduceAttackDamage = (reduce: number): Part => ({ reduce });
export const immuneToRanged: Part = { immune: 2 };
export const immuneToAttacks: Part = { immune: 3 };
export const doublePrintedAgainstHeroes: Part = { doublesPrintedAgainstHeroes: true };
export const doubleAgainstLeaders: Part = { doublesAgainstLeaders: true };

function merge(parts: readonly Part[]): Gift {
  const gift = { ...noGift };
  for (const part of parts) Object.assign(gift, part);
  return gift;
}

type RowPart = Partial<RowAbility>;

const emptyRow: RowAbility = {
  self: null,
  forerunner: null,
  supporter: null,
  leader: null,
  bonus: null,
  power: null,
  spell: null,
};

export const toForerunner = (...parts: Part[]): RowPart => ({ forerunner: merge(parts) });
export const toSupporter = (...parts: Part[]): RowPart => ({ supporter: merge(parts) });
export const toLeader = (...parts: Part[]): RowPart => ({ leader: merge(parts) });

/** A bonus that depends on the table. */
export const bonus = (amount: Bonus): RowPart => ({ bonus: amount });

const isRowPart = (part: Part | RowPart): part is RowPart =>
  'forerunner' in part ||
  'supporter' in part ||
  'leader' in part ||
  'bonus' in part ||
  'power' in part ||
  'spell' in part;

/** Always active: gifts for the hero itself and what it lends to others. */
export function passive(...parts: (Part | RowPart)[]): RowAbility {
  const own = parts.filter((part): part is Part => !isRowPart(part));
  const row = { ...emptyRow, self: own.length === 0 ? null : merge(own) };
  return Object.assign(row, ...parts.filter(isRowPart)) as RowAbility;
}

/** Used in place of an attack. */
export const spell = (...program: PixelVerb[]): RowAbility => ({ ...emptyRow, spell: program });
/** A reaction or permission that the rules look for by its name. */
export const power = (name: HeroPower): RowPart => ({ power: name });
/** A passive row that also has a spell. */
export const both = (first: RowAbility, second: RowAbility): RowAbility => ({ ...first, spell: second.spell });

export const order = (...program: PixelVerb[]): readonly PixelVerb[] => program;

type LeaderPart = Partial<LeaderAbility>;

export const toUnit = (...parts: Part[]): LeaderPart => ({ unit: merge(parts) });
export const toSelf = (...parts: Part[]): LeaderPart => ({ self: merge(parts) });

const emptyLeader: LeaderAbility = {
  self: null,
  unit: null,
  unitBonus: null,
  unitReduce: null,
  power: null,
  endOfWave: null,
  endOfRound: null,
  afterOrder: null,
};

export interface HeroSpec {
  readonly id: CardId;
  readonly promo?: true;
  readonly attack: number;
  readonly life: number;
  readonly front: RowAbility;
  readonly flank: RowAbility;
  readonly rear: RowAbility;
  readonly order: readonly PixelVerb[];
  readonly leader: { readonly attack: number; readonly life: number; readonly ability: LeaderPart };
}

export function hero(spec: HeroSpec): CardDefinition {
  return {
    id: spec.id,
    promo: spec.promo ?? false,
    attack: spec.attack,
    life: spec.life,
    rows: [spec.front, spec.flank, spec.rear],
    order: spec.order,
    leader: { ...spec.leader, ability: { ...emptyLeader, ...spec.leader.ability } },
  };
}
