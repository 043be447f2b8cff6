import type { UndoRequest } from '@heldentisch/engine';
import type { MatchRecord } from '../store/match-record.js';

/** The stored request to undo as the engine has it. It is valid only as long as no line has followed it. */
export function undoRequestOf({ request }: MatchRecord, lines: number): UndoRequest | null {
  if (request?.kind !== 'undo' || request.line !== lines) return null;
  const { seat, count, waitingFor } = request;
  return { seat, count, waitingFor: waitingFor.reduce((bits, other) => bits | (1 << other), 0) };
}
