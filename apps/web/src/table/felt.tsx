import type { ReactNode } from 'react';
import { useText } from '../text/index.js';

/** The cloth everything lies on. It scrolls if the table is larger than the window, so the keyboard must reach it. */
export function Felt({ isPast = false, children }: { readonly isPast?: boolean; readonly children: ReactNode }) {
  const { t } = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={`felt ${isPast ? 'is-past' : ''}`} tabIndex={0} aria-label={t('tableView')}>
      {children}
    </section>
  );
}
