import { type CardId, cardIds } from './card-ids.js';
import { cellNames, cellOf, columnOf, isLeaderPlace, placeNames, rowOf, seatOf } from './grid.js';
import { interceptorsOf, isTurned } from './rules/attack.js';
import { helpersOf } from './rules/damage.js';
import { attackKinds, markNames, type PixelState } from './state.js';
import { definitions, heroAttack, heroLife, kindOfCard, leaderAttack, leaderLife } from './tables.js';
import {
  attackValue,
  damageAfterReductions,
  hasIntercept,
  hasLeaderPower,
  hasRanged,
  isCorpse,
  isFree,
  isMeleeCapable,
  leaderKind,
  lifeAt,
  rowAbilityAt,
} from './units.js';

/*
 * What a table shows of a state without playing on: the printed card, a card where it lies, and what an attack would
 * do. Pure, and right for a seat's view as well as for the state, because units are open to everybody.
 */

/** The id of a thing in a pile, or null if it is hidden or nothing. */
export const cardIdOf = (thing: number): CardId | null => cardIds[kindOfCard[thing] ?? -1] ?? null;

/** What is printed on a card. `spells` tells for front, flank and rear whether the row is a spell. */
export interface PrintedCard {
  readonly id: CardId;
  readonly promo: boolean;
  readonly attack: number;
  readonly life: number;
  readonly leaderAttack: number;
  readonly leaderLife: number;
  readonly spells: readonly boolean[];
}

export function printedCard(id: CardId): PrintedCard {
  const kind = cardIds.indexOf(id);
  return {
    id,
    promo: definitions[kind]?.promo ?? false,
    attack: heroAttack[kind] ?? 0,
    life: heroLife[kind] ?? 0,
    leaderAttack: leaderAttack[kind] ?? 0,
    leaderLife: leaderLife[kind] ?? 0,
    spells: definitions[kind]?.rows.map((row) => row.spell !== null) ?? [],
  };
}

const abilityRows = ['front', 'flank', 'rear', 'order', 'leader'] as const;

/** An ability that makes a difference: the card and which of its texts. */
export interface AbilityName {
  readonly card: CardId;
  readonly row: (typeof abilityRows)[number];
}

/** The inverse of `abilityIndex`. */
function abilityNames(notes: readonly number[]): AbilityName[] {
  return [...new Set(notes)].map((ability) => ({
    card: cardIds[Math.floor(ability / 5)] as CardId,
    row: abilityRows[ability % 5] as AbilityName['row'],
  }));
}

/** A position of a unit and the card on it as everybody sees them. */
export interface PlaceFacts {
  readonly place: number;
  readonly name: string;
  readonly cell: string;
  readonly seat: number;
  readonly row: number;
  readonly column: number;
  readonly isLeader: boolean;
  readonly what: 'empty' | 'alive' | 'corpse';
  readonly card: CardId | null;
  /** The card whose leader half counts; differs from `card` for a leader that copies the other. */
  readonly leaderHalf: CardId | null;
  readonly attack: number;
  readonly printedAttack: number;
  readonly raisedBy: readonly AbilityName[];
  readonly waveBonus: number;
  readonly life: number;
  readonly damage: number;
  readonly left: number;
  readonly isLethal: boolean;
  readonly hasRanged: boolean;
  readonly hasIntercept: boolean;
  readonly keywordsFrom: readonly AbilityName[];
  readonly hasSpell: boolean;
  readonly isMeleeCapable: boolean;
  readonly mark: (typeof markNames)[number];
  readonly isTaken: boolean;
}

