import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '../text/index.js';
import { IconButton } from '../ui/button.js';
import styles from './bubble.module.css';

const gapPx = 8;
/** The table moves and scrolls as it likes. */
const followMs = 250;

/** Puts the bubble below the thing, or above it where there is more room, and keeps it inside of the window. */
function place(bubble: HTMLElement, thing: Element | null): void {
  const { width, height } = bubble.getBoundingClientRect();
  // Without a thing it stands in the middle, at the lower edge.
  const at = thing?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight, 0, 0);
  const { left, right, top, bottom } = at;
  const isBelow = bottom + gapPx + height <= innerHeight || top < height + gapPx;
  const y = isBelow ? Math.min(bottom + gapPx, innerHeight - height - gapPx) : top - height - gapPx;
  const x = Math.min(Math.max(gapPx, (left + right - width) / 2), innerWidth - width - gapPx);
  bubble.style.translate = `${Math.round(x)}px ${Math.round(Math.max(gapPx, y))}px`;
}

interface BubbleProps {
  readonly look: 'no' | 'hint';
  readonly role: 'alert' | 'status';
  readonly testId: string;
  /** Finds the thing that the words are about. */
  find(): Element | null;
  onClose(): void;
  readonly children: ReactNode;
}

/** Words beside a thing on the table. Esc closes them. */
export function Bubble({ look, role, testId, find, onClose, children }: BubbleProps) {
  const { t } = useText();
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = (): void => {
      if (bubble.current !== null) place(bubble.current, find());
    };
    follow();
    // The things of a hint are marked right after the first drawing.
    const frame = requestAnimationFrame(follow);
    const timer = setInterval(follow, followMs);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [find]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <div ref={bubble} className={styles.bubble} role={role} data-look={look} data-testid={testId}>
      <div className={styles.words}>{children}</div>
      <IconButton icon="close" label={t('close')} className={styles.close ?? ''} onClick={onClose} />
    </div>
  );
}
