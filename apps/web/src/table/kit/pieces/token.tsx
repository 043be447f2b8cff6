import type { CSSProperties, ReactNode } from 'react';
import styles from './token.module.css';

export interface TokenMark {
  readonly id: string;
  /** Spoken with the token: wounded, fortified. */
  readonly label: string;
  /** SVG around (0, 0) within a circle of 10. */
  readonly picture: ReactNode;
}

interface FaceProps {
  /** SVG around (0, 0) within a circle of 40. */
  readonly picture: ReactNode;
  /** The rim has the colour of the seat it belongs to. */
  readonly seat?: number;
  readonly count?: number;
  /** At most four stand around the lower rim. */
  readonly marks?: readonly TokenMark[];
  readonly isSpent?: boolean;
}

const noMarks: readonly TokenMark[] = [];
const markPlaces = [125, 55, 165, 15];

/** A round piece as SVG around (0, 0) with radius 50: also what a map draws as a piece. */
export function TokenFace({ picture, seat, count, marks = noMarks, isSpent = false }: FaceProps) {
  const rim = seat === undefined ? {} : { style: { '--rim': `var(--seat-${seat})` } as CSSProperties };
  return (
    <g className={styles.face} data-spent={isSpent || undefined} {...rim}>
      <circle className={styles.rim} r="48" />
      <circle className={styles.ground} r="41" />
      <g className={styles.picture}>{picture}</g>
      {marks.slice(0, markPlaces.length).map(({ id, picture: sign }, i) => {
        const angle = ((markPlaces[i] as number) * Math.PI) / 180;
        const [x, y] = [Math.round(38 * Math.cos(angle)), Math.round(38 * Math.sin(angle))];
        return (
          <g key={id} className={styles.mark} data-mark={id} transform={`translate(${x} ${y})`}>
            <circle r="13" />
            {sign}
          </g>
        );
      })}
      {count !== undefined && (
        <g className={styles.count} transform="translate(34 -34)">
          <circle r="17" />
          <text>{count}</text>
        </g>
      )}
    </g>
  );
}

interface TokenProps extends FaceProps {
  readonly label: string;
  onClick?(): void;
}

/** A round piece beside the map: a picture with a name, or a button. */
export function Token({ label, onClick, ...face }: TokenProps) {
  const words = [label, ...(face.marks ?? noMarks).map((mark) => mark.label)].join(', ');
  const spoken = face.count === undefined ? words : `${words}: ${face.count}`;
  if (onClick === undefined)
    return (
      <svg className={styles.token} viewBox="-52 -52 104 104" role="img" aria-label={spoken}>
        <TokenFace {...face} />
      </svg>
    );
  return (
    <button type="button" className={styles.button} aria-label={spoken} onClick={onClick}>
      <svg className={styles.token} viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
        <TokenFace {...face} />
      </svg>
    </button>
  );
}
