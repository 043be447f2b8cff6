import type { Choice, Game, Pending, State } from '@heldentisch/engine';
import type { SeatInfo, ToldLine } from '@heldentisch/protocol';
import { type ComponentType, useEffect, useState } from 'react';
import type { GameId } from '../games/ids.js';
import { loadTable } from '../games/index.js';
import { useSettings, wantsReducedMotion } from '../settings/settings.js';
import { useText } from '../text/index.js';
import { DecisionList } from './decision-list.js';
import type { GameTableProps } from './game-table.js';
import { Outline } from './outline.js';

/** The game's own table: `undefined` while it loads, null if the game has none. */
export function useOwnTable(id: GameId): ComponentType<GameTableProps> | null | undefined {
  const [table, setTable] = useState<{ readonly Table: ComponentType<GameTableProps> | null }>();
  useEffect(() => {
    loadTable(id)
      .then((module) => setTable({ Table: module?.Table ?? null }))
      .catch(() => setTable({ Table: null }));
  }, [id]);
  return table?.Table ?? (table === undefined ? undefined : null);
}

interface BoardProps {
  readonly game: Game;
  readonly Table: ComponentType<GameTableProps> | null | undefined;
  readonly view: State;
  readonly viewer: number;
  readonly seats: readonly SeatInfo[];
  readonly decision: Pending | null;
  readonly others: readonly Pending[];
  readonly news: readonly ToldLine[];
  choose(choice: Choice): void;
  explain(choice: Choice): void;
}

/** The middle of the page: the game's own table, or the decision and the situation in words. */
export function Board({ game, Table, ...props }: BoardProps) {
  const { t, language } = useText();
  const { tableMode } = useSettings();
  if (Table === undefined) return <p className="loading">{t('loading')}</p>;
  if (Table !== null && tableMode === 'table') {
    return (
      <div className="own-table" data-testid="own-table">
        <Table {...props} language={language} reducedMotion={wantsReducedMotion()} />
      </div>
    );
  }
  return (
    <div className="generic-view" data-testid="generic-view">
      <section className="sheet" aria-labelledby="choices-title">
        <h2 id="choices-title">{t('choices')}</h2>
        {props.decision === null ? (
          <p className="faint">{t('noChoices')}</p>
        ) : (
          <DecisionList game={game} decision={props.decision} onChoose={props.choose} />
        )}
      </section>
      <section className="sheet" aria-labelledby="situation-title">
        <h2 id="situation-title">{t('situation')}</h2>
        <Outline game={game} view={props.view} seats={props.seats.length} />
      </section>
    </div>
  );
}
