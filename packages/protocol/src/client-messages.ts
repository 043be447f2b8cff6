import { standingAnswers } from '@heldentisch/engine';
import * as z from 'zod';
import { graceBoundsMs, longest, mostSeats, windowTimesMs } from './limits.js';

const idPattern = /^[\w-]{1,40}$/;
const requestId = z.string().regex(idPattern);
const tableId = z.string().regex(idPattern);
const word = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const seat = z
  .int()
  .min(0)
  .max(mostSeats - 1);
/** A seat, or -1 for what spectators see. */
const viewer = z
  .int()
  .min(-1)
  .max(mostSeats - 1);
const line = z.int().min(0).max(1_000_000);
/** Text of people: no control characters, not only blanks. */
const plain = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^[^\p{Cc}\p{Cs}]*[^\p{Cc}\p{Cs}\p{Z}][^\p{Cc}\p{Cs}]*$/u);

const longestValue = 80;
const fieldName = z.string().min(1).max(40);
/** Whether it is a choice of the game, the engine decides; here only its form is bounded. */
const choice = z.record(fieldName, z.union([z.string().max(longestValue), z.number()]));
const options = z.record(fieldName, z.union([z.string().max(longestValue), z.number(), z.boolean()]));

/** Who shall sit at a seat of a new table. Several seats may be `me`: people who share one device. */
const wantedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: word }),
]);

/** For each seat a budget of time, and what it gets back at the end of each of its turns. */
const clock = z.strictObject({
  budgetMs: z.int().min(10_000).max(86_400_000),
  incrementMs: z.int().min(0).max(600_000),
});

const ofTable = { id: requestId, table: tableId };
const ofSeat = { ...ofTable, seat };

/** Every message to the server. `id` is made by the client; the answer carries it, and a resend is applied once. */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ping'), id: requestId }),
  z.strictObject({ type: z.literal('name'), id: requestId, name: plain(longest.name) }),
  z.strictObject({ type: z.literal('lobby.watch'), id: requestId }),
  z.strictObject({ type: z.literal('lobby.unwatch'), id: requestId }),
  z.strictObject({
    type: z.literal('table.create'),
    id: requestId,
    game: word,
    options,
    seats: z.array(wantedSeat).min(1).max(mostSeats),
    visibility: z.enum(['public', 'private']),
    clock: clock.nullable(),
    /** How long a window stays open before it is passed; null: until the seat answers. Only for games with windows. */
    windowMs: z.literal(windowTimesMs).nullable(),
    /** How long somebody may be away before the others decide what becomes of the seat. */
    graceMs: z.int().min(graceBoundsMs.least).max(graceBoundsMs.most),
  }),
  /** `since`: the last line the client knows, -1 for none. */
  z.strictObject({ type: z.literal('table.open'), ...ofTable, since: z.int().min(-1).max(1_000_000) }),
  z.strictObject({ type: z.literal('table.close'), ...ofTable }),
  z.strictObject({ type: z.literal('table.sit'), ...ofSeat }),
  z.strictObject({ type: z.literal('table.stand'), ...ofSeat }),
  /** Which windows the seat wants to be asked about. Nobody else learns of it. */
  z.strictObject({ type: z.literal('table.standing'), ...ofSeat, answer: z.enum(standingAnswers) }),
  /** `revision` is that of the decision answered: an answer to an older question is refused. */
  z.strictObject({ type: z.literal('act'), ...ofSeat, revision: line, choice }),
  z.strictObject({ type: z.literal('undo'), ...ofSeat }),
  z.strictObject({ type: z.literal('redo'), ...ofSeat }),
  z.strictObject({ type: z.literal('undo.ask'), ...ofSeat }),
  z.strictObject({ type: z.literal('undo.answer'), ...ofSeat, agree: z.boolean() }),
  z.strictObject({ type: z.literal('concede'), ...ofSeat }),
  z.strictObject({ type: z.literal('why'), ...ofSeat, choice }),
  z.strictObject({ type: z.literal('chat'), ...ofTable, text: plain(longest.chat) }),
  z.strictObject({ type: z.literal('rematch'), ...ofTable }),
  /**
   * `seat` is the seat that a bot shall play until its owner takes it back: one's own, or that of somebody who has been
   * away too long. Without a bot (null) who is away gives up the match.
   */
  z.strictObject({ type: z.literal('handover.ask'), ...ofSeat, bot: word.nullable() }),
  z.strictObject({ type: z.literal('handover.answer'), ...ofTable, agree: z.boolean() }),
  /** A bot takes a free seat before the match has begun. */
  z.strictObject({ type: z.literal('seat.bot'), ...ofSeat, bot: word }),
  /** Takes a seat back that a bot plays for the sender. */
  z.strictObject({ type: z.literal('seat.return'), ...ofSeat }),
  /** Lines `from` to `to` as the viewer may know them; a page at most. Line 0 is the set-up. */
  z.strictObject({ type: z.literal('history'), ...ofTable, viewer, from: line, to: line }),
  /** The table as it was after a line. */
  z.strictObject({ type: z.literal('view'), ...ofTable, viewer, line }),
  z.strictObject({ type: z.literal('file'), ...ofTable }),
]);

export type ClientMessage = z.infer<typeof clientMessage>;
export type ClientMessageType = ClientMessage['type'];
export type ClientMessageOf<T extends ClientMessageType> = Extract<ClientMessage, { readonly type: T }>;
export type WantedSeat = z.infer<typeof wantedSeat>;
export type ClockRule = z.infer<typeof clock>;
