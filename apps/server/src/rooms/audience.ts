import type { Notice } from '@heldentisch/protocol';
import { personsOf } from '../store/match-record.js';
import { Presence } from './presence.js';
import type { Room } from './room.js';
import { encode, Moment } from './telling.js';
import type { Viewer } from './viewer.js';

/** Those who look at a table, and how they are told. */
export class Audience {
  readonly viewers = new Set<Viewer>();
  readonly presence = new Presence();

  constructor(private readonly room: Room) {}

  isHere(user: string): boolean {
    for (const viewer of this.viewers) if (viewer.user === user) return true;
    return false;
  }

  /** Whether the person looks at the table, through this process or another. */
  isOnline(user: string): boolean {
    return this.isHere(user) || this.presence.isElsewhere(user, Date.now());
  }

  /** How long the person has been away: 0 for who is there, at least 1 for who is not. */
  absenceMs(user: string): number {
    return this.isOnline(user) ? 0 : Math.max(1, this.presence.awayMs(user, Date.now()));
  }

  spectators(): number {
    return this.spectatorsHere() + this.presence.spectatorsElsewhere(Date.now());
  }

  /** Sends the new lines to everybody; `withTable` if more has changed than lines. */
  tellLines(withTable: boolean): void {
    if (withTable) {
      this.tellTable();
      return;
    }
    const moment = new Moment(this.room);
    for (const viewer of this.viewers) viewer.send(moment.update(viewer));
  }

  /** Tells everybody who looks how the table stands. */
  tellTable(): void {
    const moment = new Moment(this.room);
    for (const viewer of this.viewers) viewer.send(moment.table(viewer));
  }

  /** Tells only the person at this seat how it stands: what is new concerns nobody else. */
  tellSeat(seat: number): void {
    const person = this.room.record.seats[seat];
    if (person?.kind !== 'person') return;
    const moment = new Moment(this.room);
    for (const viewer of this.viewers) if (viewer.user === person.user) viewer.send(moment.update(viewer));
  }

  /** Tells everybody who looks about something that is no line. */
  tellNotice(notice: Notice): void {
    const text = encode({ type: 'notice', table: this.room.record.id, notice });
    for (const viewer of this.viewers) viewer.send(text);
  }

  /** Tells the persons at these seats, where they look at something else, that it is their turn. */
  tellTurns(seats: readonly number[]): void {
    const { id: table, game, seats: all } = this.room.record;
    for (const seat of seats) {
      const person = all[seat];
      if (person?.kind !== 'person') continue;
      this.room.house.mailbox.toUserElsewhere(person.user, table, () => encode({ type: 'turn', table, game, seat }));
    }
  }

  /** Somebody came or went. */
  changed(): void {
    this.note(Date.now());
    this.publish();
    this.tellTable();
  }

  /** Notes who is there, so that one can say who has left. It is stored, too: a room that nobody looks at is forgotten. */
  note(nowMs: number): void {
    const { record, house, isClosed } = this.room;
    const isOfInterest = record.status !== 'finished' && !isClosed;
    for (const user of personsOf(record.seats)) {
      const isOnline = this.isOnline(user);
      if (!this.presence.note(user, isOnline, nowMs) || !isOfInterest) continue;
      house.matches.noteAway(record.id, user, isOnline ? null : nowMs).catch((error: unknown) => {
        house.log.error({ err: error, table: record.id }, 'who has come or left was not stored');
      });
    }
  }

  /** Who has been away since before the room was opened. Time in which this server did not run does not count. */
  async recall(): Promise<void> {
    const { record, house } = this.room;
    for (const [user, sinceMs] of await house.matches.away(record.id)) {
      this.presence.recall(user, Math.max(sinceMs, Math.round(performance.timeOrigin)));
    }
  }

  /** Tells the other processes who looks through this one. */
  publish(): void {
    const { record, house } = this.room;
    const { bus, process } = house;
    const users = personsOf(record.seats).filter((user) => this.isHere(user));
    bus.publish({ kind: 'presence', process, match: record.id, users, spectators: this.spectatorsHere() });
  }

  private spectatorsHere(): number {
    let count = 0;
    for (const viewer of this.viewers) if (this.room.seatsOf(viewer.user).length === 0) count++;
    return count;
  }
}
