import { useId } from 'react';
import { cached, seedOf } from '../../../pen/cached.js';
import { fineness } from '../../../pen/path-text.js';
import { heart } from './emblems/pieces.js';
import { Painting, type PictureProps } from './Painting.js';
import { place } from './pen/marks.js';
import { outlines, paint } from './pen/paint.js';
import { cardBacks, cardFrames, cardSheet, type Deck } from './table/backs.js';
import { type DieFace, dieBody, dieFaces, diePips, dieSheet } from './table/die.js';
import { type SlotName, slotDrawings, slotSheet } from './table/slots.js';

const box = ({ width, height }: { width: number; height: number }): string => `0 0 ${width} ${height}`;

const paintedBack = cached((deck: Deck) => paint(cardBacks[deck], { seed: seedOf(deck) }));
const paintedFrame = cached((deck: Deck) => paint(cardFrames[deck], { seed: seedOf(deck) }));

interface DeckProps extends PictureProps {
  readonly deck: Deck;
}

/** The back of a card, 5 to 7. */
export function CardBack({ deck, ...picture }: DeckProps) {
  return <Painting viewBox={box(cardSheet)} layers={paintedBack(deck)} {...picture} />;
}

/** The empty front of a card, 5 to 7: parchment with the border of its deck. */
export function CardFrame({ deck, ...picture }: DeckProps) {
  return <Painting viewBox={box(cardSheet)} layers={paintedFrame(deck)} {...picture} />;
}

const paintedDie = cached((_: 'die') => paint(dieBody, { wobble: 1.4, seed: 3 }));
const paintedPips = cached((face: `${DieFace}`) =>
  paint(diePips(Number(face) as DieFace), { wobble: 1.4, seed: Number(face) }),
);

interface DieProps extends PictureProps {
  readonly face: DieFace;
  /** Tumbles and shows all faces in turn; where motion is reduced it simply shows its face. */
  readonly rolling?: boolean;
}

/** The six-sided die. */
export function Die({ face, rolling = false, className = '', ...picture }: DieProps) {
  const pips = dieFaces.map((number) => (
    <g key={number} className="kh-pips" data-face={number} data-shown={number === face || undefined}>
      {paintedPips(`${number}`).map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </g>
  ));
  return (
    <span className={`kh-die ${className}`} data-rolling={rolling || undefined}>
      <Painting viewBox={box(dieSheet)} layers={paintedDie('die')} over={pips} {...picture} />
    </span>
  );
}

const heartDrawing = place(heart('crimson'), { x: 20, y: 19, scale: 1 });
const paintedHeart = cached((_: 'heart') => paint(heartDrawing, { seed: 5 }));
const heartLines = cached((_: 'heart') => outlines(heartDrawing, { seed: 5 }));
const heartTop = 2;
const heartHeight = 36;

interface LifeHeartProps extends PictureProps {
  /** How much life is left, from 0 to 1: the heart is filled up to there. */
  readonly level?: number;
}

/** The heart beside the life points. */
export function LifeHeart({ level = 1, ...picture }: LifeHeartProps) {
  const id = useId();
  const gone = (1 - Math.min(1, Math.max(0, level))) * heartHeight;
  const spent = (
    <>
      <clipPath id={id}>
        <rect y={heartTop * fineness} width={40 * fineness} height={gone * fineness} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d={heartLines('heart')} className="kh-heart-spent" />
        <path d={paintedHeart('heart')[0]?.d} className="kh-heart-spent" />
      </g>
      <path d={heartLines('heart')} className="kh-heart-line" />
    </>
  );
  return <Painting viewBox="0 0 40 40" layers={paintedHeart('heart')} over={spent} {...picture} />;
}

const slotLines = cached((slot: SlotName) => outlines(slotDrawings[slot], { seed: seedOf(slot) }));

interface SlotShapeProps extends PictureProps {
  readonly slot: SlotName;
}

/** The outline of a place on the body, in the colour of the text around it. */
export function SlotShape({ slot, ...picture }: SlotShapeProps) {
  const lines = <path d={slotLines(slot)} fill="currentColor" />;
  return <Painting viewBox={box(slotSheet)} layers={[]} over={lines} {...picture} />;
}
