import { describeRefusal, type Game } from '@heldentisch/engine';
import { useState } from 'react';
import { useText } from '../text/index.js';
import { Button, IconButton } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import type { Reply, TableSnapshot, TableSource } from './source.js';

interface UndoControlsProps {
  readonly game: Game;
  readonly source: TableSource;
  readonly snapshot: TableSnapshot;
  onReply(reply: Reply): void;
  onRule(id: string): void;
}

/** Undo and redo. Where undo stops, the button says why and offers to ask the others. */
export function UndoControls({ game, source, snapshot, onReply, onRule }: UndoControlsProps) {
  const { t, language } = useText();
  const [isAsking, setAsking] = useState(false);
  const { table, own, seats, outcome } = snapshot;
  if (table === null || !own.includes(table.viewer)) return null;
  const { refusal, steps, canRedo } = table.undo;
  const reason = refusal === null ? null : describeRefusal(game, language, refusal);
  const isNothing = refusal?.rule === 'HT-UNDO-01';
  const others = seats.filter((_, seat) => seat !== table.viewer);
  const onlyBots = others.every((info) => info.kind === 'bot');
  const mayUndo = outcome === null || outcome.reason !== 'outcome.conceded';

  async function undo(): Promise<void> {
    if (refusal === null) onReply(await source.undo());
    else setAsking(true);
  }
  async function ask(): Promise<void> {
    setAsking(false);
    onReply(await source.askUndo());
  }

  return (
    <>
      <IconButton
        icon="undo"
        label={t('undo')}
        hint={reason === null ? t('undoFree', { count: steps }) : `${t('undoStops')}. ${reason}`}
        className={refusal === null ? '' : 'is-stopped'}
        data-count={refusal === null ? steps : undefined}
        disabled={!mayUndo}
        onClick={() => void undo()}
      />
      <IconButton icon="redo" label={t('redo')} disabled={!canRedo} onClick={() => void source.redo().then(onReply)} />
      <Dialog
        open={isAsking}
        title={t('undoStops')}
        about={reason ?? ''}
        onClose={() => setAsking(false)}
        footer={
          <>
            {refusal !== null && (
              <Button
                look="quiet"
                icon="book"
                onClick={() => {
                  setAsking(false);
                  onRule(refusal.rule);
                }}
              >
                {t('showRule', { id: refusal.rule })}
              </Button>
            )}
            <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
            {!isNothing && (
              <Button look="primary" onClick={() => void ask()}>
                {t(onlyBots ? 'undoAskBots' : 'undoAsk')}
              </Button>
            )}
          </>
        }
      >
        {!isNothing && <p>{t(onlyBots ? 'undoAskBotsText' : 'undoAskText')}</p>}
      </Dialog>
    </>
  );
}
