/**
 * Runs tasks one after another: what a room does never overlaps, even while it waits for the disk. A task that finds
 * nothing before it begins at once: with thousands of moves a second every detour through the queue counts.
 */
export class Serial {
  private busy = false;
  /** Those that wait for their turn. */
  private readonly waiting: (() => void)[] = [];
  private readonly next = (): void => {
    const begin = this.waiting.shift();
    if (begin === undefined) this.busy = false;
    else begin();
  };

  run<T>(task: () => Promise<T> | T): Promise<T> {
    if (!this.busy) return this.begin(task);
    return new Promise((resolve) => {
      this.waiting.push(() => resolve(this.begin(task)));
    });
  }

  private begin<T>(task: () => Promise<T> | T): Promise<T> {
    this.busy = true;
    const running = started(task);
    running.then(this.next, this.next);
    return running;
  }
}

/** A task that throws at once fails like one that fails later. */
function started<T>(task: () => Promise<T> | T): Promise<T> {
  try {
    return Promise.resolve(task());
  } catch (error) {
    return Promise.reject(error);
  }
}
