import { type ReactNode, useId } from 'react';
import { useSettings, wantsReducedMotion } from '../../../settings/settings.js';
import { useText } from '../../../text/index.js';
import styles from './die.module.css';

/** One side of a die with symbols: its name and its picture, as SVG around (0, 0) within a circle of 16. */
export interface DieFace {
  readonly name: string;
  readonly picture: ReactNode;
}

interface DieProps {
  /** Six sides have pips, ten have numbers; or the sides as they are printed, counted from 1. */
  readonly sides: 6 | 10 | readonly DieFace[];
  readonly value: number;
  /** Whose die it is or what it is for, spoken before what it shows. */
  readonly label: string;
  readonly isRolling?: boolean;
}

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
const pipDistance = 10.5;

const pipFaces: readonly DieFace[] = pips.map((places, i) => ({
  name: String(i + 1),
  picture: places.map(([x, y]) => (
    <circle key={`${x} ${y}`} className={styles.pip} cx={x * pipDistance} cy={y * pipDistance} r="4.3" />
  )),
}));

const numberFaces: readonly DieFace[] = Array.from({ length: 10 }, (_, i) => ({
  name: String(i + 1),
  picture: <text className={styles.number}>{i + 1}</text>,
}));

const cube = 'M-16-22h32a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6h-32a6 6 0 0 1-6-6v-32a6 6 0 0 1 6-6z';
const kite = 'M0-23L23-3 16 13 0 23-16 13-23-3z';
/** The upper edge of the side that is seen of a die with ten sides. */
const kiteEdges = 'M0-23L-14 9 0 23M0-23L14 9 0 23M-14 9L-23-3M14 9L23-3';

/** While it rolls six sides flicker by in turn; which one it will be is then nowhere in the page. */
const flickeringFaces = (faces: readonly DieFace[]): readonly DieFace[] =>
  Array.from({ length: 6 }, (_, i) => faces[i % faces.length]).filter((face) => face !== undefined);

export function Die({ sides, value, label, isRolling = false }: DieProps) {
  const { t } = useText();
  useSettings();
  const labelId = useId();
  const faces = sides === 6 ? pipFaces : sides === 10 ? numberFaces : sides;
  const isTumbling = isRolling && !wantsReducedMotion();
  const shown = isTumbling ? flickeringFaces(faces) : faces.slice(value - 1, value);
  const words = isTumbling ? t('die.rolling') : (shown[0]?.name ?? '');
  return (
    <svg
      className={styles.die}
      viewBox="-24 -24 48 48"
      role="img"
      aria-labelledby={labelId}
      data-rolling={isTumbling || undefined}
    >
      <title id={labelId}>{`${label}: ${words}`}</title>
      <path className={styles.body} d={sides === 10 ? kite : cube} />
      {sides === 10 && <path className={styles.edges} d={kiteEdges} />}
      <g>
        {shown.map(({ name, picture }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several sides may show the same, and they never change places
          <g key={`${i} ${name}`} className={styles.face}>
            {picture}
          </g>
        ))}
      </g>
    </svg>
  );
}
