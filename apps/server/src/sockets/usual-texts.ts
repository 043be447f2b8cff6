import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { longestInboundBytes } from '@heldentisch/protocol';

// RFC 6455, 5.2. First byte: last part and opcode; second: whether a mask follows, and the length.
const wholeText = 0x81;
const pong = 0x8a;
const masked = 0x80;
const twoByteLength = 126;
const maskBytes = 4;

interface Frame {
  readonly first: number;
  /** Where its content starts. */
  readonly start: number;
  readonly end: number;
}

/** The frame that begins here, if it is masked, whole, not too long, and its length is written in the shortest way. */
function frameAt(bytes: Buffer, at: number): Frame | null {
  if (bytes.length < at + 2 + maskBytes) return null;
  const second = bytes[at + 1] as number;
  const short = second & ~masked;
  if (second < masked || short > twoByteLength) return null;
  const isLong = short === twoByteLength;
  const length = isLong ? bytes.readUInt16BE(at + 2) : short;
  if ((isLong && length < twoByteLength) || length > longestInboundBytes) return null;
  const start = at + (isLong ? 4 : 2) + maskBytes;
  return start + length > bytes.length ? null : { first: bytes[at] as number, start, end: start + length };
}

/** Takes the mask off, or puts it on again. Returns whether everything is ASCII now. */
function unmask(bytes: Buffer, { start, end }: Frame): boolean {
  let seen = 0;
  for (let i = start; i < end; i++) {
    const byte = (bytes[i] as number) ^ (bytes[start - maskBytes + ((i - start) & 3)] as number);
    bytes[i] = byte;
    seen |= byte;
  }
  return seen < 0x80;
}

/**
 * A WebSocket's stream as the library sees it: without the usual messages, which are taken out and handed on at once.
 * Usual is a whole text frame in ASCII that arrives in one piece; its way through the library would cost more than the
 * rest of serving it. Everything else (parts, other letters, control frames, mistakes) is the library's business, and
 * whatever may leave it in the midst of something makes it so for good: nothing is ever read by both.
 */
export class UsualTexts extends Duplex {
  private onText: (text: string) => void = () => undefined;
  private isForLibrary = false;

  constructor(private readonly stream: Socket) {
    super({ decodeStrings: false });
    // The library would do so if it saw the socket itself.
    stream.setTimeout(0).setNoDelay();
    stream.on('end', () => this.push(null));
    stream.on('close', () => this.destroy());
  }

  /** To be called when the socket is open. `head` came together with the request for it. */
  begin(head: Buffer, onText: (text: string) => void): void {
    this.onText = onText;
    this.receive(head);
    this.stream.on('data', (bytes: Buffer) => this.receive(bytes));
  }

  override _read(): void {
    this.stream.resume();
  }

  override _write(chunk: Buffer | string, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.stream.write(chunk, encoding, done);
  }

  override _final(done: () => void): void {
    this.stream.end(done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.stream.destroy();
    done(error);
  }

  private receive(bytes: Buffer): void {
    let at = 0;
    while (at < bytes.length && !this.isForLibrary) {
      const frame = frameAt(bytes, at);
      if (frame === null) this.isForLibrary = true;
      else {
        this.takeFrame(bytes, at, frame);
        at = frame.end;
      }
    }
    if (at < bytes.length) this.handOn(bytes.subarray(at));
  }

  private takeFrame(bytes: Buffer, at: number, frame: Frame): void {
    if (frame.first === wholeText && unmask(bytes, frame)) {
      this.onText(bytes.toString('latin1', frame.start, frame.end));
      return;
    }
    if (frame.first === wholeText) unmask(bytes, frame);
    // After a part, a closing or anything unknown only the library knows what may follow.
    else if (frame.first !== pong) this.isForLibrary = true;
    this.handOn(bytes.subarray(at, frame.end));
  }

  private handOn(bytes: Buffer): void {
    if (!this.push(bytes)) this.stream.pause();
    // What it has not read at once must not be overtaken.
    if (this.readableLength > 0) this.isForLibrary = true;
  }
}
