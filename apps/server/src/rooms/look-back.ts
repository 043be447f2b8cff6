import { choicesPlayedAgain, type Match, matchAt } from '@heldentisch/engine';
import { type TableView, tableView } from '@heldentisch/protocol';
import type { Limits } from '../config.js';
import { RequestError } from './request-error.js';

/** Who looks back: one of those who sit at the table, or somebody else. */
export interface Looker {
  readonly user: string;
  readonly sits: boolean;
}

const windowMs = 1000;

/**
 * Shows the table as it was. What that costs is counted in choices that are played again, not in requests: each person
 * has so many for every second, and all spectators together have a share of their own, so that a crowd of them takes
 * neither the players' look-backs nor anybody's turn.
 */
export class LookBack {
  private windowStartMs = Number.NEGATIVE_INFINITY;
  private readonly spentBy = new Map<string, number>();
  private spentBySpectators = 0;

  constructor(private readonly limits: Pick<Limits, 'lookBackChoicesPerSecond' | 'spectatorChoicesPerSecond'>) {}

  viewAt(match: Match, looker: Looker, viewer: number, line: number): TableView {
    if (line > match.log.length) throw new RequestError('no-line', `there are only ${match.log.length} lines`);
    this.spend(looker, choicesPlayedAgain(match, line));
    return tableView(matchAt(match, line), viewer, line);
  }

  private spend({ user, sits }: Looker, choices: number): void {
    const nowMs = performance.now();
    if (nowMs >= this.windowStartMs + windowMs) {
      this.windowStartMs = nowMs;
      this.spentBy.clear();
      this.spentBySpectators = 0;
    }
    const spent = (this.spentBy.get(user) ?? 0) + choices;
    const spentBySpectators = this.spentBySpectators + (sits ? 0 : choices);
    const { lookBackChoicesPerSecond, spectatorChoicesPerSecond } = this.limits;
    if (spent > lookBackChoicesPerSecond || spentBySpectators > spectatorChoicesPerSecond) {
      throw new RequestError('rate', 'not so much looking back at once');
    }
    this.spentBy.set(user, spent);
    this.spentBySpectators = spentBySpectators;
  }
}
