import type { Game, State } from '@heldentisch/engine';
import { kleineHelden } from '@heldentisch/kleine-helden';
import { measureBytes } from '@heldentisch/server/trials';
import { expect, it } from 'vitest';
import { tempFolder } from './support/suite.js';

it('an update costs little more than what has changed, also at a large table', async () => {
  const game = kleineHelden as unknown as Game<State>;
  const { choices, raw, wire } = await measureBytes({ game, seats: 4, games: 1, dataFolder: tempFolder() });
  expect(choices).toBeGreaterThan(100);
  // Compressed on its own each update would be a fifth of its text. What was sent before makes it a difference.
  expect(wire.average).toBeLessThan(raw.average / 10);
  expect(wire.average).toBeLessThan(2_048);
});
