import type { CSSProperties } from 'react';
import type { Glyph } from '../../icons/glyph.js';
import { type HeroId, lookOf } from './heroes.js';

const ink = '#1d1512';

export const Painted = ({ of }: { readonly of: Glyph }) =>
  of.map(([d, paint, width], i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
      key={i}
      d={d}
      {...(width === undefined ? { fill: paint } : { fill: 'none', stroke: paint, strokeWidth: width })}
    />
  ));

/** Seats are also told apart by the studs on the foot: one for the first, four for the last. */
const studs = (seat: number): readonly number[] => Array.from({ length: seat + 1 }, (_, i) => (i - seat / 2) * 13);
const seatColor = (seat: number) => ({ '--mk-seat': `var(--seat-${seat})` }) as CSSProperties;

interface HeroFigureProps {
  readonly hero: HeroId;
  readonly seat: number;
  /** Whose turn it is. */
  readonly isActive?: boolean;
}

/** A hero on the map around (0, 0), within a circle of 50. */
export function HeroFigure({ hero, seat, isActive = false }: HeroFigureProps) {
  const { outline, paint } = lookOf(hero);
  return (
    <g
      className="mk-figure"
      strokeLinejoin="round"
      strokeLinecap="round"
      data-active={isActive || undefined}
      style={seatColor(seat)}
    >
      <ellipse cx="4" cy="44" rx="46" ry="11" fill={ink} fillOpacity=".45" />
      <g transform="translate(0 -2) scale(.94)">
        <path className="mk-halo" d={outline} fill="#fff6dc" stroke="#fff6dc" strokeWidth="11" />
        <path d={outline} fill={ink} stroke={ink} strokeWidth="5" />
        <Painted of={paint} />
      </g>
      <path className="mk-seat" d="M-42 33Q0 42 42 33L45 43Q0 56-45 43z" stroke={ink} strokeWidth="3.6" />
      <path d="M-41 35Q-20 39.5 0 39.5" fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth="2" />
      {studs(seat).map((x) => (
        <circle key={x} cx={x} cy={45 - Math.abs(x) / 12} r="3.6" fill="#fff6dc" stroke={ink} strokeWidth="1.4" />
      ))}
    </g>
  );
}

interface ShieldMarkProps {
  readonly seat: number;
  readonly hero: HeroId;
}

/** The shield by which a player marks what was conquered, around (0, 0) within a circle of 12. */
export const ShieldMark = ({ seat, hero }: ShieldMarkProps) => (
  <g strokeLinejoin="round" style={seatColor(seat)}>
    <path d="M-10-10.5Q0-13 10-10.5Q11 4 0 12Q-11 4-10-10.5z" fill="#fff6dc" stroke={ink} strokeWidth="3" />
    <path className="mk-seat" d="M-8.5-9Q0-11 8.5-9Q9.3 3.5 0 10Q-9.3 3.5-8.5-9z" />
    <path d="M-8.5-9Q-4-10.2 0-10.2V10Q-9.3 3.5-8.5-9z" fill="#fff" fillOpacity=".22" />
    <path
      d={lookOf(hero).sign}
      fill="#fffaf0"
      stroke={ink}
      strokeWidth="1.6"
      paintOrder="stroke"
      transform="translate(0 -1.3) scale(.56)"
    />
  </g>
);
