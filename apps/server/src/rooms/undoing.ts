import { type Answer, answerUndo, askUndo, type Match } from '@heldentisch/engine';
import type { PendingRequest } from '../store/match-record.js';
import type { Room, Written } from './room.js';

/** Bots never mind, and who plays several seats need not ask themselves. */
function agreeForOthers(room: Room, match: Match, user: string, first: Answer): Answer {
  let answer = first;
  const seats = room.record.seats;
  for (let seat = 0; seat < seats.length && answer.ok; seat++) {
    const request = match.undoRequest;
    if (request === null) return answer;
    const who = seats[seat];
    const agrees = who?.kind === 'bot' || (who?.kind === 'person' && who.user === user);
    if (agrees && (request.waitingFor & (1 << seat)) !== 0) answer = answerUndo(match, seat, true);
  }
  return answer;
}

/** The request outlives this process and reaches the others. */
async function keepRequest(room: Room, match: Match): Promise<void> {
  const request = match.undoRequest;
  const line = match.log.length;
  await room.changeRecord((record) => {
    if (request === null) return record.request?.kind === 'undo' ? { request: null } : null;
    const waitingFor = record.seats.flatMap((_, seat) => ((request.waitingFor & (1 << seat)) !== 0 ? [seat] : []));
    const kept: PendingRequest = { kind: 'undo', seat: request.seat, count: request.count, line, waitingFor };
    return JSON.stringify(record.request) === JSON.stringify(kept) ? null : { request: kept };
  });
}

async function withRequest(room: Room, client: string, apply: (match: Match) => Answer): Promise<Written> {
  const written = await room.write(client, apply);
  if ('line' in written && written.line === null) await keepRequest(room, room.running());
  return written;
}

/** Asks the others to agree to an undo. It happens at once if there is nobody to ask. */
export function askForUndo(room: Room, client: string, user: string, seat: number): Promise<Written> {
  return withRequest(room, client, (match) => agreeForOthers(room, match, user, askUndo(match, seat)));
}

export function answerForUndo(
  room: Room,
  client: string,
  user: string,
  seat: number,
  agree: boolean,
): Promise<Written> {
  return withRequest(room, client, (match) => {
    const answer = answerUndo(match, seat, agree);
    return agree ? agreeForOthers(room, match, user, answer) : answer;
  });
}
