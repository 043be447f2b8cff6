import { type Match, outcomeOf, type Pending, pendingFor, viewFor } from '@heldentisch/engine';
import { type RuneboundState, game as runebound, spaceNames } from '@heldentisch/runebound';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { KeptMatch, restartWithSeed } from './support/kept-match.js';
import { gameCard } from './support/lobby.js';
import { press } from './support/point-at.js';
import { pickAdventurous } from './support/runebound-policy.js';
import { pointAt } from './support/runebound-table.js';
import { newStage, waitMs } from './support/stage.js';

const stage = newStage();

/** Alone, for twenty rounds. */
async function startSolo(page: Page): Promise<void> {
  await gameCard(page, 'Runebound').getByRole('button', { name: 'Other table' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '1', exact: true }).check();
  await dialog.locator('summary').click();
  await dialog.getByRole('spinbutton', { name: 'Round limit' }).fill('20');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.rb-table').waitFor();
}

const decisionOf = (match: Match<RuneboundState>): Pending => {
  const decision = pendingFor(match, 0).find(({ seat, options }) => seat === 0 && options !== undefined);
  if (decision === undefined) throw new Error('nothing is asked');
  return decision;
};

/** A game alone, played by clicks, with the true match beside it. */
class SoloGame {
  readonly made = new Set<string>();
  walks = 0;

  constructor(
    private readonly page: Page,
    private readonly kept: KeptMatch<RuneboundState>,
  ) {}

  get match(): Match<RuneboundState> {
    return this.kept.match;
  }

  /** Walks to a space by one click; the true match must follow the whole way, or something has come between. */
  private async walkTo(goal: string): Promise<void> {
    const { page, match } = this;
    const before = match.log.length;
    const { exhaustion, wounds } = match.play.state.parties[0] as RuneboundState['parties'][number];
    await press(page.locator(`[data-object="space:${goal}"]`));
    await this.kept.waitForMoreThan(before);
    const arrived = async (): Promise<boolean> => {
      await this.kept.follow();
      const party = match.play.state.parties[0] as RuneboundState['parties'][number];
      const hasHappened = party.exhaustion !== exhaustion || party.wounds !== wounds;
      return hasHappened || spaceNames[party.space] === goal;
    };
    await expect.poll(arrived, { timeout: waitMs, interval: 15 }).toBe(true);
    this.walks++;
  }

  async choose(): Promise<void> {
    const { page, match } = this;
    await page.locator('.prompt-line.is-mine').waitFor();
    const decision = decisionOf(match);
    const view = viewFor(match, 0);
    const wish = pickAdventurous(decision, view);
    if ('goal' in wish) {
      this.made.add('walk');
      await this.walkTo(wish.goal);
      return;
    }
    const at = match.log.length;
    this.made.add(wish.choice.type);
    await pointAt(page, decision, view, wish.choice);
    await this.kept.waitForMoreThan(at);
    expect(match.log[at]).toEqual({ seat: 0, choice: wish.choice });
  }
}

test('a whole game alone on the own table, by clicks', async () => {
  const page = await stage.visit({ viewport: { width: 1366, height: 768 } });
  await startSolo(page);
  await restartWithSeed(page, runebound, '00000000000000000000000000000003');
  await page.locator('.rb-table').waitFor();
  const game = new SoloGame(page, await KeptMatch.of(page, runebound));
  for (let i = 0; i < 1500 && outcomeOf(game.match) === null; i++) await game.choose();
  expect(outcomeOf(game.match)).not.toBeNull();
  await page.getByTestId('result').waitFor();
  expect(game.match.play.state.round).toBeGreaterThan(3);
  expect(game.walks).toBeGreaterThan(8);
  for (const type of ['takeHero', 'roll', 'walk', 'attempt', 'attack', 'stand', 'leave'])
    expect(game.made).toContain(type);
});
