import type { Outcome } from '@heldentisch/engine';

export type Standing = 'won' | 'lost' | 'drawn';

/** The seats with the highest score. */
export function winnersOf({ scores }: Outcome): number[] {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}

/**
 * How the game ended for a seat. Where all have the same, a full score is a victory of all and none a defeat of
 * all; also of who plays alone.
 */
export function standingOf(outcome: Outcome, seat: number): Standing {
  const score = outcome.scores[seat] ?? 0;
  const winners = winnersOf(outcome);
  if (!winners.includes(seat)) return 'lost';
  if (score === 0 && winners.length === outcome.scores.length) return 'lost';
  return winners.length === 1 || score === 1 ? 'won' : 'drawn';
}
