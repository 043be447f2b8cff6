import type { Frame, Match } from '@heldentisch/engine';

/** How often a situation is looked at closely before it counts as known. */
const closeLooks = 6;

/** What the game is in the middle of: each frame of the stack, and how far it has come. */
function keysOf(match: Match): string[] {
  return match.play.state.frames.map((frame: Frame & { readonly at?: number }) => `${frame.step} ${frame.at ?? ''}`);
}

/** Counts in which situations a run has been, so that it can spend its care on those it seldom meets. */
export class Situations {
  private readonly looks = new Map<string, number>();

  /** Whether the place holds something that was not looked at closely often enough. */
  isRare(match: Match): boolean {
    return keysOf(match).some((key) => (this.looks.get(key) ?? 0) < closeLooks);
  }

  note(match: Match): void {
    for (const key of new Set(keysOf(match))) this.looks.set(key, (this.looks.get(key) ?? 0) + 1);
  }
}
