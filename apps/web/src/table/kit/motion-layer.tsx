import styles from './effects.module.css';

/** Where the effects of a table are drawn: over the part it is put into. `motionsOf` finds it by the attribute. */
export function MotionLayer() {
  return <div className={styles.layer} data-motion-layer aria-hidden="true" />;
}
