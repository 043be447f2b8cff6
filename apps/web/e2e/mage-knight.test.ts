import { type Match, outcomeOf, type Pending, pendingFor, viewFor } from '@heldentisch/engine';
import { type MageKnightState, game as mageKnight } from '@heldentisch/mage-knight';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { KeptMatch, restartWithSeed } from './support/kept-match.js';
import { pickAdventurous } from './support/mage-knight-policy.js';
import { openTable, pointAt } from './support/mage-knight-table.js';
import { newStage } from './support/stage.js';

const stage = newStage();

const decisionOf = (match: Match<MageKnightState>): Pending => {
  const decision = pendingFor(match, 0).find(({ seat, options }) => seat === 0 && options !== undefined);
  if (decision === undefined) throw new Error('nothing is asked');
  return decision;
};

/** A game alone, played by clicks, with the true match beside it. */
class SoloGame {
  readonly made = new Map<string, number>();

  constructor(
    private readonly page: Page,
    private readonly kept: KeptMatch<MageKnightState>,
  ) {}

  get match(): Match<MageKnightState> {
    return this.kept.match;
  }

  async choose(): Promise<void> {
    const { page, match } = this;
    await page.locator('.prompt-line.is-mine').waitFor();
    const decision = decisionOf(match);
    const view = viewFor(match, 0);
    const choice = pickAdventurous(decision, view);
    const at = match.log.length;
    this.made.set(choice.type, (this.made.get(choice.type) ?? 0) + 1);
    const next = await pointAt(page, decision, view, choice);
    await this.kept.waitForMoreThan(at + next.length);
    expect(match.log[at]).toEqual({ seat: 0, choice });
  }
}

test('a whole First Reconnaissance alone on the own table, by clicks', async () => {
  const page = await stage.visit({ viewport: { width: 1366, height: 768 } });
  await openTable(page, 1);
  await restartWithSeed(page, mageKnight, '00000000000000000000000000000009');
  await page.locator('.mk-table').waitFor();
  const game = new SoloGame(page, await KeptMatch.of(page, mageKnight));
  for (let i = 0; i < 600 && outcomeOf(game.match) === null; i++) await game.choose();
  expect(outcomeOf(game.match)).not.toBeNull();
  await page.getByTestId('result').waitFor();
  const kinds = ['takeHero', 'pickTactic', 'play', 'step', 'explore', 'challenge', 'strike', 'endTurn', 'learn'];
  for (const kind of kinds) expect([...game.made.keys()]).toContain(kind);
  expect(game.made.get('explore')).toBeGreaterThan(4);
});
