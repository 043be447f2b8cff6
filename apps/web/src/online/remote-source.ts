import type { Choice, Refusal, StandingAnswer } from '@heldentisch/engine';
import type {
  ChatLine,
  ClockState,
  ServerMessage,
  TableInfo,
  TableView,
  ToldLine,
  WindowTime,
} from '@heldentisch/protocol';
import {
  type Connection,
  emptySnapshot,
  type OnlineActions,
  type OnlineState,
  type PastView,
  type Reply,
  type TableSnapshot,
  type TableSource,
} from '../table/source.js';
import { link } from './connection.js';
import { RequestError } from './request-error.js';
import type { Answer } from './requests.js';
import type { LinkState } from './server-link.js';

const connections: Readonly<Record<LinkState, Connection>> = {
  idle: 'loading',
  connecting: 'loading',
  connected: 'connected',
  reconnecting: 'reconnecting',
  offline: 'offline',
  outdated: 'outdated',
};

function asReply(answer: Answer): Reply {
  if (answer.type === 'ok') return { ok: true };
  if (answer.type === 'refused') return { ok: false, refusal: answer.refusal };
  throw new RequestError(answer.code, answer.message);
}

const clocksOf = (clocks: ClockState | null): OnlineState['clocks'] =>
  clocks === null ? null : { ...clocks, measuredAt: performance.now() };

function awayOf({ seats, mine }: TableInfo): OnlineState['away'] {
  const now = performance.now();
  return seats.flatMap(({ awayMs }, seat) =>
    awayMs === undefined || mine.includes(seat) ? [] : [{ seat, since: now - awayMs }],
  );
}

/** Those of one's own windows that will be passed. */
function windowsOf(info: TableInfo | null, windows: readonly WindowTime[]): OnlineState['windows'] {
  const wholeMs = info?.windowMs ?? null;
  if (info === null || wholeMs === null) return [];
  const measuredAt = performance.now();
  return windows.filter(({ seat }) => info.mine.includes(seat)).map((window) => ({ ...window, wholeMs, measuredAt }));
}

/** A table on the server. */
export class RemoteSource implements TableSource, OnlineActions {
  readonly kind = 'online';
  private current: TableSnapshot = emptySnapshot;
  info: TableInfo | null = null;
  private chat: readonly ChatLine[] = [];
  private clocks: OnlineState['clocks'] = null;
  private windows: OnlineState['windows'] = [];
  private away: OnlineState['away'] = [];
  /** For each pair of eyes the lines they have been told. */
  private readonly told = new Map<number, ToldLine[]>();
  private views: readonly TableView[] = [];
  /** Hot-seat: who has the device. */
  private holder = -1;
  /** Why the table cannot be opened. */
  private problem: RequestError | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly ends: (() => void)[];

  constructor(readonly id: string) {
    this.ends = [
      link.hold(),
      link.hear((message) => this.hear(message)),
      link.attend(
        () => ({ type: 'table.open', table: id, since: this.lastTold() }),
        { type: 'table.close', table: id },
        (problem) => {
          this.problem = problem;
          this.change({ connection: this.connection(), problem });
        },
      ),
      link.subscribe(() => this.change({ connection: this.connection() })),
    ];
  }

  private connection(): Connection {
    const state = connections[link.snapshot().state];
    if (state !== 'connected') return state;
    return this.problem !== null ? 'failed' : this.info === null ? 'loading' : state;
  }

