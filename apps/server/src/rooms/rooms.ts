import { attemptAll } from '../attempt-all.js';
import type { BusMessage } from '../store/bus.js';
import { DamagedMatch, type MatchRecord } from '../store/match-record.js';
import { isStoreFault } from '../store/store-fault.js';
import type { ChatRow } from '../store/tables.js';
import type { House } from './house.js';
import { RequestError } from './request-error.js';
import { Room } from './room.js';
import { chatLine, encode } from './telling.js';

const sweepMs = 10_000;
/** Lines of chat that are read at once. */
const chatPage = 50;

/** The rooms that are in memory: those that somebody looks at, and those with a bot, a clock or a window to wait for. */
export class Rooms {
  private readonly rooms = new Map<string, Promise<Room>>();
  /** Those of them that are loaded. */
  private readonly loaded = new Map<string, Room>();
  /** The last line of chat that those who look at a table here were told. */
  private readonly chatKnown = new Map<string, number>();
  private readonly sweeper: NodeJS.Timeout;
  private isStopping = false;

  constructor(
    private readonly house: House,
    /** Whether somebody connected here sits at the table, looking or not. */
    private readonly concernsUs: (match: string) => boolean,
  ) {
    this.sweeper = setInterval(() => this.sweep(), sweepMs).unref();
  }

  get size(): number {
    return this.rooms.size;
  }

  /** Whether the match is in memory, or about to be. */
  has(id: string): boolean {
    return this.rooms.has(id);
  }

  /** The room if it is in memory already. */
  atHand(id: string): Room | undefined {
    return this.loaded.get(id);
  }

  /** Null if there is no such match. */
  get(id: string): Promise<Room | null> {
    // Who asks for a room is about to use it: it must not be forgotten in between.
    this.loaded.get(id)?.touch();
    return this.rooms.get(id) ?? this.read(id);
  }

  private async read(id: string): Promise<Room | null> {
    const { matches, log } = this.house;
    try {
      const record = await matches.byId(id);
      return record === null ? null : await this.open(record, 'load');
    } catch (error) {
      if (!(error instanceof DamagedMatch)) throw error;
      if (await matches.markDamaged(id, error.message))
        log.error({ table: id, problem: error.message }, 'match paused');
      throw new RequestError('paused', 'what is stored of the match cannot be read; it is paused');
    }
  }

  /** The room of a match that was just stored, or read. */
  async open(record: MatchRecord, origin: 'here' | 'load'): Promise<Room> {
    const known = this.rooms.get(record.id);
    if (known !== undefined) return known;
    if (this.isStopping) throw new RequestError('internal', 'the server is closing');
    const loading = Room.load(this.house, record, origin);
    this.rooms.set(record.id, loading);
    loading.then(
      (room) => this.loaded.set(record.id, room),
      // A room that could not be loaded is tried anew next time.
      () => this.rooms.delete(record.id),
    );
    return loading;
  }

  /** After a start: matches that wait for a bot, a clock or a window go on without anybody looking. */
  async resume(): Promise<void> {
    const { matches, log, config } = this.house;
    try {
      for (const id of await matches.unattended()) {
        if (this.isStopping) return;
        await this.get(id).catch((error: unknown) => {
          if (isStoreFault(error)) throw error;
          log.error({ err: error, table: id }, 'a match was not resumed');
        });
      }
    } catch (error) {
      if (this.isStopping) return;
      log.error({ err: error }, 'matches that wait for nobody could not be read; tried again in a while');
      setTimeout(() => void this.resume(), config.rescueMs).unref();
    }
  }

  /** Another process has changed something, or may have. */
  async hear(message: BusMessage | 'missed'): Promise<void> {
    if (message === 'missed') return this.catchUpAll();
    if (message.kind === 'session') return;
    if (message.kind === 'lobby') return this.house.lobbyChanged();
    if (message.kind === 'presence') return this.hearPresence(message);
    if (message.kind === 'match') this.house.lobbyChanged(message.people);
    if (message.kind === 'chat') return this.catchUpChat(message.match);
    if (this.rooms.has(message.match)) await this.catchUp(message.match);
    else if (message.kind !== 'standing' && this.concernsUs(message.match)) await this.notice(message.match);
  }

  /** After a release by who operates the server: the match goes on, whoever looks. */
  async takeUp(id: string): Promise<void> {
    const room = await this.get(id);
    await room?.run(() => room.catchUp());
  }

