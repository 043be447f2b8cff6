import { describeEvent, type Language, type ToldEvent } from '@heldentisch/engine';
import { pixelTactics } from '@heldentisch/pixel-tactics';
import type { ToldLine } from '@heldentisch/protocol';
import { type RefObject, useEffect, useRef } from 'react';
import { motions } from './motions.js';

/** More than this is not worth waiting for: the oldest movements are left out. */
const longestQueue = 10;
/** A table that is opened in the middle of a game shows no old movements. */
const linesAtStart = 2;

class MotionQueue {
  private waiting: ToldEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  language: Language = 'en';

  constructor(private readonly root: HTMLElement) {}

  add(events: readonly ToldEvent[]): void {
    this.waiting.push(...events.filter((event) => motions[event.type] !== undefined));
    if (this.waiting.length > longestQueue) this.waiting = this.waiting.slice(-longestQueue);
    if (this.timer === null) this.next();
  }

  private next(): void {
    this.timer = null;
    const event = this.waiting.shift();
    const layer = this.root.querySelector<HTMLElement>('.pt-motion');
    if (event === undefined || layer === null) return;
    const text = describeEvent(pixelTactics, this.language, event);
    const waitMs = motions[event.type]?.({ root: this.root, layer }, event, text) ?? 0;
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
  language: Language,
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
    queue.current ??= new MotionQueue(root.current);
    queue.current.language = language;
    queue.current.add(fresh.flatMap((line) => line.events));
  }, [news, isReduced, root, language]);
}
