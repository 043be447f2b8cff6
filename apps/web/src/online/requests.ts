import type { ClientMessage, ServerMessage } from '@heldentisch/protocol';
import { RequestError } from './request-error.js';

type WithoutId<M> = M extends ClientMessage ? Omit<M, 'id'> : never;
/** A request as it is written; the id is added when it is sent. */
export type Request = WithoutId<ClientMessage>;
export type Answer = Extract<ServerMessage, { type: 'ok' | 'refused' | 'error' }>;

/**
 * What becomes of a request that was not done. `once`: nothing; for what would do harm if it came late. `here`: it is
 * sent again, but not on another connection; for what every connection begins with. `always`: it is sent again until it
 * is answered; the server applies it once, by its id.
 */
export type Repeat = 'once' | 'here' | 'always';

interface Sent {
  readonly text: string;
  readonly repeat: Repeat;
  isSent: boolean;
  /** How often the server had no time or could not store. */
  refusals: number;
  timer?: ReturnType<typeof setTimeout>;
  resolve(answer: Answer): void;
  reject(error: RequestError): void;
}

/** Too much at once should soon be over. If it is not, the person is told; this is about 20 seconds. */
const mostRefusals = 6;
const firstPauseMs = 400;
const longestPauseMs = 15_000;

/** Grows with every try, and differs from page to page: not all come back at the same moment. */
export const pauseMs = (tries: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** tries) * (0.7 + Math.random() * 0.6);

/** The requests that wait for an answer. */
export class Requests {
  private readonly waiting = new Map<string, Sent>();
  /** Those that the server could not store. */
  private readonly unstored = new Set<string>();
  private lastId = 0;
  private readonly prefix = crypto.randomUUID().slice(0, 18);

  /** `send` tells whether there was somebody to send to; `tellStoring` hears when storing fails and works again. */
  constructor(
    private readonly send: (text: string) => boolean,
    private readonly tellStoring: (works: boolean) => void,
  ) {}

  make(request: Request, repeat: Repeat): { readonly id: string; readonly answer: Promise<Answer> } {
    const id = `${this.prefix}-${++this.lastId}`;
    const answer = new Promise<Answer>((resolve, reject) => {
      const sent: Sent = {
        text: JSON.stringify({ ...request, id }),
        repeat,
        isSent: false,
        refusals: 0,
        resolve,
        reject,
      };
      this.waiting.set(id, sent);
      this.attempt(sent);
    });
    return { id, answer };
  }

  private attempt(sent: Sent): void {
    sent.isSent = this.send(sent.text);
  }

  settle(answer: Answer): void {
    const sent = answer.id === null ? undefined : this.waiting.get(answer.id);
    if (sent === undefined || answer.id === null) return;
    const code = answer.type === 'error' ? answer.code : null;
    this.noteStoring(answer.id, code !== 'store' || sent.repeat === 'once');
    if (sent.repeat !== 'once' && (code === 'store' || (code === 'rate' && sent.refusals < mostRefusals))) {
      sent.timer = setTimeout(() => this.attempt(sent), pauseMs(sent.refusals++));
      return;
    }
    this.waiting.delete(answer.id);
    sent.resolve(answer);
  }

  private noteStoring(id: string, works: boolean): void {
    const before = this.unstored.size;
    if (works) this.unstored.delete(id);
    else this.unstored.add(id);
    if (before > 0 !== this.unstored.size > 0) this.tellStoring(works);
  }

  hasUnanswered(): boolean {
    return [...this.waiting.values()].some(({ repeat }) => repeat === 'always');
  }

  /** The answer is no longer of interest. */
  forget(id: string): void {
    clearTimeout(this.waiting.get(id)?.timer);
    this.waiting.delete(id);
    this.noteStoring(id, true);
  }

  /** A new connection is there: sends what has not been sent on it. */
  resume(): void {
    for (const sent of this.waiting.values()) if (!sent.isSent) this.attempt(sent);
  }

  /** The connection is gone. */
  lose(): void {
    for (const [id, sent] of this.waiting) {
      clearTimeout(sent.timer);
      sent.isSent = false;
      if (sent.repeat === 'always') continue;
      this.forget(id);
      sent.reject(new RequestError('lost'));
    }
  }

  /** Nothing will be answered any more. */
  giveUp(error: RequestError): void {
    for (const [id, sent] of this.waiting) {
      this.forget(id);
      sent.reject(error);
    }
  }
}
