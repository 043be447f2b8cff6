import { type Game, readGameFile, replay } from '@heldentisch/engine';
import { cardIdOf, type PixelState, pixelTactics } from '@heldentisch/pixel-tactics';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseByMouse } from './support/by-mouse.js';
import { startHotSeat } from './support/lobby.js';
import { newStage } from './support/stage.js';

const stage = newStage();

/** The dealer's file of the match, as the worker keeps it: the truth to compare the page with. */
async function stateOf(page: Page): Promise<PixelState> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const text = await page.evaluate(
    (key) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('heldentisch');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('files').objectStore('files').get(key);
          reading.onsuccess = () => resolve(reading.result as string);
          reading.onerror = () => reject(reading.error);
        };
      }),
    id,
  );
  return replay(pixelTactics as unknown as Game, readGameFile(text)).play.state as unknown as PixelState;
}

const handOf = (state: PixelState, seat: number): string[] =>
  (state.hand[seat] ?? []).map(cardIdOf).filter((card) => card !== null);

const nameOf = (card: string): string => pixelTactics.texts.en[`card.${card}`] ?? card;

/** The ids and names of cards in everything that is in the page: texts, attributes, form fields. */
async function cardsIn(page: Page, cards: readonly string[]): Promise<string[]> {
  const content = await page.content();
  return cards.filter(
    (card) => new RegExp(`\\b${nameOf(card)}\\b`).test(content) || new RegExp(`["':]${card}["']`).test(content),
  );
}

const seats = ['Blue', 'Red'];

test('two people at one device: the device is passed on, and the waiting hand is never in the page', async () => {
  const page = await stage.visit();
  await startHotSeat(page);
  let passes = 0;
  for (let choices = 0; choices < 14; choices++) {
    const handOver = page.getByTestId('hand-over');
    await page.locator('[data-testid="hand-over"], .prompt-line.is-mine').first().waitFor();
    if ((await handOver.count()) > 0) {
      passes++;
      const state = await stateOf(page);
      const open = [0, 1].flatMap((seat) => handOf(state, seat));
      expect(await cardsIn(page, open), 'on the hand-over screen').toEqual([]);
      await handOver.getByRole('button').click();
      await page.locator('.prompt-line.is-mine').waitFor();
    }
    const current = await page.evaluate(() => document.querySelector('.pt-player:last-of-type .pt-seat')?.textContent);
    const seat = Math.max(0, seats.indexOf(current ?? ''));
    const state = await stateOf(page);
    // Both decks hold the same cards: only what the looking seat cannot have from elsewhere tells something.
    const seen = new Set([...handOf(state, seat)]);
    const visible = JSON.stringify([state.discard, state.chosen]);
    const waiting = handOf(state, 1 - seat).filter((card) => !seen.has(card));
    const found = await cardsIn(page, waiting);
    expect(
      found.filter((card) => !isOpenCard(state, card, visible)),
      `seen by ${current}`,
    ).toEqual([]);
    if (handOf(state, seat).length > 0) expect((await cardsIn(page, handOf(state, seat))).length).toBeGreaterThan(0);
    await chooseByMouse(page);
  }
  expect(passes).toBeGreaterThanOrEqual(3);
});

/** Whether a card of the same name lies open somewhere. */
function isOpenCard(state: PixelState, card: string, _visible: string): boolean {
  const { hand: _hand, deck: _deck, ...open } = state as unknown as Record<string, unknown>;
  const numbers = JSON.stringify(open).match(/-?\d+/g) ?? [];
  return numbers.some((number) => cardIdOf(Number(number)) === card);
}
