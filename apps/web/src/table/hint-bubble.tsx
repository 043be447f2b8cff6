import { describeChoice, type Game } from '@heldentisch/engine';
import { useText } from '../text/index.js';
import { Bubble } from './bubble.js';
import { useMarked } from './kit/use-marked.js';
import type { Hint } from './source.js';

/** Chances that differ by less look the same to a person. */
const sameChance = 0.01;

const hinted = (): Element | null =>
  [...document.querySelectorAll('[data-hinted]')].find((thing) => thing.getClientRects().length > 0) ?? null;

/** What speaks for the choice: what the bot has reckoned, and nothing else. */
function useReason(game: Game, { judged }: Hint): string {
  const { t, language } = useText();
  if (judged === null) return t('hintOnly');
  const { chance, next } = judged;
  const inPercent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const params = {
    next: describeChoice(game, language, next.choice),
    chance: inPercent.format(chance),
    other: inPercent.format(next.chance),
  };
  if (Math.abs(chance - next.chance) < sameChance) return t('hintEqual', params);
  return t(chance > next.chance ? 'hintBetter' : 'hintTried', params);
}

interface HintBubbleProps {
  readonly game: Game;
  readonly hint: Hint;
  onClose(): void;
}

/** What the bot would do, in words beside the things it points at. */
export function HintBubble({ game, hint, onClose }: HintBubbleProps) {
  const { t, language } = useText();
  useMarked(`[data-choice="${CSS.escape(JSON.stringify(hint.choice))}"]`);
  const reason = useReason(game, hint);
  return (
    <Bubble look="hint" role="status" testId="hint" find={hinted} onClose={onClose}>
      <p>{t('hintSays', { choice: describeChoice(game, language, hint.choice) })}</p>
      <small>{reason}</small>
    </Bubble>
  );
}
