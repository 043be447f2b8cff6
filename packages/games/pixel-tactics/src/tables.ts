import { assert, type Verb } from '@heldentisch/engine';
import { cardIds } from './card-ids.js';
import { orderRow, type PixelEffectFrame, type PixelState } from './state.js';

export type PixelVerb = Verb<PixelState, PixelEffectFrame>;
export type Program = readonly PixelVerb[];

/** What an ability lends to a card, as long as it lasts. */
export interface Gift {
  readonly ranged: boolean;
  readonly intercept: boolean;
  readonly attack: number;
  readonly meleeAttack: number;
  /** Less damage from each melee or ranged attack. */
  readonly reduce: number;
  /** Bits of attack kinds (1 melee, 2 ranged) that do no damage. */
  readonly immune: number;
  /** The printed value is doubled against heroes. */
  readonly doublesPrintedAgainstHeroes: boolean;
  /** The whole value is doubled against leaders. */
  readonly doublesAgainstLeaders: boolean;
}

export const noGift: Gift = {
  ranged: false,
  intercept: false,
  attack: 0,
  meleeAttack: 0,
  reduce: 0,
  immune: 0,
  doublesPrintedAgainstHeroes: false,
  doublesAgainstLeaders: false,
};

/** An attack bonus that depends on the table. `place` is the attacker, `target` the final target or -1. */
export type Bonus = (state: PixelState, place: number, target: number) => number;

/** Reactions and standing permissions of a hero row, by name. */
export type HeroPower =
  | 'hurtsMeleeAttackers'
  | 'hurtsOwnAttackers'
  | 'shootsAfterFirstOrder'
  | 'takesOverForerunner'
  | 'takesOverRear'
  | 'takesOverAnyone'
  | 'healsByDamage'
  | 'peeksAtDeck'
  | 'discardsTheKilled'
  | 'drawsOnDeath';

/** What a hero's row does. */
export interface RowAbility {
  readonly self: Gift | null;
  readonly forerunner: Gift | null;
  readonly supporter: Gift | null;
  /** Lent to the own leader from anywhere. */
  readonly leader: Gift | null;
  readonly bonus: Bonus | null;
  readonly power: HeroPower | null;
  readonly spell: Program | null;
}

/** Standing abilities of leaders, by name. */
export type LeaderPower =
  | 'extraAction'
  | 'freeRecruit'
  | 'freeOrder'
  | 'freeClearAndMove'
  | 'forbidsClear'
  | 'opensEnemyHand'
  | 'attackAfterRecruit'
  | 'takesLethalDamage'
  | 'immediateCheck'
  | 'lastAttack'
  | 'choosesMeleeTarget'
  | 'takesCasualties'
  | 'corpsesAttack'
  | 'revealToKill'
  | 'savesHero'
  | 'drains'
  | 'copiesLeader';

export interface LeaderAbility {
  readonly self: Gift | null;
  /** Lent to every own hero. */
  readonly unit: Gift | null;
  readonly unitBonus: Bonus | null;
  /** Less damage for own heroes from each attack, depending on the table. */
  readonly unitReduce: ((state: PixelState, seat: number) => number) | null;
  readonly power: LeaderPower | null;
  readonly endOfWave: Program | null;
  readonly endOfRound: Program | null;
  readonly afterOrder: Program | null;
}

export interface CardDefinition {
  readonly id: string;
  readonly promo: boolean;
  readonly attack: number;
  readonly life: number;
  readonly rows: readonly [RowAbility, RowAbility, RowAbility];
  readonly order: Program;
  readonly leader: { readonly attack: number; readonly life: number; readonly ability: LeaderAbility };
}

/**
 * The catalogue as flat tables. The rules read these; `catalogue.ts` fills them from the card files, so that rules
 * and cards need not import each other in a circle.
 */
export const definitions: CardDefinition[] = [];
export const rowAbilities: RowAbility[] = [];
export const heroAttack: number[] = [];
export const heroLife: number[] = [];
export const leaderAttack: number[] = [];
export const leaderLife: number[] = [];
export const leaderAbilities: LeaderAbility[] = [];

export function register(cards: readonly CardDefinition[]): void {
  assert(definitions.length === 0, 'the catalogue is filled once');
  for (const card of cards) {
    definitions.push(card);
    rowAbilities.push(...card.rows);
    heroAttack.push(card.attack);
    heroLife.push(card.life);
    leaderAttack.push(card.leader.attack);
    leaderLife.push(card.leader.life);
    leaderAbilities.push(card.leader.ability);
  }
}

export const factionSize = 25;
export const promoKinds = 4;
export const promoCount = 8;
export const cardCount = 2 * factionSize + promoCount;

/** The kind of each card: 25 per faction, then two of each promo. */
export const kindOfCard: readonly number[] = Array.from({ length: cardCount }, (_, id) =>
  id < 2 * factionSize ? id % factionSize : factionSize + ((id - 2 * factionSize) >> 1),
);

/** The name of each card; the copies of a kind share theirs. */
export const cardNames: readonly string[] = kindOfCard.map((kind) => cardIds[kind] as string);

export const isPromo = (id: number): boolean => id >= 2 * factionSize;
/** The seat whose deck a card that is no promo belongs to. */
export const factionOf = (id: number): number => (id < factionSize ? 0 : 1);

/** The program of a card's spell, order or (by its key) leader effect. */
export function programOf(frame: PixelEffectFrame): Program {
  const card = definitions[frame.card];
  assert(card !== undefined, `no card ${frame.card}`);
  if (frame.row === orderRow) return card.order;
  if (frame.row < orderRow) return card.rows[frame.row]?.spell ?? [];
  const { endOfWave, endOfRound, afterOrder } = card.leader.ability;
  return endOfWave ?? endOfRound ?? afterOrder ?? [];
}

/** Number of an ability in the coverage report: five to a card. */
export const abilityIndex = (kind: number, row: number): number => kind * 5 + row;
