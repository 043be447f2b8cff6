import { fileURLToPath } from 'node:url';
import { gameSuite } from '@heldentisch/testkit/vitest';
import { game } from '../src/index.js';

const folder = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

gameSuite(game, {
  casesDirectory: folder('cases'),
  goldenDirectory: folder('golden'),
  fuzzTries: 10_000,
  coverageGames: 200,
  // Random players seldom win a fight and never save up for a rune, so what dear cards do is shown by cases only.
  expectations: {
    abilitiesWithoutCase: [],
    eventsNeverSeen: ['gaveUp'],
    choicesNeverOffered: [],
    choicesNeverTaken: [],
  },
});
