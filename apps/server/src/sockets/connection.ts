import type { Duplex } from 'node:stream';
import type { Refusal } from '@heldentisch/engine';
import { closeCodes, type ErrorCode, type Results } from '@heldentisch/protocol';
import type { WebSocket } from 'ws';
import type { Room } from '../rooms/room.js';
import { encode } from '../rooms/telling.js';
import type { Viewer } from '../rooms/viewer.js';
import type { User } from '../store/users.js';
import { writeFrames } from './frames.js';
import type { Bucket } from './rate-limit.js';

export interface ConnectionSetup {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly address: string;
  readonly tokenHash: string;
  readonly user: User;
  readonly bucket: Bucket;
  readonly unreadBytes: number;
}

/** Connections with something to send. A commit answers many at once: they share one entry in the queue of ticks. */
let withMail: Connection[] = [];

function flushAll(): void {
  const all = withMail;
  withMail = [];
  for (const connection of all) connection.flush();
}

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
  /** What lies under the socket. */
  private readonly stream: Duplex;
  /** What is sent in one go leaves as one piece: an update and its answer cost one call of the system, not two. */
  private outbox: string[] = [];
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
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.stream.writableLength > this.unreadBytes) {
      this.close(closeCodes.flood, 'too much unread');
      return;
    }
    if (this.outbox.length === 0) {
      if (withMail.length === 0) process.nextTick(flushAll);
      withMail.push(this);
    }
    this.outbox.push(text);
  }

  /** Hands over what waits. */
  flush(): void {
    const texts = this.outbox;
    if (texts.length === 0) return;
    this.outbox = [];
    if (this.socket.readyState === this.socket.OPEN) writeFrames(this.stream, texts);
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
    this.flush();
    this.socket.close(code, reason);
    // Who does not answer the closing is not waited for.
    setTimeout(() => this.socket.terminate(), 1_000).unref();
  }

  terminate(): void {
    this.socket.terminate();
  }
}
