import { createRequire } from 'node:module';
import { below, openStream, seedFromNumber } from '@heldentisch/engine';
import type { Contestant } from './contestant.js';

interface TableState {
  readonly G: { readonly cells: (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/** The part of boardgame.io that is used: its reducer without client, server and store. */
interface Internal {
  CreateGameReducer(setup: { readonly game: object }): (state: TableState, action: object) => TableState;
  InitializeGame(setup: { readonly game: object; readonly numPlayers: number }): TableState;
}

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** Noughts and crosses as the tutorial of boardgame.io writes it. */
export function ticTacToe(invalidMove: string): object {
  return {
    name: 'tic-tac-toe',
    setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell({ G, playerID }: { G: TableState['G']; playerID: string }, id: number) {
        if (G.cells[id] !== null) return invalidMove;
        G.cells[id] = playerID;
        return undefined;
      },
    },
    endIf({ G, ctx }: TableState) {
      const { cells } = G;
      const won = lines.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
      if (won) return { winner: ctx.currentPlayer };
      return cells.every((cell) => cell !== null) ? { draw: true } : undefined;
    },
  };
}

/** Random games through the bare reducer of boardgame.io. Throws if it is not installed. */
export function boardgameIo(): Contestant {
  const require = createRequire(import.meta.url);
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
  const { INVALID_MOVE } = require('boardgame.io/core') as { readonly INVALID_MOVE: string };
  const game = ticTacToe(INVALID_MOVE);
  const reducer = CreateGameReducer({ game });
  const random = openStream('xoroshiro128plus', seedFromNumber(1), 'bots');
  return {
    name: 'noughts, boardgame.io reducer',
    unit: 'decisions',
    work() {
      let state = InitializeGame({ game, numPlayers: 2 });
      let decisions = 0;
      while (state.ctx.gameover === undefined) {
        const free: number[] = [];
        state.G.cells.forEach((cell, id) => {
          if (cell === null) free.push(id);
        });
        const id = free[below(random, free.length)];
        const payload = { type: 'clickCell', args: [id], playerID: state.ctx.currentPlayer };
        state = reducer(state, { type: 'MAKE_MOVE', payload });
        decisions++;
      }
      return decisions;
    },
  };
}
