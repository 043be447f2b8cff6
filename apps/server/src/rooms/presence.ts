/** What a process that has fallen silent had reported counts no longer than this. */
const staleMs = 30_000;

interface Report {
  readonly users: readonly string[];
  readonly spectators: number;
  readonly atMs: number;
}

/** Who looks at a table, through this process and through others. */
export class Presence {
  private readonly others = new Map<string, Report>();
  private readonly awaySinceMs = new Map<string, number>();

  /** Takes what another process reports. True if nothing was heard of it before: it may not know of us either. */
  report(process: string, users: readonly string[], spectators: number, nowMs: number): boolean {
    const isNew = !this.others.has(process);
    this.others.set(process, { users, spectators, atMs: nowMs });
    return isNew;
  }

  isElsewhere(user: string, nowMs: number): boolean {
    return this.fresh(nowMs).some(({ users }) => users.includes(user));
  }

  spectatorsElsewhere(nowMs: number): number {
    return this.fresh(nowMs).reduce((sum, { spectators }) => sum + spectators, 0);
  }

  /** Notes whether a person is there, so that one can say how long they have been away. True if that is new. */
  note(user: string, online: boolean, nowMs: number): boolean {
    if (online) return this.awaySinceMs.delete(user);
    if (this.awaySinceMs.has(user)) return false;
    this.awaySinceMs.set(user, nowMs);
    return true;
  }

  /** Somebody was seen to leave before. */
  recall(user: string, sinceMs: number): void {
    this.awaySinceMs.set(user, sinceMs);
  }

  awayMs(user: string, nowMs: number): number {
    const since = this.awaySinceMs.get(user);
    return since === undefined ? 0 : nowMs - since;
  }

  private fresh(nowMs: number): Report[] {
    return [...this.others.values()].filter(({ atMs }) => nowMs - atMs < staleMs);
  }
}
