import type { Language } from '@heldentisch/engine';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import type { GameTableProps } from '../game-table.js';
import styles from './table-root.module.css';
import { useKeptFocus } from './use-kept-focus.js';
import { type Motions, useMotions } from './use-motions.js';
import { walk } from './walk.js';

interface Look {
  /** The game's prefix of class names. */
  readonly prefix: string;
  readonly language: Language;
}

const LookContext = createContext<Look | null>(null);

/** How the shared parts are dressed in the table around them. */
export function useLook(): Look {
  const look = useContext(LookContext);
  if (look === null) throw new Error('a shared part is drawn outside of a table');
  return look;
}

/** Esc lets go of what is selected, unless it closes a dialog. */
function useCancelKey(isSelecting: boolean, cancel: () => void): void {
  useEffect(() => {
    if (!isSelecting) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) cancel();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

interface TableRootProps {
  /** The game's prefix of class names. */
  readonly prefix: string;
  readonly table: GameTableProps;
  readonly motions: Motions;
  readonly selected: readonly string[];
  /** The table fits itself into the room it gets, even on a phone; otherwise it may be higher than the window. */
  readonly fits?: boolean;
  cancel(): void;
  readonly children: ReactNode;
}

/** What a game's table stands in: it hears Esc and arrow keys, plays what has just happened, and says what the styles need to know. */
export function TableRoot({ prefix, table, children, fits = false, ...props }: TableRootProps) {
  const { motions, selected, cancel } = props;
  const root = useRef<HTMLDivElement>(null);
  const isSelecting = selected.length > 0;
  useMotions(root, table, motions);
  useKeptFocus(root);
  useCancelKey(isSelecting, cancel);
  const { language } = table;
  const look = useMemo(() => ({ prefix, language }), [prefix, language]);
  return (
    <LookContext value={look}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from one of its buttons to the next */}
      <div
        className={`${styles.root} ${prefix}-table`}
        ref={root}
        tabIndex={-1}
        data-table
        data-fits={fits || undefined}
        data-motion={table.reducedMotion ? 'none' : 'full'}
        data-selecting={isSelecting || undefined}
        data-mine={table.decision !== null || undefined}
        lang={language}
        onKeyDown={walk}
      >
        {children}
      </div>
    </LookContext>
  );
}
