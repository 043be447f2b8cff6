import type { Choice, Pending } from '@heldentisch/engine';
import type { MageKnightState } from '@heldentisch/mage-knight';
import type { Page } from 'playwright-core';
import { enemyObject } from '../../src/games/mage-knight/model/objects.js';
import { spec } from '../../src/games/mage-knight/model/table.js';
import { isCourse } from '../../src/games/mage-knight/parts/cards/courses.js';
import { type Offer, verb } from '../../src/table/kit/pointing.js';
import { gameCard } from './lobby.js';
import { pointAtOffer, press, selectorOf } from './point-at.js';

/** What can be pointed at for each choice, as the table has it. */
export function offersOf(decision: Pending, view: MageKnightState): Offer[] {
  const facts = spec.facts(view, decision.seat);
  return (decision.options ?? []).flatMap((choice) =>
    [spec.pointing(choice, decision, view, facts)].flat().map((pointing) => ({ choice, ...pointing })),
  );
}

const isSame = (a: Choice, b: Choice): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A card, unit or skill is taken up, and beside it stands how it is used. What follows by itself is written there. */
async function pressCourse(page: Page, { choice, needs }: Offer): Promise<readonly Choice[]> {
  await press(page.locator(selectorOf(needs[0]?.[0] ?? '')));
  const button = page.locator(`[data-ways] [data-choice=${JSON.stringify(JSON.stringify(choice))}]`).first();
  const next = JSON.parse((await button.getAttribute('data-next')) ?? '[]') as Choice[];
  await button.click();
  return next;
}

/** Enemies are aimed at; the stage of the combat has a button of its own. */
async function pressStrike(page: Page, targets: readonly string[]): Promise<void> {
  for (const slot of targets) {
    const isAimed = (await page.locator(`[data-fighter="${slot}"][data-aimed]`).count()) > 0;
    if (!isAimed) await page.locator(selectorOf(enemyObject(slot))).click();
  }
  await page.locator(selectorOf(verb('strike'))).click();
}

/** Makes one offered choice by pointing at what it speaks of. The answer is what follows of it by itself. */
export async function pointAt(
  page: Page,
  decision: Pending,
  view: MageKnightState,
  choice: Choice,
): Promise<readonly Choice[]> {
  const offers = offersOf(decision, view);
  const wanted = offers.find((offer) => isSame(offer.choice, choice));
  if (wanted === undefined) throw new Error(`${JSON.stringify(choice)} is not offered`);
  if (isCourse(wanted)) return pressCourse(page, wanted);
  if (choice.type === 'strike') await pressStrike(page, String(choice.targets).split('+'));
  else await pointAtOffer(page, offers, spec.manner(decision), choice, press);
  return wanted.next ?? [];
}

/** Opens a local table with the first seat for the person and bots for the others. */
export async function openTable(page: Page, players: number): Promise<void> {
  await gameCard(page, 'Mage Knight')
    .getByRole('button', { name: /^(Other table|Anderer Tisch)/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: String(players), exact: true }).check();
  const seats = dialog.locator('select');
  for (let seat = 1; seat < players; seat++) await seats.filter({ hasText: /bot/i }).nth(seat).selectOption('bot');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.mk-table').waitFor();
}
