import type { GameId, Ledger } from '@heldentisch/catalogue';
import type { Game } from '@heldentisch/engine';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { setHash, useHash } from '../router.js';
import { useText } from '../text/index.js';
import { Button, IconButton } from '../ui/button.js';
import { Icon } from '../ui/icons.js';
import { Link } from '../ui/link.js';
import { useAfterGame } from './after/use-after-game.js';
import { Announcer } from './announcer.js';
import { Board, useOwnTable } from './board.js';
import { BugReport } from './bug-report.js';
import { ConcedeDialog } from './concede-dialog.js';
import { Felt } from './felt.js';
import { HandOver } from './hand-over.js';
import { HintBubble } from './hint-bubble.js';
import { InvitationBar } from './invitation-bar.js';
import { seatLabel, withNames } from './names.js';
import { PastBar } from './past-bar.js';
import { PromptLine, usePromptTexts } from './prompt-line.js';
import { ResultDialog } from './result.js';
import { ResultLine } from './result-line.js';
import { SeatBar } from './seat-bar.js';
import type { SideTab } from './side-tabs.js';
import type { TableSource } from './source.js';
import { StandingBar } from './standing-bar.js';
import { TableAside } from './table-aside.js';
import { TableHead } from './table-head.js';
import { type MenuEntry, TableMenu } from './table-menu.js';
import { UndoControls } from './undo-controls.js';
import { UndoRequest } from './undo-request.js';
import { useGameMark } from './use-game-mark.js';
import { useHint } from './use-hint.js';
import { type OpenDialog, useMenuEntries } from './use-menu-entries.js';
import { useNewsEffects } from './use-news-effects.js';
import { usePast } from './use-past.js';
import { useReplayTurn } from './use-replay-turn.js';
import { useResultDialog } from './use-result-dialog.js';
import { useShow } from './use-show.js';
import { useTable } from './use-table.js';
import { useTableActions } from './use-table-actions.js';
import { WhyBubble } from './why-bubble.js';

const RulebookSheet = lazy(() => import('../rulebook/rulebook-sheet.js').then((m) => ({ default: m.RulebookSheet })));
const SettingsDialog = lazy(() =>
  import('../settings/settings-dialog.js').then((m) => ({ default: m.SettingsDialog })),
);

export interface TableScreenProps {
  readonly id: GameId;
  readonly game: Game;
  readonly ledger: Ledger;
  readonly source: TableSource;
  /** What is offered when the game is over, besides saving the file. */
  readonly endActions: ReactNode;
  /** Panels beside the log: chat, invitation. */
  readonly extraTabs?: readonly SideTab[];
  readonly extraMenu?: readonly MenuEntry[];
  /** Makes a new match of the lines up to the one that is looked at. */
  onBranch?(line: number): void;
  /** Bars above the prompt: connection, requests. */
  readonly bars?: ReactNode;
}

