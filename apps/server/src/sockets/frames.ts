import type { Writable } from 'node:stream';

/** First byte of a whole text message (RFC 6455, 5.2): last part, opcode 1. */
const wholeText = 0x81;
const twoByteLength = 126;
const eightByteLength = 127;

/** The head of an unmasked frame, a character for each byte. */
function headOf(length: number): string {
  if (length < twoByteLength) return String.fromCharCode(wholeText, length);
  if (length < 65_536) return String.fromCharCode(wholeText, twoByteLength, length >> 8, length & 255);
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(wholeText, eightByteLength, ...long);
}

/** A frame, a character for each byte. */
function frameOf(text: string): string {
  const bytes = Buffer.from(text);
  return headOf(bytes.length) + bytes.toString('latin1');
}

/**
 * Writes texts as WebSocket frames in one piece. The library would make two buffers of each message and hand them over
 * one by one; with thousands of small messages a second that costs more than making them. Nearly all texts are ASCII:
 * then characters are bytes, and the system copies them out of the string without any buffer.
 */
export function writeFrames(stream: Writable, texts: readonly string[]): void {
  let frames = '';
  let asciiBytes = 0;
  for (const text of texts) {
    const head = headOf(text.length);
    frames += head + text;
    asciiBytes += Buffer.byteLength(head) + text.length;
  }
  // Asked of all together: so the parts of the texts are put together only once.
  const isAscii = Buffer.byteLength(frames) === asciiBytes;
  stream.write(isAscii ? frames : texts.map(frameOf).join(''), 'latin1');
}
