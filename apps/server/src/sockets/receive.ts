import { type ClientMessage, closeCodes } from '@heldentisch/protocol';
import { clientMessage, isUsualAct } from '@heldentisch/protocol/schema';
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

/** Reads, checks and serves what comes in on the sockets. Whatever is sent here, the process goes on. */
export class Receiver {
  constructor(
    private readonly desk: Desk,
    private readonly sessions: Buckets,
    private readonly metrics: Metrics,
    private readonly log: FastifyBaseLogger,
  ) {}

  receive(connection: Connection, text: string): void {
    if (!this.mayPass(connection)) return;
    const message = this.read(connection, text);
    if (message !== null) void this.serve(connection, message);
  }

  refuseBinary(connection: Connection): void {
    if (this.mayPass(connection)) this.complain(connection, null, 'bad-message', 'messages are text');
  }

  private mayPass(connection: Connection): boolean {
    const nowMs = Date.now();
    if (connection.bucket.take(nowMs) && this.sessions.take(connection.tokenHash, nowMs)) {
      connection.overLimit = Math.max(0, connection.overLimit - 1);
      return true;
    }
    connection.overLimit++;
    if (connection.overLimit === 1) this.complain(connection, null, 'rate', 'not so fast; this message was dropped');
    if (connection.overLimit <= patience) return false;
    if (connection.overLimit === patience + 1) {
      this.metrics.floods.add();
      connection.close(closeCodes.flood, 'too many messages');
    }
    return false;
  }

  private read(connection: Connection, text: string): ClientMessage | null {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      this.complain(connection, null, 'bad-message', 'not JSON');
      return null;
    }
    if (isUsualAct(value)) return value;
    const parsed = clientMessage.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const place = issue === undefined || issue.path.length === 0 ? 'message' : issue.path.join('.');
    this.complain(connection, idOf(value), 'bad-message', `${place}: ${issue?.code ?? 'invalid'}`.slice(0, 200));
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
    this.metrics.errors.add();
    connection.error(id, code, text);
  }
}
