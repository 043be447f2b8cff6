import { act, type Choice, matchFromPosition } from '@heldentisch/engine';
import { game as mageKnight } from '@heldentisch/mage-knight';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { replaceMatch } from './kept-match.js';

const seed = '00000000000000000000000000000005';

export type Position = Readonly<Record<string, unknown>> & { readonly seats: readonly unknown[] };

/** The first player of a long game: a full hand with wounds, units of all kinds, skills, mana, a banner. */
const veteran = {
  hero: 'tovak',
  space: '2,-3',
  fame: 38,
  reputation: 3,
  hand: ['march', 'stamina', 'rage', 'cold-toughness', 'instinct', 'fire-bolt', 'wound', 'wound', 'fireball'],
  discard: ['march', 'promise', 'threaten', 'wound'],
  units: [
    { unit: 'utem-crossbowmen', banner: 'banner-of-glory' },
    { unit: 'peasants', spent: true, wounds: 1 },
    'herbalists',
  ],
  skills: ['tovak-motivation', 'tovak-shield-mastery', { skill: 'tovak-double-time', used: true }],
  crystals: { red: 2, blue: 1, green: 3 },
  mana: { gold: 1 },
  tactic: 'planning',
};

const others = [
  { hero: 'norowas', space: '3,-1', fame: 21, reputation: -2, units: ['guardian-golems'], tactic: 'early-bird' },
  { hero: 'goldyx', space: '0,-1', fame: 12, skills: ['goldyx-motivation'], tactic: 'great-start' },
  { hero: 'arythea', space: '1,-3', fame: 30, reputation: 5, crystals: { white: 3 }, tactic: 'the-right-moment' },
];

const scenarios: readonly string[] = ['first-reconnaissance', 'blitz-conquest', 'blitz-conquest', 'blitz-conquest'];

/** A table in the middle of a game, with so many players. */
export const midGame = (players: number): Position => ({
  options: { scenario: scenarios[players - 1] as string },
  seats: [veteran, ...others.slice(0, players - 1)],
  round: 3,
  move: 5,
  cards: 1,
  source: ['red', 'blue', 'gold', 'green', 'white', 'black'].slice(0, players + 2),
  map: { '1,0': 'countryside-1', '0,1': 'countryside-2', '1,1': 'countryside-3', '2,0': 'countryside-5' },
  tokens: { '3,-3': ['ironclads'], '1,-4': ['prowlers'] },
  unitOffer: ['utem-guardsmen', 'northern-monks', 'foresters', 'shocktroops', 'savage-monks'],
  commonSkills: ['norowas-motivation'],
});

export const atNight = (players: number): Position => ({
  ...midGame(players),
  round: 2,
  seats: [{ ...veteran, tactic: 'long-night' }, ...others.slice(0, players - 1)],
});
export const inTactics: Position = {
  ...midGame(1),
  step: 'tactics',
  seats: [
    { hero: 'tovak', space: '2,-3', fame: 38, hand: ['march', 'stamina', 'rage', 'instinct', 'fire-bolt', 'wound'] },
  ],
};
export const inVillage = (players: number): Position => ({ ...midGame(players), step: 'deal', influence: 8 });
export const inCombat = (players: number): Position => ({
  ...midGame(players),
  fight: { phase: 'block', enemies: ['ironclads', 'orc-skirmishers', 'cursed-hags'], wounds: 1 },
});
/** One point of fame short of a new level, in front of a weak enemy that was hit before. */
export const beforeLevel = (players: number): Position => ({
  ...midGame(players),
  seats: [{ ...veteran, fame: 47, level: 5, hand: ['march'] }, ...others.slice(0, players - 1)],
  step: 'after',
});

type Chosen = readonly [number, Choice];

/** The match in the position, with what has been chosen there. */
export function matchAt(position: Position, ...chosen: readonly Chosen[]) {
  const match = matchFromPosition(mageKnight, position, 'xoroshiro128plus', seed);
  for (const [seat, choice] of chosen) expect(act(match, seat, choice).ok, JSON.stringify(choice)).toBe(true);
  return match;
}

/** The same table in another position. */
export async function show(page: Page, position: Position, ...chosen: readonly Chosen[]): Promise<void> {
  await replaceMatch(page, matchAt(position, ...chosen));
  await page.locator('.mk-table').waitFor();
  await page.locator('.prompt-line.is-mine').waitFor();
}
