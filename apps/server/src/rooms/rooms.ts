import type { BusMessage } from '../store/bus.js';
import type { MatchRecord } from '../store/match-record.js';
import type { House } from './house.js';
import { RequestError } from './request-error.js';
import { Room } from './room.js';
import { chatLine, encode } from './telling.js';

const sweepMs = 10_000;
/** Lines of chat that one hint of another process can bring. */
const chatCatchUp = 50;

/** The rooms that are in memory: those that somebody looks at, and those with a bot, a clock or a window to wait for. */
export class Rooms {
  private readonly rooms = new Map<string, Promise<Room>>();
  /** Those of them that are loaded. */
  private readonly loaded = new Map<string, Room>();
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
    const record = await this.house.matches.byId(id);
    return record === null ? null : this.open(record, 'load');
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
    const due = await matches.unattended().catch((error: unknown) => {
      log.error({ err: error }, 'matches that wait for nobody are not known; asked again in a while');
      setTimeout(() => void this.resume(), config.rescueMs).unref();
      return [];
    });
    for (const id of due) {
      if (this.isStopping) return;
      await this.get(id).catch((error: unknown) => log.error({ err: error, table: id }, 'a match was not resumed'));
    }
  }

  /** Another process has changed something, or may have. */
  async hear(message: BusMessage | 'missed'): Promise<void> {
    if (message === 'missed') {
      for (const id of this.rooms.keys()) await this.catchUp(id);
      this.house.lobbyChanged();
      return;
    }
    if (message.kind === 'session') return;
    if (message.kind === 'presence') return this.hearPresence(message);
    if (message.kind === 'match') this.house.lobbyChanged(message.people);
    if (message.kind === 'chat') return this.catchUpChat(message.match);
    if (this.rooms.has(message.match)) await this.catchUp(message.match);
    else if (message.kind !== 'standing' && this.concernsUs(message.match)) await this.notice(message.match);
  }

  /** Tells viewers a line of chat that was stored here, and the other processes that there is one. */
  tellChat(room: Room, number: number, text: string): void {
    const { id } = room.record;
    this.sendChat(room, number, text);
    this.house.bus.publish({ kind: 'chat', process: this.house.process, match: id });
  }

  /** Chat up to this number has been told to somebody here; hints of others bring what comes after it. */
  chatSeen(id: string, number: number): void {
    this.chatKnown.set(id, Math.max(number, this.chatKnown.get(id) ?? 0));
  }

  private sendChat(room: Room, number: number, text: string): void {
    this.chatSeen(room.record.id, number);
    for (const viewer of room.audience.viewers) viewer.send(text);
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

  private async catchUpChat(id: string): Promise<void> {
    const room = await this.rooms.get(id);
    if (room === undefined || room.audience.viewers.size === 0) return;
    const known = this.chatKnown.get(id) ?? 0;
    const rows = await this.house.matches.chatAfter(id, known, known === 0 ? 1 : chatCatchUp);
    for (const row of rows) {
      this.sendChat(room, row.number, encode({ type: 'chat', table: id, line: chatLine(row) }));
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
