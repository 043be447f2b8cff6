import { backOfHidden, isHidden } from '@heldentisch/engine';
import { beingNames, cardOfBeing, foeKind, isCreature, isDemon, isHero, isMagical, isNpc } from './beings.js';
import { type CardId, cardIds } from './card-ids.js';
import { fullLife, gearOf, inPlay, inTheWay } from './groups.js';
import { type Reckoning, reckon } from './preview.js';
import { isFreshCreature } from './rules/actions.js';
import { isReloading } from './rules/attack.js';
import type { HeldenState } from './state.js';
import { backOf, demonCard, gearCard, handsOf, heroCard, isGear, isWeapon, slotOf, supportCard } from './tables.js';
import {
  deckNames,
  type FoeKind,
  type School,
  type Slot,
  type StatName,
  statNames,
  type WeaponClass,
} from './terms.js';
import { armourValue, lastingReaches, standingValue } from './values.js';

/* What is printed on the cards and what lies on the table, put so that it can be drawn. */

export type DeckName = (typeof deckNames)[number] | 'gold';
export type CardKind = 'hero' | ReturnType<typeof supportCard>['kind'];

/** What is printed on a card in numbers: a value, a target number, a cooldown. */
export interface PrintedNumber {
  readonly key: StatName | 'life' | 'target' | 'cooldown';
  readonly value: string;
}

export interface CardFacts {
  readonly id: CardId;
  readonly deck: DeckName;
  readonly kind: CardKind;
  readonly numbers: readonly PrintedNumber[];
  readonly weaponClass: WeaponClass | null;
  readonly hands: 0 | 1 | 2 | '1/2';
  readonly slot: Slot | null;
  readonly school: School | null;
  readonly isRanged: boolean;
}

/** The id of a thing in a pile, or null if it is hidden. */
export const cardIdOf = (card: number): CardId | null => cardIds[card] ?? null;
export const cardNumberOf = (id: string): number => cardIds.indexOf(id as CardId);
export const beingNumber = (name: string): number => beingNames.indexOf(name);

/** The colour of a back: of a card, or of what lies hidden in a view. */
export const deckOfThing = (thing: number): DeckName =>
  deckNames[isHidden(thing) ? backOfHidden(thing) : backOf(thing)] ?? 'gold';

const pairText = (value: unknown): string => (Array.isArray(value) ? value.join('/') : String(value));

/** In the order in which they stand on the card. */
const printedKeys = ['at', 'ma', 'dmg', 'pa', 'mr', 'rs', 'life', 'target', 'cooldown'] as const;

function numbersOf(definition: object, kind: CardKind): PrintedNumber[] {
  const given = definition as Readonly<Record<string, unknown>>;
  return printedKeys.flatMap((key) => {
    const value = given[key];
    if (value === undefined || (value === 0 && kind !== 'hero' && key !== 'target')) return [];
    return [{ key, value: pairText(value) }];
  });
}

export function cardFacts(id: CardId): CardFacts {
  const card = cardNumberOf(id);
  const definition = isHero(card) ? heroCard(card) : supportCard(card);
  const kind = isHero(card) ? 'hero' : supportCard(card).kind;
  const more = definition as { class?: WeaponClass; school?: School; ranged?: boolean; hands?: 1 | 2 | '1/2' };
  return {
    id,
    deck: deckOfThing(card),
    kind,
    numbers: numbersOf(definition, kind),
    weaponClass: more.class ?? null,
    hands: more.hands ?? (isGear(card) && handsOf(card) === 1 ? 1 : 0),
    slot: slotOf(card) as Slot | null,
    school: kind === 'summoning' ? 'summoning' : (more.school ?? null),
    isRanged: more.ranged === true,
  };
}

/** What a hero could put away so that it can be given a card that does not fit now; the ways to do it. */
export const swapsFor = (s: HeldenState, being: number, card: CardId): readonly (readonly CardId[])[] =>
  inTheWay(s, being, cardNumberOf(card)).map((cards) => cards.map((one) => cardIds[one] as CardId));

