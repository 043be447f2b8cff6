import { attackSpellIds, type CardId, cardIds, defenceSpellIds, shieldIds, weaponIds } from './card-ids.js';

/** With what somebody attacks or defends: a weapon in a certain grip, a shield, a spell, claws, or nothing. */
export interface Means {
  readonly name: string;
  readonly card: number;
  readonly twoHanded: boolean;
  readonly thrown: boolean;
}

/** Weapons for one or two hands, and those that can be thrown as well. */
const versatile: readonly CardId[] = ['long-sword', 'spiked-club', 'battle-axe', 'spear'];
const throwable: readonly CardId[] = ['dagger'];
const things: readonly CardId[] = [...weaponIds, ...shieldIds, ...attackSpellIds, ...defenceSpellIds];

const bare = (name: string): Means => ({ name, card: -1, twoHanded: false, thrown: false });
const plainUse = (id: CardId): Means => ({ ...bare(id), card: cardIds.indexOf(id) });

export const meansList: readonly Means[] = [
  bare('claws'),
  bare('natural'),
  bare('evade'),
  bare('resist'),
  ...things.map(plainUse),
  ...versatile.map((id) => ({ ...plainUse(id), name: `${id}-two-handed`, twoHanded: true })),
  ...throwable.map((id) => ({ ...plainUse(id), name: `${id}-thrown`, thrown: true })),
];

export const meansNames = meansList.map(({ name }) => name);

export const claws = 0;
export const natural = 1;
export const evade = 2;
export const resist = 3;

const plain = new Map<number, number>();
const second = new Map<number, number>();
meansList.forEach(({ card, twoHanded, thrown }, i) => {
  if (card >= 0) (twoHanded || thrown ? second : plain).set(card, i);
});

/** A card in its usual use: a weapon for one and two hands in one hand. */
export const meansOf = (card: number): number => plain.get(card) ?? -1;
/** A card in its other use, two-handed or thrown, or -1. */
export const otherMeansOf = (card: number): number => second.get(card) ?? -1;

export const meansCard = (means: number): number => (meansList[means] as Means).card;
export const isTwoHandedUse = (means: number): boolean => (meansList[means] as Means).twoHanded;
export const isThrown = (means: number): boolean => (meansList[means] as Means).thrown;
