import { type Game, type Outcome, textOf } from '@heldentisch/engine';
import type { SeatInfo } from '@heldentisch/protocol';
import type { ReactNode } from 'react';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/icons.js';
import { seatLabel, sitterName } from './names.js';
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
}

/** Points are told where they are points and not just victory, draw and defeat. */
const hasPoints = ({ scores }: Outcome): boolean => scores.some((score) => score !== 0 && score !== 0.5 && score !== 1);

export function ResultDialog({ game, outcome, own, seats, picture, isOpen, onClose, actions }: ResultProps) {
  const { t, language } = useText();
  const verdict = useVerdict(game, outcome, own);
  // People who share the device know who is who.
  const nameAt = (seat: number): string => {
    const isShared = own.length > 1 && own.includes(seat) && seats[seat]?.name === '';
    return isShared ? '' : sitterName(seats[seat], own.includes(seat), t);
  };
  const order = outcome.scores.map((_, seat) => seat);
  order.sort((a, b) => (outcome.scores[b] ?? 0) - (outcome.scores[a] ?? 0));
  return (
    <Dialog
      open={isOpen}
      title={verdict}
      about={textOf(game, language, outcome.reason)}
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
      <ul className="scores">
        {order.map((seat) => {
          const isWinner = standingOf(outcome, seat) === 'won';
          return (
            <li key={seat} className={`score seat-${seat} ${isWinner ? 'is-winner' : ''}`}>
              <span className="seat-dot" aria-hidden="true" />
              <span className="seat-label">{seatLabel(game, language, seat)}</span>
              <span className="score-name">{nameAt(seat)}</span>
              {hasPoints(outcome) && <b>{outcome.scores[seat]}</b>}
              {isWinner && <Icon name="crown" />}
              {isWinner && <span className="visually-hidden">{t('winner')}</span>}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
