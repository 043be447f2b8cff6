import { setHash } from '../router.js';
import { useText } from '../text/index.js';
import { IconButton } from '../ui/button.js';
import { TableMenu } from './table-menu.js';
import { UndoControls } from './undo-controls.js';
import type { Screen } from './use-table-screen.js';

/** What one can do besides playing: take back, ask for advice, see the turn again, read the rules, and the menu. */
export function TableTools({ screen }: { readonly screen: Screen }) {
  const { t } = useText();
  const { game, source, snapshot, actions, advice, canReplay, turn, entries } = screen;
  return (
    <div className="table-tools">
      <UndoControls
        game={game}
        source={source}
        snapshot={snapshot}
        onReply={actions.onReply}
        onRule={actions.openRule}
      />
      {advice.canAsk && (
        <IconButton
          icon="lamp"
          label={t(advice.isThinking ? 'hintThinking' : 'hintAsk')}
          disabled={advice.isThinking}
          onClick={advice.ask}
        />
      )}
      <IconButton icon="play" label={t('showAgain')} disabled={!canReplay} onClick={turn.replay} />
      <IconButton icon="book" label={t('rulebook')} onClick={() => setHash('rules')} />
      <TableMenu entries={entries} />
    </div>
  );
}
