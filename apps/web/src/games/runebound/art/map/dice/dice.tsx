/* The dice of the game, for the die of the table kit. */
import { Die, type DieFace } from '../../../../../table/kit/pieces/index.js';
import type { Point } from '../pen/line.js';
import { type DieSymbol, TerrainSymbol } from './symbols.js';

/** Where the signs of one face lie, by their number. */
const layouts: Readonly<Record<number, { readonly size: number; readonly places: readonly Point[] }>> = {
  1: { size: 15, places: [[0, 0]] },
  2: {
    size: 10.5,
    places: [
      [-9.5, -8],
      [9.5, 8],
    ],
  },
  3: {
    size: 9.6,
    places: [
      [0, -10],
      [-10.5, 9.5],
      [10.5, 9.5],
    ],
  },
  4: {
    size: 9.2,
    places: [
      [-10.3, -10.3],
      [10.3, -10.3],
      [-10.3, 10.3],
      [10.3, 10.3],
    ],
  },
};

/** The picture of a face with up to four signs. */
export function FacePicture({ symbols }: { readonly symbols: readonly DieSymbol[] }) {
  const layout = layouts[symbols.length];
  if (layout === undefined) throw new Error(`no face has ${symbols.length} signs`);
  return symbols.map((symbol, i) => {
    const [x, y] = layout.places[i] as Point;
    return (
      <g key={symbol} transform={`translate(${x} ${y})`}>
        <TerrainSymbol symbol={symbol} size={layout.size} />
      </g>
    );
  });
}

/** The faces of a movement die with their spoken names. Keep the result: it is the same for all five dice. */
export const movementFaces = (
  faces: readonly (readonly DieSymbol[])[],
  name: (symbol: DieSymbol) => string,
): readonly DieFace[] =>
  faces.map((symbols) => ({ name: symbols.map(name).join(', '), picture: <FacePicture symbols={symbols} /> }));

interface DieProps {
  /** Counted from 1. */
  readonly value: number;
  readonly label: string;
  readonly isRolling?: boolean;
}

interface MovementDieProps extends DieProps {
  readonly faces: readonly DieFace[];
  /** It has paid for a step. */
  readonly isSpent?: boolean;
}

export const MovementDie = ({ faces, isSpent = false, ...die }: MovementDieProps) => (
  <span className="rb-die rb-movement-die" data-spent={isSpent || undefined}>
    <Die sides={faces} {...die} />
  </span>
);

/** One of the two dice of a fight and of a test: bone and ember, with the numbers 1 to 10. */
export const CombatDie = ({ which, ...die }: DieProps & { readonly which: 0 | 1 }) => (
  <span className="rb-die rb-combat-die" data-which={which}>
    <Die sides={10} {...die} />
  </span>
);

interface WayStepProps {
  /** The sign with which the step is paid; none where no die is needed. */
  readonly symbol: DieSymbol | null;
  readonly isLast?: boolean;
}

/** A step on the shown way: the sign of the die that pays, around (0, 0) within a circle of 16. */
export const WayStep = ({ symbol, isLast = false }: WayStepProps) => (
  <g className="rb-step" data-last={isLast || undefined}>
    {isLast && <circle className="rb-step-goal" r="21" />}
    <circle className="rb-step-ground" r={symbol === null ? 8 : 15.5} />
    {symbol !== null && <TerrainSymbol symbol={symbol} size={10} />}
  </g>
);
