import { fileURLToPath } from 'node:url';
import { simulateRandom } from '@heldentisch/testkit';
import { gameSuite } from '@heldentisch/testkit/vitest';
import { expect, test } from 'vitest';
import { game } from '../src/index.js';

const folder = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

gameSuite(game, {
  casesDirectory: folder('cases'),
  goldenDirectory: folder('golden'),
  testDirectories: [folder('test')],
  fuzzTries: 10_000,
  coverageGames: 60,
  // Random heroes seldom win a fight or come to a second level: what they do not come to is shown by cases only.
  expectations: { abilitiesWithoutCase: [] },
  // Nothing in the box of this part uses them: maps of other shapes, Defend, scenarios that are still to come.
  rulesWithoutCase: ['MK-MAP-09', 'MK-MAP-10', 'MK-ABL-26', 'MK-DUM-12', 'MK-SCN-03', 'MK-FCQ-04'],
  timeoutMs: 300_000,
});

test.each([
  ['first-reconnaissance', 1],
  ['first-reconnaissance', 3],
  ['solo-conquest', 1],
  ['blitz-conquest', 2],
  ['full-conquest', 4],
] as const)('random games of %s for %i come to an end', (scenario, seats) => {
  for (let seed = 1; seed <= 10; seed++) {
    const { play, finished } = simulateRandom(game, seed, { seats, options: { scenario } });
    expect(finished).toBe(true);
    game.check(play.state);
  }
});