  /** Tells viewers a line of chat that was stored here, and the other processes that there is one. */
  tellChat(room: Room, row: ChatRow): void {
    const { id } = room.record;
    this.house.bus.publish({ kind: 'chat', process: this.house.process, match: id });
    // Another process may have stored a line before this one whose hint is still on its way.
    if (!this.sendChat(room, row)) void attemptAll([() => this.catchUpChat(id)], this.notCaughtUp);
  }

  /** Somebody who comes at this very moment is told these last lines; who is here already gets what they lack of them. */
  chatRead(room: Room, rows: readonly ChatRow[]): void {
    const { id } = room.record;
    for (const row of rows) this.sendChat(room, row);
    this.chatKnown.set(id, Math.max(rows.at(-1)?.number ?? 0, this.lastChat(id)));
  }

  private lastChat(id: string): number {
    return this.chatKnown.get(id) ?? 0;
  }

  /** Tells a line if it is the next one. False if one before it was not told yet. */
  private sendChat(room: Room, row: ChatRow): boolean {
    const { id } = room.record;
    const isNext = row.number === this.lastChat(id) + 1;
    if (!isNext) return row.number <= this.lastChat(id);
    this.chatKnown.set(id, row.number);
    const text = encode({ type: 'chat', table: id, line: chatLine(row) });
    for (const viewer of room.audience.viewers) viewer.send(text);
    return true;
  }

  /** No room is opened any more. */
  stop(): void {
    this.isStopping = true;
    clearInterval(this.sweeper);
  }

  /** Resolves when all that was begun in the rooms is done. */
  async close(): Promise<void> {
    this.stop();
    await Promise.all([...this.rooms.values()].map(async (loading) => (await loading.catch(() => null))?.close()));
  }

  /** Who sits there is connected here: the room is opened, so that they learn of their turn. */
  private async notice(id: string): Promise<void> {
    const room = await this.get(id);
    await room?.run(() => room.audience.tellTurns(room.waitingSeats()));
  }

  private async catchUp(id: string): Promise<void> {
    const room = await this.rooms.get(id);
    await room?.run(() => room.catchUp());
  }

  private async catchUpAll(): Promise<void> {
    const jobs = [...this.rooms.keys()].map((id) => async () => {
      await this.catchUp(id);
      await this.catchUpChat(id);
    });
    await attemptAll(jobs, this.notCaughtUp);
  }

  private readonly notCaughtUp = (error: unknown): void =>
    this.house.log.error({ err: error }, 'a table could not be caught up');

  /** Tells those who look what other processes have stored. */
  async catchUpChat(id: string): Promise<void> {
    const room = await this.rooms.get(id);
    if (room === undefined || room.audience.viewers.size === 0) return;
    for (;;) {
      const rows = await this.house.matches.chatAfter(id, this.lastChat(id), chatPage);
      for (const row of rows) this.sendChat(room, row);
      if (rows.length < chatPage) return;
    }
  }

  private async hearPresence(message: Extract<BusMessage, { kind: 'presence' }>): Promise<void> {
    const room = await this.rooms.get(message.match);
    if (room === undefined) return;
    const online = (): string =>
      JSON.stringify(room.record.seats.map((s) => s.kind === 'person' && room.audience.isOnline(s.user)));
    const before = online();
    const isNew = room.audience.presence.report(message.process, message.users, message.spectators, Date.now());
    if (isNew && room.audience.viewers.size > 0) room.audience.publish();
    room.audience.note(Date.now());
    if (online() !== before) await room.run(() => room.audience.tellTable());
  }

  /** Tells the others who is here, and forgets rooms that nobody needs. */
  private sweep(): void {
    const nowMs = Date.now();
    for (const [id, loading] of this.rooms) {
      loading.then(
        (room) => {
          room.audience.note(nowMs);
          if (room.audience.viewers.size > 0) room.audience.publish();
          if (!isNeeded(room, nowMs)) {
            void room.close();
            this.rooms.delete(id);
            this.loaded.delete(id);
            this.chatKnown.delete(id);
          }
        },
        () => undefined,
      );
    }
  }
}

/** Whether the room must stay in memory: somebody looks, or the match moves without people. */
function isNeeded(room: Room, nowMs: number): boolean {
  const { audience, house, record } = room;
  if (audience.viewers.size > 0 || nowMs - room.lastUsedMs < house.config.idleRoomMs) return true;
  if (room.status !== 'running') return false;
  if (room.clocks !== null || room.windows.untilDueMs(nowMs) !== null) return true;
  return room.waitingSeats().some((seat) => record.seats[seat]?.kind === 'bot');
}
