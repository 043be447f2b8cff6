import { describeRefusal, type Game } from '@heldentisch/engine';
import { useCallback, useEffect } from 'react';
import { useText } from '../text/index.js';
import { Bubble } from './bubble.js';
import styles from './bubble.module.css';
import type { Explained } from './use-table-actions.js';

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
  const { refusal, key } = explained;
  const find = useCallback(() => document.querySelector(`[data-object="${CSS.escape(key ?? '')}"]`), [key]);
  useEffect(() => {
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <Bubble look="no" role="alert" testId="why" find={find} onClose={onClose}>
      <p>{describeRefusal(game, language, refusal)}</p>
      <button type="button" className={styles.rule} onClick={() => onRule(refusal.rule)}>
        {t('showRule', { id: refusal.rule })}
      </button>
    </Bubble>
  );
}
