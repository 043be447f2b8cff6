import { describeRefusal, type Game } from '@heldentisch/engine';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '../text/index.js';
import { IconButton } from '../ui/button.js';
import type { Explained } from './use-table-actions.js';
import styles from './why-bubble.module.css';

const gapPx = 8;
/** Long enough to be read twice. */
const shownMs = 9_000;

/** Puts the bubble below the thing, or above it where there is more room, and keeps it inside of the window. */
function place(bubble: HTMLElement, key: string): void {
  const thing = document.querySelector(`[data-object="${CSS.escape(key)}"]`);
  if (thing === null) return;
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const isBelow = bottom + gapPx + height <= innerHeight || top < height + gapPx;
  const y = isBelow ? Math.min(bottom + gapPx, innerHeight - height - gapPx) : top - height - gapPx;
  const x = Math.min(Math.max(gapPx, (left + right - width) / 2), innerWidth - width - gapPx);
  bubble.style.translate = `${Math.round(x)}px ${Math.round(Math.max(gapPx, y))}px`;
}

interface WhyBubbleProps {
  readonly game: Game;
  readonly explained: Explained;
  onRule(rule: string): void;
  onClose(): void;
}

/** Why the thing that was clicked cannot be chosen: said beside it, in the words of the situation, the rule small. */
export function WhyBubble({ game, explained, onRule, onClose }: WhyBubbleProps) {
  const { t, language } = useText();
  const bubble = useRef<HTMLDivElement>(null);
  const { refusal, key } = explained;
  useLayoutEffect(() => {
    if (bubble.current !== null && key !== null) place(bubble.current, key);
  }, [key]);
  useEffect(() => {
    const timer = setTimeout(onClose, shownMs);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
    };
  }, [onClose]);
  return (
    <div ref={bubble} className={styles.bubble} role="alert" data-testid="why">
      <p>{describeRefusal(game, language, refusal)}</p>
      <button type="button" className={styles.rule} onClick={() => onRule(refusal.rule)}>
        {t('showRule', { id: refusal.rule })}
      </button>
      <IconButton icon="close" label={t('close')} className={styles.close ?? ''} onClick={onClose} />
    </div>
  );
}
