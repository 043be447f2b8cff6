import { describeEvent, type Game, type Language, type State, type ToldEvent } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { type RefObject, useEffect, useRef } from 'react';
import type { Motion } from './motion-stage.js';

/** What a game moves: its motions by kind of event, the layer they are drawn on, and the words of an event. */
export interface Motions {
  readonly byEvent: Readonly<Record<string, Motion>>;
  readonly layer: string;
  describe(event: ToldEvent): string;
}

/** The motions of a game in both languages. */
export function motionsOf<S extends State>(
  game: Game<S>,
  layer: string,
  byEvent: Motions['byEvent'],
): Readonly<Record<Language, Motions>> {
  const motionsIn = (language: Language): Motions => ({
    byEvent,
    layer,
    describe: (event) => describeEvent(game, language, event),
  });
  return { de: motionsIn('de'), en: motionsIn('en') };
}

/** More than this is not worth waiting for: the oldest movements are left out. */
const longestQueue = 10;
/** A table that is opened in the middle of a game shows no old movements. */
const linesAtStart = 2;

class MotionQueue {
  private waiting: ToldEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly root: HTMLElement,
    public motions: Motions,
  ) {}

  add(events: readonly ToldEvent[]): void {
    this.waiting.push(...events.filter((event) => this.motions.byEvent[event.type] !== undefined));
    if (this.waiting.length > longestQueue) this.waiting = this.waiting.slice(-longestQueue);
    if (this.timer === null) this.next();
  }

  private next(): void {
    this.timer = null;
    const event = this.waiting.shift();
    const layer = this.root.querySelector<HTMLElement>(this.motions.layer);
    if (event === undefined || layer === null) return;
    const text = this.motions.describe(event);
    const waitMs = this.motions.byEvent[event.type]?.({ root: this.root, layer }, event, text) ?? 0;
    this.timer = setTimeout(() => this.next(), waitMs);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
  }
}

/** Plays what has just happened over the table, which already shows the result. */
export function useNewsMotion(
  root: RefObject<HTMLElement | null>,
  news: readonly ToldLine[],
  isReduced: boolean,
  motions: Motions,
): void {
  const queue = useRef<MotionQueue | null>(null);
  const lastLine = useRef<number | null>(null);

  useEffect(() => {
    return () => {
      queue.current?.stop();
      queue.current = null;
    };
  }, []);

  useEffect(() => {
    const isFirst = lastLine.current === null;
    const fresh = news.filter((line) => line.n > (lastLine.current ?? -1));
    for (const line of fresh) lastLine.current = line.n;
    lastLine.current ??= -1;
    if (isReduced || root.current === null || (isFirst && fresh.length > linesAtStart)) return;
    queue.current ??= new MotionQueue(root.current, motions);
    queue.current.motions = motions;
    queue.current.add(fresh.flatMap((line) => line.events));
  }, [news, isReduced, root, motions]);
}
