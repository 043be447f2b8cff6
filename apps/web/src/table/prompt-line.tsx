import { describePrompt, type Game, type Pending, textOf } from '@heldentisch/engine';
import type { SeatInfo } from '@heldentisch/protocol';
import { useText } from '../text/index.js';
import { seatLabel } from './names.js';

interface PromptLineProps {
  readonly game: Game;
  readonly decision: Pending | null;
  readonly others: readonly Pending[];
  readonly seats: readonly SeatInfo[];
  /** Whose turn it is; -1 if it is nobody's. */
  readonly turnSeat: number;
  /** What has just happened is still being shown: nobody is asked anything yet. */
  readonly isShowing: boolean;
  readonly isPast: boolean;
  readonly isOver: boolean;
}

/** The words of the prompt line, for the eye and for the screen reader. */
export function usePromptTexts(props: PromptLineProps): readonly string[] {
  const { game, decision, others, seats, isShowing, isPast, isOver } = props;
  const { t, language } = useText();
  if (isOver) return [t('gameOver')];
  if (isShowing) return [t('showing')];
  if (decision !== null) return [describePrompt(game, language, decision.prompt)];
  if (others.length > 1 && !isPast && others.every(({ seat }) => seats[seat]?.kind === 'bot'))
    return [t('othersReact')];
  return others.map((pending) => {
    const name = seatLabel(game, language, pending.seat);
    if (isPast) return t('wasAsked', { name });
    if (seats[pending.seat]?.kind === 'bot') return t('thinking', { name });
    // The prompt speaks to who is asked; what the others read is a text of its own, where the game has one.
    const { key, params } = pending.prompt;
    const told = `prompt.${key}.others`;
    return told in game.texts[language] ? textOf(game, language, told, { ...params, name }) : t('deciding', { name });
  });
}

/** What is asked of you, or what the others are asked. */
export function PromptLine(props: PromptLineProps) {
  const { t, language } = useText();
  const texts = usePromptTexts(props);
  const { decision, turnSeat, game } = props;
  const isMine = decision !== null && !props.isOver;
  const isReaction = isMine && turnSeat >= 0 && turnSeat !== decision.seat;
  const turn = turnSeat < 0 ? '' : t('turnOf', { name: seatLabel(game, language, turnSeat) });
  return (
    <div className={`prompt-line ${isMine ? 'is-mine' : ''}`} data-testid="prompt">
      {isMine && <span className="prompt-flag">{isReaction ? `${turn} · ${t('yourReaction')}` : t('yourTurn')}</span>}
      {texts.length === 0 ? <p>{t('waiting')}</p> : texts.map((text) => <p key={text}>{text}</p>)}
    </div>
  );
}
