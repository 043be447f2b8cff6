import { crashFaults, crashTrial, outageFaults, outages, outageTrial, soakTrial } from '@heldentisch/server/trials';
import { describe, expect, it } from 'vitest';
import { tempFolder } from './support/suite.js';

const place = () => ({ dataFolder: tempFolder(), databaseUrl: null });

/** Small ones of the trials that are run at length by `npm run crash-test`, `outage-test` and `soak`. */
describe('in a small trial', () => {
  it('acknowledged means stored, and every table goes on, however the server ends', async () => {
    const report = await crashTrial({ kills: 4, terms: 10, pairs: 4, abandoned: 0, place: place() });
    expect(crashFaults(report), JSON.stringify(report)).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(100);
    expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged);
  });

  it('a locked store is told and waited for, and then all goes on by itself', async () => {
    const here = place();
    // It lasts until the server and its clients have felt it.
    const lock = { ...outages.locked(here.dataFolder), leastMs: 0 };
    const report = await outageTrial({ outages: [lock], pairs: 2, place: here });
    expect(outageFaults(report), JSON.stringify(report)).toEqual([]);
  });

  it('nothing is kept of those who have gone', async () => {
    const report = await soakTrial({ minutes: 0.1, tables: 12, place: place(), thinkMs: 100, sampleMs: 1_000 });
    const { faults, complaints, exitCode, atEnd } = report;
    expect({ faults, complaints, exitCode }).toEqual({ faults: {}, complaints: {}, exitCode: 0 });
    expect(atEnd).toMatchObject({ rooms: 0, connections: 0 });
    expect(Object.keys(report.visits).length).toBeGreaterThan(3);
  });
});
