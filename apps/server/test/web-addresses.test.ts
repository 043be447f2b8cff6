import { expect, test } from 'vitest';
import { readableAddress } from '../src/http/web-files.js';

test('an address that cannot be decoded leads to the app, which says so; the interface for programs refuses it', () => {
  expect(readableAddress('/table/abc?x=%20')).toBe('/table/abc?x=%20');
  expect(readableAddress('/table/%E0')).toBe('/unreadable');
  expect(readableAddress('/%')).toBe('/unreadable');
  expect(readableAddress('/api/%E0')).toBe('/api/%E0');
});
