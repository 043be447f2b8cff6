import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameSuite } from '@heldentisch/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { kleineHelden } from '../src/index.js';

const folder = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

gameSuite(kleineHelden, {
  casesDirectory: folder('cases'),
  goldenDirectory: folder('golden'),
  testDirectories: [folder('test')],
  fuzzTries: 30_000,
  coverageGames: 300,
  terminationGames: 60,
  textGames: 20,
  expectations: {
    abilitiesNeverResolved: [],
    abilitiesWithoutCase: [],
    // That one effect ends the game for all is rare; a case shows it.
    eventsNeverSeen: ['conceded', 'gameShared'],
    choicesNeverOffered: [],
  },
  // Scenarios are not part of the game.
  rulesWithoutCase: ['KH-END-03'],
  timeoutMs: 300_000,
});

describe('the cases of kleine-helden', () => {
  const files = new Set(readdirSync(folder('cases')));

  it('are at least 400', () => expect(files.size).toBeGreaterThanOrEqual(400));

  it.each(kleineHelden.abilities)('%s has a case where it works and one where it must not', (card) => {
    expect([`card-${card}-works.yaml`, `card-${card}-not.yaml`].filter((name) => !files.has(name))).toEqual([]);
  });
});
