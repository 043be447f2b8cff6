import type { Game } from '@heldentisch/engine';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useText } from '../../text/index.js';
import { seatLabel } from '../names.js';
import styles from './chance-curve.module.css';
import type { Chances, TurningPoint } from './chances.js';

interface ChanceCurveProps {
  readonly game: Game;
  /** The chances after each line, as far as they are known. */
  readonly curve: readonly Chances[];
  /** How many lines there are. */
  readonly count: number;
  /** The line that is looked at. */
  readonly at: number;
  readonly turn: TurningPoint | null;
  onLook(line: number): void;
}

/** The size of the drawing; it is stretched to the room there is. */
const width = 1000;
const height = 100;

const percent = (language: string, chance: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - 10,
  PageUp: (at) => at + 10,
  Home: () => 0,
  End: (_, count) => count,
};

/** The chances of all seats over the game, a line for each. A click goes to that moment, arrow keys go step by step. */
export function ChanceCurve({ game, curve, count, at, turn, onLook }: ChanceCurveProps) {
  const { t, language } = useText();
  const seats = curve[0]?.map((_, seat) => seat) ?? [];
  const x = (line: number): number => Math.round((line / Math.max(1, count)) * width);
  const y = (chance: number): number => Math.round((1 - chance) * height * 10) / 10;
  const shown = curve[at];
  const pointAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width: whole } = currentTarget.getBoundingClientRect();
    onLook(Math.max(0, Math.min(count, Math.round(((clientX - left) / whole) * count))));
  };
  const onKey = (event: KeyboardEvent): void => {
    const next = steps[event.key]?.(at, count);
    if (next === undefined) return;
    event.preventDefault();
    onLook(Math.max(0, Math.min(count, next)));
  };
  const words = seats.map((seat) => `${seatLabel(game, language, seat)} ${percent(language, shown?.[seat] ?? 0)}`);
  return (
    <div className={styles.curve} data-testid="chance-curve">
      <div
        className={styles.field}
        role="slider"
        tabIndex={0}
        aria-label={t('chances')}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={at}
        aria-valuetext={[t('lookBackAt', { line: at, count }), ...(shown === undefined ? [] : words)].join(', ')}
        onPointerDown={pointAt}
        onPointerMove={(event) => event.buttons === 1 && pointAt(event)}
        onKeyDown={onKey}
      >
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <line className={styles.middle} x1={0} x2={width} y1={height / 2} y2={height / 2} />
          {turn !== null && <line className={styles.turn} x1={x(turn.line)} x2={x(turn.line)} y1={0} y2={height} />}
          <line className={styles.here} x1={x(at)} x2={x(at)} y1={0} y2={height} />
          {seats.map((seat) => (
            <polyline
              key={seat}
              className={`${styles.seat} seat-${seat}`}
              points={curve.map((chances, line) => `${x(line)},${y(chances[seat] ?? 0)}`).join(' ')}
            />
          ))}
        </svg>
      </div>
      <ul className={styles.legend} aria-hidden="true">
        <li>{t('lookBackAt', { line: at, count })}</li>
        {seats.map((seat) => (
          <li key={seat} className={`seat-${seat}`}>
            <span className="seat-dot" /> {seatLabel(game, language, seat)}{' '}
            {shown !== undefined && <b>{percent(language, shown[seat] ?? 0)}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
