import type { Ledger } from '@heldentisch/catalogue';
import { lazy, type ReactNode, Suspense } from 'react';
import { setHash, useHash } from '../router.js';
import { BugReport } from './bug-report.js';
import { ConcedeDialog } from './concede-dialog.js';
import { HintBubble } from './hint-bubble.js';
import { ResultDialog } from './result.js';
import type { Screen } from './use-table-screen.js';
import { WhyBubble } from './why-bubble.js';

const RulebookSheet = lazy(() => import('../rulebook/rulebook-sheet.js').then((m) => ({ default: m.RulebookSheet })));
const SettingsDialog = lazy(() =>
  import('../settings/settings-dialog.js').then((m) => ({ default: m.SettingsDialog })),
);

function Bubbles({ screen: { game, advice, actions } }: { readonly screen: Screen }) {
  return (
    <>
      {advice.hint !== null && <HintBubble game={game} hint={advice.hint} onClose={advice.dismiss} />}
      {actions.explained !== null && (
        <WhyBubble
          key={`${actions.explained.key} ${actions.explained.refusal.rule}`}
          game={game}
          explained={actions.explained}
          onRule={actions.openRule}
          onClose={actions.forget}
        />
      )}
    </>
  );
}

function Result({ screen, endActions }: { readonly screen: Screen; readonly endActions: ReactNode }) {
  const { game, snapshot, ownTable, isResultOpen, closeResult, after } = screen;
  const { outcome, own, seats, table } = snapshot;
  if (outcome === null) return null;
  const Ending = ownTable?.Ending;
  return (
    <ResultDialog
      game={game}
      outcome={outcome}
      own={own}
      seats={seats}
      picture={Ending !== undefined && table !== null && <Ending view={table.view} outcome={outcome} />}
      isOpen={isResultOpen}
      onClose={closeResult}
      actions={endActions}
    >
      {after}
    </ResultDialog>
  );
}

interface TableDialogsProps {
  readonly screen: Screen;
  readonly ledger: Ledger;
  readonly endActions: ReactNode;
}

/** Everything that opens over the table. */
export function TableDialogs({ screen, ledger, endActions }: TableDialogsProps) {
  const { game, title, source, snapshot, actions, dialog, open } = screen;
  const hash = useHash();
  const close = (): void => open(null);
  return (
    <>
      <Bubbles screen={screen} />
      <Suspense fallback={null}>
        {hash !== '' && hash !== 'content' && (
          <RulebookSheet game={game} title={title} ledger={ledger} rule={hash} onClose={() => setHash('')} />
        )}
        {dialog === 'settings' && <SettingsDialog onClose={close} />}
      </Suspense>
      {dialog === 'bug' && (
        <BugReport game={game} source={source} snapshot={snapshot} lastRefusal={actions.lastRefusal} onClose={close} />
      )}
      <ConcedeDialog
        isOpen={dialog === 'concede'}
        goesOn={snapshot.seats.length > 2}
        onConcede={() => source.concede().then(actions.onReply, actions.fail)}
        onClose={close}
      />
      <Result screen={screen} endActions={endActions} />
    </>
  );
}
