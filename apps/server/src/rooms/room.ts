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
import { type MatchRecord, peopleOf, seatsByUser } from '../store/match-record.js';
import type { MatchPatch } from '../store/matches.js';
import type { LineRow, StandingRow } from '../store/tables.js';
import { Audience } from './audience.js';
import { BotSeats } from './bot-seats.js';
import { Clocks } from './clock.js';
import type { House } from './house.js';
import { lastLineRow, openMatch, repeatStored } from './play-back.js';
import { RequestError } from './request-error.js';
import { toPresentRules } from './rules-change.js';
import { Serial } from './serial.js';
import { TimeKeeper } from './time-keeper.js';
import { endedSince, turnOf } from './turn.js';
import { undoRequestOf } from './undo-request.js';
import { Windows } from './windows.js';

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
  readonly audience = new Audience(this);
  readonly windows = new Windows(this);
  lastUsedMs = Date.now();

  private readonly game: Game<State> | undefined;
  /** Asked for several times with every message. */
  private seatCache: { record: MatchRecord | null; byUser: ReadonlyMap<string, readonly number[]> };
  private readonly serial = new Serial();
  /** For each request that became a line its number. */
  private readonly clients = new Map<string, number>();
  private readonly botSeats = new BotSeats(this);
  private readonly timeKeeper = new TimeKeeper(this);
  clocks: Clocks | null = null;
  /** Set when the room is given up: from then on it does nothing by itself. */
  isClosed = false;
  /** Set when memory may differ from the store. */
  private stale = false;
  /** The seats that had to decide after the last line that was told. */
  private waitingBefore: readonly number[] = [];

  private constructor(
    readonly house: House,
    public record: MatchRecord,
  ) {
    this.game = gameById(record.game);
    this.seatCache = { record: null, byUser: new Map() };
  }

  /** `origin` is `here` for a match that was just made. */
  static async load(house: House, record: MatchRecord, origin: Origin): Promise<Room> {
    const room = new Room(house, record);
    if (origin !== 'here') await room.audience.recall();
    // The last thing that may fail: from here on bots and clocks are at work.
    await room.run(() => room.readAgain(origin));
    return room;
  }

  /** Somebody needs the room. */
  touch(): void {
    this.lastUsedMs = Date.now();
  }

  /** Runs a task when all earlier ones are done. */
  run<T>(task: () => Promise<T> | T): Promise<T> {
    this.touch();
    return this.serial.run(() => (this.stale ? this.readAgain('elsewhere').then(task) : task()));
  }

  get isReadOnly(): boolean {
    return this.game === undefined || this.game.rulesVersion !== this.record.rules;
  }

  get status(): TableStatus {
    if (this.isReadOnly) return 'readonly';
    if (this.match !== null && outcomeOf(this.match) !== null) return 'finished';
    return this.record.problem !== null ? 'paused' : this.record.status;
  }

  seatsOf(user: string): readonly number[] {
    if (this.seatCache.record !== this.record)
      this.seatCache = { record: this.record, byUser: seatsByUser(this.record) };
    return this.seatCache.byUser.get(user) ?? [];
  }

  waitingSeats(): number[] {
    const { match, record } = this;
    const waiting: number[] = [];
    if (match === null) return waiting;
    for (let seat = 0; seat < record.seats.length; seat++) if (match.play.isWaitingFor(seat)) waiting.push(seat);
    return waiting;
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
    if (line !== null) this.house.metrics.resends.inc();
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
      const turn = turnOf(match);
      const answer = this.tried(match, apply) ?? (await this.stopped(match));
      if (!answer.ok) return { refusal: answer.refusal };
      if (match.log.length === before) return { line: null };
      const ended = endedSince(turn, match);
      const left = this.clocks?.leftAfter(match.log[before] as Line, ended, Date.now()) ?? null;
      const row = lastLineRow(match, this.record.id, client, left);
      // Until the store has answered, whether it is stored is not known: memory must not go on from a guess.
      this.stale = true;
      if (await this.house.commit.append(row)) {
        this.stale = false;
        this.house.metrics.choices.inc();
        this.note(match, row, ended);
        this.afterLines('here', this.waitingBefore);
        return { line: row.number };
      }
      this.house.metrics.conflicts.inc();
      await this.readAgain('elsewhere');
    }
  }

  /** Null if a fault in the game was met: the match is broken. */
  private tried(match: Match, apply: (match: Match) => Answer): Answer | null {
    try {
      return apply(match);
    } catch (error) {
      if (match.broken === null) throw error;
      return null;
    }
  }

  private async stopped(match: Match): Promise<never> {
    await this.pause(match.broken ?? 'unknown');
    throw new RequestError('paused', 'a fault in the game was met; the match is paused, its log is intact');
  }

  /** Changes what is no line, and tells everybody. `make` may be asked again if another process was faster. */
  async changeRecord(make: (record: MatchRecord) => MatchPatch | null): Promise<void> {
    for (;;) {
      const patch = make(this.record);
      if (patch === null) return;
      const changed = await this.house.matches.change(this.record, patch);
      if (changed !== null) {
        await this.takeRecord(changed, 'here');
        this.publishChange();
        if (patch.seats !== undefined) this.audience.publish();
        return;
      }
      await this.readRecord('elsewhere');
    }
  }

  /** Tells the other processes that the record has changed. */
  publishChange(): void {
    const { id: match, seats } = this.record;
    this.house.bus.publish({ kind: 'match', process: this.house.process, match, people: peopleOf(seats) });
  }

  /** Reads what other processes have added. Must run inside `run`. */
  async catchUp(): Promise<void> {
    await this.readRecord('elsewhere');
    const { match } = this;
    if (match === null || this.record.problem !== null) return;
    await this.windows.catchUp();
    const rows = await this.house.matches.linesAfter(this.record.id, match.log.length);
    try {
      for (const row of rows) this.repeat(match, row);
    } catch (error) {
      await this.pause(error instanceof Error ? error.message : String(error));
      return;
    }
    if (rows.length > 0) this.afterLines('elsewhere', this.waitingBefore);
  }

  /** Stops this match only. The log stays as it is. */
  async pause(problem: string): Promise<void> {
    this.stop();
    if (this.record.problem !== null) return;
    this.house.metrics.brokenMatches.inc();
    this.house.log.error({ table: this.record.id, game: this.record.game, problem }, 'match paused');
    await this.changeRecord((record) => (record.problem === null ? { problem } : null));
  }

  /** Gives the room up. Resolves when everything that was begun is done. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.stop();
    await this.serial.run(() => undefined);
  }

  private stop(): void {
    this.timeKeeper.stop();
    this.botSeats.stop();
  }

  /** Lets go of the match, so that it is read once more. */
  private forget(): void {
    this.match = null;
    this.clients.clear();
    this.clocks = null;
  }

  private async readAgain(origin: Origin): Promise<void> {
    this.forget();
    await this.readRecord(origin);
    this.stale = false;
  }

  private async readRecord(origin: Origin): Promise<void> {
    const record = origin === 'here' ? this.record : await this.house.matches.byId(this.record.id);
    if (record === null) throw new RequestError('no-table', 'the table is gone');
    const changed = record.version !== this.record.version || this.match === null;
    // Somebody has looked after the fault. What was in memory when it was met is not to be trusted.
    if (this.record.problem !== null && record.problem === null) {
      this.forget();
      this.waitingBefore = [];
    }
    this.record = await this.byPresentRules(record);
    if (this.match === null && record.status !== 'open' && !this.isReadOnly) await this.begin(origin);
    else if (changed) await this.takeRecord(this.record, origin);
  }

  /** A match that began by older rules goes on by those of this release, if what has happened is possible by them. */
  private async byPresentRules(record: MatchRecord): Promise<MatchRecord> {
    const { game } = this;
    if (game === undefined || record.rules >= game.rulesVersion || record.status === 'finished') return record;
    return toPresentRules(this.house, game, record);
  }

  /** Takes over a changed record; a table whose last seat was taken begins. */
  private async takeRecord(record: MatchRecord, origin: Origin): Promise<void> {
    this.house.lobbyChanged([...peopleOf(this.record.seats), ...peopleOf(record.seats)]);
    this.record = record;
    if (this.match === null && record.status === 'running' && record.problem === null && !this.isReadOnly) {
      // Nothing is stored yet that would have to be waited for.
      await this.playBack([], [], origin);
      return;
    }
    this.takeUndoRequest();
    this.keepTime(origin);
    this.audience.tellTable();
    if (this.status === 'running') this.botSeats.look(origin);
  }

  /** Plays all stored lines. */
  private async begin(origin: Origin): Promise<void> {
    const { matches } = this.house;
    const { id } = this.record;
    const isNew = origin === 'here';
    await this.playBack(isNew ? [] : await matches.linesAfter(id, 0), isNew ? [] : await matches.standing(id), origin);
  }

  /** A match that cannot be set up or played as it is stored is paused; it keeps nobody else from playing. */
  private async playBack(rows: readonly LineRow[], standing: readonly StandingRow[], origin: Origin): Promise<void> {
    try {
      const match = this.open();
      this.windows.reset(standing);
      for (const row of rows) this.repeat(match, row);
    } catch (error) {
      await this.pause(error instanceof Error ? error.message : String(error));
      return;
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

  /** Plays a stored line. Throws if it does not hold. */
  private repeat(match: Match, row: LineRow): void {
    const turn = turnOf(match);
    repeatStored(match, row);
    this.note(match, row, endedSince(turn, match));
  }

  private note(match: Match, row: LineRow, ended: number | null): void {
    if (row.client !== null) this.clients.set(row.client, row.number);
    if (row.clocks === null) return;
    this.clocks?.take(match.log[row.number - 1] as Line, ended, JSON.parse(row.clocks) as number[]);
  }

  private afterLines(origin: Origin, before: readonly number[]): void {
    const waiting = this.waitingSeats();
    this.clocks?.start(waiting, Date.now());
    this.takeUndoRequest();
    this.keepTime(origin);
    this.waitingBefore = waiting;
    const finished = this.status === 'finished';
    if (origin !== 'load') {
      this.audience.tellLines(before.length === 0 || finished);
      this.audience.tellTurns(waiting.filter((seat) => !before.includes(seat) && !this.windows.isAnswered(seat)));
    }
    if (finished && this.record.status !== 'finished') this.finishLater();
    else if (!finished) this.botSeats.look(origin);
  }

  /** Looks anew what will be due when: after lines, requests and standing answers. */
  keepTime(origin: Origin): void {
    this.windows.look(Date.now());
    this.timeKeeper.look(origin);
  }

  /** The row's status is only a cache for lists; it is brought up to date behind the answer. */
  private finishLater(): void {
    const { finisher, log } = this.house;
    finisher.finish(this.record.id, () => {
      this.run(() => this.noteFinished()).catch((error: unknown) => {
        log.error({ err: error, table: this.record.id }, 'an ending was stored and not told');
      });
    });
  }

  private noteFinished(): void {
    const { record } = this;
    if (record.status !== 'finished') {
      // If the guess of the version is wrong, the next change finds out and reads the row again.
      this.record = { ...record, status: 'finished', request: null, version: record.version + 1 };
    }
    this.house.lobbyChanged(peopleOf(record.seats));
    this.publishChange();
  }

  private takeUndoRequest(): void {
    if (this.match !== null) this.match.undoRequest = undoRequestOf(this.record, this.match.log.length);
  }
}
