import type { Duplex } from 'node:stream';

type Listener = (data: Buffer) => void;

const wholeText = 0x81;
const ping = 0x89;
const masked = 0x80;
const twoByteLength = 126;
const eightByteLength = 127;
/** A client has to mask what it sends; with a key of zeros it stays as it is. */
const key = Buffer.alloc(4);
const pong = Buffer.from([0x8a, masked, ...key]);

function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < twoByteLength
      ? [wholeText, masked | body.length]
      : [wholeText, masked | twoByteLength, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from(head), key, body]);
}

/**
 * Takes an open WebSocket over for the time of a measurement: texts are written as frames, and those that arrive are
 * handed on as the bytes they are. On a machine with few cores the generator must take as little as possible from the
 * server.
 */
export class BareSocket {
  private readonly usual: readonly Listener[];
  private rest: Buffer | null = null;
  private readonly listener: Listener = (data) => this.read(data);

  constructor(
    private readonly stream: Duplex,
    private readonly onText: (text: Buffer) => void,
  ) {
    this.usual = stream.listeners('data') as Listener[];
    stream.removeAllListeners('data');
    stream.on('data', this.listener);
    stream.resume();
  }

  send(text: string): void {
    this.stream.write(frame(text));
  }

  giveBack(): void {
    this.stream.off('data', this.listener);
    for (const one of this.usual) this.stream.on('data', one);
    this.stream.resume();
  }

  private read(data: Buffer): void {
    let left = this.rest === null ? data : Buffer.concat([this.rest, data]);
    while (left.length >= 2) {
      const short = left[1] as number;
      if (short === eightByteLength) throw new Error('so long a message is not expected here');
      const start = short === twoByteLength ? 4 : 2;
      if (left.length < start) break;
      const end = start + (short === twoByteLength ? left.readUInt16BE(2) : short);
      if (left.length < end) break;
      if (left[0] === ping) this.stream.write(pong);
      else this.onText(left.subarray(start, end));
      left = left.subarray(end);
    }
    this.rest = left.length === 0 ? null : left;
  }
}
