import type { CSSProperties, ReactNode } from 'react';
import styles from './track.module.css';

export interface TrackMarker {
  readonly id: string;
  readonly seat: number;
  readonly at: number;
  /** Whose marker it is. */
  readonly name: string;
}

interface TrackProps {
  readonly label: string;
  readonly from?: number;
  readonly to: number;
  readonly markers: readonly TrackMarker[];
  /** What is printed on some places: a level, a reward. It is a picture; words about it belong to the game. */
  readonly prints?: ReadonlyMap<number, ReactNode>;
}

/** A row of numbered places. What does not fit goes on in the next row. Spoken as one sentence: who stands where. */
export function Track({ label, from = 0, to, markers, prints }: TrackProps) {
  const places = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const standing = markers.map(({ name, at }) => `${name} ${at}`).join(', ');
  return (
    <div className={styles.track} role="img" aria-label={standing === '' ? label : `${label}: ${standing}`}>
      {places.map((place) => {
        const here = markers.filter(({ at }) => at === place);
        return (
          <span key={place} className={styles.place} data-place={place}>
            <span className={styles.number}>{place}</span>
            {prints?.has(place) && <span className={styles.print}>{prints.get(place)}</span>}
            {here.length > 0 && (
              <span className={styles.markers}>
                {here.map(({ id, seat }) => (
                  <i key={id} data-marker={id} style={{ '--marker': `var(--seat-${seat})` } as CSSProperties} />
                ))}
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}
