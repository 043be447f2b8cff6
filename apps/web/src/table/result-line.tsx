import type { Game, Outcome } from '@heldentisch/engine';
import type { ReactNode } from 'react';
import { useVerdict } from './result.js';
import { usePointsLine } from './scores.js';

interface ResultLineProps {
  readonly game: Game;
  readonly outcome: Outcome;
  readonly own: readonly number[];
  readonly actions: ReactNode;
}

/** Stands in the place of the prompt when the game is over. */
export function ResultLine({ game, outcome, own, actions }: ResultLineProps) {
  const verdict = useVerdict(game, outcome, own);
  const points = usePointsLine(game, outcome);
  return (
    <div className="prompt-line is-over" data-testid="result">
      <p>{verdict}</p>
      {points !== null && <span className="points-line">{points}</span>}
      <div className="prompt-actions">{actions}</div>
    </div>
  );
}
