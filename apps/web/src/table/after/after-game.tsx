import { describeEvents, type Game, type Outcome } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { useMemo } from 'react';
import { useText } from '../../text/index.js';
import { Button } from '../../ui/button.js';
import { seatLabel } from '../names.js';
import { winnersOf } from '../verdict.js';
import styles from './after-game.module.css';
import { ChanceCurve } from './chance-curve.js';
import { type Chances, type TurningPoint, turningPoint } from './chances.js';
import { eventsInForce, type Statistic, type Statistics } from './statistics.js';

export interface AfterGameProps {
  readonly game: Game;
  /** All lines, as the viewer was told them. */
  readonly lines: readonly ToldLine[];
  readonly outcome: Outcome | null;
  readonly statistics: Statistics | undefined;
  /** The chances after each line, as far as they are known; null where nobody can tell them. */
  readonly curve: readonly Chances[] | null;
  readonly count: number;
  /** The line that is looked at; null for the end. */
  readonly at: number | null;
  onLook(line: number): void;
  /** Makes a new match of the lines so far. */
  onBranch?: ((line: number) => void) | undefined;
}

/** What there is to tell when a game is over: how the chances stood, where it turned, and figures. */
export function AfterGame({ game, lines, outcome, statistics, curve, count, at, onLook, onBranch }: AfterGameProps) {
  const { t } = useText();
  const seats = outcome?.scores.length ?? curve?.[0]?.length ?? 0;
  const rows = useMemo(() => statistics?.(eventsInForce(lines), seats) ?? [], [statistics, lines, seats]);
  const turn = useMemo(() => {
    if (curve === null || curve.length <= count || outcome === null) return null;
    const conceded = new Set(lines.filter(({ kind }) => kind === 'concede').map(({ n }) => n));
    return turningPoint(curve, winnersOf(outcome), (line) => !conceded.has(line));
  }, [curve, count, outcome, lines]);
  return (
    <div className={styles.after} data-testid="after-game">
      {curve !== null && curve.length > 0 && (
        <section className={styles.part} aria-label={t('chances')}>
          <h3>{t('chances')}</h3>
          <ChanceCurve game={game} curve={curve} count={count} at={at ?? count} turn={turn} onLook={onLook} />
          {turn !== null && <Turn game={game} lines={lines} turn={turn} onLook={onLook} onBranch={onBranch} />}
        </section>
      )}
      {curve === null && <p className="faint">{t('chancesInReplay')}</p>}
      {rows.length > 0 && <Figures game={game} rows={rows} seats={seats} />}
    </div>
  );
}

interface TurnProps extends Pick<AfterGameProps, 'game' | 'lines' | 'onLook' | 'onBranch'> {
  readonly turn: TurningPoint;
}

/** Where the game turned, what happened there, and the way back to the moment before. */
function Turn({ game, lines, turn, onLook, onBranch }: TurnProps) {
  const { t, language } = useText();
  const { line, seat, before, after } = turn;
  const events = lines.find(({ n }) => n === line)?.events ?? [];
  const inPercent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div className={styles.turn} data-testid="turning-point">
      <p>
        <b>{t('turningPoint', { line })}</b>{' '}
        {t('turningPointOf', {
          name: seatLabel(game, language, seat),
          before: inPercent.format(before),
          after: inPercent.format(after),
        })}
      </p>
      {events.length > 0 && <p className={styles.told}>{describeEvents(game, language, events).join(' ')}</p>}
      <div className={styles.ways}>
        <Button icon="eye" onClick={() => onLook(line)}>
          {t('turningPointShow')}
        </Button>
        {onBranch !== undefined && (
          <Button icon="branch" onClick={() => onBranch(line - 1)}>
            {t('turningPointBranch')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface FiguresProps {
  readonly game: Game;
  readonly rows: readonly Statistic[];
  readonly seats: number;
}

function Figures({ game, rows, seats }: FiguresProps) {
  const { t, language } = useText();
  const told = (value: number, isSigned: boolean): string =>
    new Intl.NumberFormat(language, {
      maximumFractionDigits: 1,
      signDisplay: isSigned ? 'exceptZero' : 'auto',
    }).format(value);
  return (
    <section className={styles.part} aria-label={t('figures')}>
      <h3>{t('figures')}</h3>
      <div className={styles.scroll}>
        <table className={styles.figures}>
          <thead>
            <tr>
              <td />
              {Array.from({ length: seats }, (_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <th key={seat} scope="col">
                  <span className={`${styles.seat} seat-${seat}`}>
                    <span className="seat-dot" aria-hidden="true" /> {seatLabel(game, language, seat)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values, isSigned = false }) => (
              <tr key={name.en}>
                <th scope="row">{name[language]}</th>
                {values.map((value, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <td key={seat}>{told(value, isSigned)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
