import {
  type ChatLine,
  type HandoverRequest,
  historyPage,
  type LobbyTable,
  type SeatInfo,
  type ServerMessage,
  type TableInfo,
  type TableStatus,
  TableTexts,
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

/** The views of the table as it is now, each made once however many look through the same eyes; null if not begun. */
export const viewTexts = ({ match, windows }: Room): TableTexts | null =>
  match === null ? null : new TableTexts(match, windows.standing);

/** The views that are due to a viewer, with the lines it does not know yet, and notes that it knows them now. */
function viewsFor(room: Room, viewer: Viewer, views: TableTexts | null): string {
  const { match } = room;
  if (match === null || views === null) return '';
  const last = match.log.length;
  let texts = '';
  for (const sight of sightsOf(room, viewer.user)) {
    const since = Math.max(viewer.known.get(sight) ?? viewer.since, last - historyPage);
    viewer.known.set(sight, last);
    const text = views.view(sight, since);
    texts = texts === '' ? text : `${texts},${text}`;
  }
  return texts;
}

type UpdateHead = Omit<Extract<ServerMessage, { type: 'update' }>, 'type' | 'views'>;

/** What an update says to everybody alike; the views follow. Written by hand: it goes out with every move. */
export function updateHead(room: Room): string {
  const { table, clocks, windows }: UpdateHead = {
    table: room.record.id,
    clocks: room.clockState(),
    windows: room.windows.times(Date.now()),
  };
  const clocksText = clocks === null ? 'null' : JSON.stringify(clocks);
  const windowsText = windows.length === 0 ? '[]' : JSON.stringify(windows);
  return `{"type":"update","table":${JSON.stringify(table)},"clocks":${clocksText},"windows":${windowsText}}`;
}

export const updateText = (head: string, room: Room, viewer: Viewer, views: TableTexts | null): string =>
  withViews(head, viewsFor(room, viewer, views));

export function tableText(room: Room, viewer: Viewer, views: TableTexts | null, chat?: readonly ChatLine[]): string {
  const head: Omit<Extract<ServerMessage, { type: 'table' }>, 'views'> = {
    type: 'table',
    table: tableInfo(room, viewer.user),
    clocks: room.clockState(),
    windows: room.windows.times(Date.now()),
    ...(chat === undefined ? {} : { chat }),
  };
  return withViews(JSON.stringify(head), viewsFor(room, viewer, views));
}

/** The views are put in as the text they already are. */
const withViews = (head: string, views: string): string => `${head.slice(0, -1)},"views":[${views}]}`;

export const chatLine = ({ number, name, seat, text, at_ms }: ChatRow): ChatLine => ({
  n: number,
  name,
  seat,
  text,
  atMs: at_ms,
});
