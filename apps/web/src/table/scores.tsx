import type { Game, Outcome } from '@heldentisch/engine';
import type { SeatInfo } from '@heldentisch/protocol';
import { useText } from '../text/index.js';
import { Icon } from '../ui/icons.js';
import { seatLabel } from './names.js';
import { allPoints, pointsOf, rankedSeats } from './points.js';
import { sitterName } from './sitters.js';
import { standingOf } from './verdict.js';

interface ScoresProps {
  readonly game: Game;
  readonly outcome: Outcome;
  readonly own: readonly number[];
  readonly seats: readonly SeatInfo[];
}

/** All seats, the winners first, with their points where the game has some. */
export function Scores({ game, outcome, own, seats }: ScoresProps) {
  const { t, language } = useText();
  // People who share the device know who is who.
  const nameAt = (seat: number): string => {
    const isShared = own.length > 1 && own.includes(seat) && seats[seat]?.name === '';
    return isShared ? '' : sitterName(seats[seat], own.includes(seat), t);
  };
  return (
    <ul className="scores">
      {rankedSeats(outcome).map((seat) => {
        const isWinner = standingOf(outcome, seat) === 'won';
        const points = pointsOf(outcome, seat, language);
        return (
          <li key={seat} className={`score seat-${seat} ${isWinner ? 'is-winner' : ''}`}>
            <span className="seat-dot" aria-hidden="true" />
            <span className="seat-label">{seatLabel(game, language, seat)}</span>
            <span className="score-name">{nameAt(seat)}</span>
            {points !== null && <b className="score-points">{t('points', { points })}</b>}
            {isWinner && <Icon name="crown" />}
            {isWinner && <span className="visually-hidden">{t('winner')}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Everybody's points in one line; nothing in games that have none. */
export function usePointsLine(game: Game, outcome: Outcome | null): string | null {
  const { t, language } = useText();
  const points = outcome === null ? null : allPoints(game, outcome, language);
  return points === null ? null : t('points', { points });
}
