import { OptionError, readOptions } from '@heldentisch/engine';
import { type ClientMessage, type ClientMessageOf, closeCodes } from '@heldentisch/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { CommonLimits } from '../common-limits.js';
import type { ServerConfig } from '../config.js';
import { gameById } from '../games.js';
import type { Lobby } from '../lobby.js';
import type { Metrics } from '../metrics.js';
import { LookBack } from '../rooms/look-back.js';
import { RequestError } from '../rooms/request-error.js';
import type { Room } from '../rooms/room.js';
import type { Rooms } from '../rooms/rooms.js';
import { assertBot, assertBotsMayPlay } from '../rooms/seating.js';
import { encode } from '../rooms/telling.js';
import { newMatchId, newSeed } from '../store/ids.js';
import type { MatchRecord, Seat } from '../store/match-record.js';
import type { Matches } from '../store/matches.js';
import { nameKey } from '../store/names.js';
import type { User, Users } from '../store/users.js';
import { assertMay, assertNow, type TableMessage } from './authorise.js';
import type { Connection } from './connection.js';
import type { Connections } from './connections.js';
import { tableHandlers, takeKeptSeats } from './table-handlers.js';

export interface DeskSetup {
  readonly config: ServerConfig;
  readonly rooms: Rooms;
  readonly matches: Matches;
  readonly users: Users;
  readonly lobby: Lobby;
  readonly connections: Connections;
  readonly limits: CommonLimits;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}

/** Takes requests, asks whether they are allowed, and hands them to whom they concern. */
export class Desk {
  readonly rooms: Rooms;
  readonly matches: Matches;
  readonly metrics: Metrics;
  readonly limits: CommonLimits;
  readonly lookBack: LookBack;

  constructor(private readonly setup: DeskSetup) {
    this.rooms = setup.rooms;
    this.matches = setup.matches;
    this.metrics = setup.metrics;
    this.limits = setup.limits;
    this.lookBack = new LookBack(setup.config.limits);
  }

  /** Answers a request. Throws `RequestError` for what cannot be served. */
  serve(connection: Connection, message: ClientMessage): Promise<void> {
    return 'table' in message ? this.serveTable(connection, message) : this.serveUser(connection, message);
  }

  private async serveUser(
    connection: Connection,
    message: Exclude<ClientMessage, { readonly table: string }>,
  ): Promise<void> {
    switch (message.type) {
      case 'ping':
        return connection.ok(message.id);
      case 'name':
        return this.rename(connection, message);
      case 'lobby.watch':
        connection.watchesLobby = true;
        await this.setup.lobby.tell(connection);
        return connection.ok(message.id);
      case 'lobby.unwatch':
        connection.watchesLobby = false;
        return connection.ok(message.id);
      case 'table.create':
        return this.create(connection, message);
    }
  }

  /** The connection looks at this table no longer. */
  leave(connection: Connection, table: string): void {
    const open = connection.open.get(table);
    if (open === undefined) return;
    connection.open.delete(table);
    open.room.audience.viewers.delete(open.viewer);
    open.room
      .run(() => open.room.audience.changed())
      .catch((error: unknown) => this.setup.log.error({ err: error, table }, 'nobody was told that somebody left'));
  }

  /** The connection is gone. */
  forget(connection: Connection): void {
    connection.isGone = true;
    for (const table of [...connection.open.keys()]) this.leave(connection, table);
    this.setup.connections.remove(connection);
  }

  /** Ends the connections of a session that was closed. */
  endSession(tokenHash: string): void {
    for (const connection of this.setup.connections) {
      if (connection.tokenHash === tokenHash) connection.close(closeCodes.sessionEnded, 'session ended');
    }
  }

  async joinRematch(connection: Connection, id: string): Promise<void> {
    const room = await this.rooms.get(id);
    if (room === null) throw new RequestError('no-table', 'there is no such table');
    await takeKeptSeats(connection, room);
  }

  private serveTable(connection: Connection, message: TableMessage): Promise<void> {
    const room = this.rooms.atHand(message.table);
    return room === undefined ? this.serveFromStore(connection, message) : this.serveIn(room, connection, message);
  }

  private async serveFromStore(connection: Connection, message: TableMessage): Promise<void> {
    const room = await this.rooms.get(message.table);
    if (room === null) throw new RequestError('no-table', 'there is no such table');
    await this.serveIn(room, connection, message);
  }

