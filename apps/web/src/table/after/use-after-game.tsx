import type { Game } from '@heldentisch/engine';
import type { ReactNode } from 'react';
import type { TableSnapshot, TableSource } from '../source.js';
import { AfterGame } from './after-game.js';
import type { Statistics } from './statistics.js';
import { useChances } from './use-chances.js';

interface AfterGameSetup {
  readonly game: Game;
  readonly source: TableSource;
  readonly snapshot: TableSnapshot;
  readonly statistics: Statistics | undefined;
  readonly at: number | null;
  onLook(line: number | null): void;
  onBranch: ((line: number) => void) | undefined;
  /** Closes what stands in the way of the table. */
  onLeave(): void;
}

/** What there is to tell of the game at this table; null as long as it goes on. */
export function useAfterGame(setup: AfterGameSetup): ReactNode {
  const { game, source, snapshot, statistics, at, onLook, onBranch, onLeave } = setup;
  const { outcome, lines, table } = snapshot;
  const count = table?.number ?? 0;
  const isOver = outcome !== null && table !== null;
  const curve = useChances(source, count, isOver);
  if (!isOver) return null;
  const leaving = (then: (line: number) => void) => (line: number) => {
    onLeave();
    then(line);
  };
  return (
    <AfterGame
      game={game}
      lines={lines}
      outcome={outcome}
      statistics={statistics}
      curve={curve}
      count={count}
      at={at}
      onLook={leaving((line) => onLook(line >= count ? null : line))}
      onBranch={onBranch && leaving(onBranch)}
    />
  );
}
