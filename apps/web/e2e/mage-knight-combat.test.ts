import { type Choice, matchFromPosition } from '@heldentisch/engine';
import { type MageKnightState, game as mageKnight } from '@heldentisch/mage-knight';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lostFocus, pressByKeys, watchFocus } from './support/by-keys.js';
import { expectAccessible } from './support/checks.js';
import { KeptMatch, replaceMatch } from './support/kept-match.js';
import { openTable } from './support/mage-knight-table.js';
import { expectPartsApart, inEverySize } from './support/sizes.js';
import { newStage, waitMs } from './support/stage.js';

const stage = newStage();

/** The assault on a keep has provoked two bands of orcs. */
const assault = {
  seats: [
    {
      hero: 'goldyx',
      space: '4,-3',
      level: 3,
      fame: 9,
      hand: ['swiftness', 'rage', 'determination', 'march', 'stamina'],
      crystals: { white: 1, red: 1, blue: 1 },
      units: ['guardian-golems'],
    },
  ],
  map: { '1,0': 'countryside-3', '0,1': 'countryside-2', '1,1': 'countryside-6' },
  tokens: { '4,-3': ['swordsmen'], '4,-4': ['prowlers', 'wolf-riders'] },
  path: ['3,-3', '4,-3'],
  fight: {
    kind: 'assault',
    space: '4,-3',
    from: '3,-3',
    phase: 'ranged',
    enemies: [
      'swordsmen',
      { enemy: 'prowlers', space: '4,-4', rampaging: true },
      { enemy: 'wolf-riders', space: '4,-4', rampaging: true },
    ],
  },
};

/** How somebody does it: with the mouse, or by the keyboard alone. */
type Press = (thing: Locator) => Promise<void>;

/** A person at the table of the fight. */
class Fighter {
  private constructor(
    readonly page: Page,
    private readonly kept: KeptMatch<MageKnightState>,
    private readonly press: Press,
  ) {}

  static async sit(page: Page, press: Press): Promise<Fighter> {
    await openTable(page, 1);
    await replaceMatch(page, matchFromPosition(mageKnight, assault, 'xoroshiro128plus', '5'.padStart(32, '0')));
    await page.locator('.prompt-line.is-mine').waitFor();
    const kept = await KeptMatch.of(page, mageKnight);
    return new Fighter(page, kept, press);
  }

  readonly thing = (key: string): Locator => this.page.locator(`[data-part="combat"] [data-object="${key}"]`);
  readonly enemy = (slot: number): Locator => this.page.locator(`[data-fighter="${slot}"]`);
  readonly foot = (): Locator => this.page.locator('[data-foot]');
  readonly phase = (): Locator => this.page.locator('[data-part="combat"] [aria-current="step"]');

  /** Does something that ends in this choice. */
  private async until(choice: Choice, act: () => Promise<void>): Promise<void> {
    const before = this.kept.match.log.length;
    await act();
    const lines = (): Promise<string[]> =>
      this.kept.follow().then(() => this.kept.match.log.slice(before).map((line) => JSON.stringify(line)));
    await expect.poll(lines, { timeout: waitMs }).toContain(JSON.stringify({ seat: 0, choice }));
    await this.page.locator('.prompt-line.is-mine').waitFor();
  }

  /** Uses a card; what it costs is paid by itself. */
  async play(card: string, use: string): Promise<void> {
    const choice = { type: 'play', card, use };
    await this.until(choice, async () => {
      await this.press(this.page.locator(`[data-part="hand"] [data-object="hand:${card}"]`));
      await this.press(
        this.page.locator(`[data-ways] [data-choice=${JSON.stringify(JSON.stringify(choice))}]`).first(),
      );
    });
  }

  async click(key: string, choice: Choice): Promise<void> {
    await this.until(choice, () => this.press(this.thing(key)));
  }

  aim = (slot: number): Promise<void> => this.press(this.thing(`enemy:${slot}`));

  async endPhase(): Promise<void> {
    await this.until({ type: 'endPhase' }, () =>
      this.press(this.page.locator('[data-actions] [data-choice=\'{"type":"endPhase"}\']')),
    );
  }

  get state(): MageKnightState {
    return this.kept.match.play.state;
  }
}

const saysOf = async (thing: Locator): Promise<string> => (await thing.innerText()).replace(/\s+/g, ' ');

