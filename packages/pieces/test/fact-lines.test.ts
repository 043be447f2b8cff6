import { expect, it } from 'vitest';
import { factLines } from '../src/index.js';

it('sets facts one after the other, and goes on further in where the line is full', () => {
  expect(factLines(['one', 'two', 'three'], 40)).toEqual(['one · two · three']);
  expect(factLines(['  one', 'two', 'three'], 12)).toEqual(['  one · two', '      three']);
});

it('breaks a fact that is longer than a line between its words', () => {
  expect(factLines(['one', 'two three four five'], 16)).toEqual(['one · two three', '    four five']);
});
