import type { PlaceFacts } from '@heldentisch/pixel-tactics';
import { useWords } from '../model/table.js';
import { Icon } from './art.js';
import styles from './stats.module.css';

/** The current attack value, coloured when it differs from the printed one. */
export function Attack({ value, printed = value }: { readonly value: number; readonly printed?: number }) {
  const change = value > printed ? 'up' : value < printed ? 'down' : undefined;
  return (
    <span className={styles.stat} data-change={change}>
      <Icon name="sword" />
      {value}
    </span>
  );
}

/** The life left; what is missing is shown when the card is hurt. */
export function Life({ left, life }: { readonly left: number; readonly life: number }) {
  return (
    <span className={styles.stat} data-change={left < life ? 'down' : undefined} data-life>
      <Icon name="heart" />
      {left}
      {left < life && <small>/{life}</small>}
    </span>
  );
}

/** What the card can do now: Ranged, Intercept, a spell. */
export function Keywords({ facts }: { readonly facts: PlaceFacts }) {
  const { say } = useWords();
  return (
    <span className={styles.keywords}>
      {facts.hasRanged && <Icon name="bow" title={say('ranged')} />}
      {facts.hasIntercept && <Icon name="shield" title={say('intercept')} />}
      {facts.hasSpell && <Icon name="wand" title={say('spell')} />}
    </span>
  );
}