function emptyFacts(place: number): PlaceFacts {
  return {
    place,
    name: placeNames[place] as string,
    cell: cellNames[cellOf(place)] as string,
    seat: seatOf(place),
    row: rowOf(place),
    column: columnOf(place),
    isLeader: isLeaderPlace(place),
    what: 'empty',
    card: null,
    leaderHalf: null,
    attack: 0,
    printedAttack: 0,
    raisedBy: [],
    waveBonus: 0,
    life: 0,
    damage: 0,
    left: 0,
    isLethal: false,
    hasRanged: false,
    hasIntercept: false,
    keywordsFrom: [],
    hasSpell: false,
    isMeleeCapable: false,
    mark: 'none',
    isTaken: false,
  };
}

export function placeFacts(s: PixelState, place: number): PlaceFacts {
  const empty = emptyFacts(place);
  if (isFree(s, place)) return empty;
  const card = cardIdOf(s.card[place] as number);
  const shared = { ...empty, card, isTaken: s.taken[place] !== 0, mark: markNames[s.mark[place] as number] ?? 'none' };
  if (isCorpse(s, place)) return { ...shared, what: 'corpse' };
  const leader = leaderKind(s, empty.seat);
  const raisedBy: number[] = [];
  const keywordsFrom: number[] = [];
  const life = lifeAt(s, place);
  const damage = s.damage[place] as number;
  return {
    ...shared,
    what: 'alive',
    leaderHalf: empty.isLeader ? (cardIds[leader] ?? null) : null,
    attack: attackValue(s, place, -1, attackKinds.melee, raisedBy),
    printedAttack: (empty.isLeader ? leaderAttack[leader] : heroAttack[cardIds.indexOf(card as CardId)]) ?? 0,
    raisedBy: abilityNames(raisedBy),
    waveBonus: s.bonus[place] as number,
    life,
    damage,
    left: Math.max(0, life - damage),
    isLethal: damage >= life,
    hasRanged: hasRanged(s, place, keywordsFrom),
    hasIntercept: hasIntercept(s, place, keywordsFrom),
    keywordsFrom: abilityNames(keywordsFrom),
    hasSpell: !empty.isLeader && rowAbilityAt(s, place).spell !== null,
    isMeleeCapable: isMeleeCapable(s, place),
  };
}

export type AttackKindName = 'melee' | 'ranged';

/** What an attack would do if nobody reacted, and who may react. */
export interface AttackPreview {
  readonly printed: number;
  readonly value: number;
  readonly valueFrom: readonly AbilityName[];
  readonly reduction: number;
  readonly reductionFrom: readonly AbilityName[];
  readonly damage: number;
  readonly leftAfter: number;
  readonly isLethal: boolean;
  /** What would be lethal for the hero goes to its leader instead (PT-LDR-01). */
  readonly overflows: boolean;
  /** The defender will choose what is hit. */
  readonly mayBeTurned: boolean;
  /** Places whose heroes may intercept, and those whose heroes may take the damage over. */
  readonly interceptors: readonly number[];
  readonly helpers: readonly number[];
}

export function attackPreview(s: PixelState, attacker: number, target: number, kind: AttackKindName): AttackPreview {
  const number = attackKinds[kind];
  const defender = seatOf(target);
  const valueNotes: number[] = [];
  const reductionNotes: number[] = [];
  const value = attackValue(s, attacker, target, number, valueNotes);
  const damage = damageAfterReductions(s, target, value, number, reductionNotes);
  const facts = placeFacts(s, target);
  const sum = facts.damage + damage;
  const overflows = !facts.isLeader && sum >= facts.life && hasLeaderPower(s, defender, 'takesLethalDamage');
  return {
    printed: placeFacts(s, attacker).printedAttack,
    value,
    valueFrom: abilityNames(valueNotes),
    reduction: value - damage,
    reductionFrom: abilityNames(reductionNotes),
    damage,
    leftAfter: Math.max(0, facts.life - sum),
    isLethal: sum >= facts.life && !overflows,
    overflows,
    mayBeTurned: isTurned(s, { attacker, kind: number, values: [] }),
    interceptors: kind === 'ranged' ? interceptorsOf(s, target) : [],
    helpers: damage > 0 ? helpersOf(s, target) : [],
  };
}
