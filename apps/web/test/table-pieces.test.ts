import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Counter } from '../src/table/kit/pieces/counter.js';
import { Die } from '../src/table/kit/pieces/die.js';
import { OfferRow } from '../src/table/kit/pieces/offer-row.js';
import { PlayerBoard } from '../src/table/kit/pieces/player-board.js';
import { Token } from '../src/table/kit/pieces/token.js';
import { Track } from '../src/table/kit/pieces/track.js';

const draw = <Props extends object>(Part: ComponentType<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(Part, props));
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The real settings ask the browser; here is none. */
const wish = vi.hoisted(() => ({ isReduced: false }));
vi.mock('../src/settings/settings.js', () => ({
  useSettings: () => ({ language: 'en' }),
  wantsReducedMotion: () => wish.isReduced,
}));
afterEach(() => {
  wish.isReduced = false;
});

test.each([1, 2, 3, 4, 5, 6])('a die with six sides shows %i as pips', (value) => {
  const text = draw(Die, { sides: 6, value, label: 'Hero' });
  expect(count(text, /<circle/g)).toBe(value);
  expect(text).toContain(`>Hero: ${value}<`);
});

test('a die with ten sides shows a number', () => {
  expect(draw(Die, { sides: 10, value: 10, label: 'Fate' })).toMatch(/<text[^>]*>10<\/text>/);
});

test('a die with symbols shows the side that is up and says its name', () => {
  const sides = ['sun', 'rain', 'snow'].map((name) => ({ name, picture: createElement('path', { d: name }) }));
  const text = draw(Die, { sides, value: 2, label: 'Weather' });
  expect(text).toContain('Weather: rain');
  expect([count(text, /d="rain"/g), count(text, /d="sun"/g)]).toEqual([1, 0]);
});

test('while a die rolls its result is nowhere in the page', () => {
  const rolling = [1, 2, 3, 4, 5, 6].map((value) => draw(Die, { sides: 6, value, label: 'Hero', isRolling: true }));
  expect(new Set(rolling).size).toBe(1);
  expect(rolling[0]).toContain('Hero: rolling');
  const coin = ['heads', 'tails'].map((name) => ({ name, picture: createElement('path', { d: name }) }));
  const flickering = draw(Die, { sides: coin, value: 1, label: 'Coin', isRolling: true });
  expect([count(flickering, /d="heads"/g), count(flickering, /d="tails"/g)]).toEqual([3, 3]);
});

test('with reduced motion a die shows its result at once', () => {
  wish.isReduced = true;
  const text = draw(Die, { sides: 6, value: 4, label: 'Hero', isRolling: true });
  expect(text).toContain('Hero: 4');
  expect(text).not.toContain('data-rolling');
});

test('a track says who stands where, and draws each marker on its place', () => {
  const markers = [
    { id: 'a', seat: 0, at: 12, name: 'Ada' },
    { id: 'b', seat: 3, at: 12, name: 'Ben' },
  ];
  const text = draw(Track, { label: 'Fame', from: 1, to: 30, markers });
  expect(text).toContain('aria-label="Fame: Ada 12, Ben 12"');
  expect(count(text, /data-place=/g)).toBe(30);
  const place = /data-place="12".*?data-place="13"/.exec(text)?.[0] ?? '';
  expect([...place.matchAll(/data-marker="(\w)" style="([^"]+)"/g)].map(([, id, style]) => [id, style])).toEqual([
    ['a', '--marker:var(--seat-0)'],
    ['b', '--marker:var(--seat-3)'],
  ]);
});

test('a counter tells what it counts, and does not pulse before something has changed', () => {
  const text = draw(Counter, { label: 'Life', icon: '♥', value: 4, of: 9 });
  expect(text.replace(/<[^>]+>/g, '')).toBe('♥Life: 4/9');
  expect(text).not.toContain('data-change');
});

test('a token is spoken with its marks and its count, as a picture or as a button', () => {
  const marks = [{ id: 'wounded', label: 'wounded', picture: null }];
  const picture = draw(Token, { label: 'Wolf', picture: null, marks, count: 3 });
  expect(picture).toMatch(/^<svg[^>]+role="img" aria-label="Wolf, wounded: 3"/);
  const button = draw(Token, { label: 'Wolf', picture: null, onClick: () => undefined });
  expect(button).toMatch(/^<button[^>]+aria-label="Wolf"/);
});

test('a player board names its slots, and an empty one is a button where something can be put', () => {
  const text = draw(PlayerBoard, {
    label: 'Ada',
    seat: 1,
    slots: [
      { id: 'weapon', label: 'Weapon', content: 'Sword' },
      { id: 'armour', label: 'Armour', content: null },
      { id: 'charm', label: 'Charm', content: null, isLit: true, onClick: () => undefined },
    ],
  });
  const slot = (id: string): string => new RegExp(`data-slot="${id}">(.*?)</div>`).exec(text)?.[1] ?? '';
  expect(slot('weapon')).toMatch(/<dt>Weapon<\/dt><dd>Sword<\/dd>/);
  expect(slot('armour')).not.toContain('<button');
  expect(slot('charm')).toMatch(/<button[^>]+data-lit="true"[^>]*>Charm<\/button>/);
});

test('an offer is spoken with its price and why it cannot be taken; a gap is no button', () => {
  const text = draw(OfferRow, {
    label: 'Market',
    offers: [
      { id: 'rope', label: 'Rope', card: 'R', price: { text: '2', label: 'costs 2' }, isLit: true },
      { id: 'crown', label: 'Crown', card: 'C', price: { text: '9', label: 'costs 9' }, whyNot: '3 short' },
      { id: 'gone', label: 'empty', card: null },
    ],
    onChoose: () => undefined,
  });
  const spoken = [...text.matchAll(/<button.*?<\/button>/g)].map(([button]) =>
    button
      .replace(/<span[^>]+aria-hidden.*?<\/span>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/ {2,}/),
  );
  expect(spoken).toEqual([
    ['Rope', 'costs 2'],
    ['Crown', 'costs 9', '3 short'],
  ]);
  expect(text).toMatch(/data-offer="gone"><span[^>]+aria-label="empty"/);
});
