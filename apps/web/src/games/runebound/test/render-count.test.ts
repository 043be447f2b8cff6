// @vitest-environment happy-dom
import { game as runebound } from '@heldentisch/runebound';
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
    AdventureCounter: count('counter'),
    ChallengeCounter: count('challenge'),
    HeroFigure: count('figure'),
    CityBanner: count('banner'),
    WayStep: count('step'),
    MovementDie: count('die'),
  };
});
vi.mock('../parts/pictures.js', () => ({
  Picture() {
    drawn.set('picture', (drawn.get('picture') ?? 0) + 1);
    return null;
  },
}));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const position = {
  seats: [{ hero: 'nara', cards: ['short-sword', 'chainmail'] }, { hero: 'mok' }],
  step: 'walk',
  dice: [1, 4, 6, 5, 2],
  track: [{ card: 'giant-rats', space: '0704' }],
};

let root: Root;
beforeEach(async () => {
  vi.useFakeTimers();
  const { Table } = await import('../Table.js');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  drawn.clear();
  await act(async () => root.render(createElement(Table, tableProps(runebound, position))));
  expect(drawn.get('counter')).toBeGreaterThan(40);
  expect(drawn.get('figure')).toBeGreaterThanOrEqual(2);
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
function pointAt(space: string): void {
  const cell = document.querySelector(`[data-cell="${space}"]`);
  if (cell === null) throw new Error(`there is no ${space}`);
  cell.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

test('pointing at a hex draws the way there and the dice that pay for it, nothing else', async () => {
  // Two steps to the north-west, paid by two of the five dice.
  expect(await drawnBy(() => pointAt('0703'))).toEqual({ step: 2, die: 2 });
  expect(document.querySelector('[data-path]')?.getAttribute('data-path')).toBe('3');
  // From there to a neighbour: the dice of the old way are let go, those of the new one say what they pay.
  const next = await drawnBy(() => pointAt('0903'));
  expect(Object.keys(next).sort()).toEqual(['die', 'step']);
  // A space out of reach has no way.
  const none = await drawnBy(() => pointAt('1510'));
  expect(Object.keys(none)).toEqual(['die']);
});

test('pointing at an undefeated challenge lights its space and draws neither land nor pieces', async () => {
  const seen = await drawnBy(() => {
    const place = document.querySelector('[data-object="track:1"]');
    place?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  });
  expect(document.querySelector('[data-tint="shown"]')).not.toBeNull();
  // The picture is that of its close-up.
  expect(seen).toEqual({ picture: 1 });
});
