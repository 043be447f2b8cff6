import type { Choice, Language, Outcome, Pending, State } from '@heldentisch/engine';
import type { SeatInfo, ToldLine } from '@heldentisch/protocol';
import type { ComponentType } from 'react';

/**
 * What a game's own table gets. It draws the view and offers the pending choices on the objects themselves; it knows
 * no rules. Everything a player can do is in `decision.options`.
 */
export interface GameTableProps<S extends State = State> {
  /** The state as the viewer may see it. */
  readonly view: S;
  /** The seat at the lower edge of the table; -1 for spectators (then seat 0 is drawn below). */
  readonly viewer: number;
  readonly language: Language;
  readonly seats: readonly SeatInfo[];
  /** The viewer's own decision with its options, or null while waiting, looking back or replaying. */
  readonly decision: Pending | null;
  /** Decisions of others, for the "waiting for" line. */
  readonly others: readonly Pending[];
  /** All lines up to what is drawn, as the viewer may know them: what happened last, also after a reload or a jump. */
  readonly history: readonly ToldLine[];
  /** Lines that are new since the last drawing, oldest first: the material of animations. */
  readonly news: readonly ToldLine[];
  readonly reducedMotion: boolean;
  /** Takes an offered choice. */
  choose(choice: Choice): void;
  /** Asks why something is not possible; the answer is shown by the frame around the table. */
  explain(choice: Choice): void;
}

/** What a game's own picture of the end gets. */
export interface EndingProps<S extends State = State> {
  readonly view: S;
  readonly outcome: Outcome;
}

/** What the web app loads when a game is opened. */
export interface GameModule {
  readonly Table: ComponentType<GameTableProps>;
  /** A picture for the dialog that tells the result; the words are the frame's. */
  readonly Ending?: ComponentType<EndingProps>;
}
