import { type ReactNode, useEffect, useRef } from 'react';
import styles from './table-dialog.module.css';
import { useLook } from './table-root.js';
import { kitWord } from './words.js';

interface TableDialogProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  onClose(): void;
}

/** A modal window of the table: the browser keeps the focus inside, Esc and a click beside it close it. */
export function TableDialog({ label, children, className = '', onClose }: TableDialogProps) {
  const { prefix, language } = useLook();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${prefix}-dialog ${className}`}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className={`${styles.body} ${prefix}-dialog-body`}>
        {children}
        <button
          type="button"
          className={`${styles.close} ${prefix}-button ${prefix}-dialog-close`}
          onClick={() => dialog.current?.close()}
        >
          {kitWord(language, 'close')}
        </button>
      </div>
    </dialog>
  );
}

interface CardsDialogProps {
  readonly title: string;
  /** A close-up each. */
  readonly children: readonly ReactNode[];
  onClose(): void;
}

/** All cards of a pile, to be read. */
export function CardsDialog({ title, children, onClose }: CardsDialogProps) {
  const { language } = useLook();
  return (
    <TableDialog label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children.length === 0 ? <p>{kitWord(language, 'noCards')}</p> : <div className={styles.cards}>{children}</div>}
    </TableDialog>
  );
}
