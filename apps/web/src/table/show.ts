import type { ToldEvent } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import type { TableSnapshot } from './source.js';

/** Starts to show an event on the table and returns how long that takes, in milliseconds. */
export type Perform = (event: ToldEvent) => number;

/** The table as it is told: nothing is in the snapshot that has not been shown yet. */
export interface Shown {
  readonly snapshot: TableSnapshot;
  /** The event that is being shown just now; what comes of it is not told before it is over. */
  readonly performing: ToldEvent | null;
  readonly isShowing: boolean;
}

interface Scene {
  readonly line: ToldLine;
  readonly event: ToldEvent;
  /** How the table stands when everything of its update has been shown; only for the last scene of it. */
  readonly after: TableSnapshot | null;
}

/** So much may wait to be shown; beyond it the oldest is told at once. */
const longestQueue = 60;

/** The lines with one more event told at their end. */
function withEvent(lines: readonly ToldLine[], { n, ...line }: ToldLine, event: ToldEvent): ToldLine[] {
  const last = lines.at(-1);
  if (last?.n === n) return [...lines.slice(0, -1), { ...last, events: [...last.events, event] }];
  return [...lines, { n, ...line, events: [event] }];
}

/**
 * Stands between a table and the page: lets what happens be seen event by event, and only then tells what came of it.
 * Log, prompt, question and life points wait for the dice.
 */
export class Show {
  private readonly listeners = new Set<() => void>();
  private readonly queue: Scene[] = [];
  private current: Shown;
  private latest: TableSnapshot;
  /** What is being shown. */
  private onStage: Scene | null = null;
  /** The last line that was told with all that came of it. */
  private lastTold: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private perform: Perform | null = null;
  /** Hears what is shown, when it is shown. */
  hear: (events: readonly ToldEvent[]) => void = () => undefined;

  constructor(first: TableSnapshot) {
    this.latest = first;
    this.lastTold = this.latest.table?.number ?? -1;
    this.current = { snapshot: this.latest, performing: null, isShowing: false };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  shown = (): Shown => this.current;

  /** Tells everything that waits, at once. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.queue.length = 0;
    this.onStage = null;
    this.tell({ snapshot: this.toldAs(this.latest), performing: null, isShowing: false });
  };

  /** Shows once more how it came to the present, from an earlier moment on. */
  again(moments: readonly TableSnapshot[]): void {
    const [first, ...others] = moments;
    if (first === undefined || this.perform === null || this.current.isShowing) return;
    const { latest } = this;
    this.latest = first;
    this.lastTold = first.table?.number ?? -1;
    this.tell({ snapshot: waiting(first), performing: null, isShowing: true });
    for (const moment of [...others, latest]) this.add(moment);
    this.latest = latest;
    this.playNext();
  }

  close(): void {
    clearTimeout(this.timer);
    this.listeners.clear();
  }

  /** The table that is drawn says how it shows an event. Without one everything is told at once. */
  stage(perform: Perform | null): void {
    this.perform = perform;
    if (perform === null && this.current.isShowing) this.skip();
  }

  /** The table stands otherwise now. */
  take(next: TableSnapshot): void {
    const before = this.latest;
    if (next === before) return;
    this.latest = next;
    const isNews = next.table !== before.table && isSameEyes(before, next);
    if (next.table === before.table && next.handOverTo === before.handOverTo) this.takeRest(next);
    else if (isNews && this.perform !== null && !document.hidden) this.add(next);
    else {
      if (isNews) this.hear(next.news.flatMap((line) => line.events));
      this.skip();
    }
  }

  /** What is no part of the game (chat, clocks, who is there) is told at once. */
  private takeRest(next: TableSnapshot): void {
    const { table, lines, news, outcome } = this.current.snapshot;
    this.tell({ ...this.current, snapshot: { ...next, table, lines, news, outcome } });
  }

  private add(next: TableSnapshot): void {
    const events = next.news.flatMap((line) => line.events.map((event) => ({ line, event })));
    for (const [i, scene] of events.entries()) {
      this.queue.push({ ...scene, after: i === events.length - 1 ? next : null });
    }
    if (events.length === 0) this.addUnseen(next);
    while (this.queue.length > longestQueue) this.tellOf(this.queue.shift() as Scene);
    if (!this.current.isShowing) this.playNext();
  }

  /** Nothing of it can be seen: it is told together with what is shown last. */
  private addUnseen(next: TableSnapshot): void {
    const last = this.queue.pop() ?? this.onStage;
    if (last === null) return;
    const scene = { ...last, after: next };
    if (last === this.onStage) this.onStage = scene;
    else this.queue.push(scene);
  }

  private playNext(): void {
    for (let scene = this.queue.shift(); scene !== undefined; scene = this.queue.shift()) {
      this.onStage = scene;
      this.tell({ snapshot: waiting(this.current.snapshot), performing: scene.event, isShowing: true });
      this.hear([scene.event]);
      const timeMs = this.perform?.(scene.event) ?? 0;
      if (timeMs > 0) {
        this.timer = setTimeout(() => {
          this.tellOf(this.onStage as Scene);
          this.playNext();
        }, timeMs);
        return;
      }
      this.tellOf(this.onStage);
    }
    this.onStage = null;
    this.skip();
  }

  /** What was shown is told now; the table changes when all that led to it has been seen. */
  private tellOf({ line, event, after }: Scene): void {
    const { snapshot } = this.current;
    const told = after === null ? { ...snapshot, lines: withEvent(snapshot.lines, line, event) } : this.toldAs(after);
    this.tell({ snapshot: waiting(told), performing: null, isShowing: true });
  }

  /** The snapshot, with those lines as news that are told with it. */
  private toldAs(snapshot: TableSnapshot): TableSnapshot {
    const last = this.lastTold;
    this.lastTold = snapshot.table?.number ?? -1;
    const isFollowing = snapshot.table !== null && last >= 0 && last <= this.lastTold && snapshot.news.length > 0;
    return isFollowing ? { ...snapshot, news: snapshot.lines.filter(({ n }) => n > last) } : snapshot;
  }

  private tell(shown: Shown): void {
    this.current = shown;
    for (const listener of [...this.listeners]) listener();
  }
}

/** Whether both are the same table through the same eyes, without a curtain between. */
const isSameEyes = (before: TableSnapshot, next: TableSnapshot): boolean =>
  before.table !== null && next.table !== null && before.table.viewer === next.table.viewer && next.handOverTo === null;

/** While something is shown nobody is asked anything. */
function waiting(snapshot: TableSnapshot): TableSnapshot {
  const { table } = snapshot;
  return table === null || table.pending.length + table.invitation.length === 0
    ? snapshot
    : { ...snapshot, table: { ...table, pending: [], invitation: [] } };
}
