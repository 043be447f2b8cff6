// @vitest-environment happy-dom
import { matchFromPosition } from '@heldentisch/engine';
import { kleineHelden } from '@heldentisch/kleine-helden';
import { tableView, toldLines } from '@heldentisch/protocol';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameTableProps } from '../../../table/game-table.js';

/** Everybody in play has a figure, every card an emblem. */
const drawn = vi.hoisted(() => ({ list: [] as string[] }));

vi.mock('../parts/pictures.js', () => {
  const counted = ({ id }: { readonly id: string }) => {
    drawn.list.push(id);
    return null;
  };
  const nothing = () => null;
  return {
    ...{ HeroFigure: counted, CardEmblem: counted },
    ...{ CardBack: nothing, Die: nothing, LifeHeart: nothing, SlotShape: nothing },
  };
});

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const position = {
  turn: 5,
  groups: [
    { fighters: { 'black-knight': { gear: ['mace'] }, shaman: {} }, hand: ['halberd', 'fireball', 'healing-potion'] },
    { fighters: { barbarian: { gear: ['barbarian-axe'] }, lich: {} } },
    { fighters: { troll: {}, cultist: {} } },
  ],
};
/** Six fighters, two cards that lie at them, three in the hand. */
const onTable = 11;

function propsOf(): GameTableProps {
  const match = matchFromPosition(kleineHelden, position, 'xoroshiro128plus', `${'0'.repeat(31)}1`);
  const table = tableView(match, 0, -1);
  return {
    view: table.view,
    viewer: 0,
    language: 'en',
    seats: position.groups.map((_, seat) => ({ kind: seat === 0 ? 'person' : 'bot', name: '', online: true })),
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
  const { Table } = await import('../Table.js');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  drawn.list = [];
  await act(async () => root.render(createElement(Table, propsOf())));
  expect(drawn.list).toHaveLength(onTable);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

/** Whose pictures are drawn anew by something. */
async function drawnBy(work: () => void): Promise<string[]> {
  drawn.list = [];
  await act(async () => {
    work();
    vi.advanceTimersByTime(1000);
  });
  return drawn.list.sort();
}

test('pointing at somebody draws the close-up and nothing else anew', async () => {
  const list = await drawnBy(() => {
    // React hears of entering through the event that bubbles.
    thing('being:troll').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  });
  expect(document.querySelector('[data-part="board"] h3')?.textContent).toBe('Troll');
  expect(list).toEqual(['troll']);
});

test('choosing who attacks draws those anew that light up or go out, not the table', async () => {
  const list = await drawnBy(() => thing('being:black-knight').click());
  expect(thing('being:black-knight').dataset.selected).toBe('true');
  for (const foe of ['barbarian', 'cultist', 'lich', 'troll']) expect(list).toContain(foe);
  // What lies at the others has nothing to do with it.
  expect(list).not.toContain('barbarian-axe');
  expect(list.length).toBeLessThan(onTable);
});

test('what does not change with a new view of the page is not drawn anew', async () => {
  const { Table } = await import('../Table.js');
  const props = propsOf();
  await act(async () => root.render(createElement(Table, props)));
  expect(await drawnBy(() => root.render(createElement(Table, { ...props, others: [] })))).toEqual([]);
});
