import { botNames } from '@heldentisch/bots';
import { concede, type GameOptions, whyNoBots } from '@heldentisch/engine';
import { gameById } from '../games.js';
import { newMatchId, newSeed } from '../store/ids.js';
import {
  type MatchRecord,
  type Owner,
  type PendingRequest,
  peopleOf,
  personsOf,
  type Seat,
} from '../store/match-record.js';
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

/** A game without an end, for instance, is for people only. */
export function assertBotsMayPlay(gameId: string, options: GameOptions): void {
  const game = gameById(gameId);
  if (game !== undefined && whyNoBots(game, options) !== null) {
    throw new RequestError('no-bots', 'no bot may play with these options');
  }
}

/**
 * A person takes a free seat. The match begins with the last one. Sitting down twice is sitting down once, but who is
 * called otherwise by now sits there under the new name.
 */
export async function sit(room: Room, user: User, index: number): Promise<void> {
  await room.changeRecord((record) => {
    const seat = record.seats[index];
    if (seat === undefined) throw new RequestError('no-seat', 'there is no such seat');
    const own: Seat = { kind: 'person', user: user.id, name: user.name };
    if (seat.kind === 'person' && seat.user === user.id) {
      return seat.name === user.name ? null : { seats: replaced(record.seats, index, own) };
    }
    if (record.status !== 'open') throw new RequestError('not-open', 'the match has begun');
    const kept = seat.kind === 'open' && seat.keptFor !== undefined && seat.keptFor !== user.id;
    if (seat.kind !== 'open' || kept) throw new RequestError('seat-taken', 'somebody else has this seat');
    const seats = replaced(record.seats, index, own);
    return { seats, status: statusOf(seats) };
  });
}

/** A bot takes a free seat before the match has begun, also one that was kept for somebody who did not come. */
export async function seatBot(room: Room, index: number, bot: string): Promise<void> {
  assertBot(bot);
  await room.changeRecord((record) => {
    const seat = record.seats[index];
    if (seat === undefined) throw new RequestError('no-seat', 'there is no such seat');
    if (record.status !== 'open') throw new RequestError('not-open', 'the match has begun');
    assertBotsMayPlay(record.game, record.options);
    // A resend finds the bot already there.
    if (seat.kind === 'bot' && seat.bot === bot) return null;
    if (seat.kind !== 'open') throw new RequestError('seat-taken', 'somebody else has this seat');
    const seats = replaced(record.seats, index, { kind: 'bot', bot });
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

type Handover = Extract<PendingRequest, { kind: 'handover' }>;

/**
 * Asks that a bot plays a seat until its owner takes it back: one's own, or that of somebody who has been away longer
 * than the table allows. Without a bot who is away gives up. The other persons must agree; where nobody is left to ask,
 * it happens at once.
 */
export async function askHandover(room: Room, user: User, index: number, bot: string | null): Promise<void> {
  if (bot !== null) {
    assertBot(bot);
    assertBotsMayPlay(room.record.game, room.record.options);
  }
  const seat = room.record.seats[index];
  if (seat?.kind !== 'person') throw new RequestError('no-seat', 'no person sits there');
  const isOwn = seat.user === user.id;
  if (isOwn && bot === null) throw new RequestError('not-left', 'to give up oneself one concedes');
  if (!isOwn && !hasLeft(room, seat.user)) {
    throw new RequestError('not-left', 'the person is there, or may still be away for a while');
  }
  // Who has left as well cannot be asked.
  const others = personsOf(room.record.seats).filter(
    (other) => other !== user.id && other !== seat.user && !hasLeft(room, other),
  );
  const askedBy = room.seatsOf(user.id)[0] as number;
  const request: Handover = { kind: 'handover', seat: index, bot, askedBy, waitingFor: others };
  await (others.length === 0 ? carryOut(room, request) : room.changeRecord(() => ({ request })));
}

const hasLeft = ({ audience, record }: Room, user: string): boolean =>
  !audience.isOnline(user) && audience.presence.awayMs(user, Date.now()) >= record.graceMs;

export async function answerHandover(room: Room, user: User, agree: boolean): Promise<void> {
  const { request } = room.record;
  if (request?.kind !== 'handover' || !request.waitingFor.includes(user.id)) {
    throw new RequestError('no-request', 'nobody has asked you');
  }
  const waitingFor = request.waitingFor.filter((other) => other !== user.id && !hasLeft(room, other));
  if (agree && waitingFor.length === 0) return carryOut(room, request);
  await room.changeRecord((record) =>
    isSame(record.request, request) ? { request: agree ? { ...request, waitingFor } : null } : null,
  );
}

const isSame = (one: PendingRequest | null, other: PendingRequest): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Everybody has agreed. */
async function carryOut(room: Room, { seat: index, bot, askedBy }: Handover): Promise<void> {
  if (bot === null) await room.write(null, (match) => concede(match, index));
  await room.changeRecord(({ seats }) => {
    const seat = seats[index];
    const asker = seats[askedBy];
    if (bot === null || seat?.kind !== 'person') return { request: null };
    const isOwn = asker?.kind === 'person' && asker.user === seat.user;
    const owner: Owner = { user: seat.user, name: seat.name, returns: isOwn ? 'by asking' : 'by coming' };
    return { seats: replaced(seats, index, { kind: 'bot', bot, owner }), request: null };
  });
}

/** The seats that a bot plays for the user. */
export const keptBy = (record: MatchRecord, user: string): number[] =>
  record.seats.flatMap((seat, i) => (seat.kind === 'bot' && seat.owner?.user === user ? [i] : []));

/** The owner takes a seat back from the bot. */
export async function takeBack(room: Room, user: User, index: number): Promise<void> {
  await room.changeRecord((record) => {
    if (!keptBy(record, user.id).includes(index)) return null;
    return { seats: replaced(record.seats, index, { kind: 'person', user: user.id, name: user.name }) };
  });
}

/** Who is back wakes the table, and keeps the seat, or gets it back where a bot plays it in their absence. */
export async function welcomeBack(room: Room, user: User): Promise<void> {
  await room.changeRecord(({ asleepMs, seats }) =>
    asleepMs !== null && peopleOf(seats).includes(user.id) ? { asleepMs: null } : null,
  );
  await room.changeRecord(({ request, seats }) => {
    if (request?.kind !== 'handover') return null;
    const seat = seats[request.seat];
    const asker = seats[request.askedBy];
    const isOwn = asker?.kind === 'person' && asker.user === user.id;
    return seat?.kind === 'person' && seat.user === user.id && !isOwn ? { request: null } : null;
  });
  if (room.status !== 'running') return;
  for (const index of keptBy(room.record, user.id)) {
    const seat = room.record.seats[index];
    if (seat?.kind === 'bot' && seat.owner?.returns === 'by coming') await takeBack(room, user, index);
  }
}

/** The next match: same table, the seats moved on by one so that another one begins, kept for those who sat there. */
export function rematchOf(last: MatchRecord, user: User, client: string): MatchRecord {
  const moved = last.seats.map((_, i) => last.seats[(i + 1) % last.seats.length] as Seat);
  const seats = moved.map((seat): Seat => {
    const person = seat.kind === 'person' ? seat.user : seat.kind === 'bot' ? seat.owner?.user : undefined;
    if (person === undefined) return seat;
    return person === user.id ? { kind: 'person', user: user.id, name: user.name } : { kind: 'open', keptFor: person };
  });
  return {
    ...last,
    id: newMatchId(),
    seats,
    seed: newSeed(),
    status: statusOf(seats),
    rulesBefore: null,
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
