import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cityPictures } from '../src/games/runebound/art/map/cities/index.js';
import { neighboursAt, placeOf, terrainAt } from '../src/games/runebound/art/map/geometry.js';
import { MapPicture } from '../src/games/runebound/art/map/map-picture.js';
import { emblems } from '../src/games/runebound/art/map/pieces/emblems.js';
import { gems } from '../src/games/runebound/art/map/pieces/gems.js';
import { regionIds } from '../src/games/runebound/art/map/sheet/region-names.js';
import { planted, stamps } from '../src/games/runebound/art/map/terrain/planting.js';
import { linksOf } from '../src/games/runebound/art/map/terrain/roads.js';
import { rivers } from '../src/games/runebound/art/map/terrain/waterways.js';
import { cities, colors, heroIds, spaceCount, spaceNames } from '../src/games/runebound/art/map/world.js';

const all = Array.from({ length: spaceCount }, (_, space) => space);
const named = (spaces: readonly number[]): string[] => spaces.map((space) => spaceNames[space] as string);

/** Everything that can be reached from a space. */
function reached(from: number, next: (space: number) => readonly number[]): Set<number> {
  const seen = new Set([from]);
  for (const space of seen) for (const other of next(space)) seen.add(other);
  return seen;
}

describe('roads and rivers follow the map', () => {
  const isPaved = (space: number): boolean => ['road', 'city'].includes(terrainAt(space));

  test('spaces of road and cities that adjoin are joined by a road', () => {
    for (const space of all.filter(isPaved)) {
      const byMap = reached(space, (one) => neighboursAt(one).filter(isPaved));
      const byRoad = reached(space, (one) => linksOf(one).filter(isPaved));
      expect(named([...byRoad].sort()), spaceNames[space]).toEqual(named([...byMap].sort()));
    }
  });

  test('a road leads to neighbours only, and back', () => {
    for (const space of all.filter(isPaved)) {
      for (const next of linksOf(space)) {
        expect(neighboursAt(space)).toContain(next);
        expect(isPaved(next) ? linksOf(next).includes(space) : terrainAt(next)).toBe(isPaved(next) ? true : 'river');
      }
    }
  });

  test('every river space is part of one river, which runs from neighbour to neighbour', () => {
    const spaces = rivers.flatMap((river) => river.spaces);
    expect(named([...spaces].sort())).toEqual(named(all.filter((space) => terrainAt(space) === 'river').sort()));
    for (const { spaces: course } of rivers)
      for (const [i, space] of course.slice(1).entries()) expect(neighboursAt(course[i] as number)).toContain(space);
  });

  test('the water passes near the middle of every space of its river', () => {
    for (const { spaces, way } of rivers) {
      for (const space of spaces) {
        const [x, y] = placeOf(space);
        const nearest = Math.min(...way.map(([wx, wy]) => Math.hypot(wx - x, wy - y)));
        expect(nearest, spaceNames[space]).toBeLessThan(25);
      }
    }
  });
});

describe('the ground', () => {
  const stampsAt = (space: number): string[] => {
    const [x, y] = placeOf(space);
    return planted.filter(({ place }) => place[0] === x && place[1] === y).map(({ stamp }) => stamp);
  };
  const names: Readonly<Record<string, RegExp>> = {
    plains: /^plains-/,
    hills: /^hills-/,
    mountains: /^mountains-/,
    swamp: /^swamp-/,
    water: /^waves-/,
    forest: /^(firs|mixed|oaks|crimson|dark)-/,
  };

  test('every space shows its terrain', () => {
    for (const space of all) {
      const name = names[terrainAt(space)];
      if (name === undefined) continue;
      expect(stampsAt(space), spaceNames[space]).toEqual([expect.stringMatching(name)]);
    }
  });

  test('every stamp is used, and every one that is used is there', () => {
    expect([...new Set(planted.map(({ stamp }) => stamp))].sort()).toEqual(Object.keys(stamps).sort());
  });
});

describe('the picture of the map', () => {
  const picture = (word: string): string =>
    renderToStaticMarkup(
      createElement('svg', null, createElement(MapPicture, { title: `${word} land`, region: (id) => `${word} ${id}` })),
    );
  const markup = picture('old');
  const found = (pattern: RegExp): string[] => [...markup.matchAll(pattern)].map(([, word = '']) => word);

  test('it says what it is told to, and only words change', () => {
    for (const id of regionIds) expect(markup).toContain(`old ${id}`);
    expect(markup).toContain('old land');
    expect(picture('new').replaceAll('new ', 'old ')).toBe(markup);
  });

  test('whatever it refers to is in it once', () => {
    const ids = found(/ id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    const used = new Set([...found(/href="#([^"]+)"/g), ...found(/url\(#([^)]+)\)/g)]);
    expect([...used].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('it has no styles that the policy of the app forbids, and no broken number', () => {
    expect(markup).not.toMatch(/<style| style=|NaN|undefined|Infinity/);
  });
});

describe('what can be told apart without colours', () => {
  const distinct = (values: readonly unknown[]): number => new Set(values.map((value) => JSON.stringify(value))).size;

  test('gems have shapes of their own', () => {
    expect(distinct(colors.map((color) => gems[color].shape))).toBe(colors.length);
  });
  test('so have the signs of the heroes', () => {
    expect(distinct(heroIds.map((hero) => emblems[hero]))).toBe(heroIds.length);
  });
  test('so have the cities', () => {
    expect(distinct(cities.map((city) => cityPictures[city].map(({ d }) => d)))).toBe(cities.length);
  });
});
