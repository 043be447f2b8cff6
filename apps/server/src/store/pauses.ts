import type { Database } from './database.js';
import { DamagedMatch, type Seat, seatsOf } from './match-record.js';
import type { MatchRow } from './tables.js';

/** A match that met a fault and waits for who operates the server. */
export interface PausedMatch {
  readonly id: string;
  readonly game: string;
  /** Who sits there; empty if that cannot be read. */
  readonly seats: readonly string[];
  /** The last line that is stored. */
  readonly line: number;
  readonly reason: string;
}

export const nameOfSeat = (seat: Seat): string =>
  seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? seat.bot : 'open';

function namesOf(row: Pick<MatchRow, 'id' | 'seats'>): string[] {
  try {
    return seatsOf(row).map(nameOfSeat);
  } catch (error) {
    if (error instanceof DamagedMatch) return [];
    throw error;
  }
}

/** The matches that are paused, and their release. */
export class Pauses {
  constructor(private readonly database: Database) {}

  async list(): Promise<PausedMatch[]> {
    const rows = await this.database.db
      .selectFrom('matches')
      .select(['id', 'game', 'seats', 'problem'])
      .select((row) =>
        row
          .selectFrom('lines')
          .select((line) => line.fn.max('number').as('line'))
          .whereRef('match', '=', 'matches.id')
          .as('line'),
      )
      .where('problem', 'is not', null)
      .where('status', '<>', 'finished')
      .orderBy('created_ms')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      game: row.game,
      seats: namesOf(row),
      line: row.line ?? 0,
      reason: row.problem ?? '',
    }));
  }

  /** Ends the pause of these matches. They bear the number of the release, so that running servers find them. */
  async release(ids: readonly string[]): Promise<void> {
    const { db } = this.database;
    for (const id of ids) {
      await this.database.change(
        db.updateTable('health').set((row) => ({ releases: row('releases', '+', 1) })),
        db
          .updateTable('matches')
          .set((row) => ({
            problem: null,
            released: row.selectFrom('health').select('releases'),
            version: row('version', '+', 1),
            changed_ms: Date.now(),
          }))
          .where('id', '=', id)
          .where('problem', 'is not', null),
      );
    }
  }

  /** The number of the last release. */
  async lastRelease(): Promise<number> {
    const row = await this.database.db.selectFrom('health').select('releases').executeTakeFirstOrThrow();
    return row.releases;
  }

  /** The matches of later releases. */
  async releasedAfter(release: number): Promise<string[]> {
    const rows = await this.database.db.selectFrom('matches').select('id').where('released', '>', release).execute();
    return rows.map(({ id }) => id);
  }
}

/** How often a running server looks for releases. */
const lookMs = 2_000;

/** Looks for matches that somebody has released beside the running server, whatever the kind of the database. */
export class ReleaseWatch {
  private known: number | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly pauses: Pauses,
    private readonly takeUp: (match: string) => Promise<void>,
    private readonly onProblem: (error: unknown) => void,
  ) {}

  /** Begins to look; what was released before is nothing new. */
  async start(): Promise<void> {
    this.known = await this.pauses.lastRelease();
    this.lookLater();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private lookLater(): void {
    if (this.isClosed) return;
    this.timer = setTimeout(() => {
      this.looking = this.look()
        .catch(this.onProblem)
        .finally(() => this.lookLater());
    }, lookMs).unref();
  }

  private async look(): Promise<void> {
    const last = await this.pauses.lastRelease();
    if (this.known === null || last === this.known) return;
    const released = await this.pauses.releasedAfter(this.known);
    this.known = last;
    for (const match of released) await this.takeUp(match).catch(this.onProblem);
  }
}
