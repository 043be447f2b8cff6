import type { Duplex } from 'node:stream';
import type { Refusal } from '@heldentisch/engine';
import { closeCodes, type ErrorCode, type Results } from '@heldentisch/protocol';
import type { WebSocket } from 'ws';
import type { Room } from '../rooms/room.js';
import { encode } from '../rooms/telling.js';
import type { Viewer } from '../rooms/viewer.js';
import type { User } from '../store/users.js';
import type { Bucket } from './rate-limit.js';

export interface ConnectionSetup {
  readonly socket: WebSocket;
  /** What lies under the socket. */
  readonly stream: Duplex;
  readonly address: string;
  readonly tokenHash: string;
  readonly user: User;
  readonly bucket: Bucket;
  readonly unreadBytes: number;
}

/** Answers are shorter: to compress them costs more time than it saves bytes. */
const leastCompressed = 256;

/** One WebSocket of one session, and what it looks at. */
export class Connection {
  /** Changes when the user takes another name. */
  user: User;
  readonly address: string;
  readonly tokenHash: string;
  readonly bucket: Bucket;
  /** Tables that are open here. */
  readonly open = new Map<string, { readonly room: Room; readonly viewer: Viewer }>();
  /** Tables where the user sits, as known when it connected and since. */
  readonly sitsAt = new Set<string>();
  watchesLobby = false;
  /** Set when the socket is closed: what still runs for it must not open anything any more. */
  isGone = false;
  /** Whether it has answered since it was last asked. */
  isAlive = true;
  /** Requests that were over the limit in a row. */
  overLimit = 0;
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private isGathering = false;
  private readonly unreadBytes: number;

  constructor(setup: ConnectionSetup) {
    this.user = setup.user;
    this.address = setup.address;
    this.tokenHash = setup.tokenHash;
    this.bucket = setup.bucket;
    this.socket = setup.socket;
    this.stream = setup.stream;
    this.unreadBytes = setup.unreadBytes;
  }

  send(text: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > this.unreadBytes) {
      this.close(closeCodes.flood, 'too much unread');
      return;
    }
    this.gather();
    socket.send(text, { compress: text.length >= leastCompressed });
  }

  /** What is sent in one go leaves in one piece: an update and its answer cost one call of the system, not two. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    this.stream.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.stream.uncork();
    });
  }

  ok(id: string, result: Results[keyof Results] | null = null): void {
    this.send(encode({ type: 'ok', id, result }));
  }

  refused(id: string, refusal: Refusal): void {
    this.send(encode({ type: 'refused', id, refusal }));
  }

  error(id: string | null, code: ErrorCode, message: string): void {
    this.send(encode({ type: 'error', id, code, message }));
  }

  ping(): void {
    this.isAlive = false;
    this.socket.ping();
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
    // Who does not answer the closing is not waited for.
    setTimeout(() => this.socket.terminate(), 1_000).unref();
  }

  terminate(): void {
    this.socket.terminate();
  }
}
