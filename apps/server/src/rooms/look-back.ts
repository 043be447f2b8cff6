import { createMatch, type Match, repeatLine } from '@heldentisch/engine';
import { type TableView, tableView } from '@heldentisch/protocol';
import { RequestError } from './request-error.js';

/** Views of the past that a room keeps. */
const keptViews = 300;
/** Who looks at one line soon looks at those before it: so many are kept on the way. */
const keptOnTheWay = 50;

/** The table as it was: computed by playing the lines again, kept for a while. Only a cache; the lines are the truth. */
export class LookBack {
  private readonly views = new Map<string, TableView>();

  viewAt(match: Match, viewer: number, line: number): TableView {
    if (line > match.log.length) throw new RequestError('no-line', `there are only ${match.log.length} lines`);
    return this.views.get(`${viewer}:${line}`) ?? this.playBack(match, viewer, line);
  }

  private playBack(match: Match, viewer: number, line: number): TableView {
    const past = createMatch(match.game, match.setup);
    for (const logged of match.log.slice(0, line)) {
      if (past.log.length > line - keptOnTheWay) this.keep(past, viewer);
      const answer = repeatLine(past, logged);
      if (!answer.ok) throw new Error(`a stored line is refused (${answer.refusal.rule})`);
    }
    return this.keep(past, viewer);
  }

  private keep(past: Match, viewer: number): TableView {
    const line = past.log.length;
    const view = tableView(past, viewer, line);
    this.views.set(`${viewer}:${line}`, view);
    const [oldest] = this.views.keys();
    if (this.views.size > keptViews && oldest !== undefined) this.views.delete(oldest);
    return view;
  }
}
