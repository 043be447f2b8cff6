import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '../text/index.js';
import { IconButton } from '../ui/button.js';
import { placeBeside } from '../ui/place-beside.js';
import styles from './bubble.module.css';

/** The table moves and scrolls as it likes. */
const followMs = 250;

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
      if (bubble.current !== null) placeBeside(bubble.current, find());
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
