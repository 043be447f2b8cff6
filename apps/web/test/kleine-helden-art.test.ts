import { cardIds } from '@heldentisch/kleine-helden';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardEmblem } from '../src/games/kleine-helden/art/CardEmblem.js';
import { emblemBox, emblems } from '../src/games/kleine-helden/art/emblems/index.js';
import { figures } from '../src/games/kleine-helden/art/figures/index.js';
import { HeroFigure } from '../src/games/kleine-helden/art/HeroFigure.js';
import { drawFigure, figureBox } from '../src/games/kleine-helden/art/kit/figure.js';
import type { Drawing } from '../src/games/kleine-helden/art/pen/marks.js';
import { type Layer, paint } from '../src/games/kleine-helden/art/pen/paint.js';
import { CardBack, Die, LifeHeart, SlotShape } from '../src/games/kleine-helden/art/TablePieces.js';
import { dieFaces } from '../src/games/kleine-helden/art/table/die.js';
import { type SlotName, slotDrawings } from '../src/games/kleine-helden/art/table/slots.js';
import { seedOf } from '../src/pen/cached.js';
import { fineness } from '../src/pen/path-text.js';

const calmFigures = Object.entries(figures).map(([id, figure]): [string, Drawing] => [id, drawFigure(figure, 'calm')]);
const drawings: readonly [string, Drawing][] = [...calmFigures, ...Object.entries(emblems)];
const look = (drawing: Drawing): string => JSON.stringify(paint(drawing));

/** The corner points of a path: `M` is absolute, everything else counts from the last point. */
function* pointsOf({ d }: Layer): Generator<readonly [number, number]> {
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([Mlqtz])([^Mlqtz]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map((word) => Number(word) / fineness);
    const [dx, dy] = numbers.slice(-2);
    if (dx === undefined || dy === undefined) continue;
    [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
    yield [x, y];
  }
}

function isWithin(id: string, drawing: Drawing, viewBox: string): boolean {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return paint(drawing, { seed: seedOf(id) }).every((layer) =>
    [...pointsOf(layer)].every(([x, y]) => x >= left && x <= left + width && y >= top && y <= top + height),
  );
}

test('every card has its drawing, and nothing else has', () => {
  expect(drawings.map(([id]) => id).sort()).toEqual([...cardIds].sort());
});

test('no two drawings look the same', () => {
  expect(new Set(drawings.map(([, drawing]) => look(drawing))).size).toBe(drawings.length);
});

test('every drawing stays on its sheet', () => {
  const straying = [
    ...calmFigures.filter(([id, drawing]) => !isWithin(id, drawing, figureBox)),
    ...Object.entries(emblems).filter(([id, drawing]) => !isWithin(id, drawing, emblemBox)),
  ];
  expect(straying.map(([id]) => id)).toEqual([]);
});

test('every figure looks different when it is hurt, glad or down', () => {
  for (const figure of Object.values(figures)) {
    const looks = (['calm', 'glad', 'hurt', 'down'] as const).map((mood) => look(drawFigure(figure, mood)));
    expect(new Set(looks).size).toBe(looks.length);
  }
});

test('the same hand draws the same line in every run', () => {
  for (const [id, drawing] of drawings.slice(0, 20)) {
    expect(paint(drawing, { seed: seedOf(id) })).toEqual(paint(drawing, { seed: seedOf(id) }));
  }
});

test('pictures are decoration unless they have a title', () => {
  const slots = Object.keys(slotDrawings) as SlotName[];
  const pictures = [
    createElement(HeroFigure, { id: 'lich' }),
    createElement(CardEmblem, { id: 'frying-pan' }),
    createElement(CardEmblem, { id: 'zombie' }),
    createElement(LifeHeart, { level: 0.4 }),
    ...(['gold', 'red', 'blue', 'green'] as const).map((deck) => createElement(CardBack, { deck })),
    ...slots.map((slot) => createElement(SlotShape, { slot })),
  ];
  for (const picture of pictures) expect(renderToStaticMarkup(picture)).toMatch(/^<svg[^>]* aria-hidden="true"/);
  const titled = renderToStaticMarkup(createElement(HeroFigure, { id: 'lich', title: 'Lich' }));
  expect(titled).toContain('role="img" aria-label="Lich"');
  expect(titled).not.toContain('aria-hidden');
});

test('the die shows exactly the face that fell', () => {
  for (const face of dieFaces) {
    const markup = renderToStaticMarkup(createElement(Die, { face, rolling: true }));
    expect([...markup.matchAll(/data-face="(\d)" data-shown/g)].map(([, shown]) => Number(shown))).toEqual([face]);
    const pips = markup.match(new RegExp(`data-face="${face}"[^>]*>(.*?)</g>`))?.[1] ?? '';
    expect(pips.match(/<path/g)).toHaveLength(face);
  }
});
