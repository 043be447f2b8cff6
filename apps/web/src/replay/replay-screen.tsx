import type { GameId, Ledger } from '@heldentisch/catalogue';
import { describeOutcome, type Game } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { setHash, useHash } from '../router.js';
import { useSettings } from '../settings/settings.js';
import { AfterGame } from '../table/after/after-game.js';
import { useChances } from '../table/after/use-chances.js';
import { Board, useOwnTable } from '../table/board.js';
import { Felt } from '../table/felt.js';
import type { LocalSource } from '../table/local-source.js';
import { LogPanel } from '../table/log-panel.js';
import { seatLabel, withNames } from '../table/names.js';
import { useVerdict } from '../table/result.js';
import { usePointsLine } from '../table/scores.js';
import { SeatBar } from '../table/seat-bar.js';
import { SideTabs } from '../table/side-tabs.js';
import { allSeeing } from '../table/source.js';
import { TableHead } from '../table/table-head.js';
import { TableMenu } from '../table/table-menu.js';
import { useGameMark } from '../table/use-game-mark.js';
import { usePast } from '../table/use-past.js';
import { useTable } from '../table/use-table.js';
import { ViewSwitch } from '../table/view-switch.js';
import { useText } from '../text/index.js';
import { Button, IconButton } from '../ui/button.js';
import { download, gameFileName } from '../ui/download.js';
import { Select } from '../ui/fields.js';
import { Icon } from '../ui/icons.js';
import { Link } from '../ui/link.js';
import { BranchDialog } from './branch-dialog.js';
import { Controls } from './controls.js';
import { usePlayback } from './use-playback.js';
import { useReplayShow } from './use-replay-show.js';

const RulebookSheet = lazy(() => import('../rulebook/rulebook-sheet.js').then((m) => ({ default: m.RulebookSheet })));

interface ReplayScreenProps {
  readonly id: GameId;
  readonly game: Game;
  readonly ledger: Ledger;
  readonly source: LocalSource;
}

const noSeat = (): void => undefined;

export function ReplayScreen({ id, ledger, source, ...props }: ReplayScreenProps) {
  const { t, language } = useText();
  const { tableMode } = useSettings();
  const snapshot = useTable(source);
  const game = useMemo(() => withNames(props.game, snapshot.seats), [props.game, snapshot.seats]);
  const ownTable = useOwnTable(id);
  const count = snapshot.table?.number ?? 0;
  const [eyes, setEyes] = useState(allSeeing);
  const isBusy = useRef(false);
  const playback = usePlayback(count, isBusy);
  const { line } = playback;
  const past = usePast(source, line, eyes);
  const lines = useLines(source, eyes);
  const { snapshot: told, performing, isShowing, stage } = useReplayShow(snapshot, past, lines, eyes, ownTable?.sounds);
  isBusy.current = isShowing;
  const { table } = told;
  const curve = useChances(source, count, count > 0);
  useGameMark(id);
  const hash = useHash();
  const [branchLine, setBranchLine] = useState<number | null>(null);
  const title = t(`game.${id}`);
  const verdict = useVerdict(game, snapshot.outcome ?? { scores: [0.5], reason: '' }, []);
  const points = usePointsLine(game, snapshot.outcome);

  useEffect(() => {
    document.title = `${t('replay')}: ${title} – Heldentisch`;
  }, [t, title]);

  const eyeItems = [
    { value: String(allSeeing), label: t('eyesAll') },
    ...snapshot.seats.map((_, seat) => ({ value: String(seat), label: seatLabel(game, language, seat) })),
    { value: '-1', label: t('eyesPublic') },
  ];
  const isAtEnd = line >= count;
  return (
    <div className="table-page replay-page">
      <TableHead>
        <Link href="/" className="button button-icon" aria-label={t('toLobby')}>
          <Icon name="back" />
        </Link>
        <h1 className="table-title">
          {t('replay')}: {title}
        </h1>
        <SeatBar game={game} snapshot={told} turnSeat={table === null ? -1 : game.turns.seat(table.view)} />
        <div className="table-tools">
          <IconButton icon="book" label={t('rulebook')} onClick={() => setHash('rules')} />
          <TableMenu
            entries={[
              {
                icon: 'file',
                label: t('export'),
                run: () => void source.gameFile().then((text) => download(gameFileName(id), text)),
              },
            ]}
          />
        </div>
      </TableHead>
      <main id="content" className="table-main">
        <div className="table-center">
          <div className="prompt-line">
            <p data-testid="replay-line">
              {isAtEnd && snapshot.outcome !== null
                ? `${verdict} ${describeOutcome(game, language, snapshot.outcome)}`
                : t('lookBackAt', { line, count })}
            </p>
            {isAtEnd && points !== null && <span className="points-line">{points}</span>}
            <div className="prompt-actions">
              <Button
                look="primary"
                icon="branch"
                disabled={isAtEnd && snapshot.outcome !== null}
                onClick={() => setBranchLine(line)}
              >
                {t('branch')}
              </Button>
            </div>
          </div>
          <Felt>
            {table === null ? (
              <p className="loading">{t('loading')}</p>
            ) : (
              <Board
                game={game}
                Table={ownTable === null ? null : ownTable?.Table}
                view={table.view}
                viewer={Math.max(eyes, -1)}
                seats={snapshot.seats}
                decision={null}
                others={[]}
                history={told.lines}
                performing={performing}
                stage={stage}
                choose={noSeat}
                explain={noSeat}
              />
            )}
          </Felt>
          <Controls playback={playback} count={count} />
        </div>
        <aside className="table-side" aria-label={t('log')}>
          {ownTable != null && <ViewSwitch mode={tableMode} />}
          <Select
            label={t('eyes')}
            value={String(eyes)}
            items={eyeItems}
            onChange={(value) => setEyes(Number(value))}
          />
          <SideTabs
            game={game}
            decision={null}
            choose={noSeat}
            log={<LogPanel game={game} lines={lines} at={line} onLook={playback.jump} />}
            extraTabs={[
              {
                id: 'after',
                label: t('afterGame'),
                panel: (
                  <AfterGame
                    game={game}
                    lines={lines}
                    outcome={snapshot.outcome}
                    statistics={ownTable?.statistics}
                    curve={curve}
                    count={count}
                    at={line}
                    onLook={playback.jump}
                    onBranch={setBranchLine}
                  />
                ),
              },
            ]}
          />
        </aside>
      </main>
      <Suspense fallback={null}>
        {hash !== '' && hash !== 'content' && (
          <RulebookSheet game={game} title={title} ledger={ledger} rule={hash} onClose={() => setHash('')} />
        )}
      </Suspense>
      {branchLine !== null && (
        <BranchDialog
          game={game}
          source={source}
          line={branchLine}
          seats={snapshot.seats}
          onClose={() => setBranchLine(null)}
        />
      )}
    </div>
  );
}

function useLines(source: LocalSource, eyes: number): readonly ToldLine[] {
  const [lines, setLines] = useState<readonly ToldLine[]>([]);
  useEffect(() => {
    let isCurrent = true;
    source.linesFor(eyes).then(
      (found) => isCurrent && setLines(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [source, eyes]);
  return lines;
}
