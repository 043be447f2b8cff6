import { type Match, matchAt, pendingFor, viewFor } from '@heldentisch/engine';
import { type ToldLine, toldLines } from '@heldentisch/protocol';
import { allSeeing, type PastView } from './source.js';

/** What a seat saw after a line, or everything that was there. The match keeps its moments. */
export function pastView(match: Match, line: number, seat: number): PastView {
  const past = matchAt(match, Math.max(0, Math.min(line, match.log.length)));
  return { line, view: seat === allSeeing ? past.play.state : viewFor(past, seat), pending: pendingFor(past, -1) };
}

/** What a seat was told, or what all seats together were told. */
export function pastLines(match: Match, seat: number): ToldLine[] {
  if (seat !== allSeeing) return toldLines(match, seat, -1);
  const [first = [], ...others] = match.revisions.map((_, other) => toldLines(match, other, -1));
  return first.map((line, i) => ({
    ...line,
    events: line.events.map((event, j) => {
      const merged: Record<string, string | number | null> = { ...event };
      for (const lines of others) {
        for (const [field, value] of Object.entries(lines[i]?.events[j] ?? {})) merged[field] ??= value;
      }
      return merged as typeof event;
    }),
  }));
}
