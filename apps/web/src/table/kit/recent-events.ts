import type { ToldEvent } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { struckLines } from '../struck.js';

const kept = 9;

/**
 * The last events worth a line, so that nobody must open the log to see what just happened. The set-up is not news,
 * and neither are the kinds a game calls quiet.
 */
export function recentEvents(history: readonly ToldLine[], quiet: ReadonlySet<string>): readonly ToldEvent[] {
  const struck = struckLines(history);
  const events: ToldEvent[] = [];
  for (let i = history.length - 1; i >= 0 && events.length < kept; i--) {
    const line = history[i];
    if (line === undefined || line.n === 0) break;
    if (struck.has(line.n)) continue;
    events.unshift(...line.events.filter(({ type }) => !quiet.has(type)));
  }
  return events.slice(-kept);
}
