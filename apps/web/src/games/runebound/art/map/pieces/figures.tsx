/* The heroes on the map: a board on a foot, with the hero's sign and the colour of the seat. */
import type { CSSProperties } from 'react';
import { palette } from '../palette.js';
import type { HeroId } from '../world.js';
import { emblems } from './emblems.js';

/** The sign of a hero in ink, around (0, 0) within a circle of 30. */
export function HeroEmblem({ hero, paper = palette.paper }: { readonly hero: HeroId; readonly paper?: string }) {
  const { fill, bare, line } = emblems[hero];
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={fill} fill={palette.ink} stroke={palette.ink} strokeWidth="1" />
      {bare !== undefined && <path d={bare} fill={paper} />}
      {line !== undefined && <path d={line} fill="none" stroke={palette.ink} strokeWidth="3.6" />}
    </g>
  );
}

const boardShape = 'M-36 30V-14C-36-38-18-49 0-49S36-38 36-14V30Z';
const fieldShape = 'M-28 26V-13C-28-32-14-41 0-41S28-32 28-13V26Z';

/** Seats are also told apart by the studs on the foot: one for the first, six for the last. */
const studs = (seat: number): readonly number[] => Array.from({ length: seat + 1 }, (_, i) => (i - seat / 2) * 10.5);

interface HeroFigureProps {
  readonly hero: HeroId;
  readonly seat: number;
  /** Whose turn it is. */
  readonly isActive?: boolean;
}

/** A figure around (0, 0) within a circle of 50. */
export function HeroFigure({ hero, seat, isActive = false }: HeroFigureProps) {
  return (
    <g
      className="rb-figure"
      strokeLinejoin="round"
      data-active={isActive || undefined}
      style={{ '--rb-seat': `var(--seat-${seat})` } as CSSProperties}
    >
      <ellipse cx="3" cy="41" rx="44" ry="11" fill={palette.ink} fillOpacity=".4" />
      <path d={boardShape} fill={palette.paper} stroke={palette.paper} strokeWidth="11" className="rb-figure-halo" />
      <path d={boardShape} className="rb-seat-fill" stroke={palette.ink} strokeWidth="4" />
      <path d={fieldShape} fill={palette.paper} stroke={palette.ink} strokeWidth="2.4" />
      <path d="M28 26V-13C28-26 22-34 14-38 18-20 16 6 10 26Z" fill={palette.oldPaper} fillOpacity=".6" />
      <g transform="translate(0 -6)">
        <HeroEmblem hero={hero} />
      </g>
      <path d="M-42 30h84l4 12q-46 11-92 0z" className="rb-seat-fill" stroke={palette.ink} strokeWidth="4" />
      {studs(seat).map((x) => (
        <circle key={x} cx={x} cy="38" r="3.4" fill={palette.paper} stroke={palette.ink} strokeWidth="1.4" />
      ))}
    </g>
  );
}
