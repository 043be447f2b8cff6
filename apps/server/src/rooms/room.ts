import {
  type Answer,
  type Game,
  type Line,
  type Match,
  outcomeOf,
  type Refusal,
  type State,
} from '@heldentisch/engine';
import type { ClockState, TableStatus } from '@heldentisch/protocol';
import { gameById } from '../games.js';
import { type MatchRecord, personsOf } from '../store/match-record.js';
import type { MatchPatch } from '../store/matches.js';
import type { LineRow } from '../store/tables.js';
import { BotSeats } from './bot-seats.js';
import { Clocks } from './clock.js';
import type { House } from './house.js';
import { LookBack } from './look-back.js';
import { lineKind, openMatch, repeatStored } from './play-back.js';
import { Presence } from './presence.js';
import { RequestError } from './request-error.js';
import { Serial } from './serial.js';
import { encode, tableText, updateText, type ViewCache } from './telling.js';
import { TimeKeeper } from './time-keeper.js';
import type { Viewer } from './viewer.js';

/** What became of a request: a line of the log, something else that is done (null), or the rules' no. */
export type Written = { readonly line: number | null } | { readonly refusal: Refusal };

/** Where a change came from: made here, made by another process, or read when the room was opened. */
export type Origin = 'here' | 'elsewhere' | 'load';

/**
 * A match in memory with those who look at it. It mirrors what is stored and nothing more: a line counts when it is
 * committed, and if another process was faster, the room is read again. Everything runs through `run`, one after
 * another.
 */
export class Room {
  match: Match | null = null;
  readonly viewers = new Set<Viewer>();
  readonly presence = new Presence();
  readonly lookBack = new LookBack();
  lastUsedMs = Date.now();

  private readonly game: Game<State> | undefined;
  private readonly serial = new Serial();
  /** For each request that became a line its number. */
  private readonly clients = new Map<string, number>();
  private readonly botSeats = new BotSeats(this);
  private readonly timeKeeper = new TimeKeeper(this);
  clocks: Clocks | null = null;
  /** Set when memory may differ from the store. */
  private stale = false;
  /** The seats that had to decide after the last line that was told. */
  private waitingBefore: readonly number[] = [];

  private constructor(
    readonly house: House,
    public record: MatchRecord,
  ) {
    this.game = gameById(record.game);
  }

  /** `origin` is `here` for a match that was just made. */
  static async load(house: House, record: MatchRecord, origin: Origin): Promise<Room> {
    const room = new Room(house, record);
    await room.run(() => room.readAgain(origin));
    return room;
  }

  /** Runs a task when all earlier ones are done. */
  run<T>(task: () => Promise<T> | T): Promise<T> {
    this.lastUsedMs = Date.now();
    return this.serial.run(async () => {
      if (this.stale) await this.readAgain('elsewhere');
      return task();
    });
  }

  get isReadOnly(): boolean {
    return this.game === undefined || this.game.rulesVersion !== this.record.rules;
  }

  get status(): TableStatus {
    if (this.isReadOnly) return 'readonly';
    if (this.match !== null && outcomeOf(this.match) !== null) return 'finished';
    return this.record.problem !== null ? 'paused' : this.record.status;
  }

