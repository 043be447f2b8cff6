import { act, type Choice, createMatch, type Match, type Pending, pendingFor, viewFor } from '@heldentisch/engine';
import { heroIds, type RuneboundState, game as runebound, spaceNames } from '@heldentisch/runebound';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waysIn } from '../src/games/runebound/model/ways.js';
import { press } from './support/point-at.js';
import { pickAdventurous } from './support/runebound-policy.js';
import { pointAt } from './support/runebound-table.js';
import { newStage, type Stage, waitMs } from './support/stage.js';
import { isMine, lastLine } from './support/table.js';

const stage = newStage();
const seed = '0000000000000000000000000000000c';

/** Two people with browsers of their own, and the same match beside them. */
class OnlineTable {
  private constructor(
    readonly pages: readonly Page[],
    readonly match: Match<RuneboundState>,
  ) {}

  static async open(stage: Stage): Promise<OnlineTable> {
    const host = await stage.visit();
    await host.getByRole('button', { name: 'Open a table online' }).click();
    const dialog = host.getByRole('dialog');
    await dialog.getByLabel('Game').selectOption('runebound');
    await dialog.getByRole('radio', { name: '2', exact: true }).check();
    await dialog.getByRole('button', { name: 'Start' }).click();
    await host.waitForURL(/\/table\//);
    const invitation = new URL(await host.getByRole('textbox', { name: 'Invitation link' }).inputValue());
    await stage.server.fixSeed(host.url().split('/').at(-1) ?? '', seed);
    const guest = await stage.visit();
    await guest.goto(invitation.pathname + invitation.search + invitation.hash);
    await guest.getByRole('button', { name: 'Sit down' }).click();
    const pages = [host, guest];
    await Promise.all(pages.map((page) => page.locator('.rb-table').waitFor()));
    const match = createMatch(runebound, { options: {}, seats: pages.length, seed, random: 'chacha20' });
    return new OnlineTable(pages, match);
  }

  get state(): RuneboundState {
    return this.match.play.state;
  }

  /** Who is waited for, with its page. */
  get asked(): { seat: number; page: Page; decision: Pending } {
    const seat = this.pages.findIndex((_, one) => this.match.play.isWaitingFor(one));
    const decision = pendingFor(this.match, seat).find((pending) => pending.seat === seat);
    if (decision?.options === undefined) throw new Error('nobody is asked');
    return { seat, page: this.pages[seat] as Page, decision };
  }

  /** All pages have seen as much as has happened, and only who is waited for is asked. */
  async sync(): Promise<void> {
    for (const page of this.pages) {
      await expect.poll(() => lastLine(page), { timeout: waitMs, interval: 25 }).toBe(this.match.log.length);
    }
    const { seat, page } = this.asked;
    await page.locator('.prompt-line.is-mine').waitFor();
    expect(await isMine(this.pages[1 - seat] as Page)).toBe(false);
  }

  /** The match beside the pages goes the way that somebody has gone by clicks. */
  private async follow(seat: number, ...choices: readonly Choice[]): Promise<void> {
    for (const choice of choices) expect(act(this.match, seat, choice).ok, JSON.stringify(choice)).toBe(true);
    await this.sync();
  }

  /** Makes a choice by clicks. */
  async choose(choice: Choice): Promise<void> {
    const { seat, page, decision } = this.asked;
    await page.locator('.prompt-line.is-mine').waitFor();
    await pointAt(page, decision, viewFor(this.match, seat), choice);
    await this.follow(seat, choice);
  }

  /** Like somebody who wants adventures. Walks step by step, so that every step is seen by both. */
  async chooseAdventurously(): Promise<void> {
    const { seat, decision } = this.asked;
    const wish = pickAdventurous(decision, viewFor(this.match, seat));
    if ('choice' in wish) return this.choose(wish.choice);
    const way = waysIn(this.state, seat)?.get(spaceNames.indexOf(wish.goal));
    const [space = -1, die = -1] = [way?.spaces[0], way?.dice[0]];
    return this.choose({ type: 'move', space: spaceNames[space] as string, die: die + 1 });
  }

  /** One piece of gold for nothing, put together in the panel of the offer. */
  async giveGold(): Promise<void> {
    const { seat, page } = this.asked;
    const panel = page.locator('[data-panel="trade"]');
    await panel.getByRole('button', { name: 'You give: more gold' }).click();
    await press(panel.locator('[data-propose]'));
    await this.follow(seat, { type: 'giveGold', gold: 1 }, { type: 'propose' });
  }
}

const gold = ({ parties }: RuneboundState): number[] => parties.map((party) => party.gold);

/** What a page says of a party in the standing. */
const standingOf = (page: Page, seat: number): Promise<string> =>
  page.locator(`[data-part="race"] [data-object="seat:${seat}"]`).innerText();

test('two people online: heroes, a trade, and three rounds of adventures', async () => {
  const table = await OnlineTable.open(stage);
  while (table.state.round === 0) await table.chooseAdventurously();

  // All begin in the same city: whoever is first stays there and gives the other one a coin.
  const { seat: giver } = table.asked;
  const getter = 1 - giver;
  const before = gold(table.state);
  await table.choose({ type: 'stay' });
  await table.choose({ type: 'offer', seat: getter });
  await table.giveGold();
  const offered = table.pages[getter]?.locator('[data-panel="trade"]');
  expect(await offered?.innerText()).toMatch(/offers a trade/);
  expect(table.asked.seat).toBe(getter);
  await table.choose({ type: 'accept' });
  expect(gold(table.state)[giver]).toBe((before[giver] ?? 0) - 1);
  expect(gold(table.state)[getter]).toBe((before[getter] ?? 0) + 1);
  for (const page of table.pages) {
    for (const seat of [0, 1]) expect(await standingOf(page, seat)).toContain(`${gold(table.state)[seat]} gold`);
  }

  for (let choices = 0; table.state.round <= 3; choices++) {
    expect(choices).toBeLessThan(400);
    await table.chooseAdventurously();
  }
  for (const page of table.pages) {
    await page.getByText(/^Round 4 of/).waitFor();
    for (const { hero, space } of table.state.parties) {
      const name = runebound.texts.en[`hero.${heroIds[hero]}`] as string;
      expect(await page.locator(`[data-cell="${spaceNames[space]}"]`).getAttribute('aria-label')).toContain(name);
    }
  }
});
