import { type Game, matchFromPosition, type State } from '@heldentisch/engine';
import { tableView, toldLines } from '@heldentisch/protocol';
import type { GameTableProps } from '../game-table.js';

/** What a page gives to a table in this position: the first seat is the person's, the others are bots. */
export function tableProps<S extends State>(
  game: Game<S>,
  position: { readonly seats: readonly unknown[] },
): GameTableProps {
  const match = matchFromPosition(game, position, 'xoroshiro128plus', `${'0'.repeat(31)}1`);
  const table = tableView(match, 0, -1);
  return {
    view: table.view,
    viewer: 0,
    language: 'en',
    seats: position.seats.map((_, seat) => ({ kind: seat === 0 ? 'person' : 'bot', name: '', online: true })),
    decision: table.pending.find(({ seat }) => seat === 0) ?? null,
    others: [],
    history: toldLines(match, 0, -1),
    performing: null,
    stage: () => undefined,
    reducedMotion: true,
    choose: () => undefined,
    explain: () => undefined,
  };
}
