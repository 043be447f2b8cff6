import type { GameId, Ledger } from '@heldentisch/catalogue';
import { type Choice, describeRefusal, type Game, type Refusal } from '@heldentisch/engine';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { setHash, useHash } from '../router.js';
import { useSettings, wantsReducedMotion } from '../settings/settings.js';
import { useText } from '../text/index.js';
import { Button, IconButton } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { download, gameFileName } from '../ui/download.js';
import { Icon } from '../ui/icons.js';
import { Link } from '../ui/link.js';
import { dropRefusals, notify } from '../ui/toast.js';
import { useFail } from '../ui/use-fail.js';
import { Announcer } from './announcer.js';
import { Board, useOwnTable } from './board.js';
import { BugReport } from './bug-report.js';
import { Felt } from './felt.js';
import { HandOver } from './hand-over.js';
import { InvitationBar } from './invitation-bar.js';
import { LogPanel } from './log-panel.js';
import { LookBack } from './look-back.js';
import { seatLabel } from './names.js';
import { PromptLine, usePromptTexts } from './prompt-line.js';
import { ResultDialog, useVerdict } from './result.js';
import { usePointsLine } from './scores.js';
import { SeatBar } from './seat-bar.js';
import { type SideTab, SideTabs } from './side-tabs.js';
import type { Reply, TableSnapshot, TableSource } from './source.js';
import { StandingBar } from './standing-bar.js';
import { TableHead } from './table-head.js';
import { type MenuEntry, TableMenu } from './table-menu.js';
import { UndoControls } from './undo-controls.js';
import { UndoRequest } from './undo-request.js';
import { useGameMark } from './use-game-mark.js';
import { useNewsEffects } from './use-news-effects.js';
import { usePast } from './use-past.js';
import { useTable } from './use-table.js';
import { ViewSwitch } from './view-switch.js';

const RulebookSheet = lazy(() => import('../rulebook/rulebook-sheet.js').then((m) => ({ default: m.RulebookSheet })));
const SettingsDialog = lazy(() =>
  import('../settings/settings-dialog.js').then((m) => ({ default: m.SettingsDialog })),
);

