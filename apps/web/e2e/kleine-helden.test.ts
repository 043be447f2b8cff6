import {
  type Choice,
  giveStanding,
  type Match,
  nextStandingPass,
  noStanding,
  outcomeOf,
  type Pending,
  pendingFor,
  type Standing,
  type ToldEvent,
  tellFor,
  viewFor,
} from '@heldentisch/engine';
import { cardIdOf, type HeldenState, kleineHelden } from '@heldentisch/kleine-helden';
import { toldLines } from '@heldentisch/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pickFighting } from './support/heroes-policy.js';
import { pointAt } from './support/heroes-table.js';
import { KeptMatch, restartWithSeed } from './support/kept-match.js';
import { gameCard } from './support/lobby.js';
import { newStage, waitMs } from './support/stage.js';

const stage = newStage();
const persons = [0, 2];
const nobody = -1;
/** A short game in which both persons come to attack and to defend. */
const shortSeed = '00000000000000000000000000000013';

/** Me, a bot, another person at this device, and a second bot; heroes with few life points. */
async function startMixedTable(page: Page): Promise<void> {
  await gameCard(page, 'Kleine Helden').getByRole('button', { name: 'Other table' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '4', exact: true }).check();
  for (const seat of ['Ruby', 'Emerald']) {
    await dialog.getByLabel(seat, { exact: true }).selectOption('bot');
  }
  for (const strength of await dialog.getByLabel('Strength').all()) await strength.selectOption('greedy');
  await dialog.getByLabel('Life points of heroes').selectOption('10');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
  await page.getByTestId('hand-over').waitFor();
}

/** Every piece of text in the page, and every attribute that may name a card. */
const wordsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) words.add((texts.currentNode.textContent ?? '').trim());
    for (const element of document.querySelectorAll<HTMLElement>(
      '[data-hand], [data-card], [data-tray], [aria-label], [title]',
    )) {
      for (const word of Object.values(element.dataset)) words.add(word ?? '');
      words.add(element.getAttribute('aria-label') ?? '').add(element.getAttribute('title') ?? '');
    }
    return [...words];
  });

/** Which of the cards are in the page, by name or by id. Each card exists once, so none is there by chance. */
async function shownOf(page: Page, cards: readonly string[]): Promise<string[]> {
  const words = await wordsIn(page);
  return cards.filter((card) => {
    const name = kleineHelden.texts.en[`card.${card}`] ?? card;
    return words.some((word) => word === card || word === name || word.startsWith(`${name},`));
  });
}

const heldBy = ({ play }: Match<HeldenState>, seat: number): string[] =>
  (play.state.hand[seat] ?? []).map(cardIdOf).filter((card) => card !== null);

/** Cards in the hands of the other persons that the looking seat has never been told of. */
function secretsBefore(match: Match<HeldenState>, looking: number): string[] {
  const view = kleineHelden.position.write(viewFor(match, looking));
  const told = JSON.stringify([view, toldLines(match, looking, -1)]);
  return persons
    .filter((seat) => seat !== looking)
    .flatMap((seat) => heldBy(match, seat))
    .filter((card) => !told.includes(`"${card}"`));
}

const decisionOf = (match: Match<HeldenState>, seat: number): Pending | undefined =>
  pendingFor(match, seat).find((pending) => pending.seat === seat && pending.options !== undefined);

/** The totals of the last attack that came to the dice. */
function lastTotals(events: readonly ToldEvent[]): string[] {
  const from = events.findLastIndex(({ type }) => type === 'attackValued');
  const attack = events[from];
  const defence = events.slice(from).find(({ type }) => type === 'defenceValued');
  return [attack, defence].flatMap((event) => (event === undefined ? [] : [String(event.number)]));
}

/** What the stage says of both sides: the parts of the value, the dice that count, the total. */
const sidesOf = (page: Page): Promise<{ parts: number[]; dice: number[]; total: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-stage="panel"] [data-side]:has([data-sum])')].map((side) => {
      const numbers = (selector: string, read: (element: Element) => string | null): number[] =>
        [...side.querySelectorAll(selector)].map((element) => Number((read(element) ?? '').replace('−', '-')));
      return {
        parts: numbers('[data-parts] b', (element) => element.textContent),
        dice: numbers('[data-die="counts"] svg', (element) => element.getAttribute('aria-label')),
        total: numbers('[data-sum] b', (element) => element.textContent)[0] ?? Number.NaN,
      };
    }),
  );

/** A table with persons and bots, played by clicks, with the true match beside it. */
class MixedGame {
  standing: Standing;
  readonly made = new Set<number>();
  handOvers = 0;
  secrets = 0;
  stages = 0;

  constructor(
    private readonly page: Page,
    private readonly kept: KeptMatch<HeldenState>,
  ) {
    this.standing = noStanding(this.match.setup.seats);
  }

  get match(): Match<HeldenState> {
    return this.kept.match;
  }

