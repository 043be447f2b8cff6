import { at } from '@heldentisch/engine';
import { heroAbilities, ownedAbilities, type Skilled } from './abilities.js';
import {
  allyCard,
  cardOfCharacter,
  characterOf,
  hero,
  heroes,
  isAlly,
  kindOfCard,
  marketCount,
  sourceOfHero,
} from './box.js';
import type { Moment } from './card.js';
import type { Party, RuneboundState } from './state.js';
import { attributes, type Kind, values } from './terms.js';

/*
 * What a party is worth at this moment. Nothing of it is stored: a bonus that ends has nothing to take back.
 */

export const partyOf = (state: RuneboundState, seat: number): Party => at(state.parties, seat);
export const isIn = ({ out }: RuneboundState, seat: number): boolean => (out & (1 << seat)) === 0;
export const seatsIn = (state: RuneboundState): number[] =>
  [...state.parties.keys()].filter((seat) => isIn(state, seat));
export const owns = (state: RuneboundState, seat: number, card: number): boolean =>
  partyOf(state, seat).cards.includes(card);
export const ownerOf = (state: RuneboundState, card: number): number =>
  state.parties.findIndex((party) => party.cards.includes(card));

/** The allies of a seat, as characters. */
export function alliesOf(state: RuneboundState, seat: number): number[] {
  const list: number[] = [];
  for (const card of partyOf(state, seat).cards) if (isAlly(card)) list.push(at(characterOf, card));
  return list;
}

/** The hero, then the allies. */
export const charactersOf = (state: RuneboundState, seat: number): number[] => [hero, ...alliesOf(state, seat)];

export const hasCharacter = (state: RuneboundState, seat: number, character: number): boolean =>
  character === hero || owns(state, seat, cardOfCharacter(character));

/** Calls back for every ability of the seat for this moment, with what it belongs to. */
export function eachAbility(
  state: RuneboundState,
  seat: number,
  moment: Moment,
  visit: (ability: Skilled, source: number) => void,
): void {
  const party = partyOf(state, seat);
  const own = at(heroAbilities, party.hero);
  for (let i = 0; i < own.length; i++) {
    const ability = own[i] as Skilled;
    if (ability.when === moment) visit(ability, sourceOfHero(party.hero));
  }
  const { cards } = party;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as number;
    const list = ownedAbilities[card] as readonly Skilled[];
    for (let j = 0; j < list.length; j++) {
      const ability = list[j] as Skilled;
      if (ability.when === moment) visit(ability, card);
    }
  }
}

/** What experience and the always usable cards add to a value of the hero (RB-EXP-10). */
export const stepOfExperience: readonly number[] = [1, 1, 2, 2, 2];

function bonusTo(state: RuneboundState, seat: number, value: number): number {
  const party = partyOf(state, seat);
  const name = values[value];
  let sum = at(party.experience, value) * at(stepOfExperience, value);
  for (const card of party.cards) {
    for (const ability of at(ownedAbilities, card)) {
      if (ability.when !== 'constant') continue;
      for (const operation of ability.do) if (operation.op === 'stat' && operation.stat === name) sum += operation.n;
    }
  }
  return sum;
}

const [life, stamina, firstAttribute] = [0, 1, 2] as const;

export const lifeOf = (state: RuneboundState, seat: number, character: number): number =>
  character === hero
    ? at(heroes, partyOf(state, seat).hero).life + bonusTo(state, seat, life)
    : allyCard(character).life;

export const staminaOf = (state: RuneboundState, seat: number, character: number): number =>
  character === hero
    ? at(heroes, partyOf(state, seat).hero).stamina + bonusTo(state, seat, stamina)
    : allyCard(character).stamina;

export const attributeOf = (state: RuneboundState, seat: number, character: number, attribute: number): number => {
  const name = attributes[attribute] as (typeof attributes)[number];
  return character === hero
    ? at(heroes, partyOf(state, seat).hero)[name] + bonusTo(state, seat, firstAttribute + attribute)
    : allyCard(character)[name];
};

export const lowestAttribute = (state: RuneboundState, seat: number): number => {
  const all = attributes.map((_, attribute) => attributeOf(state, seat, hero, attribute));
  return all.indexOf(Math.min(...all));
};

/** Printed damage: no bonus to an attribute changes it (RB-ABL-15). */
export const damageOf = (state: RuneboundState, seat: number, character: number, phase: number): number =>
  at(character === hero ? at(heroes, partyOf(state, seat).hero).damage : allyCard(character).damage, phase);

export const woundsOf = (state: RuneboundState, seat: number, character: number): number =>
  character === hero ? partyOf(state, seat).wounds : at(state.wounds, cardOfCharacter(character));

export const exhaustionOf = (state: RuneboundState, seat: number, character: number): number =>
  character === hero ? partyOf(state, seat).exhaustion : at(state.exhaustion, cardOfCharacter(character));

export function setWounds(state: RuneboundState, seat: number, character: number, count: number): void {
  if (character === hero) partyOf(state, seat).wounds = count;
  else state.wounds[cardOfCharacter(character)] = count;
}

export function setExhaustion(state: RuneboundState, seat: number, character: number, count: number): void {
  if (character === hero) partyOf(state, seat).exhaustion = count;
  else state.exhaustion[cardOfCharacter(character)] = count;
}

/** RB-WND-01 */
export const isDown = (state: RuneboundState, seat: number, character: number): boolean =>
  woundsOf(state, seat, character) >= lifeOf(state, seat, character);

export const isHurt = (state: RuneboundState, seat: number, character: number): boolean =>
  woundsOf(state, seat, character) > 0 || exhaustionOf(state, seat, character) > 0;

const limits: Readonly<Partial<Record<Kind, number>>> = { weapon: 2, armor: 1, ally: 2 };
/** RB-LIM-01 to RB-LIM-03, by kind. */
export const limitRules: Readonly<Partial<Record<Kind, string>>> = {
  weapon: 'RB-LIM-01',
  armor: 'RB-LIM-02',
  ally: 'RB-LIM-03',
};
export const limitOf = (kind: Kind): number => limits[kind] ?? Number.POSITIVE_INFINITY;

export const countOfKind = (cards: readonly number[], kind: Kind): number => {
  let count = 0;
  for (const card of cards) if (kindOfCard[card] === kind) count++;
  return count;
};

/** The kind of which these cards are too many, or null. */
export function kindOverLimit(cards: readonly number[]): Kind | null {
  for (const kind of ['weapon', 'armor', 'ally'] as const) if (countOfKind(cards, kind) > limitOf(kind)) return kind;
  return null;
}

export const isKept = (card: number): boolean => card >= marketCount;
