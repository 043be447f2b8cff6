import { type Game, type Outcome, textOf } from '@heldentisch/engine';
import type { ReactNode } from 'react';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { seatLabel } from './names.js';

/** How the game ended, in one sentence: from the own side if there is one. */
export function useVerdict(game: Game, outcome: Outcome, own: readonly number[]): string {
  const { t, language } = useText();
  const [seat] = own;
  const best = Math.max(...outcome.scores);
  const winners = outcome.scores.flatMap((score, i) => (score === best ? [i] : []));
  if (own.length === 1 && seat !== undefined) {
    const score = outcome.scores[seat] ?? 0;
    return t(score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn');
  }
  const [winner] = winners;
  return winners.length === 1 && winner !== undefined
    ? t('wins', { name: seatLabel(game, language, winner) })
    : t('drawn');
}

interface ResultProps {
  readonly game: Game;
  readonly outcome: Outcome;
  readonly own: readonly number[];
  readonly isOpen: boolean;
  onClose(): void;
  readonly actions: ReactNode;
}

export function ResultDialog({ game, outcome, own, isOpen, onClose, actions }: ResultProps) {
  const { t, language } = useText();
  const verdict = useVerdict(game, outcome, own);
  return (
    <Dialog
      open={isOpen}
      title={verdict}
      about={textOf(game, language, outcome.reason)}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('seeTable')}
          </Button>
          {actions}
        </>
      }
    >
      <ul className="scores">
        {outcome.scores.map((score, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={`seat-chip seat-${seat} ${score === 1 ? 'is-active' : ''}`}>
            <span className="seat-dot" aria-hidden="true" />
            <span className="seat-label">{seatLabel(game, language, seat)}</span>
            <span className="seat-name">{score === 0.5 ? '½' : score}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
