import { type Game, type Language, type Outcome, textOf } from '@heldentisch/engine';

/** The seats from first to last: by who has won, then by points. */
export function rankedSeats({ scores, points = [] }: Outcome): number[] {
  const seats = scores.map((_, seat) => seat);
  const difference = (list: readonly number[], a: number, b: number): number => (list[b] ?? 0) - (list[a] ?? 0);
  return seats.sort((a, b) => difference(scores, a, b) || difference(points, a, b));
}

/** A seat's points as the language writes numbers, or null in games that have none. */
export function pointsOf({ points }: Outcome, seat: number, language: Language): string | null {
  const own = points?.[seat];
  return own === undefined ? null : new Intl.NumberFormat(language).format(own);
}

/** Everybody's points from first to last, "Gold – 23 · Ruby – 17", or null in games that have none. */
export function allPoints(game: Game, outcome: Outcome, language: Language): string | null {
  if (outcome.points === undefined) return null;
  return rankedSeats(outcome)
    .map((seat) => `${textOf(game, language, `seat.${seat}`)} – ${pointsOf(outcome, seat, language)}`)
    .join(' · ');
}
