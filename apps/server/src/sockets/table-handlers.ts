import { act, concede, redo, undo, whyNot, writeGameFile } from '@heldentisch/engine';
import { type ClientMessageOf, chatTail, historyPage, toldLines } from '@heldentisch/protocol';
import { RequestError } from '../rooms/request-error.js';
import type { Room, Written } from '../rooms/room.js';
import {
  answerHandover,
  askHandover,
  keptSeats,
  rematchOf,
  seatBot,
  sit,
  stand,
  takeBack,
  welcomeBack,
} from '../rooms/seating.js';
import { chatLine, Moment } from '../rooms/telling.js';
import { answerForUndo, askForUndo } from '../rooms/undoing.js';
import type { TableMessage } from './authorise.js';
import type { Connection } from './connection.js';
import type { Desk } from './desk.js';

/**
 * A handler runs inside the room, after the sender was found to be allowed. It answers the request itself. `client` is
 * the request's id as the store knows it.
 */
type Handler<T extends TableMessage['type']> = (
  desk: Desk,
  connection: Connection,
  room: Room,
  message: ClientMessageOf<T>,
  client: string,
) => Promise<void> | void;

function answer(desk: Desk, connection: Connection, id: string, written: Written): void {
  if ('refusal' in written) {
    desk.metrics.refusals.inc();
    connection.refused(id, written.refusal);
  } else if (written.line === null) connection.ok(id);
  else connection.ok(id, { line: written.line });
}

export const tableHandlers: { readonly [T in TableMessage['type']]: Handler<T> } = {
  async 'table.open'(desk, connection, room, { id, table, since }) {
    const { user } = connection;
    desk.leave(connection, table);
    const viewer = {
      user: user.id,
      since,
      known: new Map<number, number>(),
      send: (text: string) => connection.send(text),
    };
    await desk.rooms.catchUpChat(table);
    const chat = await desk.matches.lastChat(table, chatTail);
    if (connection.isGone) return;
    desk.rooms.chatRead(room, chat);
    room.audience.viewers.add(viewer);
    connection.open.set(table, { room, viewer });
    connection.send(new Moment(room).table(viewer, chat.map(chatLine)));
    connection.ok(id);
    await welcomeBack(room, user);
    room.audience.changed();
  },
  'table.close'(desk, connection, _room, { id, table }) {
    desk.leave(connection, table);
    connection.ok(id);
  },
  async 'table.sit'(_desk, connection, room, { id, table, seat }) {
    await sit(room, connection.user, seat);
    connection.sitsAt.add(table);
    connection.ok(id);
  },
  async 'table.stand'(_desk, connection, room, { id, seat }) {
    await stand(room, seat);
    connection.ok(id);
  },
  async 'table.standing'(_desk, connection, room, { id, seat, answer }) {
    await room.windows.give(seat, answer);
    connection.ok(id);
  },
  async act(desk, connection, room, { id, seat, revision, choice }, client) {
    answer(desk, connection, id, await room.write(client, (match) => act(match, seat, choice, revision)));
  },
  async undo(desk, connection, room, { id, seat }, client) {
    answer(desk, connection, id, await room.write(client, (match) => undo(match, seat)));
  },
  async redo(desk, connection, room, { id, seat }, client) {
    answer(desk, connection, id, await room.write(client, (match) => redo(match, seat)));
  },
  async concede(desk, connection, room, { id, seat }, client) {
    answer(desk, connection, id, await room.write(client, (match) => concede(match, seat)));
  },
  async 'undo.ask'(desk, connection, room, { id, seat }, client) {
    const { user } = connection;
    answer(desk, connection, id, await askForUndo(room, client, user.id, seat));
  },
  async 'undo.answer'(desk, connection, room, { id, seat, agree }, client) {
    const { user } = connection;
    answer(desk, connection, id, await answerForUndo(room, client, user.id, seat, agree));
  },
  why(_desk, connection, room, { id, seat, choice }) {
    connection.ok(id, { refusal: whyNot(room.running(), seat, choice) });
  },
  async chat(desk, connection, room, { id, table, text }, client) {
    const { user } = connection;
    if (!(await desk.limits.chatLine(user.id))) throw new RequestError('rate', 'not so much chat at once');
    const seat = room.seatsOf(user.id)[0] ?? -1;
    const line = { match: table, user_id: user.id, name: user.name, seat, text, client, at_ms: Date.now() };
    const row = await desk.matches.addChat(line);
    connection.ok(id);
    if (row === null) return;
    desk.rooms.tellChat(room, row);
  },
  async rematch(desk, connection, room, { id }, client) {
    const { user } = connection;
    if (room.record.rematch === null) await desk.assertMayHaveOneMore(user);
    while (room.record.rematch === null) {
      const next = rematchOf(room.record, user, client);
      const changed = await desk.matches.createRematch(room.record, next);
      if (changed !== null) await desk.rooms.open(next, next.status === 'running' ? 'here' : 'load');
      await room.catchUp();
      room.publishChange();
    }
    await desk.joinRematch(connection, room.record.rematch);
    connection.ok(id, { table: room.record.rematch });
  },
  async 'handover.ask'(_desk, connection, room, { id, seat, bot }) {
    await askHandover(room, connection.user, seat, bot);
    connection.ok(id);
  },
  async 'handover.answer'(_desk, connection, room, { id, agree }) {
    await answerHandover(room, connection.user, agree);
    connection.ok(id);
  },
  async 'seat.bot'(_desk, connection, room, { id, seat, bot }) {
    await seatBot(room, seat, bot);
    connection.ok(id);
  },
  async 'seat.return'(_desk, connection, room, { id, seat }) {
    await takeBack(room, connection.user, seat);
    connection.ok(id);
  },
  history(_desk, connection, room, { id, viewer, from, to }) {
    const { match } = room;
    if (match === null) throw new RequestError('not-begun', 'the match has not begun');
    const count = Math.min(historyPage, to - from + 1);
    const lines = count > 0 ? toldLines(match, viewer, from - 1, from + count - 1) : [];
    connection.ok(id, { lines, last: match.log.length });
  },
  view(desk, connection, room, { id, viewer, line }) {
    const { match } = room;
    if (match === null) throw new RequestError('not-begun', 'the match has not begun');
    const user = connection.user.id;
    const looker = { user, sits: room.seatsOf(user).length > 0 };
    connection.ok(id, { view: desk.lookBack.viewAt(match, looker, viewer, line) });
  },
  file(_desk, connection, room, { id }) {
    const { match, record } = room;
    if (match === null) throw new RequestError('not-begun', 'the match has not begun');
    const names = record.seats.map((seat) =>
      seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? seat.bot : '',
    );
    connection.ok(id, { file: writeGameFile(match, names) });
  },
};

/** Takes the seats of a rematch that are kept for the user. */
export async function takeKeptSeats(connection: Connection, room: Room): Promise<void> {
  await room.run(async () => {
    for (const seat of keptSeats(room.record, connection.user.id)) await sit(room, connection.user, seat);
  });
  connection.sitsAt.add(room.record.id);
}
