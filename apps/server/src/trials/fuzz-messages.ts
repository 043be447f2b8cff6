import { below, openStream, type RandomStream, seedFromNumber } from '@heldentisch/engine';
import { type Request, TableClient } from './client.js';

export interface FuzzReport {
  readonly sent: number;
  readonly answers: Readonly<Record<string, number>>;
  /** Sockets that the server closed, as it must for messages that are too long. */
  readonly closed: number;
}

/** Strange values of every kind. */
const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  -1e308,
  0.5,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\u202e',
  '💥',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' or 1=1 --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  'x'.repeat(2_000),
  [],
  {},
  [[[[[[[[]]]]]]]],
  { type: 'act' },
  { length: -1 },
  { toString: 1 },
];

const keys = ['__proto__', 'constructor', 'id', 'type', 'seat', 'table', 'user', 'seed', 'admin', 'toString', ''];

/** Builds wrong messages out of right ones. Repeatable: the same seed gives the same messages. */
class MessageFuzzer {
  private readonly random: RandomStream;

  constructor(
    private readonly examples: readonly Request[],
    seed: number,
  ) {
    this.random = openStream('xoroshiro128plus', seedFromNumber(seed), 'play');
  }

  next(n: number): string | Buffer {
    const example = { ...this.pick(this.examples), id: `fuzz-${n}` } as Record<string, unknown>;
    const how = below(this.random, 20);
    if (how === 0) return Buffer.from(Array.from({ length: below(this.random, 64) }, () => below(this.random, 256)));
    if (how === 1) return JSON.stringify(this.pick(values));
    if (how === 2) return this.damage(JSON.stringify(example));
    if (how === 3) return '['.repeat(below(this.random, 4_000));
    if (how > 14) return JSON.stringify(this.plausible(example));
    for (let changes = 1 + below(this.random, 3); changes > 0; changes--) this.change(example);
    const text = JSON.stringify(example);
    return how === 4 ? text.replace('{', '{"__proto__":{"who":"session"},') : text;
  }

  /** A message that fits the schema, about something else than meant. */
  private plausible(message: Record<string, unknown>): Record<string, unknown> {
    for (const key of Object.keys(message)) {
      if (typeof message[key] === 'number' && below(this.random, 2) === 0) message[key] = below(this.random, 8);
      if (typeof message[key] === 'boolean') message[key] = below(this.random, 2) === 0;
    }
    return message;
  }

  private change(message: Record<string, unknown>): void {
    const own = Object.keys(message);
    if (own.length === 0) return;
    const key = this.pick(own);
    const how = below(this.random, 5);
    if (how === 0) delete message[key];
    else if (how === 1) message[this.pick(keys)] = this.pick(values);
    else if (how === 2) message.type = this.pick(this.examples).type;
    else message[key] = this.pick(values);
  }

  private damage(text: string): string {
    const at = below(this.random, text.length);
    return text.slice(0, at) + this.pick(['', '"', '\\', '{', '\u0000', '\ud800']) + text.slice(at + 1);
  }

  private pick<T>(list: readonly T[]): T {
    return list[below(this.random, list.length)] as T;
  }
}

const batch = 500;

/** Sends so many strange messages to a server and counts what comes back. Throws if the server stops answering. */
export async function fuzzMessages(
  address: string,
  examples: readonly Request[],
  count: number,
  seed: number,
): Promise<FuzzReport> {
  const fuzzer = new MessageFuzzer(examples, seed);
  const answers: Record<string, number> = {};
  let client = await TableClient.join(address);
  let closed = 0;
  for (let sent = 0; sent < count; sent++) {
    client.socket.send(sent % 5_000 === 4_999 ? 'x'.repeat(9_000) : fuzzer.next(sent));
    if (sent % batch !== batch - 1) continue;
    await client.request({ type: 'ping' }).catch(() => undefined);
    for (const message of client.heard) {
      const key = message.type === 'error' ? message.code : message.type;
      answers[key] = (answers[key] ?? 0) + 1;
    }
    client.forget();
    if (client.closeCode === null) continue;
    closed++;
    client = await TableClient.join(address, client.cookie);
  }
  client.close();
  return { sent: count, answers, closed };
}
