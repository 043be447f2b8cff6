import { firstMagic, firstSupport } from './beings.js';
import { equipmentIds, magicIds } from './card-ids.js';

/** With what somebody attacks or defends: a weapon in a certain grip, a shield, a spell, claws, or nothing. */
export interface Means {
  readonly name: string;
  readonly card: number;
  readonly twoHanded: boolean;
  readonly thrown: boolean;
}

const versatile = ['long-sword', 'spiked-club', 'battle-axe', 'spear'];
const weaponsAndShields = equipmentIds.slice(0, 38);
const fightingSpells = magicIds.slice(0, 21);

const bare = (name: string): Means => ({ name, card: -1, twoHanded: false, thrown: false });

export const meansList: readonly Means[] = [
  bare('claws'),
  bare('natural'),
  bare('evade'),
  bare('resist'),
  ...weaponsAndShields.map((name, i) => ({ name, card: firstSupport + i, twoHanded: false, thrown: false })),
  ...fightingSpells.map((name, i) => ({ name, card: firstMagic + i, twoHanded: false, thrown: false })),
  ...versatile.map((name) => ({
    name: `${name}-two-handed`,
    card: firstSupport + weaponsAndShields.indexOf(name as (typeof weaponsAndShields)[number]),
    twoHanded: true,
    thrown: false,
  })),
  { name: 'dagger-thrown', card: firstSupport + equipmentIds.indexOf('dagger'), twoHanded: false, thrown: true },
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