export type GearPlace = Slot | 'left-hand' | 'right-hand' | 'both-hands' | 'spellbook';

/** A card that lies at a hero. */
export interface GearFacts {
  readonly card: CardId;
  readonly place: GearPlace;
  readonly markers: number;
  readonly isReloading: boolean;
}

/** Someone in play as everybody sees it. */
export interface BeingFacts {
  readonly being: number;
  readonly name: CardId;
  readonly kind: FoeKind;
  readonly owner: number;
  readonly lp: number;
  readonly life: number;
  readonly actions: number;
  readonly attackOnly: number;
  readonly reactions: number;
  readonly poison: number;
  readonly isStunned: boolean;
  readonly isBound: boolean;
  readonly isUsed: boolean;
  /** A creature that came in this turn: it cannot attack yet. */
  readonly isFresh: boolean;
  readonly isMagical: boolean;
  /** Values as they are now, outside any combat and without a weapon. */
  readonly values: readonly (Reckoning & { readonly stat: StatName })[];
  readonly gear: readonly GearFacts[];
  /** The cards whose effect lasts on this being. */
  readonly lasting: readonly CardId[];
}

function placesOf(s: HeldenState, hero: number): GearFacts[] {
  let right = false;
  return gearOf(s, hero).map((card) => {
    let place: GearPlace = (slotOf(card) as Slot | null) ?? 'spellbook';
    if (handsOf(card) === 2) place = 'both-hands';
    else if (handsOf(card) === 1) {
      const isFree = !right && gearCard(card).kind !== 'shield';
      place = isFree ? 'right-hand' : 'left-hand';
      right ||= isFree;
    }
    const seat = s.owner[hero] as number;
    return {
      card: cardIds[card] as CardId,
      place,
      markers: s.markers[card] as number,
      isReloading: isWeapon(card) && isReloading(s, card, seat),
    };
  });
}

function statsOf(being: number): readonly StatName[] {
  if (isHero(being)) return statNames.slice(0, 5);
  if (isCreature(being)) return ['at', 'dmg', 'pa', 'mr', 'rs'];
  return isDemon(being) ? ['pa', 'mr', 'rs'] : [];
}

function valueNow(s: HeldenState, being: number, stat: StatName): number {
  if (stat === 'rs') return armourValue(s, null, being);
  if (isDemon(being)) return demonCard(cardOfBeing(being))[stat as 'pa' | 'mr'];
  return standingValue(s, being, stat);
}

export function beingFacts(s: HeldenState, being: number): BeingFacts {
  const isMember = !isDemon(being) && !isNpc(being);
  return {
    being,
    name: beingNames[being] as CardId,
    kind: foeKind(being),
    owner: s.owner[being] as number,
    lp: s.lp[being] as number,
    life: fullLife(s, being),
    actions: s.actions[being] as number,
    attackOnly: s.attackOnly[being] as number,
    reactions: s.reactions[being] as number,
    poison: s.poison[being] as number,
    isStunned: s.stunned[being] === 1,
    isBound: s.chained[being] === 1,
    isUsed: s.used[being] === 1,
    isFresh: isFreshCreature(s, being),
    isMagical: isMagical(being),
    values: statsOf(being).map((stat) => ({ stat, ...reckon(() => valueNow(s, being, stat)) })),
    gear: isHero(being) ? placesOf(s, being) : [],
    lasting: isMember
      ? s.lasting.filter((effect) => lastingReaches(s, effect, being)).map(({ card }) => cardIds[card] as CardId)
      : [],
  };
}

/** Everybody in play, in the order of the tables: heroes, creatures, demons, NPCs. */
export const beingsInPlay = (s: HeldenState): BeingFacts[] =>
  beingNames.flatMap((_, being) => (inPlay(s, being) ? [beingFacts(s, being)] : []));
