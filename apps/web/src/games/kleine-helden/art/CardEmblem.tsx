import { cached, seedOf } from '../../../pen/cached.js';
import { type EmblemId, emblemBox, emblems } from './emblems/index.js';
import { type FigureId, figures } from './figures/index.js';
import { bustBox, drawFigure } from './kit/figure.js';
import { Painting, type PictureProps } from './Painting.js';
import { paint } from './pen/paint.js';

/** Every card of the game has an emblem; that of a figure is its bust. */
export type ArtId = EmblemId | FigureId;

const isFigure = (id: ArtId): id is FigureId => id in figures;

const painted = cached((id: ArtId) =>
  paint(isFigure(id) ? drawFigure(figures[id], 'calm') : emblems[id], { seed: seedOf(id) }),
);

interface CardEmblemProps extends PictureProps {
  readonly id: ArtId;
}

/** The square sign of a card. */
export function CardEmblem({ id, ...picture }: CardEmblemProps) {
  return <Painting viewBox={isFigure(id) ? bustBox : emblemBox} layers={painted(id)} {...picture} />;
}
