import { memo } from 'react';
import * as art from '../art/index.js';

/*
 * The pictures consist of hundreds of paths each, and a table shows many: they are drawn anew only when they change.
 */
export const CardBack = memo(art.CardBack);
export const CardEmblem = memo(art.CardEmblem);
export const Die = memo(art.Die);
export const HeroFigure = memo(art.HeroFigure);
export const LifeHeart = memo(art.LifeHeart);
export const SlotShape = memo(art.SlotShape);
export type { ArtId, DieFace, FigureId, Mood } from '../art/index.js';
