import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabProps {
  readonly tab: string | number;
  readonly isShown: boolean;
  /** Something can be done there. */
  readonly isLit?: boolean;
  readonly seat?: number;
  /** Nobody plays there any more. */
  readonly isOut?: boolean;
  onShow(): void;
  readonly children: ReactNode;
}

/** One of several things that share a place. */
export function Tab({ tab, isShown, isLit = false, seat, isOut = false, onShow, children }: TabProps) {
  return (
    <button
      type="button"
      className={styles.tab}
      data-tab={tab}
      data-seat={seat}
      data-lit={isLit ? 'start' : undefined}
      data-out={isOut || undefined}
      aria-pressed={isShown}
      onClick={onShow}
    >
      <span>{children}</span>
    </button>
  );
}

/** Which of several things that share a place is shown. */
export function Tabs({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.tabs} role="group" aria-label={label} data-part="tabs">
      {children}
    </div>
  );
}
