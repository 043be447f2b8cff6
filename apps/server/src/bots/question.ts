import type { Code, State } from '@heldentisch/engine';

/** What a bot in another thread is asked: what its seat sees and may choose, and chance of its own. Nothing else. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly seat: number;
  readonly view: State;
  readonly options: readonly Code[];
  /** The seat is not waited for: it may do one of these, or nothing (`noCode`). */
  readonly isInvited: boolean;
  /** Made anew for each question; the seed of the match never leaves the main thread. */
  readonly seed: string;
}

/** What a thread says: that it can be asked now, or what the bot has answered. */
export type ThreadMessage = 'ready' | { readonly code: Code } | { readonly problem: string };
