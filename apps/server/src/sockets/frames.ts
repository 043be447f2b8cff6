/** First byte of a whole text message (RFC 6455, 5.2): last part, opcode 1. */
const wholeText = 0x81;
const twoByteLength = 126;
const eightByteLength = 127;
const longestHead = 10;

/** Writes the head of an unmasked frame and returns where its content begins. */
function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = wholeText;
  if (length < twoByteLength) {
    frames[at + 1] = length;
    return at + 2;
  }
  if (length < 65_536) {
    frames[at + 1] = twoByteLength;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = eightByteLength;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}

/**
 * Texts as WebSocket frames in one buffer. The library would make two buffers of each message and hand them over one by
 * one; with thousands of small messages a second that costs more than making them.
 */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length + longestHead, 0));
  let at = 0;
  texts.forEach((text, i) => {
    const start = writeHead(frames, at, lengths[i] as number);
    at = start + frames.write(text, start);
  });
  return frames.subarray(0, at);
}
