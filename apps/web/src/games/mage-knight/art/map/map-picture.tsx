import { memo } from 'react';
import { filled, Layers } from './paint/layers.js';
import { placeOf, type TileLand } from './tile-land.js';
import { tileOutline, tilePicture, tileRim } from './tile-picture.js';
import { type TileBack, veilPicture } from './veil.js';

interface Placed {
  /** Where its middle hex lies. */
  readonly q: number;
  readonly r: number;
}
export interface PlacedTile extends TileLand, Placed {}
export interface UnexploredTile extends Placed {
  /** The colour of the back of the tile that would come. */
  readonly back: TileBack;
}

export interface MapPictureProps {
  readonly tiles: readonly PlacedTile[];
  readonly unexplored?: readonly UnexploredTile[];
}

/** How far the picture reaches beyond the cells. */
export const mapMargin = 46;

const moveTo = ({ q, r }: Placed, down = 0): string => {
  const [x, y] = placeOf(q, r);
  return `translate(${Math.round(x * 10) / 10} ${y + down})`;
};
const keyOf = ({ q, r }: Placed): string => `${q},${r}`;
/** What lies further down covers what lies behind it. */
const fromTheBack = <Tile extends Placed>(tiles: readonly Tile[]): Tile[] =>
  [...tiles].sort((a, b) => a.r - b.r || a.q - b.q);

/** The cardboard below a tile and its shadow on the table. */
const edge = [filled(tileOutline, 'edge')];

/** The land as far as it is known. Day and night are colours of the style sheet: it is not drawn anew for them. */
export const MapPicture = memo(function MapPicture({ tiles, unexplored = [] }: MapPictureProps) {
  return (
    <g>
      {unexplored.map((tile) => (
        <g key={keyOf(tile)} transform={moveTo(tile)}>
          {veilPicture(tile.back)}
        </g>
      ))}
      {tiles.map((tile) => (
        <g key={keyOf(tile)} transform={moveTo(tile, 6)}>
          <Layers of={edge} />
        </g>
      ))}
      {fromTheBack(tiles).map((tile) => (
        <g key={tile.id} transform={moveTo(tile)}>
          {tilePicture(tile)}
        </g>
      ))}
      {tiles.map((tile) => (
        <g key={tile.id} transform={moveTo(tile)} strokeLinejoin="round">
          <Layers of={tileRim} />
        </g>
      ))}
    </g>
  );
});
