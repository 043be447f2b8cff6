import { type Game, type Match, readGameFile, replay, viewOf } from '@heldentisch/engine';
import { cardIdOf, type PixelState, pixelTactics } from '@heldentisch/pixel-tactics';
import { toldLines } from '@heldentisch/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseByMouse } from './support/by-mouse.js';
import { keptFile } from './support/kept-match.js';
import { startHotSeat } from './support/lobby.js';
import { newStage, waitMs } from './support/stage.js';
import { lastLine } from './support/table.js';

const stage = newStage();
const game = pixelTactics as unknown as Game;

/** The match as the dealer in the worker keeps it, with at least so many lines: the truth to compare the page with. */
async function truth(page: Page, leastLines: number): Promise<Match> {
  let file = readGameFile(await keptFile(page));
  await expect
    .poll(
      async () => {
        file = readGameFile(await keptFile(page));
        return file.lines.length;
      },
      { timeout: waitMs },
    )
    .toBeGreaterThanOrEqual(leastLines);
  return replay(game, file);
}

const nobody = -1;

/** The cards that a seat holds in the hand or has laid down covered. */
function heldBy(match: Match, seat: number): string[] {
  const { hand, chosen } = match.play.state as unknown as PixelState;
  return [...(hand[seat] ?? []), chosen[seat] ?? -1].map(cardIdOf).filter((card) => card !== null);
}

/** Of the cards held by others, those of whose kind the looking seat has seen none: both decks hold the same cards. */
function secretsBefore(match: Match, looking: number): string[] {
  const view = game.position.write(viewOf(game.zones, match.play.state, looking));
  const seen = JSON.stringify([view, toldLines(match, looking, -1)]);
  return [0, 1]
    .filter((seat) => seat !== looking)
    .flatMap((seat) => heldBy(match, seat))
    .filter((card) => !seen.includes(`"${card}"`));
}

const namesOf = (card: string): string[] =>
  ['', '.leader', '.leader.red'].flatMap((part) => pixelTactics.texts.en[`card.${card}${part}`] ?? []);

/** Which cards are in the page, by name or by id, in texts or attributes. */
async function shownOf(page: Page, cards: readonly string[]): Promise<string[]> {
  const content = await page.content();
  const isThere = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(content);
  return cards.filter((card) => content.includes(`"${card}"`) || namesOf(card).some(isThere));
}

test('two people at one device: it is passed on, and the waiting hand is never in the page', async () => {
  const page = await stage.visit();
  await startHotSeat(page);
  let passes = 0;
  let lines = 0;
  let secrets = 0;
  for (let choices = 0; choices < 14; choices++) {
    const handOver = page.getByTestId('hand-over');
    await page.locator('[data-testid="hand-over"], .prompt-line.is-mine').first().waitFor();
    if ((await handOver.count()) > 0) {
      passes++;
      expect(await shownOf(page, secretsBefore(await truth(page, lines), nobody)), 'while it is passed on').toEqual([]);
      await handOver.getByRole('button').click();
      await page.locator('.prompt-line.is-mine').waitFor();
    }
    await page.locator('.pt-table').waitFor();
    const seat = Number(await page.locator('[data-part="own panel"]').getAttribute('data-seat'));
    lines = await lastLine(page);
    const match = await truth(page, lines);
    const hidden = secretsBefore(match, seat);
    secrets += hidden.length;
    expect(await shownOf(page, hidden), `while seat ${seat} plays`).toEqual([]);
    const own = heldBy(match, seat);
    expect(await shownOf(page, own), 'the own hand').toEqual(own);
    await chooseByMouse(page);
    lines++;
  }
  expect(passes).toBeGreaterThanOrEqual(3);
  expect(secrets).toBeGreaterThan(5);
});