  /** Waits until a person has to decide; false when the game is over. */
  async waitForPerson(): Promise<boolean> {
    const { match } = this;
    await expect
      .poll(
        async () => {
          await this.kept.follow();
          if (outcomeOf(match) !== null) return true;
          const isAsked = persons.some((seat) => match.play.isWaitingFor(seat));
          const isBots = [1, 3].some((seat) => match.play.isWaitingFor(seat));
          return isAsked && !isBots && nextStandingPass(match, this.standing) === null;
        },
        { timeout: waitMs, interval: 20 },
      )
      .toBe(true);
    return outcomeOf(match) === null;
  }

  /** Whoever shall decide sits at the device afterwards. */
  async takeDevice(): Promise<number> {
    const { page, match } = this;
    const handOver = page.getByTestId('hand-over');
    await page.locator('[data-testid="hand-over"], .prompt-line.is-mine').first().waitFor();
    if ((await handOver.count()) > 0) {
      this.handOvers++;
      expect(await shownOf(page, secretsBefore(match, nobody)), 'while it is passed on').toEqual([]);
      await handOver.getByRole('button').click();
      await page.locator('.prompt-line.is-mine').waitFor();
    }
    return Number(await page.locator('[data-own]').getAttribute('data-own'));
  }

  async checkHands(seat: number): Promise<void> {
    const hidden = secretsBefore(this.match, seat);
    this.secrets += hidden.length;
    expect(await shownOf(this.page, hidden), `while seat ${seat} plays`).toEqual([]);
    const own = heldBy(this.match, seat);
    expect(await shownOf(this.page, own), 'the own hand').toEqual(own);
  }

  async giveStanding(seat: number): Promise<void> {
    await this.page.getByRole('radio', { name: 'Where I take part, at deaths and losses' }).check();
    this.standing = giveStanding(this.match, this.standing, seat, 'concerned');
  }

  async choose(seat: number): Promise<Choice> {
    const decision = decisionOf(this.match, seat);
    if (decision === undefined) throw new Error(`seat ${seat} has nothing to decide`);
    const view = viewFor(this.match, seat);
    const choice = pickFighting(decision, view);
    this.made.add(this.match.log.length);
    const at = this.match.log.length;
    await pointAt(this.page, decision, view, choice);
    await expect
      .poll(() => this.kept.follow().then(() => this.match.log.length), { timeout: waitMs, interval: 20 })
      .toBeGreaterThan(at);
    expect(this.match.log[at]).toEqual({ seat, choice });
    return choice;
  }

  /** The stage shows the dice and the totals of the attack that has just been rolled. */
  async checkStage(seat: number, from: number): Promise<void> {
    const events = tellFor(this.match, seat, this.match.events.slice(from).flat());
    const totals = lastTotals(events);
    if (totals.length === 0) return;
    this.stages++;
    const board = this.page.locator('[data-stage="panel"]');
    await expect
      .poll(() => board.locator('[data-sum][data-final] b').allInnerTexts(), { timeout: waitMs })
      .toEqual(totals);
    await board.locator('[data-verdict]').waitFor();
    for (const { parts, dice, total } of await sidesOf(this.page)) {
      const sum = [...parts, ...dice].reduce((all, one) => all + one, 0);
      expect(Math.max(0, sum), `${parts} and dice ${dice}`).toBe(total);
    }
  }
}

test('a whole game of two people at one device and two bots on the own table', async () => {
  const page = await stage.visit();
  await startMixedTable(page);
  await restartWithSeed(page, kleineHelden, shortSeed);
  const game = new MixedGame(page, await KeptMatch.of(page, kleineHelden));
  const asked = new Set<number>();
  const types = new Set<string>();
  while (await game.waitForPerson()) {
    expect(game.made.size).toBeLessThan(250);
    const seat = await game.takeDevice();
    if (!asked.has(seat)) {
      asked.add(seat);
      await game.giveStanding(seat);
      continue;
    }
    if (game.made.size % 6 === 0) await game.checkHands(seat);
    const from = game.match.log.length;
    types.add((await game.choose(seat)).type);
    const goesOn = await game.waitForPerson();
    // The same person goes on, so that the table was never taken away in between.
    if (goesOn && game.stages < 3 && (await page.getByTestId('hand-over').count()) === 0) {
      if (game.match.play.isWaitingFor(seat)) await game.checkStage(seat, from);
    }
  }
  for (const type of ['deck', 'equip', 'done', 'attack', 'defend', 'plunder', 'end']) expect(types).toContain(type);
  expect(game.handOvers).toBeGreaterThan(5);
  expect(game.secrets).toBeGreaterThan(10);
  expect(game.stages).toBe(3);
  // Windows that did not concern them were let pass by the table, without anybody being asked for the device.
  const passes = game.match.log.flatMap((line, i) =>
    'choice' in line && line.choice.type === 'pass' && persons.includes(line.seat) ? [i] : [],
  );
  expect(passes.filter((line) => !game.made.has(line)).length).toBeGreaterThan(5);
  const result = page.getByRole('dialog');
  await result.getByRole('heading', { name: /wins|A draw/ }).waitFor();
  await result.getByRole('button', { name: 'See the table' }).click();
  await page.getByText('The game is over.').first().waitFor();
});
