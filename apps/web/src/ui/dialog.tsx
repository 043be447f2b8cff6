import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useText } from '../text/index.js';
import { Icon } from './icons.js';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Said to screen readers besides the title. */
  readonly about?: string;
  readonly look?: 'card' | 'sheet';
  /** Drawn above the title. */
  readonly picture?: ReactNode;
  /** Something is filled in: the focus begins in the first field. */
  readonly isForm?: boolean;
  onClose(): void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

const fields = ['input:checked', 'input:not([type=radio])', 'select', 'textarea'];

function focusFirstField(event: Event): void {
  const body = (event.currentTarget as Element).querySelector('.dialog-body');
  const field = body?.querySelector<HTMLElement>(fields.join(', '));
  if (field == null) return;
  event.preventDefault();
  field.focus();
}

/** A dialog as a card in the middle, or as a sheet from the right (from below on phones). */
export function Dialog({ open, title, about, look = 'card', picture, isForm = false, ...rest }: DialogProps) {
  const { onClose, children, footer } = rest;
  const { t } = useText();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-veil" />
        <Radix.Content
          className={`dialog dialog-${look}`}
          onOpenAutoFocus={(event) => isForm && focusFirstField(event)}
          {...(about === undefined ? { 'aria-describedby': undefined } : {})}
        >
          {picture}
          <header className="dialog-head">
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            <Radix.Close className="button button-icon" aria-label={t('close')}>
              <Icon name="close" />
            </Radix.Close>
          </header>
          <div className="dialog-body">
            {about !== undefined && <Radix.Description className="dialog-about">{about}</Radix.Description>}
            {children}
          </div>
          {footer !== undefined && <footer className="dialog-foot">{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
