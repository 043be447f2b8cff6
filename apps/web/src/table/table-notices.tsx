import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Link } from '../ui/link.js';
import { PastBar } from './past-bar.js';
import { UndoRequest } from './undo-request.js';
import type { Screen } from './use-table-screen.js';

interface TableNoticesProps {
  readonly screen: Screen;
  onBranch?: ((line: number) => void) | undefined;
}

/** Bars above the prompt: what somebody asks for, what went wrong, what one has missed, that this is the past. */
export function TableNotices({ screen, onBranch }: TableNoticesProps) {
  const { t } = useText();
  const { game, source, snapshot, moment, hasConceded, turn } = screen;
  return (
    <>
      <UndoRequest game={game} source={source} snapshot={snapshot} />
      {snapshot.broken !== null && (
        <p className="notice-bar is-error" role="alert">
          {t('broken')}
        </p>
      )}
      {hasConceded && (
        <div className="notice-bar" role="status">
          <p>{t('outOfGame')}</p>
          <Link href="/" className="button">
            {t('toLobby')}
          </Link>
        </div>
      )}
      {turn.wasAway && (
        <div className="notice-bar" role="status">
          <p>{t('whileAway')}</p>
          <Button onClick={turn.dismiss}>{t('close')}</Button>
          <Button look="primary" icon="play" onClick={turn.replay}>
            {t('showWhatHappened')}
          </Button>
        </div>
      )}
      {moment.at !== null && (
        <PastBar
          at={moment.at}
          count={snapshot.table?.number ?? 0}
          onBranch={onBranch}
          onNow={() => moment.look(null)}
        />
      )}
    </>
  );
}
