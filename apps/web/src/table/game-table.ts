import type { Choice, Language, Outcome, Pending, State, ToldEvent } from '@heldentisch/engine';
import type { SeatInfo, ToldLine } from '@heldentisch/protocol';
import type { ComponentType } from 'react';
import type { Statistics } from './after/statistics.js';
import type { Perform } from './show.js';
import type { Sounds } from './sounds.js';

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
  /** The event that is being shown just now. What comes of it is neither in the view nor in the history yet. */
  readonly performing: ToldEvent | null;
  /** A choice that somebody advises: the things it points at are marked. */
  readonly hint?: Choice | null;
  /** The table says how it shows an event, and takes it back (null) when it goes. */
  stage(perform: Perform | null): void;
  readonly reducedMotion: boolean;
  /** Takes an offered choice. */
  choose(choice: Choice): void;
  /** Asks why something is not possible; the frame shows the answer, beside the thing of this name if it is on the table. */
  explain(choice: Choice, key?: string): void;
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
  /** The figures of a finished game. */
  readonly statistics?: Statistics;
  /** What is heard when an event is shown, by its kind. */
  readonly sounds?: Sounds;
}
