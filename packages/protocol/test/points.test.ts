import { concede, createMatch, seedFromNumber } from '@heldentisch/engine';
import { expect, it } from 'vitest';
import { windowGame } from '../../engine/test/window-game.js';
import { tableView } from '../src/index.js';

it('points are told to everybody at the end, and not before', () => {
  const game = { ...windowGame, outcome: () => ({ scores: [0, 1, 0], reason: 'outcome.points', points: [4, 23, 9] }) };
  const match = createMatch(game, { options: {}, seats: 3, seed: seedFromNumber(1), random: 'chacha20' });
  expect(tableView(match, 0, -1).outcome).toBe(null);
  while (match.play.waiting !== 0) concede(match, match.play.nextSeat());
  for (const viewer of [-1, 0, 1, 2]) {
    const { outcome } = tableView(match, viewer, -1);
    expect(outcome).toEqual({ scores: [0, 1, 0], reason: 'outcome.points', points: [4, 23, 9] });
  }
});
