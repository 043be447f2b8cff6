// @vitest-environment happy-dom
import { matchFromPosition } from '@heldentisch/engine';
import { pixelTactics } from '@heldentisch/pixel-tactics';
import { tableView, toldLines } from '@heldentisch/protocol';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameTableProps } from '../../../table/game-table.js';

/** Every card that is drawn shows one sword, beside its attack. */
const drawn = vi.hoisted(() => ({ swords: 0 }));

vi.mock('../sprites/Sprite.js', async () => {
  const { icons } = await import('../sprites/icons.js');
  return {
    PixelSprite({ sprite }: { readonly sprite: unknown }) {
      if (sprite === icons.sword) drawn.swords++;
      return null;
    },
  };
});

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const position = {
  round: 2,
  units: [
    { leader: 'warrior', f1: 'berserker', f2: 'knight', r1: 'healer' },
    { leader: 'witch', f1: 'paladin', f2: 'templar', w1: 'oracle' },
  ],
  hands: [['killer', 'priestess', 'gunner'], ['healer']],
};
/** Eight in the units, three in the hand. */
const cardsOnTable = 11;

function propsOf(): GameTableProps {
  const match = matchFromPosition(pixelTactics, position, 'xoroshiro128plus', `${'0'.repeat(31)}1`);
  const table = tableView(match, 0, -1);
  return {
    view: table.view,
    viewer: 0,
    language: 'en',
    seats: [
      { kind: 'person', name: '', online: true },
      { kind: 'bot', name: '', online: true },
    ],
    decision: table.pending.find(({ seat }) => seat === 0) ?? null,
    others: [],
    history: toldLines(match, 0, -1),
    performing: null,
    stage: () => undefined,
    reducedMotion: true,
    choose: () => undefined,
    explain: () => undefined,
  };
}

const thing = (key: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-object="${key}"]`);
  if (found === null) throw new Error(`${key} is not on the table`);
  return found;
};

let root: Root;
beforeEach(async () => {
  vi.useFakeTimers();
  const { Table } = await import('../table.js');
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  drawn.swords = 0;
  await act(async () => root.render(createElement(Table, propsOf())));
  expect(drawn.swords).toBe(cardsOnTable);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

/** How many cards are drawn anew by something. */
async function countDrawn(work: () => void): Promise<number> {
  drawn.swords = 0;
  await act(async () => {
    work();
    vi.advanceTimersByTime(1000);
  });
  return drawn.swords;
}

test('pointing at a card draws its close-up and nothing else anew', async () => {
  const count = await countDrawn(() => {
    // React hears of entering through the event that bubbles.
    thing('place:0:f2').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  });
  expect(document.querySelector('[data-part="reader"] h3')?.textContent).toContain('Knight');
  expect(count).toBe(1);
});

test('choosing a card draws those anew that it lights, threatens or lets go, not the table', async () => {
  const count = await countDrawn(() => thing('place:0:f1').click());
  expect(thing('place:0:f1').dataset.selected).toBe('true');
  // The attacker, its two targets and the close-up; the knight, the healer and the three of the hand shine no more.
  expect(count).toBe(9);
});

test('a part that is not concerned by a new view of the page is not drawn anew', async () => {
  const { Table } = await import('../table.js');
  const props = propsOf();
  await act(async () => root.render(createElement(Table, props)));
  const count = await countDrawn(() => root.render(createElement(Table, { ...props, others: [] })));
  expect(count).toBe(0);
});

test('while nobody is asked the bar says who is waited for, and not that the game is over', async () => {
  const { Table } = await import('../table.js');
  const props = { ...propsOf(), decision: null };
  const bar = (): string => document.querySelector('[data-part="actions"]')?.textContent ?? '';
  await act(async () => root.render(createElement(Table, props)));
  expect(bar()).toBe('');
  const others = [{ seat: 1, kind: 'turn', prompt: { key: 'turn', params: {} }, revision: 1 }] as never;
  await act(async () => root.render(createElement(Table, { ...props, others })));
  expect(bar()).toBe('Waiting for Red …');
  const over = { ...props.view, frames: [] };
  await act(async () => root.render(createElement(Table, { ...props, view: over })));
  expect(bar()).toBe('The game is over.');
});
