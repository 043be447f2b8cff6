import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { adventureIds, heroIds, marketIds } from '../../../packages/games/runebound/src/card-ids.js';
import { allies } from '../../../packages/games/runebound/src/cards/allies.js';
import { blue } from '../../../packages/games/runebound/src/cards/blue.js';
import { green } from '../../../packages/games/runebound/src/cards/green.js';
import { red } from '../../../packages/games/runebound/src/cards/red.js';
import { yellow } from '../../../packages/games/runebound/src/cards/yellow.js';
import { allyPictures } from '../src/games/runebound/art/cards/allies/index.js';
import type { Drawing } from '../src/games/runebound/art/cards/brush/marks.js';
import { paint } from '../src/games/runebound/art/cards/brush/paint.js';
import { challengePictures } from '../src/games/runebound/art/cards/challenges/index.js';
import { heroPictures } from '../src/games/runebound/art/cards/heroes/index.js';
import { AdventurePicture, EndingPicture, HeroPortrait, MarketPicture } from '../src/games/runebound/art/cards/index.js';
import { itemPictures } from '../src/games/runebound/art/cards/items/index.js';
import { encounterPictures } from '../src/games/runebound/art/cards/scenes/encounters.js';
import { endingPictures } from '../src/games/runebound/art/cards/scenes/endings.js';
import { eventPictures } from '../src/games/runebound/art/cards/scenes/events.js';
import { LobbyArt } from '../src/games/runebound/lobby-art.js';
import { seedOf } from '../src/pen/cached.js';

const drawings: readonly (readonly [string, Drawing])[] = Object.entries({
  ...heroPictures,
  ...challengePictures,
  ...eventPictures,
  ...encounterPictures,
  ...itemPictures,
  ...allyPictures,
  ...endingPictures,
});

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
  const looks = drawings.map(([, drawing]) => JSON.stringify(paint(drawing, 0)));
  expect(new Set(looks).size).toBe(drawings.length);
});

test('nothing that has an outline lies wholly beside the paper', () => {
  const beside = drawings.filter(([id, drawing]) =>
    paint(drawing, seedOf(id)).some(({ d }) => {
      const [, x = '0', y = '0'] = d.match(/^M(-?\d+) ?(-?\d+)/) ?? [];
      return Math.abs(Number(x)) > 3000 || Math.abs(Number(y)) > 3000;
    }),
  );
  expect(beside.map(([id]) => id)).toEqual([]);
});

test('a picture with a title says it', () => {
  const titled = renderToStaticMarkup(createElement(HeroPortrait, { hero: 'mok', title: 'Mok' }));
  expect(titled).toContain('role="img" aria-label="Mok"');
  expect(titled).not.toContain('aria-hidden');
});

test('the picture for the lobby needs no more than a screenful of strokes', () => {
  const markup = renderToStaticMarkup(createElement(LobbyArt));
  expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
  expect(markup).not.toMatch(/NaN|undefined/);
});