  seatsOf(user: string): number[] {
    return this.record.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.user === user ? [i] : []));
  }

  waitingSeats(): number[] {
    const { match } = this;
    return match === null ? [] : this.record.seats.flatMap((_, seat) => (match.play.isWaitingFor(seat) ? [seat] : []));
  }

  isHere(user: string): boolean {
    for (const viewer of this.viewers) if (viewer.user === user) return true;
    return false;
  }

  isOnline(user: string): boolean {
    return this.isHere(user) || this.presence.isElsewhere(user, Date.now());
  }

  spectators(): number {
    return this.spectatorsHere() + this.presence.spectatorsElsewhere(Date.now());
  }

  spectatorsHere(): number {
    let count = 0;
    for (const viewer of this.viewers) if (this.seatsOf(viewer.user).length === 0) count++;
    return count;
  }

  clockState(): ClockState | null {
    return this.clocks === null || this.match === null ? null : this.clocks.state(Date.now());
  }

  /** The match, if it can be played on now. */
  running(): Match {
    const { status, match } = this;
    if (status === 'paused') throw new RequestError('paused', 'the match is paused because of a fault');
    if (status === 'readonly') throw new RequestError('readonly', 'the match belongs to another version of the rules');
    if (status !== 'running' || match === null) throw new RequestError('not-running', 'the match is not running');
    return match;
  }

  /** The line that a request has already become, or null. */
  lineOf(client: string): number | null {
    const line = this.clients.get(client) ?? null;
    if (line !== null) this.house.metrics.resends.add();
    return line;
  }

  /**
   * Applies something to the match and stores the line it makes. `client` makes a resend harmless: if its line is
   * there already, nothing is applied again. Must run inside `run`.
   */
  async write(client: string | null, apply: (match: Match) => Answer): Promise<Written> {
    for (;;) {
      const known = client === null ? null : this.lineOf(client);
      if (known !== null) return { line: known };
      const match = this.running();
      const before = match.log.length;
      const answer = await this.guarded(match, apply);
      if (!answer.ok) return { refusal: answer.refusal };
      if (match.log.length === before) return { line: null };
      const row = this.lineRow(match, client);
      if (await this.store(row)) {
        this.settle(row, 'here');
        return { line: row.number };
      }
      this.house.metrics.conflicts.add();
      await this.readAgain('elsewhere');
    }
  }

  private async guarded(match: Match, apply: (match: Match) => Answer): Promise<Answer> {
    try {
      return apply(match);
    } catch (error) {
      if (match.broken === null) throw error;
      await this.pause(match.broken);
      throw new RequestError('paused', 'a fault in the game was met; the match is paused, its log is intact');
    }
  }

  private lineRow(match: Match, client: string | null): LineRow {
    const number = match.log.length;
    const line = match.log[number - 1] as Line;
    const clocks = this.clocks?.after('choice' in line ? line.seat : -1, Date.now());
    return {
      match: this.record.id,
      number,
      seat: line.seat,
      kind: lineKind(line),
      body: JSON.stringify(line),
      hash: match.hashes[number - 1] as string,
      client,
      clocks: clocks === undefined ? null : JSON.stringify(clocks),
      at_ms: Date.now(),
    };
  }

  private async store(row: LineRow): Promise<boolean> {
    try {
      return await this.house.commit.append(row);
    } catch (error) {
      // Whether it is stored is not known: memory must not go on from a guess.
      this.stale = true;
      throw error;
    }
  }

  /** Changes what is no line, and tells everybody. `make` may be asked again if another process was faster. */
  async changeRecord(make: (record: MatchRecord) => MatchPatch | null): Promise<void> {
    for (;;) {
      const patch = make(this.record);
      if (patch === null) return;
      const changed = await this.house.matches.change(this.record, patch);
      if (changed !== null) {
        this.takeRecord(changed, 'here');
        this.publishChange();
        if (patch.seats !== undefined) this.publishPresence();
        return;
      }
      await this.readRecord('elsewhere');
    }
  }

  /** Tells the other processes that the record has changed. */
  publishChange(): void {
    this.house.bus.publish({ kind: 'match', process: this.house.process, match: this.record.id });
  }

  /** Reads what other processes have added. Must run inside `run`. */
  async catchUp(): Promise<void> {
    await this.readRecord('elsewhere');
    const { match } = this;
    if (match === null || this.record.problem !== null) return;
    const rows = await this.house.matches.linesAfter(this.record.id, match.log.length);
    for (const row of rows) {
      if (!(await this.repeat(match, row))) return;
    }
    if (rows.length > 0) this.afterLines('elsewhere', this.waitingBefore);
  }

  /** Stops this match only. The log stays as it is. */
  async pause(problem: string): Promise<void> {
    this.house.metrics.brokenMatches.add();
    this.house.log.error({ table: this.record.id, game: this.record.game, problem }, 'match paused');
    this.stop();
    await this.changeRecord((record) => (record.problem === null ? { problem } : null));
  }

  /** Ends timers and forgets questions to bots. */
  stop(): void {
    this.timeKeeper.stop();
    this.botSeats.stop();
  }

  private async readAgain(origin: Origin): Promise<void> {
    this.match = null;
    this.clients.clear();
    this.clocks = null;
    await this.readRecord(origin);
    this.stale = false;
  }

  private async readRecord(origin: Origin): Promise<void> {
    const record = origin === 'here' ? this.record : await this.house.matches.byId(this.record.id);
    if (record === null) throw new Error('a match is gone from the store');
    const changed = record.version !== this.record.version || this.match === null;
    this.record = record;
    if (this.match === null && record.status !== 'open' && !this.isReadOnly) await this.begin(origin);
    else if (changed) this.takeRecord(record, origin);
  }

  /** Takes over a changed record; a table whose last seat was taken begins. */
  private takeRecord(record: MatchRecord, origin: Origin): void {
    this.record = record;
    this.house.lobbyChanged();
    if (this.match === null && record.status === 'running' && !this.isReadOnly) {
      // Nothing is stored yet that would have to be waited for.
      this.open();
      this.afterLines(origin, []);
      return;
    }
    this.takeUndoRequest();
    this.tellTable();
    if (this.status === 'running') this.botSeats.look(origin);
  }

  /** Plays all stored lines. */
  private async begin(origin: Origin): Promise<void> {
    const rows = origin === 'here' ? [] : await this.house.matches.linesAfter(this.record.id, 0);
    const match = this.open();
    for (const row of rows) {
      if (!(await this.repeat(match, row))) return;
    }
    this.afterLines(origin, this.waitingBefore);
  }

  private open(): Match {
    if (this.game === undefined) throw new Error(`there is no game ${this.record.game}`);
    const match = openMatch(this.game, this.record);
    this.match = match;
    this.clocks = this.record.clock === null ? null : new Clocks(this.record.clock, this.record.seats.length);
    return match;
  }

  /** Plays a stored line; false if it does not hold, then the match is paused. */
  private async repeat(match: Match, row: LineRow): Promise<boolean> {
    try {
      repeatStored(match, row);
    } catch (error) {
      await this.pause(error instanceof Error ? error.message : String(error));
      return false;
    }
    this.note(row);
    return true;
  }

  private note(row: LineRow): void {
    if (row.client !== null) this.clients.set(row.client, row.number);
    if (row.clocks !== null) this.clocks?.load(JSON.parse(row.clocks) as number[]);
  }

  /** A line of ours is stored. */
  private settle(row: LineRow, origin: Origin): void {
    this.house.metrics.choices.add();
    this.note(row);
    this.afterLines(origin, this.waitingBefore);
  }

  private afterLines(origin: Origin, before: readonly number[]): void {
    const waiting = this.waitingSeats();
    this.clocks?.start(waiting, Date.now());
    this.takeUndoRequest();
    this.timeKeeper.look();
    this.waitingBefore = waiting;
    if (origin !== 'load') {
      this.tellLines(before.length === 0);
      this.tellTurns(waiting.filter((seat) => !before.includes(seat)));
    }
    const finished = this.status === 'finished';
    if (finished && this.record.status !== 'finished') this.finishLater();
    else if (!finished) this.botSeats.look(origin);
  }

  /** The row's status is only a cache for lists; it is brought up to date behind the answer. */
  private finishLater(): void {
    this.run(() =>
      this.changeRecord((record) => (record.status === 'finished' ? null : { status: 'finished', request: null })),
    ).catch((error: unknown) => this.house.log.error({ err: error, table: this.record.id }, 'status not stored'));
  }

  /** A request to undo is valid only as long as no line has followed it. */
  private takeUndoRequest(): void {
    const { match, record } = this;
    if (match === null) return;
    const { request } = record;
    const valid = request !== null && request.kind === 'undo' && request.line === match.log.length;
    match.undoRequest = !valid
      ? null
      : {
          seat: request.seat,
          count: request.count,
          waitingFor: request.waitingFor.reduce((bits, seat) => bits | (1 << seat), 0),
        };
  }

  private tellLines(withTable: boolean): void {
    const cache: ViewCache = new Map();
    const clocks = this.clockState();
    for (const viewer of this.viewers) {
      viewer.send(withTable ? tableText(this, viewer, cache) : updateText(this, viewer, cache, clocks));
    }
  }

  /** Tells everybody who looks how the table stands. */
  tellTable(): void {
    const cache: ViewCache = new Map();
    for (const viewer of this.viewers) viewer.send(tableText(this, viewer, cache));
  }

  /** Tells each person who has to decide that it is their turn. */
  tellWhoseTurn(): void {
    this.tellTurns(this.waitingSeats());
  }

  /** Notes who is there, so that one can say who has left. */
  notePresence(nowMs: number): void {
    for (const seat of this.record.seats) {
      if (seat.kind === 'person') this.presence.note(seat.user, this.isOnline(seat.user), nowMs);
    }
  }

  publishPresence(): void {
    const { bus, process } = this.house;
    const users = personsOf(this.record.seats).filter((user) => this.isHere(user));
    bus.publish({ kind: 'presence', process, match: this.record.id, users, spectators: this.spectatorsHere() });
  }

  /** Somebody came or went. */
  presenceChanged(): void {
    this.notePresence(Date.now());
    this.publishPresence();
    this.tellTable();
  }

  /** Whether the room must stay in memory: somebody looks, or the match moves without people. */
  isNeeded(nowMs: number): boolean {
    if (this.viewers.size > 0 || nowMs - this.lastUsedMs < this.house.config.idleRoomMs) return true;
    if (this.status !== 'running') return false;
    const isBot = (seat: number): boolean => this.record.seats[seat]?.kind === 'bot';
    return this.clocks !== null || this.waitingSeats().some(isBot);
  }

  private tellTurns(seats: readonly number[]): void {
    for (const seat of seats) {
      const person = this.record.seats[seat];
      if (person?.kind !== 'person') continue;
      const { id: table, game } = this.record;
      this.house.mailbox.toUser(person.user, encode({ type: 'turn', table, game, seat }));
    }
  }
}
