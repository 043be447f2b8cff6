import { act, matchFromPosition } from '@heldentisch/engine';
import { kleineHelden } from '@heldentisch/kleine-helden';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { replaceMatch } from './kept-match.js';
import { gameCard } from './lobby.js';

const seed = '00000000000000000000000000000005';

/** Five groups with all that can lie on a table: gear, spells, creatures, NPCs, demons, and a long hand. */
export const crowded = {
  turn: 9,
  groups: [
    {
      fighters: {
        'black-knight': { lp: 9, gear: ['silver-sword', 'round-shield', 'knights-armour', 'great-helm', 'greaves'] },
        shaman: { lp: 4, poison: 2, gear: ['healing', 'lightning', 'wand', 'mage-robe'] },
        zombie: { summoner: 'shaman' },
      },
      npc: 'herbalist',
      demon: 'shadow-soul',
      hand: [
        ...['mace', 'halberd', 'crossbow', 'leather-jerkin', 'fireball', 'healing-potion', 'potion-of-strength'],
        ...['precise-cut', 'master-parry', 'raid', 'bodyguard', 'tripwire', 'saving-hand', 'power-blow'],
      ],
    },
    {
      fighters: { barbarian: { gear: ['barbarian-axe', 'ring-mail'] }, lich: { lp: 2, gear: ['shadow-bolt'] } },
      npc: 'weaponsmith',
      hand: ['feint', 'riposte'],
    },
    { fighters: { troll: { gear: ['spiked-club'] }, cultist: {} }, hand: ['campfire'] },
    { fighters: { ratman: { gear: ['throwing-knives', 'dagger'] }, necromancer: {}, ghoul: {} } },
    { fighters: { werewolf: { stunned: 1 } }, demon: 'trembler' },
  ],
};

export const attackOnMe = { type: 'attack', being: 'barbarian', means: 'barbarian-axe', target: 'shaman' };

type Chosen = readonly [number, Parameters<typeof act>[2]];

/** A game against bots that stands in the position; what is given has already been chosen there. */
export async function openPosition(
  page: Page,
  position: { readonly groups: readonly unknown[]; readonly [field: string]: unknown },
  ...chosen: Chosen[]
) {
  await gameCard(page, 'Kleine Helden').getByRole('button', { name: 'Play against a bot' }).click();
  const dialog = page.getByRole('dialog');
  const seats = position.groups.length;
  await dialog.getByRole('radio', { name: String(seats), exact: true }).check();
  await dialog.getByLabel(seats === 2 ? 'Opponent' : 'The bots').selectOption('greedy');
  if (seats > 3) await dialog.getByLabel('You play').selectOption('0');
  else await dialog.getByRole('radio', { name: 'Gold' }).check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.kh-table').waitFor();
  const match = matchFromPosition(kleineHelden, position, 'xoroshiro128plus', seed);
  for (const [seat, choice] of chosen) {
    const answer = act(match, seat, choice);
    expect(answer.ok, JSON.stringify(choice)).toBe(true);
  }
  await replaceMatch(page, match);
  await page.locator('.prompt-line.is-mine').waitFor();
  await page.locator('.kh-table').waitFor();
}
