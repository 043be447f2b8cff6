/** Which cell is pointed at, which has the focus, and which one Tab leads to. Cells and layers subscribe to their part. */
export interface PointingState {
  readonly pointed: string | null;
  /** Has the focus, and the browser would show it. */
  readonly ringed: string | null;
  /** The cell Tab leads to, once somebody has been there. */
  readonly stop: string | null;
  /** It was tapped once: another tap chooses. */
  readonly isTapped: boolean;
}

export class Pointing {
  private state: PointingState = { pointed: null, ringed: null, stop: null, isTapped: false };
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get now(): PointingState {
    return this.state;
  }

  change(part: Partial<PointingState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}
