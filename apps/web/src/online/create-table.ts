import type { GameOptions } from '@heldentisch/engine';
import { type ClockRule, defaultGraceMs, type WantedSeat, type WindowMs } from '@heldentisch/protocol';
import type { SeatWish } from '../lobby/seat-fields.js';
import { link } from './connection.js';

/** Several seats may be played at this device: for the server they are all mine. */
const wanted = (wish: SeatWish): WantedSeat => (wish.kind === 'me' || wish.kind === 'person' ? { kind: 'me' } : wish);

/** Opens a table on the server; the answer is its id. */
export async function createOnlineTable(
  game: string,
  options: GameOptions,
  seats: readonly SeatWish[],
  isPublic: boolean,
  clock: ClockRule | null,
  windowMs: WindowMs | null,
): Promise<string> {
  const visibility = isPublic ? 'public' : 'private';
  const { table } = await link.ask<{ table: string }>({
    type: 'table.create',
    game,
    options: { ...options },
    seats: seats.map(wanted),
    visibility,
    clock,
    windowMs,
    graceMs: defaultGraceMs,
  });
  return table;
}
