import { botNames } from '@heldentisch/bots';
import { newMatchId, newSeed } from '../store/ids.js';
import { type MatchRecord, personsOf, type Seat } from '../store/match-record.js';
import type { User } from '../store/users.js';
import { RequestError } from './request-error.js';
import type { Room } from './room.js';

const replaced = (seats: readonly Seat[], index: number, seat: Seat): Seat[] =>
  seats.map((other, i) => (i === index ? seat : other));

const statusOf = (seats: readonly Seat[]): 'open' | 'running' =>
  seats.some((seat) => seat.kind === 'open') ? 'open' : 'running';

export function assertBot(bot: string): void {
  if (!(botNames as readonly string[]).includes(bot)) throw new RequestError('unknown-bot', `there is no bot ${bot}`);
}

/** A person takes a free seat. The match begins with the last one. Sitting down twice is sitting down once. */
export async function sit(room: Room, user: User, index: number): Promise<void> {
  await room.changeRecord((record) => {
    const seat = record.seats[index];
    if (seat === undefined) throw new RequestError('no-seat', 'there is no such seat');
    if (seat.kind === 'person' && seat.user === user.id) return null;
    if (record.status !== 'open') throw new RequestError('not-open', 'the match has begun');
    const kept = seat.kind === 'open' && seat.keptFor !== undefined && seat.keptFor !== user.id;
    if (seat.kind !== 'open' || kept) throw new RequestError('seat-taken', 'somebody else has this seat');
    const seats = replaced(record.seats, index, { kind: 'person', user: user.id, name: user.name });
    return { seats, status: statusOf(seats) };
  });
}

/** Gives a seat back before the match has begun. */
export async function stand(room: Room, index: number): Promise<void> {
  await room.changeRecord((record) => {
    if (record.status !== 'open') throw new RequestError('not-open', 'the match has begun');
    return { seats: replaced(record.seats, index, { kind: 'open' }) };
  });
}

/**
 * Asks that a seat goes to a bot: one's own, or that of somebody who is away. The other persons must agree; where
 * nobody is left to ask, it happens at once.
 */
export async function askHandover(room: Room, user: User, index: number, bot: string): Promise<void> {
  assertBot(bot);
  await room.changeRecord((record) => {
    const seat = record.seats[index];
    if (seat?.kind !== 'person') throw new RequestError('no-seat', 'no person sits there');
    const own = seat.user === user.id;
    const { leftAfterMs } = room.house.config;
    if (
      !own &&
      (room.audience.isOnline(seat.user) || room.audience.presence.awayMs(seat.user, Date.now()) < leftAfterMs)
    ) {
      throw new RequestError('not-left', 'the person is there, or has been away only for a moment');
    }
    const others = personsOf(record.seats).filter((other) => other !== user.id && other !== seat.user);
    if (others.length === 0) return { seats: replaced(record.seats, index, { kind: 'bot', bot }), request: null };
    const askedBy = room.seatsOf(user.id)[0] as number;
    return { request: { kind: 'handover', seat: index, bot, askedBy, waitingFor: others } };
  });
}

export async function answerHandover(room: Room, user: User, agree: boolean): Promise<void> {
  await room.changeRecord((record) => {
    const { request } = record;
    if (request?.kind !== 'handover' || !request.waitingFor.includes(user.id)) {
      throw new RequestError('no-request', 'nobody has asked you');
    }
    if (!agree) return { request: null };
    const waitingFor = request.waitingFor.filter((other) => other !== user.id);
    if (waitingFor.length > 0) return { request: { ...request, waitingFor } };
    return { seats: replaced(record.seats, request.seat, { kind: 'bot', bot: request.bot }), request: null };
  });
}

/** Who is back keeps the seat. */
export async function cancelHandoverOf(room: Room, user: string): Promise<void> {
  await room.changeRecord(({ request, seats }) => {
    if (request?.kind !== 'handover') return null;
    const seat = seats[request.seat];
    const asker = seats[request.askedBy];
    const isOwn = asker?.kind === 'person' && asker.user === user;
    return seat?.kind === 'person' && seat.user === user && !isOwn ? { request: null } : null;
  });
}

/** The next match: same table, the seats moved on by one so that another one begins, kept for those who sat there. */
export function rematchOf(last: MatchRecord, user: User, client: string): MatchRecord {
  const moved = last.seats.map((_, i) => last.seats[(i + 1) % last.seats.length] as Seat);
  const seats = moved.map((seat): Seat => {
    if (seat.kind !== 'person') return seat;
    return seat.user === user.id ? { ...seat, name: user.name } : { kind: 'open', keptFor: seat.user };
  });
  return {
    ...last,
    id: newMatchId(),
    seats,
    seed: newSeed(),
    status: statusOf(seats),
    problem: null,
    request: null,
    rematch: null,
    version: 1,
    creator: user.id,
    client,
    createdMs: Date.now(),
    asleepMs: null,
  };
}

/** Seats at the table that are kept for the user. */
export const keptSeats = (record: MatchRecord, user: string): number[] =>
  record.seats.flatMap((seat, i) => (seat.kind === 'open' && seat.keptFor === user ? [i] : []));
