import { expect, test } from 'vitest';
import { routeOf } from '../src/routes.js';

test('an address leads to its page', () => {
  expect(routeOf('/')).toEqual({ page: 'lobby' });
  expect(routeOf('/table/abc-1')).toEqual({ page: 'table', id: 'abc-1' });
  expect(routeOf('/table/abc-1/')).toEqual({ page: 'table', id: 'abc-1' });
  expect(routeOf('/rules/pixel-tactics')).toEqual({ page: 'rules', game: 'pixel-tactics' });
  expect(routeOf('/rules/a%20b')).toEqual({ page: 'rules', game: 'a b' });
});

test.each(['/table', '/table/a/b', '/nothing/here', '/nothing'])('%s leads nowhere', (path) => {
  expect(routeOf(path)).toEqual({ page: 'nowhere' });
});

test.each(['/table/%E0', '/%', '/local/%zz', '/rules/%C3%28'])('%s cannot be read', (path) => {
  expect(routeOf(path)).toEqual({ page: 'unreadable' });
});
