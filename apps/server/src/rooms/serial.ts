/** Runs tasks one after another: what a room does never overlaps, even while it waits for the disk. */
export class Serial {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T> | T): Promise<T> {
    const next = this.last.then(task);
    this.last = next.catch(() => undefined);
    return next;
  }
}
