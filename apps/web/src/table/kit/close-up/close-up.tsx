import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './close-up.module.css';

interface CloseUpHeadProps {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  /** What kind of card it is. */
  readonly about?: ReactNode;
  /** Its numbers, where they stand beside the picture. */
  readonly children?: ReactNode;
}

/** The head of a card to be read: picture, name, what it is. */
export function CloseUpHead({ picture, title, about, children }: CloseUpHeadProps) {
  return (
    <header className={styles.head}>
      {picture}
      <div>
        <h3>{title}</h3>
        {about !== undefined && <p data-about>{about}</p>}
        {children}
      </div>
    </header>
  );
}

/** A card to be read, large. The game fills it, and says with variables how it looks. */
export function CloseUpCard({ children, className = '', ...article }: ComponentPropsWithoutRef<'article'>) {
  return (
    <article {...article} className={`${styles.card} ${className}`}>
      {children}
    </article>
  );
}

interface BesideProps extends ComponentPropsWithoutRef<'aside'> {
  readonly label: string;
  readonly part: string;
}

/** The place beside the board where one reads. What does not fit is scrolled, also with the keys. */
export function Beside({ label, part, className = '', children, ...aside }: BesideProps) {
  return (
    <aside
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      data-part={part}
      data-scrolls
      aria-label={label}
      className={`${styles.beside} ${className}`}
      {...aside}
    >
      {children}
    </aside>
  );
}
