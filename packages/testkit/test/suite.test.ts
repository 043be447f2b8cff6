import { fileURLToPath } from 'node:url';
import { noughts } from '@heldentisch/noughts';
import { gameSuite } from '@heldentisch/testkit/vitest';
import { makeToy } from './toy.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

gameSuite(noughts, {
  casesDirectory: here('../../games/noughts/cases'),
  goldenDirectory: here('golden'),
  expectations: { eventsNeverSeen: ['conceded'], choicesNeverTaken: [] },
});

gameSuite(makeToy(), {
  casesDirectory: here('cases'),
  roundTrip: true,
  rulesWithoutCase: [],
  expectations: { eventsNeverSeen: ['cardNamed', 'conceded'], abilitiesNeverResolved: [] },
});
