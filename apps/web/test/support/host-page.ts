import { at, type Choice } from '@heldentisch/engine';
import type { HostSurroundings } from '../../src/table/host.js';
import type { HostUpdate } from '../../src/table/host-messages.js';

/** A page without a screen: keeps what the host shows, and runs what it puts off when told to. */
export class Page implements HostSurroundings {
  readonly updates: HostUpdate['update'][] = [];
  saved = 0;
  /** How long the host wanted to put something off, in the order of its wishes. */
  readonly delaysMs: number[] = [];
  clockMs = 0;
  private readonly put: (() => void)[] = [];

  post({ update }: HostUpdate): void {
    this.updates.push(structuredClone(update));
  }
  save(): void {
    this.saved++;
  }
  later(work: () => void, delayMs: number): void {
    this.delaysMs.push(delayMs);
    this.put.push(work);
  }
  now(): number {
    return this.clockMs;
  }
  /** Does everything that was put off, and what that puts off. */
  letTimePass(): void {
    for (let work = this.put.shift(); work !== undefined; work = this.put.shift()) work();
  }
  /** Does what was put off first; false if there was nothing. */
  letOnePass(): boolean {
    const work = this.put.shift();
    work?.();
    return work !== undefined;
  }
  get shown(): HostUpdate['update'] {
    return at(this.updates, this.updates.length - 1);
  }
  get options(): readonly Choice[] {
    const { table } = this.shown;
    return table?.pending.find(({ seat }) => seat === table.viewer)?.options ?? [];
  }
}
