import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameSuite } from '@heldentisch/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { pixelTactics } from '../src/index.js';

const folder = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

gameSuite(pixelTactics, {
  casesDirectory: folder('cases'),
  goldenDirectory: folder('golden'),
  testDirectories: [folder('test')],
  fuzzTries: 60_000,
  coverageGames: 600,
  terminationGames: 200,
  textGames: 60,
  expectations: {
    abilitiesNeverResolved: [],
    abilitiesWithoutCase: [],
    eventsNeverSeen: ['conceded'],
    choicesNeverOffered: [],
  },
  timeoutMs: 300_000,
});

describe('the cases of pixel-tactics', () => {
  const files = readdirSync(folder('cases'));

  it('are at least 250', () => expect(files.length).toBeGreaterThanOrEqual(250));

  it.each(pixelTactics.abilities)('%s has a case where it works and one where it must not', (ability) => {
    const slug = ability.replace('.', '-');
    expect(files.filter((name) => name.endsWith(`-${slug}-works.yaml`)).length).toBeGreaterThan(0);
    expect(files.filter((name) => name.endsWith(`-${slug}-not.yaml`)).length).toBeGreaterThan(0);
  });
});
