import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerConfig } from '../config.js';
import { complaintsOf, type ServerMemory, ServerProcess } from './server-process.js';
import { type House, visits } from './visits.js';
import { within } from './within.js';

/** The server at one moment. */
export interface SoakSample extends ServerMemory {
  readonly second: number;
  readonly rooms: number;
  readonly connections: number;
}

export interface SoakReport {
  readonly minutes: number;
  readonly tables: number;
  /** How often each kind of visit was paid. */
  readonly visits: Readonly<Record<string, number>>;
  /** What went wrong during visits, and how often. Must be none. */
  readonly faults: Readonly<Record<string, number>>;
  readonly complaints: Readonly<Record<string, number>>;
  readonly samples: readonly SoakSample[];
  /** When all had gone and the time was over after which rooms are forgotten. */
  readonly atEnd: SoakSample;
  /** Memory in the last minutes of play, against that after the first ones. Must not be above `mostGrowth`. */
  readonly growth: number;
  /** The same for the memory when all had gone. */
  readonly growthAtEnd: number;
  readonly exitCode: number | null;
}

export interface SoakSetup {
  readonly minutes: number;
  /** Tables at which somebody is at the same time. */
  readonly tables: number;
  readonly place: Pick<ServerConfig, 'dataFolder' | 'databaseUrl'>;
  readonly thinkMs?: number;
  readonly sampleMs?: number;
  readonly onSample?: (sample: SoakSample) => void;
}

export const mostGrowth = 1.2;
/** What is reached by then is taken as the server's usual size; in short runs a sixth of the time. */
const warmMinutes = 5;
/** Bots finish their games and clocks run out before the last room can go. */
const emptyLimitMs = 180_000;

/** Rooms, sleeping browsers and people who left are forgotten soon. */
const forgetful: Partial<ServerConfig> = { idleRoomMs: 5_000, pingMs: 10_000 };

async function sampleOf(server: ServerProcess, startedMs: number): Promise<SoakSample> {
  const rooms = await server.metric('heldentisch_rooms');
  const connections = await server.metric('heldentisch_connections');
  const second = Math.round((Date.now() - startedMs) / 1000);
  return { second, rooms, connections, ...(await server.memory()) };
}

/** Somebody comes to one table after the other, each time in another way. */
async function comeAndGo(
  place: Omit<House, 'guests'>,
  counts: Record<string, number>,
  faults: Record<string, number>,
): Promise<void> {
  const kinds = Object.entries(visits);
  await sleep(place.thinkMs * 5 * Math.random());
  while (!place.isOver()) {
    const house: House = { ...place, guests: [] };
    const [name, visit] = kinds[Math.floor(Math.random() * kinds.length)] as (typeof kinds)[number];
    counts[name] = (counts[name] ?? 0) + 1;
    try {
      await visit(house);
    } catch (error) {
      const text = `${name}: ${error instanceof Error ? error.message : String(error)}`.slice(0, 300);
      faults[text] = (faults[text] ?? 0) + 1;
      for (const guest of house.guests) guest.close();
      await sleep(house.thinkMs);
    }
  }
}

const heapOf = (samples: readonly SoakSample[]): number =>
  samples.reduce((sum, { heapBytes }) => sum + heapBytes, 0) / samples.length;

/** The three samples around a moment, as one number: how many tables are just played differs from one to the next. */
function heapAround(samples: readonly SoakSample[], second: number): number {
  const nearest = [...samples].sort((a, b) => Math.abs(a.second - second) - Math.abs(b.second - second));
  return heapOf(nearest.slice(0, 3));
}

/** Lets people come and go for a long time and looks at what the server keeps of them. */
export async function soakTrial(setup: SoakSetup): Promise<SoakReport> {
  const { minutes, tables, place, thinkMs = 1_500, sampleMs = 30_000, onSample } = setup;
  const server = await ServerProcess.start({ ...forgetful, ...place });
  const startedMs = Date.now();
  const endMs = startedMs + minutes * 60_000;
  const house = { address: server.address, thinkMs, isOver: () => Date.now() > endMs || !server.isRunning };
  const counts: Record<string, number> = {};
  const faults: Record<string, number> = {};
  const samples: SoakSample[] = [];
  const playing = Promise.all(Array.from({ length: tables }, () => comeAndGo(house, counts, faults)));
  for (let next = startedMs + sampleMs; next <= endMs && server.isRunning; next += sampleMs) {
    await sleep(Math.max(0, next - Date.now()));
    const sample = await sampleOf(server, startedMs);
    samples.push(sample);
    onSample?.(sample);
  }
  await playing;
  if (!server.isRunning) throw new Error(`the server has ended: ${server.log.slice(-20).join('\n')}`);
  const isEmpty = async (): Promise<boolean> =>
    (await server.metric('heldentisch_rooms')) + (await server.metric('heldentisch_connections')) === 0;
  await within(emptyLimitMs, isEmpty);
  const atEnd = await sampleOf(server, startedMs);
  onSample?.(atEnd);
  const warm = heapAround(samples, Math.min(warmMinutes * 60, minutes * 10));
  return {
    minutes,
    tables,
    visits: counts,
    faults,
    samples,
    atEnd,
    growth: heapOf(samples.slice(-3)) / warm,
    growthAtEnd: atEnd.heapBytes / warm,
    exitCode: await server.end('SIGTERM'),
    complaints: complaintsOf(server.log),
  };
}

/** What did not go as it must, in words. */
export function soakFaults({ atEnd, growth, growthAtEnd, faults, exitCode, complaints }: SoakReport): string[] {
  const found = Object.entries(faults).map(([what, count]) => `${count} visits failed: ${what}`);
  found.push(...Object.entries(complaints).map(([what, count]) => `the log says ${count} times: ${what}`));
  if (atEnd.rooms > 0) found.push(`${atEnd.rooms} rooms are left in memory`);
  if (atEnd.connections > 0) found.push(`${atEnd.connections} connections are left`);
  if (growth > mostGrowth) found.push(`memory grew to ${growth.toFixed(2)} times while people played`);
  if (growthAtEnd > mostGrowth) found.push(`memory is ${growthAtEnd.toFixed(2)} times as large when all have gone`);
  if (exitCode !== 0) found.push(`exit code ${exitCode}`);
  return found;
}
