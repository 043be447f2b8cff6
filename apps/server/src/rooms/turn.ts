import type { Match } from '@heldentisch/engine';

/** Whose turn it is, and the how manieth. */
export interface Turn {
  readonly seat: number;
  readonly number: number;
}

export const turnOf = ({ game, play }: Match): Turn => ({
  seat: game.turns.seat(play.state),
  number: game.turns.number(play.state),
});

/** The seat whose turn has ended since, or null. */
export const endedSince = (before: Turn, match: Match): number | null =>
  before.seat >= 0 && turnOf(match).number > before.number ? before.seat : null;
