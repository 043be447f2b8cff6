import { Tooltip } from 'radix-ui';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icons.js';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly icon?: IconName;
  readonly ref?: React.Ref<HTMLButtonElement>;
}

export function Button({ look = 'plain', icon, children, className = '', ...rest }: ButtonProps) {
  return (
    <button type="button" className={`button button-${look} ${className}`} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  readonly label: string;
  /** What the tooltip says, if more than the label. */
  readonly hint?: ReactNode;
  readonly ref?: React.Ref<HTMLButtonElement>;
}

/** A button that shows only a picture: its name is in the label and in a tooltip. */
export function IconButton({ icon, label, hint, className = '', ...rest }: IconButtonProps) {
  return (
    <Hint text={hint ?? label}>
      <button type="button" className={`button button-icon ${className}`} aria-label={label} {...rest}>
        <Icon name={icon} />
      </button>
    </Hint>
  );
}

export function Hint({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={8}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
