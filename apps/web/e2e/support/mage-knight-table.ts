import type { Choice, Pending } from '@heldentisch/engine';
import type { MageKnightState } from '@heldentisch/mage-knight';
import type { Page } from 'playwright-core';
import { spec } from '../../src/games/mage-knight/model/table.js';
import type { Offer } from '../../src/table/kit/pointing.js';
import { gameCard } from './lobby.js';
import { pointAtOffer, press } from './point-at.js';

/** What can be pointed at for each choice, as the table has it. */
export function offersOf(decision: Pending, view: MageKnightState): Offer[] {
  const facts = spec.facts(view, decision.seat);
  return (decision.options ?? []).flatMap((choice) =>
    [spec.pointing(choice, decision, view, facts)].flat().map((pointing) => ({ choice, ...pointing })),
  );
}

/** Makes one offered choice by pointing at what it speaks of. */
export const pointAt = (page: Page, decision: Pending, view: MageKnightState, choice: Choice): Promise<void> =>
  pointAtOffer(page, offersOf(decision, view), spec.manner(decision), choice, press);

/** Opens a local table with the first seat for the person and bots for the others. */
export async function openTable(page: Page, players: number, scenario?: string): Promise<void> {
  await gameCard(page, 'Mage Knight')
    .getByRole('button', { name: /^(Other table|Anderer Tisch)/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: String(players), exact: true }).check();
  const seats = dialog.locator('select');
  for (let seat = 1; seat < players; seat++) await seats.filter({ hasText: /bot/i }).nth(seat).selectOption('bot');
  if (scenario !== undefined) {
    await dialog.locator('summary').click();
    await dialog.getByLabel('Scenario').selectOption({ label: scenario });
  }
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.mk-table').waitFor();
}
