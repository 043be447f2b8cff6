import { abilities } from '../abilities.js';
import { adventureCard, adventureNumberOf, cardNames, marketCount } from '../box.js';
import type { Operation } from '../card.js';

/*
 * Every list of operations has a number, by which frames know what they carry out: first the abilities, then for each
 * adventure card its reward or what an encounter does, then what follows a success.
 */

const ofAbilities = abilities.map((ability) => ability.do);

const ofAdventures = cardNames.slice(marketCount).map((_, number): readonly Operation[] => {
  const card = adventureCard(marketCount + number);
  return card.type === 'challenge' ? card.reward : card.type === 'encounter' ? card.do : [];
});

const ofSuccesses = ofAbilities.flat().filter((operation) => operation.op === 'onSuccess');

export const programs: readonly (readonly Operation[])[] = [
  ...ofAbilities,
  ...ofAdventures,
  ...ofSuccesses.map((operation) => operation.do),
];

export const programOfAbility = (ability: number): number => ability;

/** What the reward of a challenge or the text of an encounter does. */
export const programOfAdventure = (card: number): number => abilities.length + adventureNumberOf(card);

export const programOfSuccess = (operation: Operation): number =>
  abilities.length + ofAdventures.length + (ofSuccesses as readonly Operation[]).indexOf(operation);
