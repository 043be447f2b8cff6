import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** The middle of the table, over everything: what happens just now. The log tells the same to who does not see it. */
export function Scene({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.scene} aria-hidden="true" data-scene>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
