import { concede } from '@heldentisch/engine';
import type { Room } from './room.js';

/** Waits for a clock to run out; the seat then gives up. */
export class TimeKeeper {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly room: Room) {}

  look(): void {
    clearTimeout(this.timer);
    const leftMs = this.room.status === 'running' ? (this.room.clocks?.untilExpiryMs(Date.now()) ?? null) : null;
    if (leftMs !== null) this.timer = setTimeout(() => this.ring(), leftMs).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private ring(): void {
    const { room } = this;
    const expire = async (): Promise<void> => {
      const seat = room.status === 'running' ? (room.clocks?.expired(Date.now()) ?? null) : null;
      // A choice that came in time may have been stored meanwhile.
      if (seat !== null) await room.write(null, (match) => concede(match, seat));
      this.look();
    };
    room.run(expire).catch((error: unknown) => room.house.log.error({ err: error, table: room.record.id }, 'time-out'));
  }
}
