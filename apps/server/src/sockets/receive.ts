import { type ClientMessage, closeCodes } from '@heldentisch/protocol';
import { clientMessage } from '@heldentisch/protocol/schema';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics.js';
import { RequestError } from '../rooms/request-error.js';
import { isStoreFault } from '../store/store-fault.js';
import type { Connection } from './connection.js';
import type { Desk } from './desk.js';
import type { Buckets } from './rate-limit.js';

/** Who goes on sending so much over the limit is closed. */
const patience = 60;

const storeFault = ['store', 'the server cannot store at the moment; send this again with the same id'] as const;
const internalFault = ['internal', 'a fault of the server; whether this was done is not known'] as const;

const idPattern = /^[\w-]{1,40}$/;

/** The id of a message that is otherwise wrong, so that the client knows which one was refused. */
function idOf(value: unknown): string | null {
  const id = (value as { readonly id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' && idPattern.test(id) ? id : null;
}

/** Undefined if it is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads, checks and serves what comes in on the sockets. Whatever is sent here, the process goes on. */
export class Receiver {
  constructor(
    private readonly desk: Desk,
    private readonly sessions: Buckets,
    private readonly metrics: Metrics,
    private readonly log: FastifyBaseLogger,
  ) {}

  receive(connection: Connection, text: string): void {
    // It is being closed: what still comes is not even read.
    if (connection.overLimit > patience) return;
    const value = parse(text);
    if (!this.mayPass(connection, idOf(value))) return;
    const message = this.read(connection, value);
    if (message !== null) void this.serve(connection, message);
  }

  refuseBinary(connection: Connection): void {
    if (connection.overLimit > patience) return;
    if (this.mayPass(connection, null)) this.complain(connection, null, 'bad-message', 'messages are text');
  }

  /** If not, the message is dropped, and its sender is told which one. */
  private mayPass(connection: Connection, id: string | null): boolean {
    const nowMs = performance.now();
    if (connection.bucket.take(nowMs) && this.sessions.take(connection.tokenHash, nowMs)) {
      connection.overLimit = Math.max(0, connection.overLimit - 1);
      return true;
    }
    connection.overLimit++;
    if (connection.overLimit <= patience) this.complain(connection, id, 'rate', 'not so fast; nothing was done');
    else {
      this.metrics.floods.inc();
      connection.close(closeCodes.flood, 'too many messages');
    }
    return false;
  }

  private read(connection: Connection, value: unknown): ClientMessage | null {
    const parsed = clientMessage.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const place = issue === undefined || issue.path.length === 0 ? 'message' : issue.path.join('.');
    const problem = value === undefined ? 'not JSON' : `${place}: ${issue?.code ?? 'invalid'}`.slice(0, 200);
    this.complain(connection, idOf(value), 'bad-message', problem);
    return null;
  }

  private async serve(connection: Connection, message: ClientMessage): Promise<void> {
    const startedMs = performance.now();
    try {
      await this.desk.serve(connection, message);
    } catch (error) {
      if (error instanceof RequestError) this.complain(connection, message.id, error.code, error.message);
      else {
        this.log.error({ err: error, type: message.type }, 'request failed');
        const [code, text] = isStoreFault(error) ? storeFault : internalFault;
        this.complain(connection, message.id, code, text);
      }
    }
    this.metrics.answerMs.observe(performance.now() - startedMs);
  }

  private complain(...[connection, id, code, text]: [Connection, ...Parameters<Connection['error']>]): void {
    this.metrics.errors.inc();
    connection.error(id, code, text);
  }
}
