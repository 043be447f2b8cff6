import type { ReactNode } from 'react';

interface ArtIconProps {
  readonly children: ReactNode;
  /** What it shows. Without it the picture is decoration and hidden from screen readers. */
  readonly title?: string;
  /** Half of the box around (0, 0): 50 for pieces and counters, 12 for signs of dice. */
  readonly half?: number;
  readonly className?: string;
}

/** One picture as an image of the page; the style sheet gives its size. */
export function ArtIcon({ children, title, half = 50, className = '' }: ArtIconProps) {
  const box = half * 1.04;
  const frame = {
    className: `rb-icon ${className}`,
    viewBox: `${-box} ${-box} ${2 * box} ${2 * box}`,
    focusable: false,
  } as const;
  if (title === undefined)
    return (
      <svg {...frame} aria-hidden="true">
        {children}
      </svg>
    );
  return (
    <svg {...frame} role="img" aria-label={title}>
      <title>{title}</title>
      {children}
    </svg>
  );
}