/** A shot, a block, a blow that a unit takes, and the attack that wins the keep. */
async function fightItOut(fighter: Fighter): Promise<void> {
  const { enemy, foot, thing } = fighter;
  // The keep shields its swordsmen from arrows; orcs need not fall.
  await expect.poll(() => saysOf(fighter.phase())).toBe('Ranged & siege');
  expect(await saysOf(enemy(1))).toContain('siege only');
  expect(await saysOf(enemy(2))).toContain('need not fall');
  await fighter.play('swiftness', 'strong');
  expect(await saysOf(enemy(1))).toMatch(/0\/5.*5 missing/);
  expect(await saysOf(enemy(2))).toMatch(/3\/3.*enough/);
  // Both bands together are too much for three arrows; one is not.
  await fighter.aim(2);
  await fighter.aim(3);
  await expect.poll(() => saysOf(foot())).toMatch(/Prowlers \+ Wolf Riders.*Total 3 of 7.*4 missing/);
  expect(await thing('verb:strike').getAttribute('aria-disabled')).toBe('true');
  await fighter.aim(3);
  await fighter.click('verb:strike', { type: 'strike', targets: '2' });
  await expect.poll(() => enemy(2).getAttribute('data-state')).toBe('defeated');
  await fighter.endPhase();

  // Swift: twice as much is needed.
  await expect.poll(() => saysOf(fighter.phase())).toBe('Block');
  await fighter.play('determination', 'strong');
  expect(await saysOf(thing('attack:1a'))).toMatch(/6.*5\/6.*1 missing/);
  expect(await saysOf(thing('attack:3a'))).toMatch(/3.*5\/6.*1 missing/);
  await fighter.play('march', 'block');
  await fighter.click('attack:3a', { type: 'parry', attack: '3a' });
  await expect.poll(() => saysOf(thing('attack:3a'))).toContain('Blocked');
  await fighter.endPhase();

  // The golems resist: their armor counts twice, and nothing is left for the hero.
  await expect.poll(() => saysOf(fighter.phase())).toBe('Damage');
  expect(await saysOf(foot())).toContain('Swordsmen: 6 damage');
  expect(await saysOf(thing('unit:1'))).toMatch(/resists.*wounded.*nothing left/);
  expect(await saysOf(thing('self'))).toContain('2 wounds');
  await fighter.click('attack:1a', { type: 'suffer', attack: '1a' });
  await fighter.click('unit:1', { type: 'assign', unit: 1 });

  await expect.poll(() => saysOf(fighter.phase())).toBe('Attack');
  await fighter.play('rage', 'strong');
  await fighter.play('stamina', 'attack');
  expect(await saysOf(enemy(1))).toMatch(/5\/5.*enough/);
  await fighter.aim(1);
  await fighter.click('verb:strike', { type: 'strike', targets: '1' });
  await fighter.endPhase();

  const { players, sites, unitWounds } = fighter.state;
  expect(players[0]).toMatchObject({ fame: 9 + 2 + 4 });
  expect(players[0]?.hand).toEqual([]);
  expect(unitWounds.filter((count) => count > 0)).toEqual([1]);
  expect(sites.filter(({ shields }) => shields.includes(0))).toHaveLength(1);
}

test('a keep is taken by mouse: a shot, a block, damage to a unit, an attack', async () => {
  const page = await stage.visit({ viewport: { width: 1366, height: 768 } });
  await fightItOut(await Fighter.sit(page, (thing) => thing.click()));
});

test('the same keep is taken by the keyboard alone, and the focus is never lost', async () => {
  const page = await stage.visit({ viewport: { width: 1366, height: 768 } });
  const fighter = await Fighter.sit(page, (thing) => pressByKeys(page, thing));
  await watchFocus(page);
  await fightItOut(fighter);
  expect(await lostFocus(page)).toEqual([]);
});

const inPhase = (phase: string): object => ({ ...assault, fight: { ...assault.fight, phase } });
const garrison = ['altem-mages', 'shocktroops', 'golems', 'swordsmen', 'ice-golems'];
const city = {
  options: { scenario: 'solo-conquest' },
  round: 2,
  seats: [
    { ...assault.seats[0], space: '4,-5', level: 7, fame: 50, units: ['catapults', 'altem-guardians', 'fire-mages'] },
  ],
  map: { '1,0': 'countryside-1', '0,1': 'countryside-2', '1,1': 'core-8' },
  tokens: { '4,-5': garrison },
  path: ['3,-4', '4,-5'],
  fight: { kind: 'assault', space: '4,-5', from: '3,-4', phase: 'ranged', enemies: garrison },
};
const fights: readonly (readonly [string, object])[] = [
  ['block', inPhase('block')],
  ['damage', inPhase('damage')],
  ['city', city],
];

/** An enemy is seen as a whole, and what the points come to or who takes the damage lies below, all within the middle. */
async function expectStageInside(page: Page, where: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const boxOf = (selector: string): DOMRect =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [middle, field] = [boxOf('[data-part="middle"]'), boxOf('[data-part="combat"] [data-scrolls]')];
    const isIn = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.width > 0 &&
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    return [
      ...(isIn(boxOf('[data-foot]'), middle) ? [] : ['what the points come to is not seen']),
      ...(isIn(boxOf('[data-fighter]'), field) ? [] : ['the first enemy is not seen as a whole']),
    ];
  });
  expect.soft(faults, where).toEqual([]);
}

test('fights fit every window, by day and by night', async () => {
  const page = await stage.visit();
  await openTable(page, 1);
  for (const [name, position] of fights) {
    await replaceMatch(page, matchFromPosition(mageKnight, position, 'xoroshiro128plus', '5'.padStart(32, '0')));
    await page.locator('.prompt-line.is-mine').waitFor();
    await inEverySize(page, async (size) => {
      await expectPartsApart(page, `${name} at ${size}`);
      await expectStageInside(page, `${name} at ${size}`);
    });
    await expectAccessible(page);
  }
});
