import { describeOutcome, type Game, type Outcome } from '@heldentisch/engine';
import type { SeatInfo } from '@heldentisch/protocol';
import type { ReactNode } from 'react';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { seatLabel } from './names.js';
import { Scores } from './scores.js';
import { standingOf, winnersOf } from './verdict.js';

/** How the game ended, in one sentence: from the own side if there is one. */
export function useVerdict(game: Game, outcome: Outcome, own: readonly number[]): string {
  const { t, language } = useText();
  const [seat] = own;
  if (own.length === 1 && seat !== undefined) return t(standingOf(outcome, seat));
  const winners = winnersOf(outcome);
  const standings = new Set(outcome.scores.map((_, i) => standingOf(outcome, i)));
  if (standings.has('drawn')) return t('drawn');
  if (standings.size === 1) return t(standings.has('won') ? 'allWon' : 'allLost');
  const names = winners.map((winner) => seatLabel(game, language, winner));
  if (names.length === 1) return t('wins', { name: names[0] ?? '' });
  return t('winTogether', { names: new Intl.ListFormat(language).format(names) });
}

interface ResultProps {
  readonly game: Game;
  readonly outcome: Outcome;
  readonly own: readonly number[];
  readonly seats: readonly SeatInfo[];
  /** The game's own picture of the end. */
  readonly picture?: ReactNode;
  readonly isOpen: boolean;
  onClose(): void;
  readonly actions: ReactNode;
  /** Figures and the course of the game. */
  readonly children: ReactNode;
}

export function ResultDialog({ game, outcome, own, seats, picture, isOpen, onClose, actions, children }: ResultProps) {
  const { t, language } = useText();
  const verdict = useVerdict(game, outcome, own);
  return (
    <Dialog
      open={isOpen}
      title={verdict}
      about={describeOutcome(game, language, outcome)}
      picture={picture}
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
      <Scores game={game} outcome={outcome} own={own} seats={seats} />
      {children}
    </Dialog>
  );
}
