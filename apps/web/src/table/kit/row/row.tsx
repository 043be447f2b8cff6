import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { scrollSideways } from '../scroll-sideways.js';
import styles from './row.module.css';

/** So many pixels out of sight are a border or a shadow. */
const slack = 10;

/** Says at the element which ends of a row are out of sight, so that the style can let them fade. */
export function watchRow(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return undefined;
  const look = (): void => {
    const hidden = row.scrollWidth - row.clientWidth;
    row.toggleAttribute('data-more-before', row.scrollLeft > slack);
    row.toggleAttribute('data-more-after', row.scrollLeft < hidden - slack);
  };
  const sizes = new ResizeObserver(look);
  const things = new MutationObserver(() => {
    for (const child of row.children) sizes.observe(child);
    look();
  });
  sizes.observe(row);
  for (const child of row.children) sizes.observe(child);
  things.observe(row, { childList: true });
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    things.disconnect();
    row.removeEventListener('scroll', look);
  };
}

interface RowProps extends ComponentPropsWithoutRef<'ul'> {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Things side by side; where they do not fit they can be pushed, and the end that is out of sight fades. */
export function Row({ className, children, ...list }: RowProps) {
  return (
    <ul className={`${styles.row} ${className}`} data-scrolls ref={watchRow} onWheel={scrollSideways} {...list}>
      {children}
    </ul>
  );
}
