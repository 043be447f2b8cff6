/**
 * Runs tasks one after another: what a room does never overlaps, even while it waits for the disk. A task that finds
 * nothing before it begins at once: with thousands of moves a second every detour through the queue counts.
 */
export class Serial {
  /** Resolves when everything so far is done; null if nothing is under way. */
  private last: Promise<void> | null = null;

  run<T>(task: () => Promise<T> | T): Promise<T> {
    const before = this.last;
    let open = (): void => undefined;
    const done = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.last = done;
    const finish = (): void => {
      if (this.last === done) this.last = null;
      open();
    };
    const running = before === null ? begin(task) : before.then(task);
    running.then(finish, finish);
    return running;
  }
}

/** A task that throws at once fails like one that fails later. */
function begin<T>(task: () => Promise<T> | T): Promise<T> {
  try {
    return Promise.resolve(task());
  } catch (error) {
    return Promise.reject(error);
  }
}
