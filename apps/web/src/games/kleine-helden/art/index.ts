/**
 * The drawings of the game. Every picture fills the box its style sheet gives it and is decoration unless it has a
 * `title`. Figures are 126 : 154, emblems square, cards 5 : 7. The colours of the table come with the class `kh-table`.
 * The lobby imports `lobby-picture.js` alone, so that it does not load the rest.
 */
import './styles/art.css';

export { type ArtId, CardEmblem } from './CardEmblem.js';
export { type FigureId, figures } from './figures/index.js';
export { HeroFigure } from './HeroFigure.js';
export type { Mood } from './kit/face.js';
export { CardBack, CardFrame, Die, LifeHeart, SlotShape } from './TablePieces.js';
export type { Deck } from './table/backs.js';
export type { DieFace } from './table/die.js';
export type { SlotName } from './table/slots.js';
