import { describePrompt, type Game, type Pending, textOf } from '@heldentisch/engine';
import type { SeatInfo } from '@heldentisch/protocol';
import { useText } from '../text/index.js';
import { seatLabel } from './names.js';

interface PromptLineProps {
  readonly game: Game;
  readonly decision: Pending | null;
  readonly others: readonly Pending[];
  readonly seats: readonly SeatInfo[];
  readonly isOver: boolean;
}

/** The words of the prompt line, for the eye and for the screen reader. */
export function usePromptTexts({ game, decision, others, seats, isOver }: PromptLineProps): readonly string[] {
  const { t, language } = useText();
  if (isOver) return [t('gameOver')];
  if (decision !== null) return [describePrompt(game, language, decision.prompt)];
  return others.map((pending) => {
    const name = seatLabel(game, language, pending.seat);
    if (seats[pending.seat]?.kind === 'bot') return t('thinking', { name });
    // The prompt speaks to who is asked; what the others read is a text of its own, where the game has one.
    const { key, params } = pending.prompt;
    const told = `prompt.${key}.others`;
    return told in game.texts[language] ? textOf(game, language, told, { ...params, name }) : t('deciding', { name });
  });
}

/** What is asked of you, or what the others are asked. */
export function PromptLine(props: PromptLineProps) {
  const { t } = useText();
  const texts = usePromptTexts(props);
  const isMine = props.decision !== null && !props.isOver;
  return (
    <div className={`prompt-line ${isMine ? 'is-mine' : ''}`} data-testid="prompt">
      {isMine && <span className="prompt-flag">{t('yourTurn')}</span>}
      {texts.length === 0 ? <p>{t('waiting')}</p> : texts.map((text) => <p key={text}>{text}</p>)}
    </div>
  );
}