  /** The last line that need not be told again; with several pairs of eyes everything is. */
  private lastTold(): number {
    const [only] = this.told.values();
    return this.told.size === 1 ? (only?.at(-1)?.n ?? -1) : -1;
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'table' && message.table.id === this.id) {
      this.info = message.table;
      this.problem = null;
      this.away = awayOf(this.info);
      this.clocks = clocksOf(message.clocks);
      this.windows = windowsOf(this.info, message.windows);
      if (message.chat !== undefined) this.chat = message.chat;
      this.takeViews(message.views);
    } else if (message.type === 'update' && message.table === this.id) {
      this.clocks = clocksOf(message.clocks);
      this.windows = windowsOf(this.info, message.windows);
      this.takeViews(message.views);
    } else if (message.type === 'chat' && message.table === this.id) {
      this.chat = [...this.chat, message.line];
      this.change({ online: this.onlineState() });
    }
  }

  private takeViews(views: readonly TableView[]): void {
    let news: readonly ToldLine[] = [];
    if (views.length > 0) this.views = views;
    for (const view of views) {
      const added = this.learn(view);
      if (view.viewer === this.shownView()?.viewer) news = added;
    }
    this.show(news);
  }

  /** Adds lines that are new; asks for what lies between, if the gap is longer than a page. */
  private learn({ viewer, lines }: TableView): readonly ToldLine[] {
    const known = this.told.get(viewer) ?? [];
    const last = known.at(-1)?.n ?? -1;
    const added: readonly ToldLine[] = lines.filter(({ n }) => n > last);
    this.told.set(viewer, [...known, ...added]);
    const [first] = added;
    if (first !== undefined && first.n > last + 1) void this.fill(viewer, last + 1, first.n - 1);
    return known.length === 0 ? [] : added;
  }

  private async fill(viewer: number, from: number, to: number): Promise<void> {
    const { lines } = await link.ask<{ lines: readonly ToldLine[] }>({
      type: 'history',
      table: this.id,
      viewer,
      from,
      to,
    });
    const known = this.told.get(viewer) ?? [];
    const have = new Set(known.map(({ n }) => n));
    const merged = [...known, ...lines.filter(({ n }) => !have.has(n))].sort((a, b) => a.n - b.n);
    this.told.set(viewer, merged);
    const end = lines.at(-1)?.n ?? to;
    if (lines.length > 0 && end < to) await this.fill(viewer, end + 1, to);
    this.show([]);
  }

  /** The view to draw: with several own seats only that of who has the device. */
  private shownView(): TableView | null {
    const own = this.info?.mine ?? [];
    if (own.length < 2) return this.views[0] ?? null;
    return this.views.find(({ viewer }) => viewer === this.holder || viewer === -1) ?? null;
  }

  private show(news: readonly ToldLine[]): void {
    const { info } = this;
    if (info === null) return;
    const table = this.shownView();
    const waiting = this.views[0];
    this.change({
      connection: this.connection(),
      problem: null,
      seats: info.seats,
      own: info.mine,
      table,
      lines: table === null ? [] : (this.told.get(table.viewer) ?? []),
      news,
      handOverTo: table === null && waiting !== undefined ? waiting.viewer : null,
      outcome: (table ?? waiting)?.outcome ?? null,
      broken: info.status === 'paused' ? info.status : null,
      online: this.onlineState(),
    });
  }

  private onlineState(): OnlineState | null {
    const { info } = this;
    if (info === null) return null;
    return {
      invitation: `${location.origin}/table/${this.id}`,
      chat: this.chat.map(({ n, ...line }) => ({ id: n, ...line })),
      spectators: info.spectators,
      clocks: this.clocks,
      windows: this.windows,
      away: this.away,
      graceMs: info.graceMs,
      kept: info.kept,
      made: info.made,
      options: info.options,
      handOver: info.handover,
      rematch: info.rematch,
      started: info.status !== 'open',
    };
  }

  private change(part: Partial<TableSnapshot>): void {
    this.current = { ...this.current, ...part };
    for (const listener of this.listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  snapshot(): TableSnapshot {
    return this.current;
  }

  private get seat(): number {
    return this.current.table?.viewer ?? -1;
  }

  private get ofSeat(): { readonly table: string; readonly seat: number } {
    return { table: this.id, seat: Math.max(0, this.seat) };
  }

  async choose(choice: Choice): Promise<Reply> {
    const own = this.current.table?.pending.find(({ seat }) => seat === this.seat);
    return asReply(
      await link.request({ type: 'act', ...this.ofSeat, revision: own?.revision ?? 0, choice: { ...choice } }),
    );
  }

  async why(choice: Choice): Promise<Refusal | null> {
    const { refusal } = await link.ask<{ refusal: Refusal | null }>({
      type: 'why',
      ...this.ofSeat,
      choice: { ...choice },
    });
    return refusal;
  }

  async undo(): Promise<Reply> {
    return asReply(await link.request({ type: 'undo', ...this.ofSeat }));
  }

  async redo(): Promise<Reply> {
    return asReply(await link.request({ type: 'redo', ...this.ofSeat }));
  }

  async askUndo(): Promise<Reply> {
    return asReply(await link.request({ type: 'undo.ask', ...this.ofSeat }));
  }

  async answerUndo(seat: number, agree: boolean): Promise<Reply> {
    return asReply(await link.request({ type: 'undo.answer', table: this.id, seat, agree }));
  }

  async concede(): Promise<Reply> {
    return asReply(await link.request({ type: 'concede', ...this.ofSeat }));
  }

  async giveStanding(answer: StandingAnswer): Promise<Reply> {
    return asReply(await link.request({ type: 'table.standing', ...this.ofSeat, answer }));
  }

  takeDevice(seat: number): void {
    this.holder = seat;
    this.show([]);
  }

  async viewAt(line: number, seat: number): Promise<PastView> {
    const { view } = await link.ask<{ view: TableView }>({
      type: 'view',
      table: this.id,
      viewer: Math.max(-1, seat),
      line,
    });
    return { line, view: view.view, pending: view.pending.map(({ options: _, ...pending }) => pending) };
  }

  async linesFor(seat: number): Promise<readonly ToldLine[]> {
    return this.told.get(seat) ?? [];
  }

  async gameFile(): Promise<string> {
    const { file } = await link.ask<{ file: string }>({ type: 'file', table: this.id });
    return file;
  }

  async say(text: string): Promise<Reply> {
    return asReply(await link.request({ type: 'chat', table: this.id, text }));
  }

  async sit(seat: number): Promise<Reply> {
    return asReply(await link.request({ type: 'table.sit', table: this.id, seat }));
  }

  async stand(seat: number): Promise<Reply> {
    return asReply(await link.request({ type: 'table.stand', table: this.id, seat }));
  }

  /** Asks for another game; the answer is its table. */
  async rematch(): Promise<string> {
    const { table } = await link.ask<{ table: string }>({ type: 'rematch', table: this.id });
    return table;
  }

  async askHandOver(seat: number, bot: string | null): Promise<Reply> {
    return asReply(await link.request({ type: 'handover.ask', table: this.id, seat, bot }));
  }

  async answerHandOver(agree: boolean): Promise<Reply> {
    return asReply(await link.request({ type: 'handover.answer', table: this.id, agree }));
  }

  /** A bot takes a free seat before the game has begun. */
  async seatBot(seat: number, bot: string): Promise<Reply> {
    return asReply(await link.request({ type: 'seat.bot', table: this.id, seat, bot }));
  }

  async returnSeat(seat: number): Promise<Reply> {
    return asReply(await link.request({ type: 'seat.return', table: this.id, seat }));
  }

  close(): void {
    for (const end of this.ends) end();
    this.listeners.clear();
  }
}
