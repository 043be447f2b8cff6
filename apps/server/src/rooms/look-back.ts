import { createMatch, type Match, repeatLine } from '@heldentisch/engine';
import { type TableView, tableView } from '@heldentisch/protocol';
import { RequestError } from './request-error.js';

/** Views of the past that a room keeps. */
const keptViews = 100;

/** The table as it was: computed by playing the lines again, kept for a while. Only a cache; the lines are the truth. */
export class LookBack {
  private readonly views = new Map<string, TableView>();

  viewAt(match: Match, viewer: number, line: number): TableView {
    if (line > match.log.length) throw new RequestError('no-line', `there are only ${match.log.length} lines`);
    const key = `${viewer}:${line}`;
    const kept = this.views.get(key);
    if (kept !== undefined) return kept;
    const past = createMatch(match.game, match.setup);
    for (const logged of match.log.slice(0, line)) {
      const answer = repeatLine(past, logged);
      if (!answer.ok) throw new Error(`a stored line is refused (${answer.refusal.rule})`);
    }
    const view = tableView(past, viewer, line);
    this.views.set(key, view);
    const [oldest] = this.views.keys();
    if (this.views.size > keptViews && oldest !== undefined) this.views.delete(oldest);
    return view;
  }
}
