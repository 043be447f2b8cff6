import { type ReactNode, useEffect, useRef } from 'react';
import { useTable } from '../model/table-model.js';

interface DialogProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
  onClose(): void;
}

/** A modal window of the table: the browser keeps the focus inside, Esc and a click beside it close it. */
export function Dialog({ label, children, className = '', onClose }: DialogProps) {
  const { say } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className={`pt-dialog ${className}`}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="pt-dialog-body">
        {children}
        <button type="button" className="pt-button pt-dialog-close" onClick={() => dialog.current?.close()}>
          {say('close')}
        </button>
      </div>
    </dialog>
  );
}
