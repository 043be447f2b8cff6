import { act, type Choice, matchFromPosition } from '@heldentisch/engine';
import { game as runebound } from '@heldentisch/runebound';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { replaceMatch } from './kept-match.js';
import { gameCard } from './lobby.js';

const seed = '00000000000000000000000000000005';

const hurt = { wounds: 1, exhaustion: 1 };

/** The first player of a long game: cards of all kinds, some turned, allies hurt, counters of all colours. */
export const veteran = {
  hero: 'nara',
  space: '0805',
  gold: 9,
  wounds: 2,
  exhaustion: 1,
  cards: [
    'short-sword',
    { card: 'throwing-knives', turned: true },
    'chainmail',
    'healing-potion-1',
    'rune-of-fire',
    'wayfarers-boots',
    { card: 'sellsword', ...hurt },
    'young-scout',
    'kharvane',
    'runaway-apprentice',
  ],
  counters: { green: 3, yellow: 2, blue: 1 },
  experience: { mind: 1, body: 2, life: 1 },
};

const others = [
  { hero: 'mok', space: '0805', gold: 4, cards: ['hunting-bow', 'field-surgeon'], counters: { yellow: 1 } },
  { hero: 'vyrah', space: '1405', gold: 12, wounds: 3, cards: ['stormwood-bow'], experience: { spirit: 2 } },
  { hero: 'jaes', space: '0409', gold: 0, exhaustion: 2, cards: ['rune-of-frost'] },
  { hero: 'ronan', space: '0602', gold: 6, cards: ['sythraal', 'orrivane'] },
  { hero: 'thorn', space: '1109', gold: 2 },
];

/** Spaces from which the counters that players have were taken. */
const emptied = ['0601', '0402', '1102', '1201', '0902', '1402', '0500', '0704', '1503'];
const board = Object.fromEntries(emptied.map((space) => [space, []]));

export type Position = Readonly<Record<string, unknown>> & { readonly seats: readonly unknown[] };

/** A table in the middle of a game, with this many players. */
export const midGame = (players: number): Position => ({
  seats: [veteran, ...others.slice(0, players - 1)],
  round: 14,
  board,
  event: 'heavy-rains',
  track: [
    { card: 'giant-rats', space: '0704' },
    null,
    { card: 'bridge-troll', space: '0805' },
    { card: 'barrow-lich', space: '1503' },
  ],
  stacks: {
    tamalir: ['lightning-mace', 'plate-harness', 'dwarf-ironguard', 'amulet-of-life', 'healing-potion-2'],
    frostgate: ['elven-cloak'],
    forge: ['dwarven-axe', 'rune-of-haste'],
    greyhaven: ['greyhaven-adept', 'ring-of-vigor'],
    vynelvale: ['phoenix-feather'],
    riverwatch: ['riding-horse', 'smoke-bomb', 'oaken-shield'],
    nerekhall: ['holy-symbol'],
    dawnsmoor: ['village-militia'],
  },
});

export const inMarket = (players: number): Position => ({ ...midGame(players), step: 'market' });
export const inExperience = (players: number): Position => ({ ...midGame(players), step: 'experience' });
export const onTheWay = (players: number): Position => ({
  ...midGame(players),
  step: 'walk',
  dice: [1, 4, 6, 5, 2],
  spent: [5],
});
export const inAdventure = (players: number): Position => ({ ...midGame(players), step: 'adventure' });
export const inFight = (players: number): Position => ({
  ...midGame(players),
  fight: { card: 'bridge-troll', round: 2, phase: 'melee', wounds: 1 },
});

type Chosen = readonly [number, Choice];

/** The match in the position, with what has been chosen there. */
export function matchAt(position: Position, ...chosen: readonly Chosen[]) {
  const match = matchFromPosition(runebound, position, 'xoroshiro128plus', seed);
  for (const [seat, choice] of chosen) expect(act(match, seat, choice).ok, JSON.stringify(choice)).toBe(true);
  return match;
}

/** Opens a local table with the first seat for the person and bots for the others. */
export async function openTable(page: Page, players: number): Promise<void> {
  await gameCard(page, 'Runebound')
    .getByRole('button', { name: /^(Other table|Anderer Tisch)/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: String(players), exact: true }).check();
  const seats = dialog.locator('select');
  for (let seat = 1; seat < players; seat++) await seats.filter({ hasText: /bot/i }).nth(seat).selectOption('bot');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.rb-table').waitFor();
}

/** The same table in another position. */
export async function show(page: Page, position: Position, ...chosen: readonly Chosen[]): Promise<void> {
  await replaceMatch(page, matchAt(position, ...chosen));
  await page.locator('.rb-table').waitFor();
  await page.locator('.prompt-line.is-mine').waitFor();
}
