import type { Page } from 'playwright-core';
import { waitMs } from './stage.js';
import { lastLine, waitForTurn } from './table.js';

/** Something on the Pixel Tactics table that can be clicked now. */
interface Thing {
  readonly selector: string;
  readonly kind: 'own' | 'far' | 'hand' | 'tray' | 'pile' | 'button' | 'candidate';
  /** How it shines, or the type of the button's choice. */
  readonly light: string;
  readonly isThreatened: boolean;
  readonly isLeader: boolean;
}

interface Sight {
  readonly selected: readonly string[];
  readonly things: readonly Thing[];
}

/** What a person sees who is asked something: the lit objects and the buttons. */
export function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const below = document.querySelector<HTMLElement>('[data-part="own panel"]')?.dataset.seat;
    const isSetUp = document.querySelector('[data-part="leaders"]') !== null;
    const kindOf = (key: string): Thing['kind'] => {
      if (key.startsWith('place:')) return key.startsWith(`place:${below}:`) ? 'own' : 'far';
      if (key.startsWith('hand:')) return isSetUp ? 'candidate' : 'hand';
      return key.startsWith('tray:') ? 'tray' : 'pile';
    };
    const things = all('.pt-table [data-object][data-lit]').map(({ dataset }): Thing => {
      const { object = '', lit = '', threat, leader } = dataset;
      const isThreatened = threat !== undefined;
      const selector = `[data-object="${object}"]`;
      return { selector, kind: kindOf(object), light: lit, isThreatened, isLeader: leader !== undefined };
    });
    const buttons = all('[data-part="actions"] button:not([data-type="cancel"])').map(
      ({ dataset }, i): Thing => ({
        selector: `[data-part="actions"] button:not([data-type="cancel"]) >> nth=${i}`,
        kind: 'button',
        light: dataset.type ?? '',
        isThreatened: false,
        isLeader: false,
      }),
    );
    const selected = all('.pt-table [data-selected]').map(({ dataset }) => dataset.object ?? '');
    return { selected, things: [...things, ...buttons] };
  });
}

const cancel: Thing = {
  selector: '[data-part="actions"] [data-type="cancel"]',
  kind: 'button',
  light: 'cancel',
  isThreatened: false,
  isLeader: false,
};

/** Plays to end the game soon: attacks, the leader first; else recruits; else draws; else anything. */
function decide({ selected, things }: Sight, tried: ReadonlySet<string>): Thing {
  const find = (test: (thing: Thing) => boolean): Thing | undefined =>
    things.find((thing) => !tried.has(thing.selector) && test(thing));
  const isButton = (type: string) => (thing: Thing) => thing.kind === 'button' && thing.light === type;
  const isTurn = things.some(({ light }) => light === 'start' || light === 'weak') || selected.length > 0;
  const attack = find((t) => t.isThreatened && t.isLeader) ?? find((t) => t.isThreatened);
  if (selected.length > 0) {
    const isFromHand = selected.some((key) => key.startsWith('hand:'));
    const useful =
      attack ??
      find(isButton('cast')) ??
      find((t) => isFromHand && t.kind === 'own' && t.light === 'now') ??
      find(isButton('order')) ??
      find(isButton('clear')) ??
      find((t) => t.kind === 'button' || t.light === 'now');
    return useful ?? cancel;
  }
  const chosen =
    find(({ kind }) => kind === 'candidate') ??
    (isTurn ? undefined : find((t) => t.kind !== 'button')) ??
    find((t) => t.kind === 'own' && t.light === 'start') ??
    find((t) => t.kind === 'hand' && t.light === 'start') ??
    find(({ kind }) => kind === 'pile') ??
    find(({ kind }) => kind === 'button') ??
    find(() => true);
  if (chosen === undefined) throw new Error(`nothing to click: ${JSON.stringify(things)}`);
  return chosen;
}

/** What can be clicked; the table may need a moment to draw a new decision. */
async function lookUntilOffered(page: Page): Promise<Sight> {
  for (let tries = 0; tries < 100; tries++) {
    const sight = await look(page);
    if (sight.things.length > 0) return sight;
    await page.waitForTimeout(100);
  }
  throw new Error('nothing is offered');
}

/** Clicks until one choice is made. */
export async function chooseByMouse(page: Page): Promise<void> {
  const line = await lastLine(page);
  const tried = new Set<string>();
  for (let clicks = 0; clicks < 60; clicks++) {
    const sight = await lookUntilOffered(page);
    const thing = decide(sight, tried);
    if (sight.selected.length === 0) tried.add(thing.selector);
    await page.locator(thing.selector).click();
    await page.waitForFunction(
      ({ line, before, isCancel }) => {
        if (document.querySelector('[data-testid="result"], [data-testid="hand-over"]') !== null) return true;
        const last = Number(document.querySelector<HTMLElement>('.log > li:last-child')?.dataset.line ?? -1);
        const selected = [...document.querySelectorAll<HTMLElement>('.pt-table [data-selected]')].map(
          ({ dataset }) => dataset.object ?? '',
        );
        const hasSelected = selected.length > 0 && selected.join() !== before;
        return last > line || hasSelected || (isCancel && selected.length === 0);
      },
      { line, before: sight.selected.join(), isCancel: thing === cancel },
      { timeout: waitMs },
    );
    if ((await page.locator('[data-testid="result"], [data-testid="hand-over"]').count()) > 0) return;
    if ((await lastLine(page)) > line) return;
  }
  throw new Error('sixty clicks and no choice made');
}

/** Plays on until the rules end the game; the answer is how many choices it took. */
export async function playToEndByMouse(page: Page, mostChoices = 400): Promise<number> {
  for (let choices = 0; choices < mostChoices; choices++) {
    if (!(await waitForTurn(page))) return choices;
    await chooseByMouse(page);
  }
  throw new Error(`the game was not over after ${mostChoices} choices`);
}
