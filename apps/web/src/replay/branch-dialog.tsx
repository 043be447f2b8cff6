import type { Game } from '@heldentisch/engine';
import type { SeatInfo } from '@heldentisch/protocol';
import { useState } from 'react';
import { SeatFields, type SeatWish } from '../lobby/seat-fields.js';
import { go } from '../router.js';
import type { LocalSource } from '../table/local-source.js';
import { newMatchId } from '../table/start-local.js';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useFail } from '../ui/use-fail.js';

interface BranchDialogProps {
  readonly game: Game;
  readonly source: LocalSource;
  readonly line: number;
  readonly seats: readonly SeatInfo[];
  onClose(): void;
}

/** The same people and bots as before; if only bots played, the first seat is offered to who looks on. */
function wishesOf(seats: readonly SeatInfo[]): SeatWish[] {
  const persons = seats.filter(({ kind }) => kind !== 'bot').length;
  return seats.map((info, seat) => {
    if (info.kind === 'bot' && !(persons === 0 && seat === 0)) return { kind: 'bot', bot: info.bot ?? 'medium' };
    const isFirst = seat === seats.findIndex(({ kind }) => kind !== 'bot') || persons === 0;
    return { kind: isFirst ? 'me' : 'person' };
  });
}

/** "Play on from here": a new match of the lines so far. */
export function BranchDialog({ game, source, line, seats, onClose }: BranchDialogProps) {
  const { t } = useText();
  const fail = useFail();
  const [wishes, setWishes] = useState(() => wishesOf(seats));
  async function start(): Promise<void> {
    const plans = wishes.map((wish) =>
      wish.kind === 'bot' ? ({ kind: 'bot', bot: wish.bot } as const) : ({ kind: 'person', name: '' } as const),
    );
    try {
      go(`/local/${await source.branch(line, newMatchId(), plans)}`);
    } catch (error) {
      fail(error);
    }
  }
  return (
    <Dialog
      open
      isForm
      title={t('branchTitle', { line })}
      about={t('branchText')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" onClick={() => void start()}>
            {t('start')}
          </Button>
        </>
      }
    >
      <SeatFields game={game} seats={wishes} isOnline={false} onChange={setWishes} />
    </Dialog>
  );
}