interface TableScreenProps {
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

/** Long enough to see what ended the game. */
const resultDelayMs = 1200;

type OpenDialog = 'settings' | 'concede' | 'bug' | null;

/** The frame around every game: who is to act, what is asked, the table, the log, the way back, the rules. */
export function TableScreen({
  id,
  game,
  ledger,
  source,
  endActions,
  extraTabs = [],
  extraMenu = [],
  onBranch,
  bars,
}: TableScreenProps) {
  const { t, language } = useText();
  const { tableMode } = useSettings();
  const snapshot = useTable(source);
  const { table, seats, own, outcome, lines, handOverTo } = snapshot;
  const ownTable = useOwnTable(id);
  const hash = useHash();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [at, setAt] = useState<number | null>(null);
  const [lastRefusal, setLastRefusal] = useState<Refusal | null>(null);
  const [isResultOpen, setResultOpen] = useState(false);
  const viewer = table?.viewer ?? -1;
  const past = usePast(source, handOverTo === null ? at : null, viewer);
  const title = t(`game.${id}`);
  useNewsEffects(snapshot, title);
  useGameMark(id);

  const isOver = outcome !== null;
  // The dialog opens once: after the last animation when the game ends before our eyes, at once if it was over before.
  const wasRunning = useRef(false);
  useEffect(() => {
    if (!isOver) {
      wasRunning.current ||= table !== null;
      return;
    }
    const timer = setTimeout(
      () => setResultOpen(true),
      wasRunning.current && !wantsReducedMotion() ? resultDelayMs : 0,
    );
    return () => clearTimeout(timer);
  }, [isOver, table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pair of eyes starts with the present
  useEffect(() => setAt(null), [viewer, handOverTo]);

  const openRule = useCallback((rule: string) => setHash(rule), []);
  const refuse = useCallback(
    (refusal: Refusal) => {
      setLastRefusal(refusal);
      notify({
        look: 'refusal',
        title: t('refused'),
        text: describeRefusal(game, language, refusal),
        action: { label: t('showRule', { id: refusal.rule }), run: () => openRule(refusal.rule) },
      });
    },
    [game, language, t, openRule],
  );
  const onReply = useCallback((reply: Reply) => (reply.ok ? dropRefusals() : refuse(reply.refusal)), [refuse]);
  const fail = useFail();
  const choose = useCallback(
    (choice: Choice) => {
      source.choose(choice).then(onReply, fail);
    },
    [source, onReply, fail],
  );
  const explain = useCallback(
    (choice: Choice) => {
      source
        .why(choice)
        .then(
          (refusal) => (refusal === null ? notify({ look: 'plain', title: t('possible') }) : refuse(refusal)),
          fail,
        );
    },
    [source, refuse, fail, t],
  );

  const isPast = at !== null;
  const pending = isPast ? (past?.pending ?? []) : (table?.pending ?? []);
  const decision = isPast ? null : (pending.find((p) => p.seat === viewer && p.options !== undefined) ?? null);
  const others = useMemo(() => pending.filter((p) => p !== decision), [pending, decision]);
  const promptProps = { game, decision, others, seats, isOver: isOver && !isPast };
  const prompt = usePromptTexts(promptProps);
  const isSeated = own.includes(viewer);

  const entries: MenuEntry[] = [
    ...extraMenu,
    ...handingEntries(game, source, snapshot, (seat) => t('handTo', { name: seatLabel(game, language, seat) })),
    {
      icon: 'file',
      label: t('export'),
      run: () => void source.gameFile().then((text) => download(gameFileName(id), text), fail),
    },
    { icon: 'bug', label: t('bugReport'), run: () => setDialog('bug') },
    { icon: 'gear', label: t('settings'), run: () => setDialog('settings') },
  ];
  if (isSeated && !isOver)
    entries.push({ icon: 'flag', label: t('concede'), isDangerous: true, run: () => setDialog('concede') });

  const shownView = isPast ? past?.view : table?.view;
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
        <SeatBar game={game} snapshot={snapshot} />
        <div className="table-tools">
          <UndoControls game={game} source={source} snapshot={snapshot} onReply={onReply} onRule={openRule} />
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
          {isPast && (
            <div className="notice-bar is-past" role="status">
              <p>{t('past', { line: at, count: table?.number ?? 0 })}</p>
              {onBranch !== undefined && (
                <Button icon="branch" onClick={() => onBranch(at)}>
                  {t('branch')}
                </Button>
              )}
              <Button look="primary" onClick={() => setAt(null)}>
                {t('backToNow')}
              </Button>
            </div>
          )}
          {handOverTo !== null ? (
            <HandOver
              key={handOverTo}
              name={seatLabel(game, language, handOverTo)}
              onTake={() => source.takeDevice(handOverTo)}
            />
          ) : (
            <>
              {isOver && !isPast ? (
                <ResultLine game={game} snapshot={snapshot} actions={endActions} />
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
                    history={isPast ? lines.filter(({ n }) => n <= at) : lines}
                    news={isPast ? [] : snapshot.news}
                    choose={choose}
                    explain={explain}
                  />
                )}
              </Felt>
            </>
          )}
        </div>
        {handOverTo === null && table !== null && (
          <aside className="table-side" aria-label={t('log')}>
            {ownTable != null && <ViewSwitch mode={tableMode} />}
            <SideTabs
              decision={ownTable != null && tableMode === 'table' ? decision : null}
              game={game}
              choose={choose}
              extraTabs={extraTabs}
              log={
                <>
                  <LogPanel
                    game={game}
                    lines={lines}
                    at={at}
                    onLook={(line) => setAt(line >= table.number ? null : line)}
                  />
                  <LookBack count={table.number} at={at} onLook={setAt} />
                </>
              }
            />
          </aside>
        )}
      </main>
      <Announcer game={game} news={snapshot.news} prompt={handOverTo === null ? prompt : []} />
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
          lastRefusal={lastRefusal}
          onClose={() => setDialog(null)}
        />
      )}
      <Dialog
        open={dialog === 'concede'}
        title={t('concedeTitle')}
        about={t('concedeText')}
        onClose={() => setDialog(null)}
        footer={
          <>
            <Button onClick={() => setDialog(null)}>{t('cancel')}</Button>
            <Button
              look="danger"
              onClick={() => {
                setDialog(null);
                source.concede().then(onReply, fail);
              }}
            >
              {t('concede')}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
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
          onClose={() => setResultOpen(false)}
          actions={endActions}
        />
      )}
    </div>
  );
}

/** On one device: where something may be done unasked, everybody else can ask for the device. */
function handingEntries(
  game: Game,
  source: TableSource,
  { own, table, outcome }: TableSnapshot,
  label: (seat: number) => string,
): MenuEntry[] {
  if (game.invitation === undefined || own.length < 2 || table === null || outcome !== null) return [];
  const others = own.filter((seat) => seat !== table.viewer);
  return others.map((seat) => ({ icon: 'person', label: label(seat), run: () => source.handTo?.(seat) }));
}

function ResultLine({
  game,
  snapshot,
  actions,
}: {
  readonly game: Game;
  readonly snapshot: TableSnapshot;
  readonly actions: ReactNode;
}) {
  const verdict = useVerdict(game, snapshot.outcome ?? { scores: [0], reason: '' }, snapshot.own);
  const points = usePointsLine(game, snapshot.outcome);
  return (
    <div className="prompt-line is-over" data-testid="result">
      <p>{verdict}</p>
      {points !== null && <span className="points-line">{points}</span>}
      <div className="prompt-actions">{actions}</div>
    </div>
  );
}
