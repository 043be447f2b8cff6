import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  advancedActionIds,
  artifactIds,
  basicActionIds,
  enemyIds,
  heroIds,
  skillIds,
  spellIds,
  tacticIds,
  unitIds,
} from '../../../packages/games/mage-knight/src/card-ids.js';
import { advancedActionPictures } from '../src/games/mage-knight/art/cards/decks/advanced-actions.js';
import { artifactPictures } from '../src/games/mage-knight/art/cards/decks/artifacts.js';
import { basicActionPictures } from '../src/games/mage-knight/art/cards/decks/basic-actions.js';
import { skillPictures } from '../src/games/mage-knight/art/cards/decks/skills.js';
import { spellPictures } from '../src/games/mage-knight/art/cards/decks/spells.js';
import { tacticPictures } from '../src/games/mage-knight/art/cards/decks/tactics.js';
import { enemyPictures } from '../src/games/mage-knight/art/cards/enemies.js';
import { framePictures } from '../src/games/mage-knight/art/cards/frames.js';
import { heroPictures } from '../src/games/mage-knight/art/cards/heroes.js';
import {
  CardFrame,
  CardPicture,
  EnemyPicture,
  type FrameId,
  HeroPicture,
  HeroPortrait,
  SkillEmblem,
  TacticPicture,
  UnitPicture,
} from '../src/games/mage-knight/art/cards/index.js';
import { type Drawing, mass } from '../src/games/mage-knight/art/cards/paint/marks.js';
import { paint } from '../src/games/mage-knight/art/cards/paint/paint.js';
import { unitPictures } from '../src/games/mage-knight/art/cards/units.js';
import { LobbyArt } from '../src/games/mage-knight/lobby-art.js';

const kinds: readonly (readonly [string, Record<string, Drawing>, readonly string[], number, number])[] = [
  ['heroes', heroPictures, heroIds, 100, 140],
  ['enemies', enemyPictures, enemyIds, 100, 100],
  ['units', unitPictures, unitIds, 120, 90],
  ['basic actions', basicActionPictures, basicActionIds, 120, 90],
  ['advanced actions', advancedActionPictures, advancedActionIds, 120, 90],
  ['spells', spellPictures, spellIds, 120, 90],
  ['artifacts', artifactPictures, artifactIds, 120, 90],
  ['tactics', tacticPictures, tacticIds, 120, 90],
  ['skills', skillPictures, skillIds, 60, 60],
];

/** Every picture of the game as the table shows it. That the ids fit is also a matter of types here. */
const shown: readonly (readonly [string, ReactElement])[] = [
  ...heroIds.map((id) => [`hero ${id}`, createElement(HeroPicture, { id })] as const),
  ...heroIds.map((id) => [`portrait ${id}`, createElement(HeroPortrait, { id })] as const),
  ...enemyIds.map((id) => [`enemy ${id}`, createElement(EnemyPicture, { id })] as const),
  ...unitIds.map((id) => [`unit ${id}`, createElement(UnitPicture, { id })] as const),
  ...[...basicActionIds, ...advancedActionIds, ...spellIds, ...artifactIds, 'wound' as const].map(
    (id) => [`card ${id}`, createElement(CardPicture, { id })] as const,
  ),
  ...tacticIds.map((id) => [`tactic ${id}`, createElement(TacticPicture, { id })] as const),
  ...skillIds.map((id) => [`skill ${id}`, createElement(SkillEmblem, { id })] as const),
  ...(Object.keys(framePictures) as FrameId[]).map((id) => [`frame ${id}`, createElement(CardFrame, { id })] as const),
];

test.each(kinds)('each of the %s has its picture, and nothing else has', (_, pictures, ids) => {
  expect(Object.keys(pictures).sort()).toEqual([...ids].sort());
});

test.each(shown)('%s is a painted picture, and not too much of it', (_, picture) => {
  const markup = renderToStaticMarkup(picture);
  expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
  expect(markup).not.toMatch(/NaN|undefined|Infinity|<style|<filter|<image/);
  const paths = markup.match(/<path/g)?.length ?? 0;
  expect(paths).toBeGreaterThan(8);
  expect(paths).toBeLessThan(240);
  expect(markup.length).toBeLessThan(56_000);
});

test('no two pictures look the same, whatever the hand that painted them', () => {
  for (const [, pictures, , width, height] of kinds) {
    const looks = Object.values<Drawing>(pictures).map((drawing) =>
      JSON.stringify(paint(drawing, 0, { width, height })),
    );
    expect(new Set(looks).size).toBe(looks.length);
  }
});

test('a picture is the same every time', () => {
  const format = { width: 100, height: 100 };
  expect(paint(enemyPictures.hydra, 5, format)).toEqual(paint(enemyPictures.hydra, 5, format));
  expect(paint(enemyPictures.hydra, 5, format)).not.toEqual(paint(enemyPictures.hydra, 6, format));
});

test('what lies beside the canvas is left out, what reaches over its edge is not', () => {
  const format = { width: 100, height: 100 };
  expect(paint([mass('red', 'o 130,50 10,10')], 0, format)).toEqual([]);
  expect(paint([mass('red', 'o 104,50 10,10')], 0, format).length).toBeGreaterThan(2);
});

test('a body is light towards the upper left and dark away from it', () => {
  const layers = paint([mass('white', 'o 50,50 30,30')], 0, { width: 100, height: 100 });
  const middle = (fill: string): number => {
    const starts = [...(layers.find((layer) => layer.fill === fill)?.d.matchAll(/M(-?\d+) ?(-?\d+)/g) ?? [])];
    return starts.reduce((sum, [, x, y]) => sum + Number(x) + Number(y), 0) / starts.length;
  };
  expect(middle('#fffbef')).toBeLessThan(middle('#8d86a6'));
});

test('a picture with a title says it', () => {
  const titled = renderToStaticMarkup(createElement(HeroPortrait, { id: 'krang', title: 'Krang' }));
  expect(titled).toContain('role="img" aria-label="Krang"');
  expect(titled).not.toContain('aria-hidden');
});

test('the picture for the lobby is painted with a few strokes', () => {
  const markup = renderToStaticMarkup(createElement(LobbyArt));
  expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
  expect(markup.match(/<path/g)?.length ?? 0).toBeLessThan(170);
  expect(markup).not.toMatch(/NaN|undefined|<style/);
});