  private serveIn(room: Room, connection: Connection, message: TableMessage): Promise<void> {
    return room.run(() => {
      assertMay(connection, room, message);
      // A resend is answered as the first time, even if the match is over by now.
      const client = clientOf(connection, message.id);
      const line = room.lineOf(client);
      if (line !== null) return connection.ok(message.id, { line });
      const sitsThere = message.type === 'table.sit' && room.seatsOf(connection.user.id).includes(message.seat);
      if (sitsThere && room.record.status !== 'open') return connection.ok(message.id);
      assertNow(room, message);
      // The handlers' table is keyed by the message's own type.
      const handler = tableHandlers[message.type] as (
        desk: Desk,
        connection: Connection,
        to: Room,
        message: TableMessage,
        client: string,
      ) => Promise<void> | void;
      return handler(this, connection, room, message, client);
    });
  }

  private async rename(connection: Connection, { id, name }: ClientMessageOf<'name'>): Promise<void> {
    const user: User = { ...connection.user, name };
    if (nameKey(name) === '') throw new RequestError('bad-message', 'nothing of the name can be seen');
    if (!(await this.setup.users.rename(user.id, name))) {
      throw new RequestError('name-taken', 'somebody else has this name');
    }
    const text = encode({ type: 'user', user: { name, login: user.login } });
    for (const own of this.setup.connections.ofUser(user.id)) {
      own.user = user;
      own.send(text);
    }
    connection.ok(id);
  }

  /** Throws if the user makes tables too quickly, or has as many as one may have. */
  async assertMayHaveOneMore(user: User): Promise<void> {
    if (!(await this.limits.newTable(user.id))) throw new RequestError('rate', 'not so many tables at once');
    if ((await this.matches.countOfUser(user.id)) >= this.setup.config.limits.tablesPerUser) {
      throw new RequestError('limit', 'you have enough tables; finish some first');
    }
  }

  private async create(connection: Connection, message: ClientMessageOf<'table.create'>): Promise<void> {
    const { user } = connection;
    const made = await this.matches.byClient(user.id, message.id);
    if (made !== null) return connection.ok(message.id, { table: made.id });
    await this.assertMayHaveOneMore(user);
    const record = await this.matches.create(newMatch(user, message));
    connection.sitsAt.add(record.id);
    this.setup.lobby.changed([user.id]);
    const room = await this.rooms.open(record, record.seats.some(({ kind }) => kind === 'open') ? 'load' : 'here');
    room.publishChange();
    connection.ok(message.id, { table: record.id });
  }
}

/** The client's id is unique per match and user, so nobody can take another one's. */
const clientOf = (connection: Connection, id: string): string => `${connection.user.id}.${id}`;

export function newMatch(user: User, message: ClientMessageOf<'table.create'>): MatchRecord {
  const game = gameById(message.game);
  if (game === undefined) throw new RequestError('unknown-game', `there is no game ${message.game}`);
  if (message.windowMs !== null && game.windows === undefined) {
    throw new RequestError('options', `windowMs: ${game.id} has no windows`);
  }
  const seats = message.seats.map((wanted): Seat => {
    if (wanted.kind === 'me') return { kind: 'person', user: user.id, name: user.name };
    if (wanted.kind === 'open') return { kind: 'open' };
    assertBot(wanted.bot);
    return { kind: 'bot', bot: wanted.bot };
  });
  const options = checkedOptions(() => readOptions(game, message.options, seats.length));
  if (seats.some(({ kind }) => kind === 'bot')) assertBotsMayPlay(game.id, options);
  return {
    id: newMatchId(),
    game: game.id,
    rules: game.rulesVersion,
    rulesBefore: null,
    options,
    seats,
    visibility: message.visibility,
    clock: message.clock,
    windowMs: message.windowMs,
    graceMs: message.graceMs,
    seed: newSeed(),
    random: 'chacha20',
    status: seats.some(({ kind }) => kind === 'open') ? 'open' : 'running',
    problem: null,
    request: null,
    rematch: null,
    version: 1,
    creator: user.id,
    client: message.id,
    createdMs: Date.now(),
    asleepMs: null,
  };
}

function checkedOptions<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof OptionError) throw new RequestError('options', error.message);
    throw error;
  }
}
