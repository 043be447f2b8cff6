import type { ButtonHTMLAttributes } from 'react';
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
  /** What is shown beside it, if more than the label. */
  readonly hint?: string;
  readonly ref?: React.Ref<HTMLButtonElement>;
}

/** A button that shows only a picture: its name is in the label and in the hint (`hints.tsx`). */
export function IconButton({ icon, label, hint = label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`button button-icon ${className}`}
      aria-label={label}
      aria-description={hint === label ? undefined : hint}
      data-hint={hint}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
