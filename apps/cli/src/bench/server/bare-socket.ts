import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const wholeText = 0x81;
const ping = 0x89;
const masked = 0x80;
const twoByteLength = 126;
const eightByteLength = 127;
/** A client has to mask what it sends; with a key of zeros it stays as it is. */
const key = Buffer.alloc(4);
const pong = Buffer.from([0x8a, masked, ...key]);
const endOfHead = '\r\n\r\n';

/** All sockets read into the same memory: each has done with it before the next one reads. */
const memory = Buffer.allocUnsafe(65_536);

/** A text as a client sends it. */
export function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < twoByteLength
      ? [wholeText, masked | body.length]
      : [wholeText, masked | twoByteLength, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from(head), key, body]);
}

const zero = '0'.charCodeAt(0);

/** The number behind a key in a text; null if the key is not there. Reading the whole text would take longer. */
export function numberBehind(key: Buffer, bytes: Buffer, start: number, end: number): number | null {
  const at = bytes.indexOf(key, start);
  if (at < 0 || at >= end) return null;
  let number = 0;
  for (let i = at + key.length; i < end; i++) {
    const digit = (bytes[i] as number) - zero;
    if (digit < 0 || digit > 9) break;
    number = number * 10 + digit;
  }
  return number;
}

/** Called with each text that arrives; the bytes are only lent. */
type OnText = (bytes: Buffer, start: number, end: number) => void;

/** Where a socket is asked for. */
export interface Place {
  readonly address: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A WebSocket reduced to what a measurement needs: frames that are made beforehand are written, and texts that arrive
 * are handed on as the bytes they are. On a machine with few cores the generator must take as little as possible from
 * the server.
 */
export class BareSocket {
  private readonly socket: Socket;
  /** The beginning of a message whose end has not come yet. */
  private rest: Buffer | null = null;
  private isOpen = false;

  private constructor(
    address: string,
    private readonly onText: OnText,
    private readonly onOpen: (problem: Error | null) => void,
  ) {
    const { hostname, port } = new URL(address);
    const callback = (length: number): boolean => {
      this.take(memory.subarray(0, length));
      return true;
    };
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: memory, callback } });
    this.socket.on('error', onOpen);
    this.socket.on('close', () => onOpen(new Error('the server has closed a socket')));
  }

  /** Resolves when the socket is open. If it is lost later than that, the process ends. */
  static open({ address, path, headers = {} }: Place, onText: OnText): Promise<BareSocket> {
    return new Promise((resolve, reject) => {
      const socket: BareSocket = new BareSocket(address, onText, (problem) => {
        if (problem === null) resolve(socket);
        else if (socket.isOpen) throw problem;
        else reject(problem);
      });
      const lines = [
        `GET ${path} HTTP/1.1`,
        `Host: ${new URL(address).host}`,
        `Origin: ${address}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ];
      socket.write(Buffer.from(lines.join('\r\n') + endOfHead));
    });
  }

  write(frame: Buffer): void {
    this.socket.write(frame);
  }

  private take(data: Buffer): void {
    const bytes = this.rest === null ? data : Buffer.concat([this.rest, data]);
    const read = this.readFrames(bytes, this.isOpen ? 0 : this.readHead(bytes));
    // What is left must outlive the memory it was read into.
    this.rest = read === bytes.length ? null : Buffer.from(bytes.subarray(read));
  }

  /** Reads the answer to the request for a socket; returns where it ends, or 0 if its end has not come. */
  private readHead(bytes: Buffer): number {
    const end = bytes.indexOf(endOfHead);
    if (end < 0) return 0;
    const head = bytes.toString('latin1', 0, end);
    if (!head.startsWith('HTTP/1.1 101 ')) throw new Error(`no socket: ${head}`);
    this.isOpen = true;
    this.onOpen(null);
    return end + endOfHead.length;
  }

  /** Returns where the first frame begins whose end has not come. */
  private readFrames(bytes: Buffer, from: number): number {
    let at = from;
    while (this.isOpen && at + 2 <= bytes.length) {
      const short = bytes[at + 1] as number;
      if (short === eightByteLength) throw new Error('so long a message is not expected here');
      const isLong = short === twoByteLength;
      const start = at + (isLong ? 4 : 2);
      if (start > bytes.length) break;
      const end = start + (isLong ? bytes.readUInt16BE(at + 2) : short);
      if (end > bytes.length) break;
      if (bytes[at] === ping) this.write(pong);
      else this.onText(bytes, start, end);
      at = end;
    }
    return at;
  }
}
