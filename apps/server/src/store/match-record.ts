import type { GameOptions, RandomKind } from '@heldentisch/engine';
import type { ClockRule } from '@heldentisch/protocol';
import type { MatchRow } from './tables.js';

/** For whom a bot plays a seat. Who was away gets it back by coming, who gave it away by asking for it. */
export interface Owner {
  readonly user: string;
  readonly name: string;
  readonly returns: 'by coming' | 'by asking';
}

/** Who sits at a seat, as stored. An open seat may be kept for somebody: a rematch. */
export type Seat =
  | { readonly kind: 'person'; readonly user: string; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly owner?: Owner }
  | { readonly kind: 'open'; readonly keptFor?: string };

/** What waits for people's answers. An undo request lapses as soon as there is a line after `line`. */
export type PendingRequest =
  | {
      readonly kind: 'undo';
      readonly seat: number;
      readonly count: number;
      readonly line: number;
      readonly waitingFor: readonly number[];
    }
  | {
      readonly kind: 'handover';
      readonly seat: number;
      /** Null: who is away shall give up. */
      readonly bot: string | null;
      readonly askedBy: number;
      /** Users who have not agreed yet. */
      readonly waitingFor: readonly string[];
    };

/** A match without its lines. */
export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** The version of the rules it began with, if it was taken over from an older one. */
  readonly rulesBefore: number | null;
  readonly options: GameOptions;
  readonly seats: readonly Seat[];
  readonly visibility: 'public' | 'private';
  readonly clock: ClockRule | null;
  readonly windowMs: number | null;
  readonly graceMs: number;
  readonly seed: string;
  readonly random: RandomKind;
  readonly status: 'open' | 'running' | 'finished';
  readonly problem: string | null;
  readonly request: PendingRequest | null;
  readonly rematch: string | null;
  readonly version: number;
  readonly creator: string;
  readonly client: string;
  readonly createdMs: number;
  /** Since when nobody has played on for so long that the match sleeps; null if it is awake. */
  readonly asleepMs: number | null;
}

/** A row that cannot be read. Its lines are untouched; whoever repairs the row releases the match. */
export class DamagedMatch extends Error {
  override name = 'DamagedMatch';

  constructor(
    readonly id: string,
    readonly reason: string,
  ) {
    super(`match ${id} cannot be read: ${reason}`);
  }
}

/** Throws `DamagedMatch`. */
export function fromRow(row: MatchRow): MatchRecord {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    rulesBefore: row.rules_before,
    options: readJson<GameOptions>(row, 'options'),
    seats: seatsOf(row),
    visibility: row.visibility as MatchRecord['visibility'],
    clock: row.clock === null ? null : readJson<ClockRule>(row, 'clock'),
    windowMs: row.window_ms,
    graceMs: row.grace_ms,
    seed: row.seed,
    random: row.random as RandomKind,
    status: row.status as MatchRecord['status'],
    problem: row.problem,
    request: row.request === null ? null : readJson<PendingRequest>(row, 'request'),
    rematch: row.rematch,
    version: row.version,
    creator: row.creator,
    client: row.client,
    createdMs: row.created_ms,
    asleepMs: row.asleep_ms,
  };
}

type JsonColumn = 'options' | 'seats' | 'clock' | 'request';

function readJson<T>(
  row: Pick<MatchRow, 'id'> & { readonly [C in JsonColumn]?: string | null },
  column: JsonColumn,
): T {
  try {
    const value = JSON.parse(row[column] ?? '') as T;
    if (typeof value !== 'object' || value === null) throw new Error('no object');
    return value;
  } catch (error) {
    throw new DamagedMatch(row.id, `${column}: ${(error as Error).message}`);
  }
}

/** The seats of a row. Throws `DamagedMatch`. */
export function seatsOf(row: Pick<MatchRow, 'id' | 'seats'>): Seat[] {
  const seats = readJson<Seat[]>(row, 'seats');
  const isSeat = (seat: Seat | null): boolean => ['person', 'bot', 'open'].includes(seat?.kind ?? '');
  if (!Array.isArray(seats) || !seats.every(isSeat)) throw new DamagedMatch(row.id, 'seats: no list of seats');
  return seats;
}

/** What the record says of its row; when it was changed is for who changes it. */
export function toRow(record: MatchRecord): Omit<MatchRow, 'changed_ms' | 'released'> {
  return {
    id: record.id,
    game: record.game,
    rules: record.rules,
    rules_before: record.rulesBefore,
    options: JSON.stringify(record.options),
    seats: JSON.stringify(record.seats),
    visibility: record.visibility,
    clock: record.clock === null ? null : JSON.stringify(record.clock),
    window_ms: record.windowMs,
    grace_ms: record.graceMs,
    seed: record.seed,
    random: record.random,
    status: record.status,
    problem: record.problem,
    request: record.request === null ? null : JSON.stringify(record.request),
    rematch: record.rematch,
    version: record.version,
    creator: record.creator,
    client: record.client,
    created_ms: record.createdMs,
    asleep_ms: record.asleepMs,
  };
}

/** The users who sit at the table, each once. */
export function personsOf(seats: readonly Seat[]): string[] {
  return [...new Set(seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : [])))];
}

/** Those to whom the table belongs: who sits there, and those for whom a bot plays. */
export function peopleOf(seats: readonly Seat[]): string[] {
  const owners = seats.flatMap((seat) => (seat.kind === 'bot' && seat.owner !== undefined ? [seat.owner.user] : []));
  return [...new Set([...personsOf(seats), ...owners])];
}

/** For each user who sits at the table their seats. */
export function seatsByUser({ seats }: MatchRecord): Map<string, number[]> {
  const found = new Map<string, number[]>();
  seats.forEach((seat, i) => {
    if (seat.kind === 'person') found.set(seat.user, [...(found.get(seat.user) ?? []), i]);
  });
  return found;
}
