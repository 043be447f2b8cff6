import type { Game } from '@heldentisch/engine';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { seatLabel } from './names.js';
import type { TableSnapshot, TableSource } from './source.js';

/** A request to take something back, for those who are asked and for who asked. */
export function UndoRequest({
  game,
  source,
  snapshot,
}: {
  readonly game: Game;
  readonly source: TableSource;
  readonly snapshot: TableSnapshot;
}) {
  const { t, language } = useText();
  const request = snapshot.table?.undo.request ?? null;
  if (request === null) return null;
  const asked = request.waitingFor.filter((seat) => snapshot.own.includes(seat));
  const name = seatLabel(game, language, request.seat);
  if (asked.length === 0) {
    return snapshot.own.includes(request.seat) ? (
      <p className="notice-bar" role="status">
        {t('undoWaiting')}
      </p>
    ) : null;
  }
  return (
    <>
      {asked.map((seat) => (
        <div key={seat} className="notice-bar" role="alert">
          <p>
            {snapshot.own.length === 1
              ? t('undoRequested', { name })
              : t('undoRequestedOf', { name, asked: seatLabel(game, language, seat) })}
          </p>
          <Button onClick={() => void source.answerUndo(seat, false)}>{t('decline')}</Button>
          <Button look="primary" onClick={() => void source.answerUndo(seat, true)}>
            {t('agree')}
          </Button>
        </div>
      ))}
    </>
  );
}
