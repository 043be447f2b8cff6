import type { GameId } from '@heldentisch/catalogue';
import { useEffect } from 'react';

/** Tells the style sheets which game is on the table: a game may have colours of its own for its seats (`seats.css`). */
export function useGameMark(id: GameId): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.game = id;
    return () => {
      delete dataset.game;
    };
  }, [id]);
}
