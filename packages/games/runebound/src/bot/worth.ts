import { at } from '@heldentisch/engine';
import { costOf, hero, isMarketCard, kindOfCard } from '../box.js';
import { attributeOf, charactersOf, countOfKind, exhaustionOf, limitOf, partyOf, woundsOf } from '../parties.js';
import { worthOf as pointsIn } from '../payments.js';
import { experiencePrice } from '../rules/experience.js';
import { runesOf } from '../rules/runes.js';
import type { Party, RuneboundState } from '../state.js';
import { attributes, type Kind } from '../terms.js';
import { chancesWith, type Kit, kitOf } from './kit.js';

/** What a party has, in gold: without what it may get next (`goals.ts`). */

/** How well it does against each colour, from helpless to sure. */
const worthOfProwess: readonly number[] = [12, 35, 75, 170];
/** A learned counter beside what it adds to the prowess, and what may become one. */
const worthOfLearned = 5;
const worthOfPoint = 5.5;
/**
 * A hero that reaches the values of a colour in a phase. It adds to the prowess only when all of them come together:
 * without this a hero would learn one thing over and over.
 */
const worthOfReaching: readonly number[] = [4, 8, 14, 20];
const worthOfRunes: readonly number[] = [0, 90, 220, 600];
const harm = { wound: 1.2, exhaustion: 0.5, allysWound: 0.8, allysExhaustion: 0.2 };
/** Gold beyond this buys nothing that is missing soon. */
const muchGold = 12;
const spareGold = 0.6;
/** What cards are worth beside what they add to the prowess, as a part of their cost. */
const besides: Readonly<Record<Kind, number>> = {
  weapon: 0.1,
  armor: 0.15,
  artifact: 0.45,
  rune: 0.25,
  potion: 0.9,
  ally: 0.1,
};
const boon = 2;
/** RB-EXP-12: who has learned Life gets no more counters of the low colours. What each of these is worth. */
const worthOfLowColors: readonly number[] = [60, 150];
const partOfCommand = 0.7;

export const worthOfGold = (gold: number): number =>
  gold <= muchGold ? gold : muchGold + (gold - muchGold) * spareGold;

const worthOfCard = (card: number): number => {
  const kind = isMarketCard(card) ? (kindOfCard[card] ?? null) : null;
  return kind === null ? boon : besides[kind] * costOf(card);
};

function prowessInGold({ prowess }: Kit): number {
  let sum = 0;
  for (let color = 0; color < prowess.length; color++) sum += at(prowess, color) * at(worthOfProwess, color);
  return sum;
}

function attributesInGold(state: RuneboundState, seat: number): number {
  let sum = 0;
  for (let phase = 0; phase < attributes.length; phase++) {
    const chances = chancesWith(attributeOf(state, seat, hero, phase), phase);
    for (let color = 0; color < chances.length; color++) sum += at(chances, color) * at(worthOfReaching, color);
  }
  return sum;
}

function costOfHarm(state: RuneboundState, seat: number): number {
  let sum = 0;
  for (const character of charactersOf(state, seat)) {
    const isHero = character === hero;
    sum += woundsOf(state, seat, character) * (isHero ? harm.wound : harm.allysWound);
    sum += exhaustionOf(state, seat, character) * (isHero ? harm.exhaustion : harm.allysExhaustion);
  }
  return sum;
}

/** Bought healing: how many wounds and tired characters there are to treat. */
export function treatmentsFor(state: RuneboundState, seat: number): number {
  let count = 0;
  for (const character of charactersOf(state, seat)) {
    count += woundsOf(state, seat, character) + Math.min(1, exhaustionOf(state, seat, character));
  }
  return count;
}

/** A low colour counts the less, the better the party does against the next one. But what helps it may be lost. */
function costOfLife({ prowess }: Kit, { experience }: Party): number {
  let cost = 0;
  for (let color = 0; color < Math.min(at(experience, 0), worthOfLowColors.length); color++) {
    cost += at(worthOfLowColors, color) * (1 - partOfCommand * at(prowess, color + 1));
  }
  return cost;
}

/** What its experience and its cards make of the party, however it fares now. */
function standing(state: RuneboundState, seat: number, kit: Kit): number {
  const party = partyOf(state, seat);
  let sum = prowessInGold(kit) + attributesInGold(state, seat) - costOfLife(kit, party);
  for (const count of party.experience) sum += count * worthOfLearned;
  for (const card of party.cards) sum += worthOfCard(card);
  return sum;
}

export function worthOfParty(state: RuneboundState, seat: number): number {
  const party = partyOf(state, seat);
  if (party.hero < 0) return 0;
  const kit = kitOf(state, seat);
  kit.worth ??= standing(state, seat, kit);
  const points = (pointsIn(party.counters) * worthOfPoint) / experiencePrice(state);
  return (
    kit.worth + points + worthOfGold(party.gold) + at(worthOfRunes, runesOf(state, seat)) - costOfHarm(state, seat)
  );
}

/** The party with other cards. */
function withCards(state: RuneboundState, seat: number, cards: number[]): RuneboundState {
  const party = partyOf(state, seat);
  return { ...state, parties: state.parties.map((one) => (one === party ? { ...party, cards } : one)) };
}

/** How much worse the party would be without the card that a hero loses when it goes down. */
export function worthOfDearest(state: RuneboundState, seat: number): number {
  const kit = kitOf(state, seat);
  if (kit.dearest !== undefined) return kit.dearest;
  const { cards } = partyOf(state, seat);
  const owned = cards.filter(isMarketCard);
  const dearest = owned.reduce((most, card) => (costOf(card) > costOf(most) ? card : most), owned[0] ?? -1);
  const others = cards.filter((card) => card !== dearest);
  kit.dearest =
    dearest < 0
      ? 0
      : prowessInGold(kit) - prowessInGold(kitOf(withCards(state, seat, others), seat)) + worthOfCard(dearest);
  return kit.dearest;
}

/** How much better the party is with a card from the market, before its price, and what makes room for it (-1: nothing). */
export interface Gain {
  readonly worth: number;
  readonly shed: number;
}

export function gainOfCard(state: RuneboundState, seat: number, card: number): Gain {
  const kit = kitOf(state, seat);
  let gain = kit.gains.get(card);
  if (gain === undefined) {
    gain = workOutGain(state, seat, card, prowessInGold(kit));
    kit.gains.set(card, gain);
  }
  return gain;
}

function workOutGain(state: RuneboundState, seat: number, card: number, before: number): Gain {
  const { cards } = partyOf(state, seat);
  const kind = kindOfCard[card] as Kind;
  const isFull = countOfKind(cards, kind) >= limitOf(kind);
  let best: Gain = { worth: 0, shed: -1 };
  for (const shed of isFull ? cards.filter((own) => kindOfCard[own] === kind) : [-1]) {
    const lost = shed < 0 ? 0 : worthOfCard(shed);
    const after = prowessInGold(kitOf(withCards(state, seat, [...cards.filter((own) => own !== shed), card]), seat));
    const worth = after - before + worthOfCard(card) - lost;
    if (worth > best.worth) best = { worth, shed };
  }
  return best;
}
