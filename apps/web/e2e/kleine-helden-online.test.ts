import { act, type Choice, createMatch, type Match, type Pending, pendingFor, viewFor } from '@heldentisch/engine';
import { beingNumber, type HeldenState, kleineHelden } from '@heldentisch/kleine-helden';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pickFighting } from './support/heroes-policy.js';
import { pointAt } from './support/heroes-table.js';
import { newStage, type Stage, waitMs } from './support/stage.js';
import { isMine, lastLine } from './support/table.js';

const stage = newStage();
const [attacker, target, third] = [0, 1, 2] as const;
/** Gold begins and can attack Ruby twice in the first turn, with both heroes; Sapphire has two who could protect. */
const seed = '0000000000000000000000000000000f';

const options = (decision: Pending): readonly Choice[] => decision.options ?? [];

/** Three people with browsers of their own, and the same match beside them. */
class OnlineTable {
  private constructor(
    readonly pages: readonly Page[],
    readonly match: Match<HeldenState>,
  ) {}

  static async open(stage: Stage): Promise<OnlineTable> {
    const host = await stage.visit();
    await host.getByRole('button', { name: 'Open a table online' }).click();
    const dialog = host.getByRole('dialog');
    await dialog.getByLabel('Game').selectOption('kleine-helden');
    await dialog.getByRole('radio', { name: '3', exact: true }).check();
    await dialog.getByLabel('Time for reactions').selectOption({ label: '20 seconds to react' });
    await dialog.getByRole('button', { name: 'Start' }).click();
    await host.waitForURL(/\/table\//);
    const invitation = new URL(await host.getByRole('textbox', { name: 'Invitation link' }).inputValue());
    await stage.server.fixSeed(host.url().split('/').at(-1) ?? '', seed);
    const guests = await Promise.all([target, third].map(() => stage.visit()));
    for (const guest of guests) {
      await guest.goto(invitation.pathname + invitation.search + invitation.hash);
      await guest.getByRole('button', { name: 'Sit down' }).first().click();
    }
    const pages = [host, ...guests];
    await Promise.all(pages.map((page) => page.locator('.kh-table').waitFor()));
    const match = createMatch(kleineHelden, { options: {}, seats: pages.length, seed, random: 'chacha20' });
    return new OnlineTable(pages, match);
  }

  page(seat: number): Page {
    return this.pages[seat] as Page;
  }

  decisionOf(seat: number): Pending {
    const decision = pendingFor(this.match, seat).find((pending) => pending.seat === seat);
    if (decision?.options === undefined) throw new Error(`seat ${seat} is not asked`);
    return decision;
  }

  /** All pages have seen as much as has happened. */
  async sync(): Promise<void> {
    for (const page of this.pages) {
      await expect.poll(() => lastLine(page), { timeout: waitMs, interval: 25 }).toBe(this.match.log.length);
    }
  }

  /** The seat makes the choice by clicks; the match beside goes the same way. */
  async choose(seat: number, wanted: (choice: Choice) => boolean): Promise<Choice> {
    const decision = this.decisionOf(seat);
    const choice = options(decision).find(wanted);
    if (choice === undefined) throw new Error(`not offered to seat ${seat}: ${JSON.stringify(decision.options)}`);
    await this.page(seat).locator('.prompt-line.is-mine').waitFor();
    await pointAt(this.page(seat), decision, viewFor(this.match, seat), choice);
    act(this.match, seat, choice);
    await this.sync();
    return choice;
  }

  /** Everybody plays to fight until somebody could attack. */
  async playUntilAttack(): Promise<void> {
    for (let choices = 0; choices < 60; choices++) {
      const seat = this.pages.findIndex((_, one) => this.match.play.isWaitingFor(one));
      const decision = this.decisionOf(seat);
      const choice = pickFighting(decision, viewFor(this.match, seat));
      if (choice.type === 'attack') {
        expect(seat).toBe(attacker);
        return;
      }
      await this.choose(seat, (offered) => same(offered, choice));
    }
    throw new Error('nobody attacks');
  }

  /** The attack on the second one's heroes that a fighter would make now. */
  bestAttack(): Choice {
    const decision = this.decisionOf(attacker);
    const view = viewFor(this.match, attacker);
    const { owner } = view;
    const attacks = options(decision).filter(
      (choice) => choice.type === 'attack' && owner[beingNumber(String(choice.target))] === target,
    );
    return pickFighting({ ...decision, options: attacks }, view);
  }

  async attack(): Promise<void> {
    const best = this.bestAttack();
    await this.choose(attacker, (offered) => same(offered, best));
  }
}

const same = (a: Choice, b: Choice): boolean => JSON.stringify(a) === JSON.stringify(b);
const isType = (type: string) => (choice: Choice) => choice.type === type;
const logLine = (page: Page, line: number): Promise<string> =>
  page
    .locator(`.log > [data-line="${line}"] .log-texts`)
    .textContent()
    .then((text) => text ?? '');

test('three people online: the third one steps in for the second, and later lets the table pass for a turn', async () => {
  const table = await OnlineTable.open(stage);
  const { match } = table;
  await table.playUntilAttack();
  await table.attack();

  // Only the third one is asked, and sees how long.
  const time = table.page(third).getByTestId('window-time');
  await time.getByText(/^\d+ s to react$/).waitFor();
  for (const seat of [attacker, target]) {
    expect(await isMine(table.page(seat))).toBe(false);
    expect(await table.page(seat).getByTestId('window-time').count()).toBe(0);
  }
  const offer = await table.choose(third, isType('protect'));
  const protector = kleineHelden.texts.en[`card.${offer.being}`] as string;
  for (const page of table.pages) expect(await logLine(page, match.log.length)).toContain(protector);
  await table.choose(third, isType('pass'));
  const passByHand = await logLine(table.page(attacker), match.log.length);

  await table.choose(target, isType('accept'));
  for (const page of table.pages)
    await page.locator('[data-stage="panel"] [data-remark]').getByText(protector).waitFor();
  await table.choose(third, isType('defend'));
  // The dice are the same for all of them.
  const shown = await Promise.all(
    table.pages.map(async (page) => {
      await page.locator('[data-stage="panel"] [data-verdict]').waitFor();
      return page.locator('[data-stage="panel"] [data-sum][data-final] b').allInnerTexts();
    }),
  );
  expect(shown[0]).toHaveLength(2);
  for (const totals of shown) expect(totals).toEqual(shown[0]);

  // Not in this turn: the second attack opens the window again, but nobody is asked for it.
  await table.page(third).getByRole('radio', { name: 'Not this turn' }).check();
  await table.page(third).evaluate(() => {
    const look = (): void => {
      if (document.querySelector('.prompt-line.is-mine') !== null) document.body.dataset.asked = 'yes';
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const second = table.bestAttack();
  await pointAt(table.page(attacker), table.decisionOf(attacker), viewFor(match, attacker), second);
  act(match, attacker, second);
  expect(options(table.decisionOf(third)).map(({ type }) => type)).toContain('protect');
  act(match, third, { type: 'pass' });
  await table.sync();
  await table.page(target).locator('.prompt-line.is-mine').waitFor();
  expect(await table.page(third).evaluate(() => document.body.dataset.asked)).toBe(undefined);
  for (const seat of [attacker, target]) {
    expect(await logLine(table.page(seat), match.log.length)).toBe(passByHand);
  }
  await table.choose(target, isType('defend'));
});
