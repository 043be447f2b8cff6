import { at } from '@heldentisch/engine';
import { Memory } from '@heldentisch/pieces';
import { cardNumber, challengeCard } from '../box.js';
import type { RuneboundState } from '../state.js';
import { attributes, colors } from '../terms.js';
import type { Fighter, Stakes } from './bout.js';
import { challenges, keyOfKit, workOut } from './forecasts.js';
import { muster } from './muster.js';
import { chanceOf } from './odds.js';
import type { Gain } from './worth.js';

/** What a party is in the long run, when it is rested: how well it does against all of a colour. */

/** A challenge as the average of its colour, with the same damage in every phase. */
interface Average {
  readonly life: number;
  readonly values: readonly number[];
  readonly blow: number;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const averages: readonly Average[] = challenges.map((list) => {
  const cards = list.filter((card) => card !== cardNumber('margath')).map(challengeCard);
  return {
    life: Math.round(mean(cards.map(({ life }) => life))),
    values: attributes.map((name) => Math.round(mean(cards.map((card) => card[name])))),
    blow: mean(cards.flatMap(({ damage }) => damage)),
  };
});

const nothing: readonly number[] = [0, 0, 0];
/** How likely a roll with this attribute reaches the average value of each colour's challenges. */
export const chancesWith = (attribute: number, phase: number): number[] =>
  averages.map(({ values }) => chanceOf(at(values, phase) - attribute));

const inTheLongRun: Stakes = { win: 1, fall: 0, wound: 0, allies: [], flight: 0, part: 0.35 };

/** What a hero with its experience and its cards is in the long run, however it fares now. */
export interface Kit {
  /** How well it does against each colour when it is rested, from 0 to 1. To hurt a challenge counts a little. */
  readonly prowess: readonly number[];
  /** What cards of the market would add to it. */
  readonly gains: Map<number, Gain>;
  /** In gold, and what it would lose with its dearest card; filled in when they are asked for (`worth.ts`). */
  worth?: number;
  dearest?: number;
}
const kits = new Memory<Kit>(20_000);

export function kitOf(state: RuneboundState, seat: number): Kit {
  return kits.recall(keyOfKit(state, seat), () => ({ gains: new Map(), prowess: prowessOf(state, seat) }));
}

/** Who is sure of a colour is sure of the lower ones, and who is helpless is so against the higher ones. */
const [sure, helpless] = [0.98, 0.02] as const;

function prowessOf(state: RuneboundState, seat: number): number[] {
  const prowess = averages.map(() => 0);
  const against = (color: number): number => prowessAgainst(state, seat, at(averages, color), at(challenges, color));
  const middle = 1;
  for (let color = middle; color < colors.length; color++) {
    prowess[color] = against(color);
    if (at(prowess, color) < helpless) break;
  }
  for (let color = middle - 1; color >= 0; color--) prowess[color] = at(prowess, color + 1) > sure ? 1 : against(color);
  return prowess;
}

/** Counted in halves of a blow instead of wounds: lives become small numbers, and the fight is quickly worked out. */
const partsOfBlow = 2;

function prowessAgainst(state: RuneboundState, seat: number, average: Average, cards: readonly number[]): number {
  const { life, values, blow } = average;
  const bout = muster({ state, seat, card: at(cards, 0), combat: null, isRested: true });
  const foe = { values, life: life - (challengeCard(at(cards, 0)).life - bout.life), hide: nothing, thorns: nothing };
  const [hero, ...allies] = bout.fighters as [Fighter, ...Fighter[]];
  const inParts = (wounds: number, of: number): number => (partsOfBlow * wounds) / of;
  const fighters = [
    { ...hero, life: Math.max(1, Math.round(inParts(hero.life, Math.max(1, blow - bout.soak)))) },
    ...allies.map((ally) => ({ ...ally, life: inParts(ally.life, blow) })),
  ];
  const damage = attributes.map(() => partsOfBlow);
  return workOut({ ...bout, ...foe, soak: 0, damage, fighters, escape: -1 }, inTheLongRun).worth;
}
