import {
  cardIds,
  demonIds,
  equipmentIds,
  heroIds,
  magicalIds,
  magicIds,
  npcIds,
  summoningIds,
  tacticsIds,
} from './card-ids.js';
import type { FoeKind } from './terms.js';

/*
 * Everything that can be attacked has its place in the tables of the state: heroes, then creatures, demons and NPCs.
 * Each card exists once, so a being is at the same time the place and the card.
 */

export const heroCount = heroIds.length;
export const firstSupport = heroCount;
export const firstMagic = firstSupport + equipmentIds.length;
export const firstTactics = firstMagic + magicIds.length;
export const cardCount = firstTactics + tacticsIds.length;

export const firstDemon = heroCount + summoningIds.length;
export const firstNpc = firstDemon + demonIds.length;
const beingIds = [...heroIds, ...summoningIds, ...demonIds, ...npcIds] as const;
export const beingNames: readonly string[] = beingIds;
export const beingCount = beingNames.length;

export const isHero = (being: number): boolean => being >= 0 && being < heroCount;
export const isCreature = (being: number): boolean => being >= heroCount && being < firstDemon;
export const isDemon = (being: number): boolean => being >= firstDemon && being < firstNpc;
export const isNpc = (being: number): boolean => being >= firstNpc;
/** Heroes and creatures: what fights and keeps its player in the game. */
export const isFighter = (being: number): boolean => being >= 0 && being < firstDemon;

export const firstMagical = heroCount - magicalIds.length;
export const isMagical = (being: number): boolean => being >= firstMagical && being < heroCount;

export const foeKind = (being: number): FoeKind => {
  if (isHero(being)) return 'hero';
  if (isCreature(being)) return 'creature';
  return isDemon(being) ? 'demon' : 'npc';
};

const cardsOfBeings: readonly number[] = beingIds.map((name) => cardIds.indexOf(name));
export const cardOfBeing = (being: number): number => cardsOfBeings[being] as number;

const beingsOfCards: readonly number[] = cardIds.map((_, card) => cardsOfBeings.indexOf(card));
/** The place of a card in the tables of beings, or -1. */
export const beingOfCard = (card: number): number => beingsOfCards[card] as number;
