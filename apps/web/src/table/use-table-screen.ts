import type { GameId, Ledger } from '@heldentisch/catalogue';
import type { Game } from '@heldentisch/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useText } from '../text/index.js';
import { useAfterGame } from './after/use-after-game.js';
import { useOwnTable } from './board.js';
import { withNames } from './names.js';
import type { SideTab } from './side-tabs.js';
import type { TableSource } from './source.js';
import type { MenuEntry } from './table-menu.js';
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

const noEntries: readonly MenuEntry[] = [];

/** The present, or the moment that is looked back at. */
function useMoment(source: TableSource, shown: ReturnType<typeof useShow>, game: Game) {
  const { table, lines, handOverTo } = shown.snapshot;
  const [at, setAt] = useState<number | null>(null);
  const viewer = table?.viewer ?? -1;
  const past = usePast(source, handOverTo === null ? at : null, viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pair of eyes starts with the present
  useEffect(() => setAt(null), [viewer, handOverTo]);
  const isPast = at !== null;
  const pending = isPast ? (past?.pending ?? []) : (table?.pending ?? []);
  const decision = isPast ? null : (pending.find((p) => p.seat === viewer && p.options !== undefined) ?? null);
  const others = useMemo(() => pending.filter((p) => p !== decision), [pending, decision]);
  const history = useMemo(() => (at === null ? lines : lines.filter(({ n }) => n <= at)), [lines, at]);
  const view = isPast ? past?.view : table?.view;
  const turnSeat = table === null ? -1 : game.turns.seat(table.view);
  return { at, look: setAt, viewer, isPast, decision, others, history, view, turnSeat };
}

/** Everything that the parts of a table's screen know and can do. */
export function useTableScreen(props: TableScreenProps) {
  const { id, source, onBranch } = props;
  const { t } = useText();
  const ownTable = useOwnTable(id);
  const shown = useShow(useTable(source), ownTable?.sounds);
  const { snapshot, isShowing } = shown;
  const { table, seats, own, outcome, lines, handOverTo } = snapshot;
  const game = useMemo(() => withNames(props.game, seats), [props.game, seats]);
  const actions = useTableActions(game, source);
  const [dialog, open] = useState<OpenDialog>(null);
  const moment = useMoment(source, shown, game);
  const { at, isPast, viewer, look } = moment;
  const title = t(`game.${id}`);
  const [isResultOpen, closeResult] = useResultDialog(outcome !== null, table !== null);
  useNewsEffects(snapshot, title);
  useGameMark(id);
  const extra = props.extraMenu ?? noEntries;
  const entries = useMenuEntries({ id, game, source, snapshot, extra, open, fail: actions.fail });
  const advice = useHint(source, isShowing ? null : moment.decision, own.length === 1, actions.fail);
  const after = useAfterGame({
    ...{ game, source, snapshot, at, onBranch, statistics: ownTable?.statistics },
    onLook: look,
    onLeave: closeResult,
  });
  const canReplay = handOverTo === null && !isPast && !isShowing && (table?.number ?? 0) > 0;
  return {
    ...{ source, game, title, ownTable, snapshot, moment, actions, advice, after, dialog, open, entries },
    ...{ isResultOpen, closeResult, canReplay, isShowing },
    performing: isPast ? null : shown.performing,
    stage: shown.stage,
    turn: useReplayTurn(source, snapshot, shown.show, canReplay),
    isOver: outcome !== null,
    hasConceded: outcome === null && lines.some(({ seat, kind }) => kind === 'concede' && seat === viewer),
  };
}

export type Screen = ReturnType<typeof useTableScreen>;

/** What the line above the table is made from. */
export const promptOf = ({ game, moment, snapshot, isShowing, isOver }: Screen) => ({
  ...{ game, isShowing, decision: moment.decision, others: moment.others, seats: snapshot.seats },
  ...{ turnSeat: moment.turnSeat, isPast: moment.isPast, isOver: isOver && !moment.isPast },
});
