import { randomInt } from 'node:crypto';
import {
  giveStanding,
  noStanding,
  type SeatStanding,
  type Standing,
  type StandingAnswer,
  type StandingPass,
  standingChoice,
  windowPass,
} from '@heldentisch/engine';
import type { WindowTime } from '@heldentisch/protocol';
import type { StandingRow } from '../store/tables.js';
import { RequestError } from './request-error.js';
import type { Origin, Room } from './room.js';

interface OpenWindow extends StandingPass {
  /** When the seat's standing answer is given; null if the seat is asked. */
  readonly answerMs: number | null;
  /** When time is up; null if there is no limit. */
  readonly closeMs: number | null;
}

/**
 * The windows that are open at a table, and what persons have said in advance about them. A standing answer is given
 * after a pause of chance, and nobody but its seat is told that there is one: to others it is a quick pass.
 */
export class Windows {
  standing: Standing = [];
  private open: readonly OpenWindow[] = [];

  constructor(private readonly room: Room) {}

  /** A match begins, or is read again: only what is stored has been said. */
  reset(rows: readonly StandingRow[]): void {
    this.standing = noStanding(this.room.record.seats.length);
    for (const { seat, body } of rows) this.standing = this.standing.with(seat, JSON.parse(body) as SeatStanding);
  }

  /** A seat says which windows it wants to be asked about. Stored before it counts. Must run inside `run`. */
  async give(seat: number, answer: StandingAnswer): Promise<void> {
    const { room } = this;
    const { record, house } = room;
    const match = room.running();
    if (match.game.windows === undefined) throw new RequestError('no-windows', `${record.game} has no windows`);
    const standing = giveStanding(match, this.standing, seat, answer);
    await house.matches.keepStanding({ match: record.id, seat, body: JSON.stringify(standing[seat]) });
    house.bus.publish({ kind: 'standing', process: house.process, match: record.id });
    this.take(standing, 'here');
  }

  /** Another process may have taken an answer. */
  async catchUp(): Promise<void> {
    const { match, record, house } = this.room;
    if (match === null || match.game.windows === undefined) return;
    const before = this.standing;
    this.reset(await house.matches.standing(record.id));
    if (JSON.stringify(this.standing) !== JSON.stringify(before)) this.take(this.standing, 'elsewhere', before);
  }

  private take(standing: Standing, origin: Origin, before = this.standing): void {
    this.standing = standing;
    this.room.keepTime(origin);
    for (const [seat, own] of standing.entries()) {
      if (JSON.stringify(own) !== JSON.stringify(before[seat])) this.room.audience.tellSeat(seat);
    }
  }

  /** Looks which windows are open. One that was open before keeps its times. */
  look(nowMs: number): void {
    const { room } = this;
    const isOfInterest = room.match?.game.windows !== undefined && room.status === 'running';
    this.open = isOfInterest ? room.waitingSeats().flatMap((seat) => this.windowOf(seat, nowMs) ?? []) : [];
  }

  private windowOf(seat: number, nowMs: number): OpenWindow | null {
    const { match, record, house } = this.room;
    if (match === null || record.seats[seat]?.kind !== 'person') return null;
    const choice = windowPass(match, seat);
    if (choice === null) return null;
    const revision = match.revisions[seat] as number;
    const before = this.open.find((window) => window.seat === seat && window.revision === revision);
    const isAnswered = standingChoice(match, this.standing, seat) !== null;
    const answerMs = isAnswered ? (before?.answerMs ?? nowMs + randomInt(...house.config.standingPauseMs)) : null;
    const closeMs = before?.closeMs ?? (record.windowMs === null ? null : nowMs + record.windowMs);
    return { seat, revision, choice, answerMs, closeMs };
  }

  /** Whether a standing answer is about to pass the seat's window. */
  isAnswered(seat: number): boolean {
    return this.open.some((window) => window.seat === seat && window.answerMs !== null);
  }

  /** The pass that is due first, if its time has come. */
  due(nowMs: number): StandingPass | null {
    return this.open.find((window) => dueMs(window) <= nowMs) ?? null;
  }

  /** How long until the first window is passed; null if none will be. */
  untilDueMs(nowMs: number): number | null {
    if (this.open.length === 0) return null;
    const first = Math.min(...this.open.map(dueMs));
    return first === Number.POSITIVE_INFINITY ? null : Math.max(0, first - nowMs);
  }

  /** How long the open windows stay so, if nobody answers: the same for all who look. */
  times(nowMs: number): WindowTime[] {
    return this.open.flatMap(({ seat, closeMs }) =>
      closeMs === null ? [] : [{ seat, leftMs: Math.max(0, closeMs - nowMs) }],
    );
  }
}

const dueMs = ({ answerMs, closeMs }: OpenWindow): number =>
  Math.min(answerMs ?? Number.POSITIVE_INFINITY, closeMs ?? Number.POSITIVE_INFINITY);
