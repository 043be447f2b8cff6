import type { GameId } from '@heldentisch/catalogue';
import type { Choice, Game, Pending, State, ToldEvent } from '@heldentisch/engine';
import type { SeatInfo, ToldLine } from '@heldentisch/protocol';
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadTable } from '../games/index.js';
import { useSettings, wantsReducedMotion } from '../settings/settings.js';
import { useText } from '../text/index.js';
import { AskWhy } from './ask-why.js';
import { DecisionList } from './decision-list.js';
import type { GameModule, GameTableProps } from './game-table.js';
import { Outline } from './outline.js';
import type { Perform } from './show.js';

/** The game's own table: `undefined` while it loads, null if the game has none. */
export function useOwnTable(id: GameId): GameModule | null | undefined {
  const [module, setModule] = useState<GameModule | null>();
  useEffect(() => {
    loadTable(id)
      .then(setModule)
      .catch(() => setModule(null));
  }, [id]);
  return module;
}

/** If a game's own table breaks, the list that works for every game takes its place. */
class TableNet extends Component<
  { readonly children: ReactNode; readonly fallback: ReactNode },
  { readonly isTorn: boolean }
> {
  override state = { isTorn: false };

  static getDerivedStateFromError(): { isTorn: boolean } {
    return { isTorn: true };
  }

  override render(): ReactNode {
    return this.state.isTorn ? this.props.fallback : this.props.children;
  }
}

interface BoardProps {
  readonly game: Game;
  readonly Table: ComponentType<GameTableProps> | null | undefined;
  readonly view: State;
  readonly viewer: number;
  readonly seats: readonly SeatInfo[];
  readonly decision: Pending | null;
  readonly others: readonly Pending[];
  readonly history: readonly ToldLine[];
  readonly performing: ToldEvent | null;
  readonly hint?: Choice | null;
  stage(perform: Perform | null): void;
  choose(choice: Choice): void;
  explain(choice: Choice, key?: string): void;
}

/** The middle of the page: the game's own table, or the decision and the situation in words. */
export function Board({ game, Table, ...props }: BoardProps) {
  const { t, language } = useText();
  const { tableMode } = useSettings();
  if (Table === undefined) return <p className="loading">{t('loading')}</p>;
  if (Table !== null && tableMode === 'table') {
    return (
      <TableNet fallback={<GenericView game={game} {...props} />}>
        <div className="own-table" data-testid="own-table">
          <Table {...props} language={language} reducedMotion={wantsReducedMotion()} />
        </div>
      </TableNet>
    );
  }
  return <GenericView game={game} {...props} />;
}

/** What can be chosen, and the situation in words: enough to play every game. */
function GenericView({ game, ...props }: Omit<BoardProps, 'Table'>) {
  const { t } = useText();
  return (
    <div className="generic-view" data-testid="generic-view">
      {props.others.length + (props.decision === null ? 0 : 1) > 0 && (
        <section className="sheet" aria-labelledby="choices-title">
          <h2 id="choices-title">{t('choices')}</h2>
          {props.decision === null ? (
            <p className="faint">{t('noChoices')}</p>
          ) : (
            <>
              <DecisionList game={game} decision={props.decision} onChoose={props.choose} />
              <AskWhy game={game} decision={props.decision} explain={props.explain} />
            </>
          )}
        </section>
      )}
      <section className="sheet" aria-labelledby="situation-title">
        <h2 id="situation-title">{t('situation')}</h2>
        <Outline game={game} view={props.view} seats={props.seats.length} />
      </section>
    </div>
  );
}
