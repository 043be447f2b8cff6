import { cached, seedOf } from '../../../pen/cached.js';
import { fineness } from '../../../pen/path-text.js';
import { type FigureId, figures } from './figures/index.js';
import type { Mood } from './kit/face.js';
import { drawFigure, figureBox } from './kit/figure.js';
import { Painting, type PictureProps } from './Painting.js';
import { palette } from './palette.js';
import { paint, silhouette } from './pen/paint.js';

const painted = cached((key: `${FigureId}/${Mood}`) => {
  const [id, mood] = key.split('/') as [FigureId, Mood];
  return paint(drawFigure(figures[id], mood), { seed: seedOf(id) });
});

const edges = cached((id: FigureId) => silhouette(drawFigure(figures[id], 'calm'), { seed: seedOf(id) }));

interface HeroFigureProps extends PictureProps {
  readonly id: FigureId;
  /** The face a figure makes; without it its own. */
  readonly mood?: Mood;
  /** Cut out of paper: a pale edge keeps the ink readable on dark ground. */
  readonly isCutOut?: boolean;
}

/** A hero, creature, demon or helper as a full figure. */
export function HeroFigure({ id, mood = 'calm', isCutOut = false, ...picture }: HeroFigureProps) {
  const edge = isCutOut ? (
    <path d={edges(id)} fill={palette.paper} stroke={palette.paper} strokeWidth={6 * fineness} strokeLinejoin="round" />
  ) : undefined;
  return <Painting viewBox={figureBox} layers={painted(`${id}/${mood}`)} under={edge} {...picture} />;
}
