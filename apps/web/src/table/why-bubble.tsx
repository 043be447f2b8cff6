import { describeRefusal, type Game } from '@heldentisch/engine';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '../text/index.js';
import { IconButton } from '../ui/button.js';
import { placeBeside } from '../ui/place-beside.js';
import type { Explained } from './use-table-actions.js';
import styles from './why-bubble.module.css';

/** Long enough to be read twice. */
const shownMs = 9_000;

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
    const thing = key === null ? null : document.querySelector(`[data-object="${CSS.escape(key)}"]`);
    if (bubble.current !== null && thing !== null) placeBeside(bubble.current, thing);
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
