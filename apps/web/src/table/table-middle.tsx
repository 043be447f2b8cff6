import type { ReactNode } from 'react';
import { useText } from '../text/index.js';
import { Board } from './board.js';
import { Felt } from './felt.js';
import { InvitationBar } from './invitation-bar.js';
import { PromptLine } from './prompt-line.js';
import { ResultLine } from './result-line.js';
import { StandingBar } from './standing-bar.js';
import { promptOf, type Screen } from './use-table-screen.js';

function Standing({ screen }: { readonly screen: Screen }) {
  const { game, source, snapshot, actions } = screen;
  const { table } = snapshot;
  const invitation =
    table === null || table.invitation.length === 0 ? null : (
      <InvitationBar game={game} invitation={table.invitation} choose={actions.choose} />
    );
  return (
    <StandingBar
      game={game}
      source={source}
      snapshot={snapshot}
      invitation={invitation}
      onReply={actions.onReply}
      onFail={actions.fail}
    />
  );
}

/** What is asked, or how it ended, and the table itself. */
export function TableMiddle({ screen, endActions }: { readonly screen: Screen; readonly endActions: ReactNode }) {
  const { t } = useText();
  const { game, snapshot, moment, ownTable, performing, stage, actions, advice } = screen;
  const { outcome, own, seats } = snapshot;
  const { isPast, view } = moment;
  return (
    <>
      {outcome !== null && !isPast ? (
        <ResultLine game={game} outcome={outcome} own={own} actions={endActions} />
      ) : (
        <PromptLine {...promptOf(screen)} />
      )}
      {!isPast && outcome === null && <Standing screen={screen} />}
      <Felt isPast={isPast}>
        {view === undefined ? (
          <p className="loading">{t('loading')}</p>
        ) : (
          <Board
            game={game}
            Table={ownTable === null ? null : ownTable?.Table}
            view={view}
            viewer={moment.viewer}
            seats={seats}
            decision={moment.decision}
            others={isPast ? [] : moment.others}
            history={moment.history}
            performing={performing}
            hint={advice.hint?.choice ?? null}
            stage={stage}
            choose={actions.choose}
            explain={actions.explain}
          />
        )}
      </Felt>
    </>
  );
}
