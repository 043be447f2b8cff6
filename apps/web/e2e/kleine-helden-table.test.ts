import { type Pending, pendingFor, viewFor } from '@heldentisch/engine';
import { cardIdOf, type HeldenState, kleineHelden } from '@heldentisch/kleine-helden';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lostFocus, pressByKeys, watchFocus } from './support/by-keys.js';
import { drag } from './support/drag.js';
import { pickFighting } from './support/heroes-policy.js';
import { attackOnMe, crowded, openPosition } from './support/heroes-positions.js';
import { pointAt, selectorOf } from './support/heroes-table.js';
import { KeptMatch } from './support/kept-match.js';
import { newStage, waitMs } from './support/stage.js';

const stage = newStage();
const duel = { turn: 9, groups: crowded.groups.slice(0, 2) };
const moving = { settings: { motion: 'full', pace: 'calm' }, reducedMotion: 'no-preference' } as const;

interface Sight {
  readonly rolling: number;
  readonly landed: number;
  readonly verdict: boolean;
  readonly rolls: number;
  readonly loss: boolean;
  readonly life: number;
  readonly isAsked: boolean;
}

/** Writes down what is in the page whenever something changes. */
function watch(page: Page, being: string): Promise<void> {
  return page.evaluate((name) => {
    const seen: Sight[] = [];
    Object.assign(globalThis, { seen });
    const look = (): void => {
      const log = document.querySelector('.log')?.textContent ?? '';
      const count = (selector: string): number => document.querySelectorAll(selector).length;
      const life = document.querySelector<HTMLElement>(`[data-object="being:${name}"] [data-life]`)?.dataset.life;
      seen.push({
        rolling: count('[data-scene] [data-die="rolling"]'),
        landed: count('[data-scene] [data-die="counts"]'),
        verdict: count('[data-scene] [data-verdict]') > 0,
        rolls: log.split(' rolls a ').length - 1,
        loss: / loses \d+ LP/.test(log),
        life: Number(life ?? 0),
        isAsked: count('.prompt-line.is-mine') > 0,
      });
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  }, being);
}

const seenIn = (page: Page): Promise<Sight[]> => page.evaluate(() => (globalThis as unknown as { seen: Sight[] }).seen);

test('no result is in the page before its die has been shown', async () => {
  const page = await stage.visit(moving);
  await openPosition(page, { ...duel, active: 1 }, [1, attackOnMe]);
  await page.locator('[data-actions] [data-type="defend"]').first().click();
  const pass = page.locator('[data-actions] [data-type="pass"]');
  await pass.waitFor();
  await watch(page, 'shaman');
  const [before] = await seenIn(page);
  await pass.click();
  const isAskedAgain = (all: readonly Sight[]): boolean =>
    all.some(({ isAsked }) => !isAsked) && all.at(-1)?.isAsked === true;
  await expect.poll(async () => isAskedAgain(await seenIn(page)), { timeout: waitMs }).toBe(true);
  const seen = await seenIn(page);
  const asked = seen.findIndex(({ isAsked }) => !isAsked);
  const at = (test: (sight: Sight) => boolean): number => seen.findIndex((sight, i) => i >= asked && test(sight));
  const firstRolling = at(({ rolling }) => rolling > 0);
  const verdict = at((sight) => sight.verdict);
  expect(firstRolling).toBeGreaterThan(0);
  // Each die rolls before the log tells what it shows, and lies there before the verdict.
  for (const sight of seen.slice(asked, firstRolling + 1)) expect(sight).toMatchObject({ rolls: 0, loss: false });
  for (const { rolls, landed } of seen.slice(asked, verdict)) expect(rolls).toBeLessThanOrEqual(landed);
  expect(seen[verdict]?.landed).toBeGreaterThanOrEqual(2);
  // The loss, the life points and the next question come after the verdict.
  for (const sight of seen.slice(asked, verdict + 1)) {
    expect(sight).toMatchObject({ loss: false, life: before?.life, isAsked: false });
  }
  const loss = at((sight) => sight.loss);
  expect(loss).toBeGreaterThan(verdict);
  expect(seen.at(-1)?.life).not.toBe(before?.life);
});

test('a click lets the show be over', async () => {
  const page = await stage.visit(moving);
  await openPosition(page, { ...duel, active: 1 }, [1, attackOnMe]);
  await page.locator('[data-actions] [data-type="defend"]').first().click();
  const pass = page.locator('[data-actions] [data-type="pass"]');
  await pass.waitFor();
  // Without its timers the show stands still at the first die.
  await page.evaluate(() => {
    const wait = setTimeout;
    Object.assign(globalThis, { setTimeout: (run: () => void, ms = 0) => (ms < 400 ? wait(run, ms) : 0) });
  });
  await pass.click();
  await page.locator('[data-scene] [data-die="rolling"]').waitFor();
  expect(await page.locator('.log').textContent()).not.toMatch(/ rolls a /);
  await page.locator('[data-scene]').click();
  await page
    .locator('.log')
    .getByText(/is hit|wards off/)
    .first()
    .waitFor();
});

const decisionOf = (kept: KeptMatch<HeldenState>): Pending | undefined =>
  pendingFor(kept.match, 0).find(({ seat, options }) => seat === 0 && options !== undefined);

test('a whole turn and an answer by keyboard alone, and the focus is never lost', async () => {
  const page = await stage.visit();
  await openPosition(page, { ...duel, stage: 'turnStart' });
  const kept = await KeptMatch.of(page, kleineHelden);
  await watchFocus(page);
  const types = new Set<string>();
  for (let choices = 0; choices < 16; choices++) {
    await page.locator('.prompt-line.is-mine, [data-testid="result"]').waitFor();
    if ((await page.getByTestId('result').count()) > 0) break;
    await kept.follow();
    const decision = decisionOf(kept);
    if (decision === undefined) throw new Error('nothing is asked');
    const view = viewFor(kept.match, 0);
    const untried = (decision.options ?? []).filter(({ type }) => !types.has(type) && type !== 'end');
    const choice = pickFighting(untried.length > 0 ? { ...decision, options: untried } : decision, view);
    types.add(choice.type);
    const { length } = kept.match.log;
    await pointAt(page, decision, view, choice, (thing) => pressByKeys(page, thing));
    await expect
      .poll(() => kept.follow().then(() => kept.match.log.length), { timeout: waitMs })
      .toBeGreaterThan(length);
    expect(kept.match.log[length]).toEqual({ seat: 0, choice });
    expect(await lostFocus(page), choice.type).toEqual([]);
  }
  for (const type of ['deck', 'attack', 'manoeuvre', 'equip', 'npc', 'exchange']) expect(types).toContain(type);
  expect(types.size).toBeGreaterThan(9);
});

const handOf = async (kept: KeptMatch<HeldenState>): Promise<(string | null)[]> => {
  await kept.follow();
  return (kept.match.play.state.hand[0] ?? []).map(cardIdOf);
};

for (const isTouch of [false, true]) {
  test(`a card is dragged onto a hero with ${isTouch ? 'a finger' : 'the mouse'}`, async () => {
    const size = isTouch ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {};
    const page = await stage.visit(size);
    await openPosition(page, duel);
    const kept = await KeptMatch.of(page, kleineHelden);
    // Nothing stands in the way of a second helmet but the first: the drop offers the swap, and nothing else happens.
    await drag(page, 'hand:leather-jerkin', 'being:black-knight', isTouch);
    await page.locator('[data-actions] [data-type="takeBack"]').click();
    await expect.poll(() => handOf(kept), { timeout: waitMs }).toContain('knights-armour');
    expect(await handOf(kept)).not.toContain('leather-jerkin');
    expect(kept.match.log.slice(-2).map((line) => 'choice' in line && line.choice.type)).toEqual(['takeBack', 'equip']);
  });
}

test('armour for an enemy is explained, and where the others have acted stays marked', async () => {
  const page = await stage.visit();
  await openPosition(page, { ...duel, active: 1 }, [1, attackOnMe]);
  expect(await page.locator('[data-deed="1"]').textContent()).toContain('Barbarian attacks Shaman');
  expect(await page.locator('[data-arrow]').count()).toBe(1);
  expect(await page.locator('[data-doer]').getAttribute('data-being')).toBe('barbarian');
  await page.getByText('Ruby’s turn · your reaction').first().waitFor();
  await page.goto('/');
  await openPosition(page, duel);
  await page.locator(selectorOf('hand:leather-jerkin')).click();
  await page.locator(selectorOf('being:barbarian')).click();
  await page
    .getByText(/Barbarian is no hero of yours/)
    .first()
    .waitFor();
});
