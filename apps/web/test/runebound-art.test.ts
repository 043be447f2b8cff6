import { adventureIds, heroIds, marketIds } from '@heldentisch/runebound';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allies } from '../../../packages/games/runebound/src/cards/allies.js';
import { blue } from '../../../packages/games/runebound/src/cards/blue.js';
import { green } from '../../../packages/games/runebound/src/cards/green.js';
import { red } from '../../../packages/games/runebound/src/cards/red.js';
import { yellow } from '../../../packages/games/runebound/src/cards/yellow.js';
import { allyPictures } from '../src/games/runebound/art/cards/allies/index.js';
import { area, type Drawing } from '../src/games/runebound/art/cards/brush/marks.js';
import { paint } from '../src/games/runebound/art/cards/brush/paint.js';
import { challengePictures } from '../src/games/runebound/art/cards/challenges/index.js';
import { heroPictures } from '../src/games/runebound/art/cards/heroes/index.js';
import {
  AdventurePicture,
  EndingPicture,
  HeroPortrait,
  MarketPicture,
} from '../src/games/runebound/art/cards/index.js';
import { itemPictures } from '../src/games/runebound/art/cards/items/index.js';
import { encounterPictures } from '../src/games/runebound/art/cards/scenes/encounters.js';
import { endingPictures } from '../src/games/runebound/art/cards/scenes/endings.js';
import { eventPictures } from '../src/games/runebound/art/cards/scenes/events.js';
import { LobbyArt } from '../src/games/runebound/lobby-art.js';
import { seedOf } from '../src/pen/cached.js';
import { fineness } from '../src/pen/path-text.js';

const drawings: readonly (readonly [string, Drawing])[] = Object.entries({
  ...heroPictures,
  ...challengePictures,
  ...eventPictures,
  ...encounterPictures,
  ...itemPictures,
  ...allyPictures,
  ...endingPictures,
});

const sheets: readonly (readonly [string, Record<string, Drawing>, number, number])[] = [
  ['heroes', heroPictures, 100, 120],
  ['challenges', challengePictures, 160, 120],
  ['events', eventPictures, 160, 120],
  ['encounters', encounterPictures, 160, 120],
  ['items', itemPictures, 100, 100],
  ['allies', allyPictures, 100, 100],
  ['endings', endingPictures, 200, 120],
];

const adventures = [...green, ...yellow, ...blue, ...red];
const ofType = (type: string): string[] => adventures.filter((card) => card.type === type).map(({ id }) => id);
const keys = (pictures: object): string[] => Object.keys(pictures).sort();

/** Every picture of the game as the table shows it. That the ids fit is also a matter of types here. */
const shown: readonly (readonly [string, ReactElement])[] = [
  ...heroIds.map((hero) => [hero, createElement(HeroPortrait, { hero })] as const),
  ...adventureIds.map((card) => [card, createElement(AdventurePicture, { card })] as const),
  ...marketIds.map((card) => [card, createElement(MarketPicture, { card })] as const),
  ...(['dragon-slain', 'runes-gathered', 'dusk'] as const).map(
    (ending) => [ending, createElement(EndingPicture, { ending })] as const,
  ),
];

test('every hero and every card has its picture among those of its kind, and nothing else has', () => {
  const allyIds = allies.map(({ id }) => id);
  expect(keys(heroPictures)).toEqual([...heroIds].sort());
  expect(keys(challengePictures)).toEqual(ofType('challenge').sort());
  expect(keys(eventPictures)).toEqual(ofType('event').sort());
  expect(keys(encounterPictures)).toEqual(ofType('encounter').sort());
  expect(keys(allyPictures)).toEqual([...allyIds].sort());
  expect(keys(itemPictures)).toEqual(marketIds.filter((id) => !(allyIds as string[]).includes(id)).sort());
});

test.each(shown)('%s is a picture with ink on paper', (_, picture) => {
  const markup = renderToStaticMarkup(picture);
  expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
  expect(markup.match(/<path/g)?.length ?? 0).toBeGreaterThan(15);
  expect(markup).not.toMatch(/NaN|undefined|Infinity|<style/);
});

test('no two pictures look the same', () => {
  const looks = drawings.map(([, drawing]) => JSON.stringify(paint(drawing, 0, { width: 200, height: 120 })));
  expect(new Set(looks).size).toBe(drawings.length);
});

/** The corner points of a path in units of the sheet: `M` is absolute, everything else counts from the last point. */
function* pointsOf(d: string): Generator<readonly [number, number]> {
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([Mlqtz])([^Mlqtz]*)/g)) {
    const [dx, dy] = (rest.match(/-?\d+/g) ?? []).map((word) => Number(word) / fineness).slice(-2);
    if (dx === undefined || dy === undefined) continue;
    [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
    yield [x, y];
  }
}

test.each(sheets)('of the pictures of %s nothing is painted that nobody sees', (_, pictures, width, height) => {
  const straying = Object.entries<Drawing>(pictures).flatMap(([id, drawing]) =>
    drawing.flatMap((mark) => {
      const points = paint([mark], seedOf(id), { width, height }).flatMap(({ d }) => [...pointsOf(d)]);
      const isFar = (over: (point: readonly [number, number]) => number) =>
        points.length > 0 && points.every((point) => over(point) > 15);
      const isBeside = isFar(([x]) => -x) || isFar(([x]) => x - width) || isFar(([, y]) => -y);
      return isBeside || isFar(([, y]) => y - height) ? [`${id}: ${mark.curve}`] : [];
    }),
  );
  expect(straying).toEqual([]);
});

test('what lies beside the paper is left out, what reaches over its edge is not', () => {
  const format = { width: 100, height: 100 };
  expect(paint([area('sap', 'o 130,50 10,10')], 0, format)).toEqual([]);
  expect(paint([area('sap', 'o 104,50 10,10')], 0, format).length).toBeGreaterThan(2);
});

test('a picture with a title says it', () => {
  const titled = renderToStaticMarkup(createElement(HeroPortrait, { hero: 'mok', title: 'Mok' }));
  expect(titled).toContain('role="img" aria-label="Mok"');
  expect(titled).not.toContain('aria-hidden');
});

test('the picture for the lobby is drawn with a few strokes', () => {
  const markup = renderToStaticMarkup(createElement(LobbyArt));
  expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
  expect(markup.match(/<path/g)?.length ?? 0).toBeLessThan(120);
  expect(markup).not.toMatch(/NaN|undefined|<style/);
});