/** The frame around every game: who is to act, what is asked, the table, the log, the way back, the rules. */
export function TableScreen(props: TableScreenProps) {
  const { id, ledger, source, endActions, extraTabs = [], extraMenu = [], onBranch, bars } = props;
  const { t, language } = useText();
  const ownTable = useOwnTable(id);
  const { snapshot, performing, isShowing, show, stage } = useShow(useTable(source), ownTable?.sounds);
  const { table, seats, own, outcome, lines, handOverTo } = snapshot;
  const game = useMemo(() => withNames(props.game, seats), [props.game, seats]);
  const hash = useHash();
  const actions = useTableActions(game, source);
  const { choose, explain, onReply, fail, openRule } = actions;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [at, setAt] = useState<number | null>(null);
  const viewer = table?.viewer ?? -1;
  const past = usePast(source, handOverTo === null ? at : null, viewer);
  const title = t(`game.${id}`);
  const isOver = outcome !== null;
  const [isResultOpen, closeResult] = useResultDialog(isOver, table !== null);
  useNewsEffects(snapshot, title);
  useGameMark(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pair of eyes starts with the present
  useEffect(() => setAt(null), [viewer, handOverTo]);
  const entries = useMenuEntries({ id, game, source, snapshot, extra: extraMenu, open: setDialog, fail });

  const isPast = at !== null;
  const pending = isPast ? (past?.pending ?? []) : (table?.pending ?? []);
  const decision = isPast ? null : (pending.find((p) => p.seat === viewer && p.options !== undefined) ?? null);
  const others = useMemo(() => pending.filter((p) => p !== decision), [pending, decision]);
  const turnSeat = table === null ? -1 : game.turns.seat(table.view);
  const promptProps = { game, decision, others, seats, turnSeat, isShowing, isPast, isOver: isOver && !isPast };
  const prompt = usePromptTexts(promptProps);
  const history = useMemo(() => (at === null ? lines : lines.filter(({ n }) => n <= at)), [lines, at]);
  const shownView = isPast ? past?.view : table?.view;
  const hasConceded = !isOver && lines.some(({ seat, kind }) => kind === 'concede' && seat === viewer);
  const canReplay = handOverTo === null && !isPast && !isShowing && (table?.number ?? 0) > 0;
  const advice = useHint(source, isShowing ? null : decision, own.length === 1, fail);
  const after = useAfterGame({
    ...{ game, source, snapshot, at, onBranch, statistics: ownTable?.statistics },
    onLook: setAt,
    onLeave: closeResult,
  });
  const { wasAway, replay, dismiss } = useReplayTurn(source, snapshot, show, canReplay);

  return (
    <div className="table-page">
      <a className="skip" href="#content">
        {t('skipToContent')}
      </a>
      <TableHead>
        <Link href="/" className="button button-icon" aria-label={t('toLobby')}>
          <Icon name="back" />
        </Link>
        <h1 className="table-title">{title}</h1>
        <SeatBar game={game} snapshot={snapshot} turnSeat={turnSeat} />
        <div className="table-tools">
          <UndoControls game={game} source={source} snapshot={snapshot} onReply={onReply} onRule={openRule} />
          {advice.canAsk && (
            <IconButton
              icon="lamp"
              label={t(advice.isThinking ? 'hintThinking' : 'hintAsk')}
              disabled={advice.isThinking}
              onClick={advice.ask}
            />
          )}
          <IconButton icon="play" label={t('showAgain')} disabled={!canReplay} onClick={replay} />
          <IconButton icon="book" label={t('rulebook')} onClick={() => setHash('rules')} />
          <TableMenu entries={entries} />
        </div>
      </TableHead>
      <main id="content" className="table-main">
        <div className="table-center">
          {bars}
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
          {wasAway && (
            <div className="notice-bar" role="status">
              <p>{t('whileAway')}</p>
              <Button onClick={dismiss}>{t('close')}</Button>
              <Button look="primary" icon="play" onClick={replay}>
                {t('showWhatHappened')}
              </Button>
            </div>
          )}
          {isPast && <PastBar at={at} count={table?.number ?? 0} onBranch={onBranch} onNow={() => setAt(null)} />}
          {handOverTo !== null ? (
            <HandOver
              key={handOverTo}
              name={seatLabel(game, language, handOverTo)}
              onTake={() => source.takeDevice(handOverTo)}
            />
          ) : (
            <>
              {isOver && !isPast ? (
                <ResultLine game={game} outcome={outcome} own={own} actions={endActions} />
              ) : (
                <PromptLine {...promptProps} />
              )}
              {!isPast && !isOver && (
                <StandingBar
                  game={game}
                  source={source}
                  snapshot={snapshot}
                  invitation={
                    table === null || table.invitation.length === 0 ? null : (
                      <InvitationBar game={game} invitation={table.invitation} choose={choose} />
                    )
                  }
                  onReply={onReply}
                  onFail={fail}
                />
              )}
              <Felt isPast={isPast}>
                {shownView === undefined ? (
                  <p className="loading">{t('loading')}</p>
                ) : (
                  <Board
                    game={game}
                    Table={ownTable === null ? null : ownTable?.Table}
                    view={shownView}
                    viewer={viewer}
                    seats={seats}
                    decision={decision}
                    others={isPast ? [] : others}
                    history={history}
                    performing={isPast ? null : performing}
                    hint={advice.hint?.choice ?? null}
                    stage={stage}
                    choose={choose}
                    explain={explain}
                  />
                )}
              </Felt>
            </>
          )}
        </div>
        {handOverTo === null && (
          <TableAside
            game={game}
            snapshot={snapshot}
            hasOwnTable={ownTable != null}
            decision={decision}
            at={at}
            extraTabs={
              after === null ? extraTabs : [{ id: 'after', label: t('afterGame'), panel: after }, ...extraTabs]
            }
            choose={choose}
            onLook={setAt}
          />
        )}
      </main>
      <Announcer game={game} news={snapshot.news} prompt={handOverTo === null ? prompt : []} />
      {advice.hint !== null && <HintBubble game={game} hint={advice.hint} onClose={advice.dismiss} />}
      {actions.explained !== null && (
        <WhyBubble
          key={`${actions.explained.key} ${actions.explained.refusal.rule}`}
          game={game}
          explained={actions.explained}
          onRule={openRule}
          onClose={actions.forget}
        />
      )}
      <Suspense fallback={null}>
        {hash !== '' && hash !== 'content' && (
          <RulebookSheet game={game} title={title} ledger={ledger} rule={hash} onClose={() => setHash('')} />
        )}
        {dialog === 'settings' && <SettingsDialog onClose={() => setDialog(null)} />}
      </Suspense>
      {dialog === 'bug' && (
        <BugReport
          game={game}
          source={source}
          snapshot={snapshot}
          lastRefusal={actions.lastRefusal}
          onClose={() => setDialog(null)}
        />
      )}
      <ConcedeDialog
        isOpen={dialog === 'concede'}
        goesOn={seats.length > 2}
        onConcede={() => source.concede().then(onReply, fail)}
        onClose={() => setDialog(null)}
      />
      {outcome !== null && (
        <ResultDialog
          game={game}
          outcome={outcome}
          own={own}
          seats={seats}
          picture={
            ownTable?.Ending !== undefined && table !== null && <ownTable.Ending view={table.view} outcome={outcome} />
          }
          isOpen={isResultOpen}
          onClose={closeResult}
          actions={endActions}
        >
          {after}
        </ResultDialog>
      )}
    </div>
  );
}
