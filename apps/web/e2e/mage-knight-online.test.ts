import { act, type Choice, createMatch, type Match, type Pending, pendingFor, viewFor } from '@heldentisch/engine';
import { heroIds, type MageKnightState, game as mageKnight, spaceNames } from '@heldentisch/mage-knight';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Cable } from './support/cable.js';
import { pickAdventurous } from './support/mage-knight-policy.js';
import { pointAt } from './support/mage-knight-table.js';
import { newStage, type Stage, waitMs } from './support/stage.js';
import { isMine, lastLine } from './support/table.js';

const stage = newStage();
const seed = '0000000000000000000000000000000e';
const options = { scenario: 'blitz-conquest' };

/** Two people with browsers of their own, the second one behind a cable, and the same match beside them. */
class OnlineTable {
  private constructor(
    readonly pages: readonly [Page, Page],
    readonly match: Match<MageKnightState>,
  ) {}

  static async open(stage: Stage, cable: Cable): Promise<OnlineTable> {
    const host = await stage.visit();
    await host.getByRole('button', { name: 'Open a table online' }).click();
    const dialog = host.getByRole('dialog');
    await dialog.getByLabel('Game').selectOption('mage-knight');
    await dialog.getByRole('radio', { name: '2', exact: true }).check();
    await dialog.locator('summary').click();
    await dialog.getByLabel('Scenario', { exact: true }).selectOption({ label: 'Blitz Conquest' });
    await dialog.getByRole('button', { name: 'Start' }).click();
    await host.waitForURL(/\/table\//);
    const invitation = new URL(await host.getByRole('textbox', { name: 'Invitation link' }).inputValue());
    await stage.server.fixSeed(host.url().split('/').at(-1) ?? '', seed);
    const guest = await stage.visit({ address: cable.address });
    await guest.goto(invitation.pathname + invitation.search + invitation.hash);
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([host, guest].map((page) => page.locator('.mk-table').waitFor()));
    const match = createMatch(mageKnight, { options, seats: 2, seed, random: 'chacha20' });
    return new OnlineTable([host, guest], match);
  }

  get state(): MageKnightState {
    return this.match.play.state;
  }

  /** Who is waited for, with its page. */
  get asked(): { seat: number; page: Page; decision: Pending } {
    const seat = this.pages.findIndex((_, one) => this.match.play.isWaitingFor(one));
    const decision = pendingFor(this.match, seat).find((pending) => pending.seat === seat);
    if (decision?.options === undefined) throw new Error('nobody is asked');
    return { seat, page: this.pages[seat] as Page, decision };
  }

  /** All these pages have seen as much as has happened, and only who is waited for is asked. */
  async sync(pages: readonly Page[] = this.pages): Promise<void> {
    for (const page of pages) {
      await expect.poll(() => lastLine(page), { timeout: waitMs, interval: 25 }).toBe(this.match.log.length);
    }
    const { page } = this.asked;
    if (pages.includes(page)) await page.locator('.prompt-line.is-mine').waitFor();
    for (const other of pages) if (other !== page) expect(await isMine(other)).toBe(false);
  }

  /** Like somebody who wants to see new land, by clicks. */
  async choose(pages: readonly Page[] = this.pages): Promise<void> {
    const { seat, page, decision } = this.asked;
    await page.locator('.prompt-line.is-mine').waitFor();
    const view = viewFor(this.match, seat);
    const choice = pickAdventurous(decision, view);
    const next = await pointAt(page, decision, view, choice);
    for (const one of [choice, ...next]) this.follow(seat, one);
    await this.sync(pages);
  }

  /** The match beside the pages goes the way that somebody has gone by clicks. */
  private follow(seat: number, choice: Choice): void {
    expect(act(this.match, seat, choice).ok, JSON.stringify(choice)).toBe(true);
  }
}

test('a Blitz Conquest of two browsers goes through its first day, though one of them loses the network', async () => {
  const cable = await Cable.to(stage.server.address);
  try {
    const table = await OnlineTable.open(stage, cable);
    const { pages } = table;
    const [host, guest] = pages;
    while (table.state.round === 0 || table.asked.page !== host || table.asked.decision.prompt.key !== 'act')
      await table.choose();

    // The guest is in a tunnel while the other one plays on, and is told everything afterwards.
    cable.cut();
    const connection = guest.getByTestId('connection');
    await connection.getByText(/Reconnecting|Offline/).waitFor();
    for (let choices = 0; choices < 3 && table.asked.page === host; choices++) await table.choose([host]);
    cable.mend();
    await connection.waitFor({ state: 'detached' });
    await table.sync();

    for (let choices = 0; table.state.round === 1; choices++) {
      expect(choices).toBeLessThan(300);
      await table.choose();
    }
    // Who stands on the portal at the end of a turn is taken off the map until the next one.
    const standing = table.state.players.filter(({ space }) => space >= 0);
    expect(standing.length).toBeGreaterThan(0);
    for (const page of pages) {
      await page.locator('.mk-table [data-time="night"]').waitFor();
      for (const { hero, space } of standing) {
        const name = mageKnight.texts.en[`hero.${heroIds[hero]}`] as string;
        expect(await page.locator(`[data-cell="${spaceNames[space]}"]`).getAttribute('aria-label')).toContain(name);
      }
    }
  } finally {
    await cable.dispose();
  }
});
