import { readFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { tiles } from '../demo/mage-knight-tiles.js';
import { abilities, attacks, elements } from '../src/games/mage-knight/art/icons/combat-glyphs.js';
import { crystals, dice, manaColors, tokens } from '../src/games/mage-knight/art/icons/mana-glyphs.js';
import { deeds } from '../src/games/mage-knight/art/icons/table-glyphs.js';
import { MapPicture } from '../src/games/mage-knight/art/map/map-picture.js';
import { MapSite } from '../src/games/mage-knight/art/map/map-site.js';
import type { Layer } from '../src/games/mage-knight/art/map/paint/layers.js';
import { materials, singlePaints } from '../src/games/mage-knight/art/map/paint/paints.js';
import { EnemyBack, EnemyFront } from '../src/games/mage-knight/art/map/pieces/enemy-token.js';
import { HeroFigure } from '../src/games/mage-knight/art/map/pieces/figures.js';
import { heroIds, lookOf } from '../src/games/mage-knight/art/map/pieces/heroes.js';
import { lookOfPile, pileColors } from '../src/games/mage-knight/art/map/pieces/piles.js';
import { type SiteProps, siteColors, siteLayers, siteNames } from '../src/games/mage-knight/art/map/sites/index.js';
import { bordersOf, outlinesOf, regionsOf } from '../src/games/mage-knight/art/map/terrain/region.js';
import { wall } from '../src/games/mage-knight/art/map/terrain/walls.js';
import { hexAt, type Terrain, type TileLand, terrains } from '../src/games/mage-knight/art/map/tile-land.js';
import { tileLayers, tilePicture } from '../src/games/mage-knight/art/map/tile-picture.js';

/** A small table: tiles that have every terrain between them. */
const table: readonly TileLand[] = [
  'start-a',
  'countryside-1',
  'countryside-4',
  'countryside-12',
  'core-10',
  'core-9',
].map((id) => {
  const tile = tiles.find((one) => one.id === id);
  if (tile === undefined) throw new Error(`there is no tile ${id}`);
  return {
    id,
    hexes: tile.hexes.map(([terrain, site]) => ({ terrain, hasSite: site !== undefined })),
    ...(tile.walls !== undefined && { walls: tile.walls }),
  };
});
const landOf = (id: string, hexes: readonly Terrain[]): TileLand => ({
  id,
  hexes: hexes.map((terrain) => ({ terrain })),
});
const uniform = (terrain: Terrain, id = 'uniform'): TileLand => landOf(id, Array<Terrain>(7).fill(terrain));

const materialOf: Readonly<Record<Terrain, string>> = {
  plains: 'grass',
  hills: 'hill',
  forest: 'leaf',
  wasteland: 'ash',
  desert: 'sand',
  swamp: 'moss',
  lake: 'lake',
  mountain: 'rock',
  sea: 'sea',
};

const markupOf = (picture: ReactNode): string => renderToStaticMarkup(createElement('svg', null, picture));
const distinct = (values: readonly unknown[]): number => new Set(values.map((value) => JSON.stringify(value))).size;

/** Where the touches of a layer begin. */
const startsOf = ({ d }: Layer): [number, number][] =>
  [...d.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('the land of a tile', () => {
  test('every hex is painted with its terrain', () => {
    expect(new Set(table.flatMap(({ hexes }) => hexes.map(({ terrain }) => terrain)))).toEqual(new Set(terrains));
    for (const land of table) {
      const layers = tileLayers(land);
      for (const [hex, { terrain }] of land.hexes.entries()) {
        const own = layers.filter(({ stroke = '' }) => stroke.startsWith(`var(--mk-${materialOf[terrain]}-`));
        const touches = own.flatMap(startsOf).filter((point) => hexAt(point) === hex);
        expect(touches.length, `${land.id} ${hex} ${terrain}`).toBeGreaterThan(15);
      }
    }
  });

  test('it is the same every time, is painted once, and is another one for another tile', () => {
    for (const land of table) {
      expect(tileLayers(land)).toEqual(tileLayers(land));
      expect(tilePicture(land)).toBe(tilePicture({ ...land }));
    }
    expect(tileLayers(uniform('forest', 'one'))).not.toEqual(tileLayers(uniform('forest', 'other')));
  });

  test('what stands on a hex is left free', () => {
    const bare = uniform('forest');
    const taken: TileLand = { ...bare, hexes: bare.hexes.map((hex, i) => ({ ...hex, hasSite: i === 0 })) };
    const treesInTheMiddle = (land: TileLand): number =>
      tileLayers(land)
        .filter(({ fill }) => fill.startsWith('var(--mk-leaf-'))
        .flatMap(startsOf)
        .filter(([x, y]) => Math.hypot(x, y) < 14).length;
    expect(treesInTheMiddle(bare)).toBeGreaterThan(5);
    expect(treesInTheMiddle(taken)).toBeLessThan(treesInTheMiddle(bare) / 3);
  });

  test('equal terrains run into each other, others share one border', () => {
    const [whole] = regionsOf(uniform('plains'), 1);
    expect(whole && outlinesOf(whole).map((loop) => loop.length)).toEqual([18]);
    expect(whole && bordersOf(whole)).toEqual([]);

    const regions = regionsOf(landOf('two', ['lake', 'plains', 'plains', 'plains', 'plains', 'plains', 'plains']), 5);
    const [lake, plains] = ['lake', 'plains'].map((terrain) => regions.find((region) => region.terrain === terrain));
    expect(lake && outlinesOf(lake)).toHaveLength(1);
    expect(plains && outlinesOf(plains)).toHaveLength(2);
    expect(lake && bordersOf(lake)).toHaveLength(6);
  });

  test('walls stand between neighbours only', () => {
    const land = table.find(({ walls = [] }) => walls.length > 0);
    expect(land && tileLayers(land)).not.toEqual(land && tileLayers({ ...land, walls: [] }));
    expect(() => wall(1, 4)).toThrow('no side');
  });

  test('a picture is short: it has to be painted at every zoom', () => {
    for (const land of table) expect(markupOf(tilePicture(land)).length, land.id).toBeLessThan(120_000);
  });
});

describe('the map', () => {
  const [first, second] = table as [TileLand, TileLand];
  const picture = markupOf(
    createElement(MapPicture, {
      tiles: [
        { ...first, q: 0, r: 0 },
        { ...second, q: 1, r: -3 },
      ],
      unexplored: [{ q: 3, r: -2, back: 'brown' }],
    }),
  );

  test('it shows its tiles from the back to the front, and the places for more', () => {
    const shown = [...picture.matchAll(/data-(?:tile|veil)="([^"]+)"/g)].map(([, id]) => id);
    expect(shown).toEqual(['brown', second.id, first.id]);
  });

  test('it has no styles that the policy of the app forbids, and no broken number', () => {
    expect(picture).not.toMatch(/<style| style=|NaN|undefined|Infinity/);
  });
});

describe('day and night', () => {
  const sheet = readFileSync(new URL('../src/games/mage-knight/art/map/land.css', import.meta.url), 'utf8');
  const colorsIn = (block: string): Map<string, string> =>
    new Map([...block.matchAll(/--mk-([a-z0-9-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
  const [day, night] = sheet.split('[data-time="night"]').map(colorsIn) as [Map<string, string>, Map<string, string>];
  const paints = [
    ...materials.flatMap((material) => [1, 2, 3, 4, 5].map((tone) => `${material}-${tone}`)),
    ...singlePaints,
  ];

  test('every paint has a colour for both, and no other is there', () => {
    expect([...day.keys()].sort()).toEqual([...paints].sort());
    expect([...night.keys()].sort()).toEqual([...paints].sort());
  });

  test('at night the land is darker and fires are not', () => {
    const lightness = (color = ''): number =>
      Number.parseInt(color.slice(1, 3), 16) + Number.parseInt(color.slice(3, 5), 16);
    for (const material of Object.values(materialOf))
      expect(lightness(night.get(`${material}-3`)), material).toBeLessThan(lightness(day.get(`${material}-3`)) * 0.7);
    expect(night.get('fire-4')).toBe(day.get('fire-4'));
    expect(lightness(night.get('window'))).toBeGreaterThan(lightness(day.get('window')));
  });
});

describe('sites', () => {
  const colored = ['city', 'crystal-mine', 'deep-mine'];
  const all: readonly SiteProps[] = [
    ...siteNames.flatMap((site): SiteProps[] =>
      colored.includes(site) ? siteColors.map((color) => ({ site, colors: [color] })) : [{ site }],
    ),
    { site: 'monastery', isBurned: true },
    { site: 'deep-mine', colors: ['green', 'blue'] },
  ];

  test('each has a picture of its own', () => {
    expect(distinct(all.map(siteLayers))).toBe(all.length);
    expect(distinct(siteColors.map((color) => siteLayers({ site: 'city', colors: [color] }).map(({ d }) => d)))).toBe(
      4,
    );
  });

  test('every site of every tile is drawn', () => {
    for (const { id, hexes } of tiles)
      for (const [, site, ...colors] of hexes)
        if (site !== undefined)
          expect(siteLayers({ site, colors } as SiteProps).length, `${id} ${site}`).toBeGreaterThan(5);
  });

  test('no number is broken, and no colour is missing', () => {
    for (const site of all)
      for (const { d, fill } of siteLayers(site)) {
        expect(d, site.site).not.toMatch(/NaN|undefined|Infinity|--/);
        expect(fill).toMatch(/^none$|^var\(--mk-[a-z]+(-[1-5])?\)$/);
      }
    expect(() => siteLayers({ site: 'city' })).toThrow('needs a colour');
  });

  test('who conquered a site has a shield there', () => {
    const bare = markupOf(createElement(MapSite, { cell: { site: 'keep' } }));
    const taken = markupOf(createElement(MapSite, { cell: { site: 'keep', shields: [{ seat: 1, hero: 'tovak' }] } }));
    expect(bare).not.toContain(lookOf('tovak').sign);
    expect(taken).toContain(lookOf('tovak').sign);
    expect(taken).toContain('var(--seat-1)');
  });
});

describe('pieces and icons', () => {
  test('heroes and piles are told apart without colours', () => {
    expect(distinct(heroIds.map((hero) => lookOf(hero).sign))).toBe(heroIds.length);
    expect(distinct(heroIds.map((hero) => lookOf(hero).outline))).toBe(heroIds.length);
    expect(distinct(pileColors.map((pile) => lookOfPile(pile).sign))).toBe(pileColors.length);
  });

  test('so are signs of one kind, and the colours of mana', () => {
    const shapes = [abilities, elements, attacks, deeds].flatMap((kind) =>
      Object.values(kind).map((glyph) => glyph.map(([d]) => d)),
    );
    expect(distinct(shapes)).toBe(13 + 4 + 3 + Object.keys(deeds).length);
    for (const kind of [crystals, tokens, dice])
      expect(distinct(manaColors.map((color) => kind[color].sign[0]))).toBe(6);
  });

  test('a token shows what the enemy has, its back only where it comes from', () => {
    const front = markupOf(
      createElement(EnemyFront, {
        pile: 'red',
        armor: 7,
        elusiveArmor: 14,
        attacks: [{ value: 6, element: 'fire' }],
        fame: 9,
        abilities: ['elusive'],
        resistances: ['ice'],
      }),
    );
    expect([...front.matchAll(/>(\d+)</g)].map(([, value]) => value).sort()).toEqual(['14', '6', '7', '9']);
    expect(front).toContain(abilities.elusive[1]?.[0]);
    expect(front).toContain(elements.ice[0]?.[0]);
    expect(markupOf(createElement(EnemyBack, { pile: 'red' }))).not.toMatch(/>\d/);
  });

  test('figures have the colour of their seat and a stud for its number', () => {
    for (const seat of [0, 1, 2, 3]) {
      const figure = markupOf(createElement(HeroFigure, { hero: 'krang', seat }));
      expect(figure).toContain(`var(--seat-${seat})`);
      expect(figure.match(/<circle/g)).toHaveLength(seat + 1);
      expect(figure).not.toMatch(/NaN|undefined/);
    }
  });
});
