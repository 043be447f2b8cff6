import { type ComponentType, memo } from 'react';
import { mostStands, type Stand, standsFor } from './arrange-pieces.js';
import styles from './map.module.css';
import type { MapPiece } from './map-data.js';
import { useMap } from './map-model.js';
import type { Places } from './picture-layers.js';

type Draw = ComponentType<{ readonly piece: MapPiece }>;

interface StandingProps extends Stand {
  readonly piece: MapPiece;
  readonly Piece: Draw;
}

/** The style sheet makes a piece that stands elsewhere glide there. */
const Standing = memo(function Standing({ piece, x, y, scale, Piece }: StandingProps) {
  return (
    <g className={styles.piece} data-piece={piece.kind} transform={`translate(${x} ${y}) scale(${scale})`}>
      <Piece piece={piece} />
    </g>
  );
});

function Others({ x, y, scale, count }: Stand & { readonly count: number }) {
  return (
    <g className={styles.others} transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="50" />
      <text>+{count}</text>
    </g>
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

interface PieceLayerProps {
  readonly places: Places;
  readonly pieces: readonly MapPiece[];
  readonly Piece: Draw;
}

export const PieceLayer = memo(function PieceLayer({ places, pieces, Piece }: PieceLayerProps) {
  const { grid } = useMap();
  const onCell = new Map<string, MapPiece[]>();
  for (const piece of pieces) onCell.set(piece.cell, [...(onCell.get(piece.cell) ?? []), piece]);

  /** Where a piece stands, or null if it is one of those that are only counted. */
  const standOf = (id: string, i: number): Stand | null => {
    const place = places.get(id);
    if (place === undefined) return null;
    const stand = standsFor(onCell.get(id)?.length ?? 0, place.site !== undefined)[i];
    if (stand === undefined) return null;
    const [x, y] = grid.middleOf(place);
    return { x: rounded(x + stand.x), y: rounded(y + stand.y), scale: rounded(stand.scale) };
  };
  const shown = (id: string): number => {
    const count = onCell.get(id)?.length ?? 0;
    return count > mostStands ? mostStands - 1 : count;
  };

  return (
    <g>
      {pieces.map((piece) => {
        const i = onCell.get(piece.cell)?.indexOf(piece) ?? 0;
        const stand = i < shown(piece.cell) ? standOf(piece.cell, i) : null;
        return stand !== null && <Standing key={piece.id} piece={piece} {...stand} Piece={Piece} />;
      })}
      {[...onCell].map(([id, list]) => {
        const stand = list.length > mostStands ? standOf(id, mostStands - 1) : null;
        return stand !== null && <Others key={id} {...stand} count={list.length - mostStands + 1} />;
      })}
    </g>
  );
});
