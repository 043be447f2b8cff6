import { describeEvents, type Game } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { useText } from '../text/index.js';

/** Tells screen readers what happened and what is asked. */
export function Announcer({
  game,
  news,
  prompt,
}: {
  readonly game: Game;
  readonly news: readonly ToldLine[];
  readonly prompt: readonly string[];
}) {
  const { language } = useText();
  const happened = news.flatMap((line) => describeEvents(game, language, line.events));
  return (
    <>
      <div className="visually-hidden" role="log" aria-live="polite" aria-atomic="true" data-testid="events-live">
        {happened.join(' ')}
      </div>
      <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true" data-testid="prompt-live">
        {prompt.join(' ')}
      </div>
    </>
  );
}
