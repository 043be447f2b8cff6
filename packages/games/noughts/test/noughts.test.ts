import { fileURLToPath } from 'node:url';
import { gameSuite } from '@heldentisch/testkit/vitest';
import { noughts } from '../src/index.js';

const folder = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

gameSuite(noughts, {
  casesDirectory: folder('cases'),
  goldenDirectory: folder('golden'),
  fuzzTries: 10_000,
  expectations: { eventsNeverSeen: ['conceded'], choicesNeverOffered: [] },
});
