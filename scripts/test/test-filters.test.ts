import { expect, test } from 'vitest';
import { testFilters } from '../test-filters.mjs';

const there = {
  games: ['castle', 'dark-wood'],
  browserFiles: ['castle.test.ts', 'dark-wood-online.test.ts', 'lobby.test.ts', 'support', 'tsconfig.json'],
};

test('a game stands for the files with its id and for the browser files of no game', () => {
  expect(testFilters(['dark-wood'], there)).toEqual(['dark-wood', 'apps/web/e2e/lobby.test.ts']);
});

test('everything else is handed on as it is', () => {
  expect(testFilters([], there)).toEqual([]);
  expect(testFilters(['packages/engine', '-t', 'undo'], there)).toEqual(['packages/engine', '-t', 'undo']);
});
