import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, longestInboundBytes, protocolVersion } from '@heldentisch/protocol';
import type { FastifyInstance } from 'fastify';
import { type PerMessageDeflateOptions, WebSocketServer } from 'ws';
import type { ServerConfig } from '../config.js';
import { sessionOf } from '../http/cookie.js';
import { isAllowedOrigin } from '../http/origin.js';
import { encode, lobbyTable } from '../rooms/telling.js';
import type { Matches } from '../store/matches.js';
import type { User, Users } from '../store/users.js';
import { Connection } from './connection.js';
import type { Connections } from './connections.js';
import type { Desk } from './desk.js';
import { Bucket } from './rate-limit.js';
import type { Receiver } from './receive.js';

export interface AcceptSetup {
  readonly config: ServerConfig;
  readonly users: Users;
  readonly matches: Matches;
  readonly connections: Connections;
  readonly desk: Desk;
  readonly receiver: Receiver;
}

/** Messages that may come at once, as a multiple of the allowed rate per second. */
const burst = 3;

function turnAway(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * What was sent before stays in a window, so an update costs little more than what has changed; 32 kB (the default) hold
 * two views of a large table. Smaller tables and buffers cost no byte more: 0.2 MB for a connection that is in use.
 */
const compression: PerMessageDeflateOptions = {
  zlibDeflateOptions: { memLevel: 5, chunkSize: 2048 },
  zlibInflateOptions: { chunkSize: 1024 },
};

/**
 * Opens sockets for sessions that come from our own page. Plain `ws`: a plugin around it would hide the few lines that
 * refuse a socket before it opens, and would need them all the same.
 */
export class Acceptor {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestInboundBytes,
    perMessageDeflate: compression,
  });
  private readonly pinger: NodeJS.Timeout;
  private closing = false;

  constructor(
    private readonly app: FastifyInstance,
    private readonly setup: AcceptSetup,
  ) {
    app.server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.upgrade(request, socket, head).catch((error: unknown) => {
        app.log.error({ err: error }, 'upgrade failed');
        turnAway(socket, 500);
      });
    });
    this.pinger = setInterval(() => this.pingAll(), setup.config.pingMs).unref();
  }

  /** Tells every client that the server goes; they come back by themselves. */
  close(): void {
    this.closing = true;
    clearInterval(this.pinger);
    for (const connection of [...this.setup.connections]) connection.close(closeCodes.goingAway, 'server closes');
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { config, users, matches } = this.setup;
    if ((request.url ?? '').split('?', 1)[0] !== '/ws') return turnAway(socket, 404);
    if (!isAllowedOrigin(request.headers.origin, request.headers.host, config.origins)) return turnAway(socket, 403);
    const tokenHash = sessionOf(request.headers.cookie);
    const user = tokenHash === null ? null : await users.bySession(tokenHash);
    if (tokenHash === null || user === null) return turnAway(socket, 401);
    const tables = await matches.ofUser(user.id);
    // Nothing is waited for from here on: what holds now holds when the socket is open.
    if (this.closing) return turnAway(socket, 503);
    const address = this.addressOf(request);
    if (!this.hasRoom(user, address)) return turnAway(socket, 429);
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const { limits } = config;
      const bucket = new Bucket(limits.messagesPerSecond, limits.messagesPerSecond * burst, performance.now());
      const connection = new Connection({
        socket: webSocket,
        stream: socket,
        address,
        tokenHash,
        user,
        bucket,
        unreadBytes: limits.unreadBytes,
      });
      for (const { id } of tables) connection.sitsAt.add(id);
      this.setup.connections.add(connection);
      const { receiver } = this.setup;
      webSocket.on('message', (data, isBinary) => {
        if (isBinary) receiver.refuseBinary(connection);
        else receiver.receive(connection, data.toString());
      });
      webSocket.on('pong', () => {
        connection.isAlive = true;
      });
      // A message that is too long, or no WebSocket frame at all: the library closes the socket.
      webSocket.on('error', (error) => this.app.log.debug({ err: error }, 'socket error'));
      webSocket.on('close', () => this.setup.desk.forget(connection));
      connection.send(
        encode({
          type: 'welcome',
          protocol: protocolVersion,
          user: { name: user.name, login: user.login },
          tables: tables.map((record) => lobbyTable(record, record.status)),
        }),
      );
    });
  }

  private hasRoom(user: User, address: string): boolean {
    const { connections, config } = this.setup;
    const { connectionsPerSession, connectionsPerAddress } = config.limits;
    return (
      connections.countOfUser(user.id) < connectionsPerSession &&
      connections.countOfAddress(address) < connectionsPerAddress
    );
  }

  private addressOf(request: IncomingMessage): string {
    const forwarded = request.headers['x-forwarded-for'];
    // The proxy adds at the end whom it has seen; what stands before is the client's word.
    const seen = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
    return (this.setup.config.trustProxy ? seen : undefined) ?? request.socket.remoteAddress ?? '';
  }

  private pingAll(): void {
    for (const connection of [...this.setup.connections]) {
      if (connection.isAlive) connection.ping();
      else connection.terminate();
    }
  }
}
