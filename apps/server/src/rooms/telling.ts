import {
  type ChatLine,
  type ClockState,
  type HandoverRequest,
  historyPage,
  type LobbyTable,
  type SeatInfo,
  type ServerMessage,
  type TableInfo,
  type TableStatus,
  type TableView,
  tableView,
  type WindowTime,
} from '@heldentisch/protocol';
import type { MatchRecord, Seat } from '../store/match-record.js';
import type { ChatRow } from '../store/tables.js';
import type { Room } from './room.js';
import { keptBy } from './seating.js';
import type { Viewer } from './viewer.js';

/** The only way to the wire: whatever is sent has the type of a message. */
export const encode = (message: ServerMessage): string => JSON.stringify(message);

/** How long somebody has been away, in milliseconds: 0 who is there. Null if it is not known. */
type Absence = (user: string) => number | null;

function seatInfo(seat: Seat, absence: Absence): SeatInfo {
  if (seat.kind === 'person') {
    const awayMs = absence(seat.user);
    const isAway = awayMs !== null && awayMs > 0;
    return { kind: 'person', name: seat.name, online: awayMs === 0, ...(isAway ? { awayMs } : {}) };
  }
  if (seat.kind === 'bot') {
    const { bot, owner } = seat;
    return { kind: 'bot', name: bot, bot, online: true, ...(owner === undefined ? {} : { owner: owner.name }) };
  }
  return { kind: 'open', name: '', online: false };
}

/** A table for the lobby. `status` is the caller's, who may know more than the row. */
export function lobbyTable(record: MatchRecord, status: TableStatus, absence: Absence = () => null): LobbyTable {
  return {
    id: record.id,
    game: record.game,
    options: record.options,
    status,
    seats: record.seats.map((seat) => seatInfo(seat, absence)),
    clock: record.clock,
    windowMs: record.windowMs,
    createdMs: record.createdMs,
  };
}

function handoverOf({ request, seats }: MatchRecord): HandoverRequest | null {
  if (request === null || request.kind !== 'handover') return null;
  const { seat, bot, askedBy, waitingFor } = request;
  const waits = seats.flatMap((other, i) => (other.kind === 'person' && waitingFor.includes(other.user) ? [i] : []));
  return { seat, bot, askedBy, waitingFor: waits };
}

export function tableInfo(room: Room, user: string): TableInfo {
  const { record } = room;
  return {
    ...lobbyTable(record, room.status, (other) => room.audience.absenceMs(other)),
    visibility: record.visibility,
    rules: record.rules,
    rulesBefore: record.rulesBefore,
    graceMs: record.graceMs,
    mine: room.seatsOf(user),
    kept: keptBy(record, user),
    made: record.creator === user,
    handover: handoverOf(record),
    rematch: record.rematch,
    spectators: room.audience.spectators(),
  };
}

/**
 * Through whose eyes a user sees the table: spectators through -1, who has one seat through it. Who has several (one
 * device for several people) gets those that have to decide, else the spectators' view: the screen is handed around,
 * but not for a window that a standing answer is about to pass.
 */
export function sightsOf(room: Room, user: string): readonly number[] {
  const own = room.seatsOf(user);
  if (own.length === 0) return [-1];
  if (own.length === 1) return own;
  const waiting = own.filter((seat) => room.match?.play.isWaitingFor(seat) === true && !room.windows.isAnswered(seat));
  return waiting.length > 0 ? waiting : [-1];
}

/**
 * A table as it is now, to be told to all who look. What several see through the same eyes from the same line on is made
 * and written once.
 */
export class Moment {
  private readonly clocks: ClockState | null;
  private readonly windows: readonly WindowTime[];
  private readonly views = new Map<string, TableView>();
  private readonly updates = new Map<string, string>();

  constructor(private readonly room: Room) {
    this.clocks = room.clockState();
    this.windows = room.windows.times(Date.now());
  }

  update(viewer: Viewer): string {
    const { room, clocks, windows } = this;
    const due = this.viewsFor(viewer);
    const key = [...due.keys()].join();
    const text =
      this.updates.get(key) ??
      encode({ type: 'update', table: room.record.id, views: [...due.values()], clocks, windows });
    this.updates.set(key, text);
    return text;
  }

  table(viewer: Viewer, chat?: readonly ChatLine[]): string {
    const { room, clocks, windows } = this;
    const views = [...this.viewsFor(viewer).values()];
    const table = tableInfo(room, viewer.user);
    return encode({ type: 'table', table, views, clocks, windows, ...(chat === undefined ? {} : { chat }) });
  }

  /** The views that are due to a viewer, with the lines it does not know yet, and notes that it knows them now. */
  private viewsFor(viewer: Viewer): ReadonlyMap<string, TableView> {
    const { match, windows } = this.room;
    const due = new Map<string, TableView>();
    if (match === null) return due;
    const last = match.log.length;
    for (const sight of sightsOf(this.room, viewer.user)) {
      const since = Math.max(viewer.known.get(sight) ?? viewer.since, last - historyPage);
      viewer.known.set(sight, last);
      const key = `${sight} since ${since}`;
      const view = this.views.get(key) ?? tableView(match, sight, since, windows.standing);
      this.views.set(key, view);
      due.set(key, view);
    }
    return due;
  }
}

export const chatLine = ({ number, name, seat, text, at_ms }: ChatRow): ChatLine => ({
  n: number,
  name,
  seat,
  text,
  atMs: at_ms,
});
