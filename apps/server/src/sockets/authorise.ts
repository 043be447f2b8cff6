import type { ClientMessage } from '@heldentisch/protocol';
import { type Access, access } from '@heldentisch/protocol/schema';
import { RequestError } from '../rooms/request-error.js';
import type { Room } from '../rooms/room.js';
import { keptBy } from '../rooms/seating.js';
import type { Connection } from './connection.js';

/** Messages about a table. */
export type TableMessage = Extract<ClientMessage, { readonly table: string }>;

/**
 * Whether the sender may send this message to this table at all, and then whether now is the time for it. Both throw
 * if not. The rules are the protocol's `access` table; handlers need not ask again. Must run inside the room's `run`.
 */
export function assertMay(connection: Connection, room: Room, message: TableMessage): void {
  assertWho(access[message.type].who, connection, room, message);
}

export function assertNow(room: Room, message: TableMessage): void {
  const rule: Access = access[message.type];
  if (rule.when !== null) assertWhen(rule.when, room);
}

function assertWho(who: Access['who'], connection: Connection, room: Room, message: TableMessage): void {
  const own = room.seatsOf(connection.user.id);
  if (who === 'person' && own.length === 0) throw new RequestError('not-seated', 'only for those who sit at the table');
  if (who === 'viewer' && own.length === 0 && !connection.open.has(message.table)) {
    throw new RequestError('not-viewing', 'open the table first');
  }
  if (who === 'creator' && room.record.creator !== connection.user.id) {
    throw new RequestError('not-creator', 'only for who has set the table up');
  }
  const seat = who === 'seat' && 'seat' in message ? message.seat : null;
  if (seat !== null && !own.includes(seat)) throw new RequestError('not-your-seat', 'the seat is not yours');
  if (who === 'owner' && 'seat' in message && !keptBy(room.record, connection.user.id).includes(message.seat)) {
    throw new RequestError('not-your-seat', 'no bot plays this seat for you');
  }
  const viewer = who === 'sight' && 'viewer' in message ? message.viewer : null;
  if (viewer !== null && viewer >= 0 && !own.includes(viewer)) {
    throw new RequestError('not-your-seat', 'the seat is not yours');
  }
}

function assertWhen(when: NonNullable<Access['when']>, room: Room): void {
  const { status } = room;
  if (when === 'running') room.running();
  else if (when === 'open' && status !== 'open') throw new RequestError('not-open', 'the match has begun');
  else if (when === 'begun' && room.match === null) {
    if (status === 'readonly') throw new RequestError('readonly', 'the match belongs to another version of the rules');
    throw new RequestError('not-begun', 'the match has not begun');
  } else if (when === 'finished' && status !== 'finished') {
    if (status === 'readonly') throw new RequestError('readonly', 'the match belongs to another version of the rules');
    throw new RequestError('not-finished', 'the match is not over');
  }
}
