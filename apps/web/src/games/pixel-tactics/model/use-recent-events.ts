import type { ToldEvent } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { useRef } from 'react';

const kept = 9;
const quiet = new Set(['turnEnded', 'casualtiesChecked', 'leaderChosen']);

/** The last events worth a line, so that nobody must open the log to see what just happened. */
export function useRecentEvents(news: readonly ToldLine[]): readonly ToldEvent[] {
  const state = useRef<{ readonly last: number; readonly events: readonly ToldEvent[] }>({ last: -1, events: [] });
  const last = news[news.length - 1]?.n ?? -1;
  if (last > state.current.last) {
    const fresh = news.filter((line) => line.n > Math.max(0, state.current.last)).flatMap((line) => line.events);
    const told = fresh.filter((event) => !quiet.has(event.type));
    state.current = { last, events: [...state.current.events, ...told].slice(-kept) };
  }
  return state.current.events;
}
