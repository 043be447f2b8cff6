import type { ReactNode } from 'react';
import { setHash } from '../../../../router.js';
import { useControl } from '../../model/table.js';
import { useCardWords } from '../cards/words.js';
import styles from './CloseUp.module.css';

interface FrameProps {
  /** What shape the picture has. */
  readonly shape?: 'card' | 'round';
  readonly picture: ReactNode;
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

/** Something to be read: picture, name, what it is, and all that is to be said of it. */
export function Frame({ shape = 'card', picture, title, about, children }: FrameProps) {
  return (
    <article className={styles.closeup} data-close-up>
      <header>
        <span className={styles.picture} data-shape={shape} aria-hidden="true">
          {picture}
        </span>
        <div>
          <h3>{title}</h3>
          <p className={styles.about}>{about}</p>
        </div>
      </header>
      {children}
    </article>
  );
}

/** Where the rulebook speaks of it. */
export function RuleLinks({ rules }: { readonly rules: readonly string[] }) {
  const { tell } = useCardWords();
  const { pin } = useControl();
  return (
    <p className={styles.rules}>
      {tell('rules')}:
      {rules.map((rule) => (
        <button
          key={rule}
          type="button"
          onClick={() => {
            // A dialog of the table would lie over the book.
            pin(null);
            setHash(rule);
          }}
        >
          {rule}
        </button>
      ))}
    </p>
  );
}

interface EffectProps {
  readonly label: ReactNode;
  readonly text: string;
  /** What it would come to now. */
  readonly now?: ReactNode;
  readonly isOpen?: boolean;
  readonly kind?: string;
}

/** One effect or ability: what it costs, what it says, what it would bring now. */
export function EffectText({ label, text, now, isOpen = false, kind }: EffectProps) {
  return (
    <section className={styles.effect} data-open={isOpen || undefined} data-effect={kind}>
      <h4>{label}</h4>
      <p>{text}</p>
      {now !== undefined && <p className={styles.now}>{now}</p>}
    </section>
  );
}
