import './styles/art.css';

export { type ArtId, CardEmblem } from './CardEmblem.js';
export { type FigureId, figures } from './figures/index.js';
export { HeroFigure } from './HeroFigure.js';
export type { Mood } from './kit/face.js';
export { CardBack, CardFrame, Die, LifeHeart, SlotShape } from './TablePieces.js';
export type { Deck } from './table/backs.js';
export type { DieFace } from './table/die.js';
export type { SlotName } from './table/slots.js';
