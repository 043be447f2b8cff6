import { heroIds, magicIds, tacticsIds } from './card-ids.js';
import type { FoeKind } from './terms.js';

/*
 * Everything that can be attacked has its place in the tables of the state: heroes 0 to 15, then creatures, demons and
 * NPCs. Each card exists once, so a being is at the same time the place and the card.
 */

export const firstSupport = heroIds.length;
export const firstMagic = firstSupport + 60;
export const firstTactics = firstMagic + magicIds.length;
export const cardCount = firstTactics + tacticsIds.length;

const creatureCards = magicIds.slice(30, 37);
const demonCards = magicIds.slice(37, 43);
const npcCards = tacticsIds.slice(54);

export const heroCount = heroIds.length;
export const firstDemon = heroCount + creatureCards.length;
export const firstNpc = firstDemon + demonCards.length;
export const beingNames: readonly string[] = [...heroIds, ...creatureCards, ...demonCards, ...npcCards];
export const beingCount = beingNames.length;

export const isHero = (being: number): boolean => being >= 0 && being < heroCount;
export const isCreature = (being: number): boolean => being >= heroCount && being < firstDemon;
export const isDemon = (being: number): boolean => being >= firstDemon && being < firstNpc;
export const isNpc = (being: number): boolean => being >= firstNpc;
/** Heroes and creatures: what fights and keeps its player in the game. */
export const isFighter = (being: number): boolean => being >= 0 && being < firstDemon;
/** H09 to H16. */
export const isMagical = (being: number): boolean => being >= 8 && being < heroCount;

export const foeKind = (being: number): FoeKind => {
  if (isHero(being)) return 'hero';
  if (isCreature(being)) return 'creature';
  return isDemon(being) ? 'demon' : 'npc';
};

const cardOffset = [
  0,
  firstMagic + 30 - heroCount,
  firstMagic + 37 - firstDemon,
  firstTactics + 54 - firstNpc,
] as const;

export function cardOfBeing(being: number): number {
  if (being < heroCount) return being;
  if (being < firstDemon) return being + cardOffset[1];
  return being < firstNpc ? being + cardOffset[2] : being + cardOffset[3];
}

const beings: readonly number[] = (() => {
  const list = new Array<number>(cardCount).fill(-1);
  for (let being = 0; being < beingCount; being++) list[cardOfBeing(being)] = being;
  return list;
})();

/** The place of a card in the tables of beings, or -1. */
export const beingOfCard = (card: number): number => beings[card] as number;
