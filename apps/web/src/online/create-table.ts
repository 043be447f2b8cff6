import type { GameOptions } from '@heldentisch/engine';
import type { SeatWish } from '../lobby/seat-fields.js';

export function createOnlineTable(_game: string, _options: GameOptions, _seats: readonly SeatWish[], _isPublic: boolean, _clock: object | null): Promise<string> {
  return Promise.reject(new Error('not yet'));
}
