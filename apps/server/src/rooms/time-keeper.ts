import { act, concede, refusal } from '@heldentisch/engine';
import { patienceMs } from './patience.js';
import type { Origin, Room } from './room.js';

/** No timer waits longer; one that rings before anything is due is set again. */
const longestWaitMs = 2 ** 31 - 1;

/** Does what time brings about: a window is passed, and a seat whose clock has run out gives up. */
export class TimeKeeper {
  private timer: NodeJS.Timeout | undefined;
  private origin: Origin = 'here';

  constructor(private readonly room: Room) {}

  look(origin: Origin): void {
    clearTimeout(this.timer);
    this.origin = origin;
    const { room } = this;
    const nowMs = Date.now();
    const never = Number.POSITIVE_INFINITY;
    const leftMs = Math.min(room.clocks?.untilExpiryMs(nowMs) ?? never, room.windows.untilDueMs(nowMs) ?? never);
    if (leftMs === never || room.status !== 'running' || room.isClosed) return;
    this.ringIn(leftMs + patienceMs(room.house.config, origin));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private ringIn(timeMs: number): void {
    this.timer = setTimeout(() => this.ring(), Math.min(timeMs, longestWaitMs)).unref();
  }

  private ring(): void {
    const { room } = this;
    const { config, log } = room.house;
    const { timer } = this;
    room
      .run(async () => {
        if (room.status === 'running') await this.act();
        // What was done has set the timer already.
        if (this.timer === timer) this.look(this.origin);
      })
      .catch((error: unknown) => {
        log.error({ err: error, table: room.record.id }, 'time-out');
        if (!room.isClosed) this.ringIn(config.rescueMs);
      });
  }

  private async act(): Promise<void> {
    const { room } = this;
    const pass = room.windows.due(Date.now());
    if (pass !== null) {
      await room.write(null, (match) => act(match, pass.seat, pass.choice, pass.revision));
      return;
    }
    // A choice that came in time may have been stored meanwhile, here or elsewhere.
    const expired = (): number | null => room.clocks?.expired(Date.now()) ?? null;
    const seat = expired();
    if (seat === null) return;
    await room.write(null, (match) =>
      expired() === seat ? concede(match, seat) : { ok: false, refusal: refusal('HT-DOOR-05') },
    );
  }
}
