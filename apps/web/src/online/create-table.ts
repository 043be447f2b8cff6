import type { GameOptions } from '@heldentisch/engine';
import type { WantedSeat } from '@heldentisch/protocol';
import type { OnlineWish } from '../lobby/online-fields.js';
import type { SeatWish } from '../lobby/seat-fields.js';
import { link } from './connection.js';

/** Several seats may be played at this device: for the server they are all mine. */
const wanted = (wish: SeatWish): WantedSeat => (wish.kind === 'me' || wish.kind === 'person' ? { kind: 'me' } : wish);

/** Opens a table on the server; the answer is its id. */
export async function createOnlineTable(
  game: string,
  options: GameOptions,
  seats: readonly SeatWish[],
  wish: OnlineWish,
): Promise<string> {
  const { table } = await link.ask<{ table: string }>({
    type: 'table.create',
    game,
    options: { ...options },
    seats: seats.map(wanted),
    ...wish,
  });
  return table;
}
