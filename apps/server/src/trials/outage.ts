import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerConfig } from '../config.js';
import { type Examined, examine, hangingTables } from './examine.js';
import { Load, mixedPlans } from './load.js';
import type { Outage } from './outages.js';
import { complaintsOf, ServerProcess } from './server-process.js';
import { within } from './within.js';

/** One outage and what came after it. */
export interface OutageRound {
  readonly outage: string;
  readonly lastedMs: number;
  /** Requests that were answered with an error. If there is none, nobody felt the outage and it proves nothing. */
  readonly errors: number;
  /** What `/health` said meanwhile, and how often; `silence` is no answer within ten seconds. */
  readonly health: Readonly<Record<string, number>>;
  /** How long it took until `/health` said 200 again, null if it never did. */
  readonly healthyAfterMs: number | null;
  /** How long it took until something had happened at every table. */
  readonly goOnAfterMs: number;
  /** Tables where nothing happened any more. */
  readonly stuck: readonly string[];
}

export interface OutageReport extends Examined {
  readonly rounds: readonly OutageRound[];
  /** Whether the process has come through all of it. */
  readonly survived: boolean;
  readonly exitCode: number | null;
  readonly resent: number;
  /** Requests without any answer for 20 s. Must be 0. */
  readonly silences: number;
  readonly hanging: readonly string[];
  readonly givenUp: readonly string[];
  readonly complaints: Readonly<Record<string, number>>;
  readonly seconds: number;
}

export interface OutageSetup {
  /** One after the other, under the same load. */
  readonly outages: readonly Outage[];
  readonly pairs: number;
  readonly place: Partial<ServerConfig> & Pick<ServerConfig, 'dataFolder' | 'databaseUrl'>;
  readonly onRound?: (round: OutageRound) => void;
}

/** An outage that is not noticed by then is over all the same. */
const longestMs = 40_000;
const goOnMs = 60_000;

/** Asks for the server's health until told to stop. */
class HealthWatch {
  readonly said: Record<string, number> = {};
  private over = false;
  private readonly watching: Promise<void>;

  constructor(private readonly server: ServerProcess) {
    this.watching = this.watch();
  }

  /** Whether it has said that it cannot store. */
  get isAware(): boolean {
    return (this.said['503'] ?? 0) > 0;
  }

  stop(): Promise<void> {
    this.over = true;
    return this.watching;
  }

  private async watch(): Promise<void> {
    while (!this.over) {
      const status = `${(await this.server.health()) ?? 'silence'}`;
      this.said[status] = (this.said[status] ?? 0) + 1;
      await sleep(200);
    }
  }
}

/** Lets the store fail once, until the server and its clients know of it, and waits until all is well again. */
async function oneRound(outage: Outage, server: ServerProcess, load: Load): Promise<OutageRound> {
  await load.busy(50);
  const errorsBefore = load.errors;
  const end = await outage.begin(server);
  const beganMs = Date.now();
  const health = new HealthWatch(server);
  await sleep(outage.leastMs);
  await within(longestMs - outage.leastMs, () => !server.isRunning || (health.isAware && load.errors > errorsBefore));
  await health.stop();
  const errors = load.errors - errorsBefore;
  const lastedMs = Date.now() - beganMs;
  await end();
  const endedMs = Date.now();
  const goingOn = load
    .allGoOn(server.isRunning ? goOnMs : 0)
    .then((stuck) => ({ stuck, goOnAfterMs: Date.now() - endedMs }));
  const isHealthy = await within(goOnMs, async () => !server.isRunning || (await server.health()) === 200);
  const healthyAfterMs = isHealthy && server.isRunning ? Date.now() - endedMs : null;
  return { outage: outage.name, lastedMs, errors, health: health.said, healthyAfterMs, ...(await goingOn) };
}

/** Lets the store fail and return under load; nobody but the server itself does anything about it. */
export async function outageTrial({ outages, pairs, place, onRound }: OutageSetup): Promise<OutageReport> {
  const startedMs = Date.now();
  const server = await ServerProcess.start(place);
  const load = new Load(mixedPlans(pairs), () => (server.isRunning ? server.address : null));
  load.start();
  const rounds: OutageRound[] = [];
  for (const outage of outages) {
    if (!server.isRunning) break;
    const round = await oneRound(outage, server, load);
    rounds.push(round);
    onRound?.(round);
  }
  const survived = server.isRunning;
  await load.stop();
  const hanging = survived ? await hangingTables(place, goOnMs) : [];
  const exitCode = await server.end('SIGTERM');
  const { resent, silences, givenUp } = load;
  return {
    rounds,
    survived,
    exitCode,
    resent,
    silences,
    ...(await examine(place, load.acknowledged)),
    hanging,
    givenUp,
    complaints: complaintsOf(server.log),
    seconds: (Date.now() - startedMs) / 1000,
  };
}

/** What did not go as it must, in words. */
export function outageFaults(report: OutageReport): string[] {
  const { rounds, survived, exitCode, silences, lost, doubled, broken, paused, hanging, givenUp } = report;
  const faults: string[] = [];
  const must = (holds: boolean, otherwise: string): void => {
    if (!holds) faults.push(otherwise);
  };
  for (const [i, round] of rounds.entries()) {
    const name = `${round.outage} (${i + 1})`;
    must(round.errors > 0, `${name}: no request failed, so it was no outage`);
    must((round.health['503'] ?? 0) > 0, `${name}: /health never said 503 but ${JSON.stringify(round.health)}`);
    must(round.health.silence === undefined, `${name}: /health did not answer`);
    must(round.healthyAfterMs !== null, `${name}: not healthy afterwards`);
    must(round.stuck.length === 0, `${name}: ${round.stuck.length} tables do not go on`);
  }
  must(survived, 'the process has ended');
  must(exitCode === 0, `exit code ${exitCode}`);
  must(silences === 0, `${silences} requests without an answer`);
  must(lost + doubled + broken + paused === 0, `lost ${lost}, doubled ${doubled}, broken ${broken}, paused ${paused}`);
  must(hanging.length === 0, `${hanging.length} tables hang`);
  must(givenUp.length === 0, `${givenUp.length} tables were given up`);
  return faults;
}
