import { PassThrough, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import * as ws from 'ws';
import { writeFrames } from '../src/sockets/frames.js';

/** The library exports it, its types do not know. */
const { Receiver } = ws as unknown as { readonly Receiver: new (options: { isServer: boolean }) => Writable };

function bytesOf(texts: readonly string[]): Promise<Buffer> {
  const stream = new PassThrough();
  writeFrames(stream, texts);
  stream.end();
  return buffer(stream);
}

/** What the library of the clients reads out of the bytes. */
function read(bytes: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const texts: string[] = [];
    const receiver = new Receiver({ isServer: false });
    receiver.on('message', (data: Buffer, isBinary: boolean) => texts.push(isBinary ? 'binary' : data.toString()));
    receiver.on('error', reject);
    receiver.on('finish', () => resolve(texts));
    receiver.end(bytes);
  });
}

it('texts of every length arrive as they were sent, many in one piece', async () => {
  const lengths = [1, 125, 126, 127, 65_535, 65_536, 200_000];
  const texts = [...lengths.map((length) => 'x'.repeat(length)), 'Über das „Heldentum“ 🛡', 'ÿ'.repeat(126), '{}'];
  expect(await read(await bytesOf(texts))).toEqual(texts);
});

it('a frame has no byte more than it needs', async () => {
  expect([...(await bytesOf(['ab']))]).toEqual([0x81, 2, 97, 98]);
});
