// @vitest-environment happy-dom
import { game as mageKnight } from '@heldentisch/mage-knight';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tableProps } from '../../../table/test/table-props.js';

/** What is drawn anew, by the name of its drawing. */
const drawn = vi.hoisted(() => new Map<string, number>());

vi.mock('../art/map/index.js', async (original) => {
  const drawings = await original<typeof import('../art/map/index.js')>();
  const count = (name: string) => () => {
    drawn.set(name, (drawn.get(name) ?? 0) + 1);
    return null;
  };
  return {
    ...drawings,
    MapPicture: count('land'),
    MapSite: count('site'),
    EnemyFront: count('enemy'),
    EnemyBack: count('back'),
    HeroFigure: count('figure'),
  };
});
vi.mock('../parts/cards/pictures.js', async (original) => ({
  ...(await original<typeof import('../parts/cards/pictures.js')>()),
  Picture() {
    drawn.set('picture', (drawn.get('picture') ?? 0) + 1);
    return null;
  },
}));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const position = {
  seats: [{ hero: 'tovak', space: '0,0', hand: ['march', 'stamina', 'rage'], units: ['peasants'] }],
  map: { '1,0': 'countryside-1', '0,1': 'countryside-2', '1,1': 'countryside-3' },
  tokens: { '3,-3': ['prowlers'], '1,-4': ['diggers'] },
  move: 4,
  cards: 1,
};

let root: Root;
beforeEach(async () => {
  vi.useFakeTimers();
  const { Table } = await import('../Table.js');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  drawn.clear();
  await act(async () => root.render(createElement(Table, tableProps(mageKnight, position))));
  expect(drawn.get('land')).toBe(1);
  expect(drawn.get('enemy')).toBe(2);
  expect(drawn.get('picture')).toBeGreaterThan(3);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

async function drawnBy(work: () => void): Promise<Record<string, number>> {
  drawn.clear();
  await act(async () => {
    work();
    vi.advanceTimersByTime(1000);
  });
  return Object.fromEntries(drawn);
}

/** React hears of entering through the event that bubbles. */
function pointAt(selector: string): void {
  const thing = document.querySelector(selector);
  if (thing === null) throw new Error(`there is no ${selector}`);
  thing.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/** How many spaces the way has that is shown, the first one included. */
const pathLength = (): string | undefined => document.querySelector<SVGElement>('[data-path]')?.dataset.path;

test('pointing at a hex shows the way there and draws neither land nor pieces nor cards', async () => {
  expect(await drawnBy(() => pointAt('[data-cell="1,-2"]'))).toEqual({});
  expect(pathLength()).toBe('3');
  expect(await drawnBy(() => pointAt('[data-cell="0,-1"]'))).toEqual({});
  expect(pathLength()).toBe('2');
  // A space out of reach has no way.
  expect(await drawnBy(() => pointAt('[data-cell="-1,1"]'))).toEqual({});
  expect(pathLength()).toBe('0');
});

test('taking up a card draws no other card and nothing of the map', async () => {
  const seen = await drawnBy(() => document.querySelector<HTMLElement>('[data-object="hand:march"]')?.click());
  expect(document.querySelector('[data-ways]')).not.toBeNull();
  // The card itself is read closely.
  expect(seen).toEqual({ picture: 1 });
});
