import type { ClientMessageType } from '@heldentisch/protocol';
import type { Request } from './client.js';
import { newTable } from './new-table.js';

/** A well-formed message of every type; the compiler asks for each new one. */
export const examplesOf = (
  table: string,
  seat: number,
): { readonly [T in ClientMessageType]: Extract<Request, { type: T }> } => ({
  ping: { type: 'ping' },
  name: { type: 'name', name: 'Eve' },
  'lobby.watch': { type: 'lobby.watch' },
  'lobby.unwatch': { type: 'lobby.unwatch' },
  'table.create': newTable(),
  'table.open': { type: 'table.open', table, since: -1 },
  'table.close': { type: 'table.close', table },
  'table.sit': { type: 'table.sit', table, seat },
  'table.stand': { type: 'table.stand', table, seat },
  'table.standing': { type: 'table.standing', table, seat, answer: 'always' },
  act: { type: 'act', table, seat, revision: 1, choice: { type: 'mark', cell: 'c3' } },
  undo: { type: 'undo', table, seat },
  redo: { type: 'redo', table, seat },
  'undo.ask': { type: 'undo.ask', table, seat },
  'undo.answer': { type: 'undo.answer', table, seat, agree: true },
  concede: { type: 'concede', table, seat },
  why: { type: 'why', table, seat, choice: { type: 'mark', cell: 'c3' } },
  chat: { type: 'chat', table, text: 'hello' },
  rematch: { type: 'rematch', table },
  'handover.ask': { type: 'handover.ask', table, seat, bot: 'random' },
  'handover.answer': { type: 'handover.answer', table, agree: true },
  'seat.bot': { type: 'seat.bot', table, seat, bot: 'random' },
  'seat.return': { type: 'seat.return', table, seat },
  history: { type: 'history', table, viewer: seat, from: 0, to: 5 },
  view: { type: 'view', table, viewer: seat, line: 0 },
  file: { type: 'file', table },
});
