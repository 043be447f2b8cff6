import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerConfig } from '../config.js';
import { type Examined, examine, hangingTables } from './examine.js';
import { Load, mixedPlans } from './load.js';
import { complaintsOf, ServerProcess } from './server-process.js';

export interface CrashReport extends Examined {
  readonly kills: number;
  readonly terms: number;
  /** Ends by SIGTERM that took more than 10 s or had another exit code than 0. Must be 0. */
  readonly unclean: number;
  readonly slowestEndMs: number;
  /** Times the server ended by itself. Must be 0. */
  readonly crashes: number;
  /** Choices sent again because the connection was lost before the answer. */
  readonly resent: number;
  /** Requests that nobody answered. Must be 0. */
  readonly silences: number;
  /** Tables where nothing happens although somebody plays, or a bot or a clock is due. Must be none. */
  readonly hanging: readonly string[];
  /** Tables that could not be played to their end, with the reason. Must be none. */
  readonly givenUp: readonly string[];
  /** What the server wrote to its log, and how often. */
  readonly complaints: Readonly<Record<string, number>>;
  readonly seconds: number;
}

export interface CrashSetup {
  readonly kills: number;
  readonly terms: number;
  /** Pairs of people that play at the same time; tables with bots come on top. */
  readonly pairs: number;
  /** Tables that wait for nothing but their clock, which takes ten seconds. */
  readonly abandoned: number;
  readonly place: Partial<ServerConfig> & Pick<ServerConfig, 'dataFolder' | 'databaseUrl'>;
  readonly onEnd?: (ends: number) => void;
}

type Signal = 'SIGKILL' | 'SIGTERM';

const cleanEndMs = 10_000;
/** A bot may have to wait until another process would have moved, and behind the bots of other tables. */
const goOnMs = 30_000;
/** As many of both as wished, evenly mixed. */
function signals(kills: number, terms: number): Signal[] {
  const all = kills + terms;
  const termsUntil = (i: number): number => Math.floor((i * terms) / all);
  return Array.from({ length: all }, (_, i) => (termsUntil(i + 1) > termsUntil(i) ? 'SIGTERM' : 'SIGKILL'));
}

/** Ends the server again and again while clients and bots play, and looks afterwards at what is stored. */
export async function crashTrial(setup: CrashSetup): Promise<CrashReport> {
  const { kills, terms, pairs, abandoned, place, onEnd } = setup;
  const startedMs = Date.now();
  const complaints: string[] = [];
  let server: ServerProcess | null = await ServerProcess.start(place);
  let [unclean, crashes, slowestEndMs] = [0, 0, 0];
  const end = async (signal: Signal): Promise<void> => {
    const dying = server as ServerProcess;
    server = null;
    if (!dying.isRunning) crashes++;
    const beganMs = Date.now();
    const code = await dying.end(signal, cleanEndMs);
    complaints.push(...dying.log);
    if (signal === 'SIGKILL') return;
    if (code !== 0) unclean++;
    slowestEndMs = Math.max(slowestEndMs, Date.now() - beganMs);
  };

  const load = new Load(mixedPlans(pairs), () => server?.address ?? null);
  load.start();
  for (let i = 0; i < abandoned; i++) await load.abandonTable();
  for (const [i, signal] of signals(kills, terms).entries()) {
    // Only a server at work is worth ending. Uneven, so that every moment of a request is hit some time.
    await load.busy(5 + Math.floor(Math.random() * 40));
    await sleep(Math.random() * 15);
    await end(signal);
    server = await ServerProcess.start(place);
    onEnd?.(i + 1);
  }
  const stuck = await load.allGoOn(goOnMs);
  await load.stop();
  const hanging = [...stuck, ...(await hangingTables(place, goOnMs))];
  await end('SIGTERM');
  const examined = await examine(place, load.acknowledged);
  const { resent, silences, givenUp } = load;
  return {
    kills,
    terms,
    unclean,
    slowestEndMs,
    crashes,
    resent,
    silences,
    ...examined,
    hanging,
    givenUp,
    complaints: complaintsOf(complaints),
    seconds: (Date.now() - startedMs) / 1000,
  };
}

/** What did not go as it must, in words. */
export function crashFaults(report: CrashReport): string[] {
  const { lost, doubled, broken, paused, unclean, crashes, silences } = report;
  const [hanging, givenUp] = [report.hanging.length, report.givenUp.length];
  const counts = { lost, doubled, broken, paused, unclean, crashes, silences, hanging, givenUp };
  return Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : [`${what}: ${count}`]));
}
