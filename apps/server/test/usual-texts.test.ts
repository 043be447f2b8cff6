import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { UsualTexts } from '../src/sockets/usual-texts.js';

/** Long texts are told by their length. */
const told = (text: string): string => (text.length < 50 ? text : `${text.length} ${text[0]}`);

/** What a server makes of the bytes of a client. */
interface Heard {
  readonly events: string[];
  /** Of them those that the library never saw. */
  aside: number;
  /** What the server sent after the handshake, frame by frame as hex, once the connection is over. */
  answer: string;
}

const limit = 8192;
const sockets = new WebSocketServer({ noServer: true, maxPayload: limit, perMessageDeflate: false });
const heardBy = new Map<string, Heard>();
let server: Server;

beforeAll(async () => {
  server = createServer().listen(0);
  server.on('upgrade', (request, socket, head) => {
    const heard = heardBy.get(request.url ?? '') as Heard;
    const usual = request.url?.startsWith('/usual') === true ? new UsualTexts(request.socket) : null;
    sockets.handleUpgrade(request, usual ?? socket, usual === null ? head : Buffer.alloc(0), (webSocket) => {
      usual?.begin(head, (text) => {
        heard.aside++;
        heard.events.push(`text ${told(text)}`);
      });
      webSocket.on('message', (data, isBinary) =>
        heard.events.push(`${isBinary ? 'binary' : 'text'} ${told(String(data))}`),
      );
      webSocket.on('pong', (data) => heard.events.push(`pong ${data}`));
      webSocket.on('error', (error) => heard.events.push(`error ${error.message}`));
      webSocket.on('close', (code) => heard.events.push(`close ${code}`));
    });
  });
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});

const handshake = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3));

async function readAnswer(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  const all = Buffer.concat(parts);
  return all.subarray(all.indexOf('\r\n\r\n') + 4).toString('hex');
}

let runs = 0;

/** Sends the pieces one by one and ends the connection. */
async function hear(way: 'usual' | 'library', pieces: readonly Buffer[], withRequest = false): Promise<Heard> {
  const path = `/${way}/${runs++}`;
  const heard: Heard = { events: [], aside: 0, answer: '' };
  heardBy.set(path, heard);
  const socket = connect((server.address() as AddressInfo).port);
  socket.setNoDelay();
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const answer = readAnswer(socket).catch(() => 'reset');
  const [first = Buffer.alloc(0), ...others] = withRequest ? pieces : [Buffer.alloc(0), ...pieces];
  socket.write(Buffer.concat([Buffer.from(handshake(path)), first]));
  await settle();
  for (const piece of others) {
    if (!socket.writable) break;
    socket.write(piece);
    await settle();
  }
  socket.end();
  heard.answer = await answer;
  while (!heard.events.some((event) => event.startsWith('close'))) await settle();
  return heard;
}

interface FrameShape {
  readonly first?: number;
  readonly mask?: readonly number[] | null;
  readonly lengthBytes?: 0 | 2 | 8;
}

function frame(text: string | Buffer, { first = 0x81, mask = [7, 99, 200, 31], lengthBytes }: FrameShape = {}): Buffer {
  const body = Buffer.from(text as string);
  const bytes = lengthBytes ?? (body.length < 126 ? 0 : body.length < 65_536 ? 2 : 8);
  const bit = mask === null ? 0 : 0x80;
  const length = Buffer.alloc(bytes);
  if (bytes === 2) length.writeUInt16BE(body.length);
  if (bytes === 8) length.writeBigUInt64BE(BigInt(body.length));
  const second = bit | (bytes === 0 ? body.length : bytes === 2 ? 126 : 127);
  const content = mask === null ? body : body.map((byte, i) => byte ^ (mask[i % 4] as number));
  return Buffer.concat([Buffer.from([first, second]), length, Buffer.from(mask ?? []), content]);
}

const closing = frame(Buffer.from([3, 232]), { first: 0x88 });

/** Frames a client may send, and those it may not. */
const frames: readonly Buffer[] = [
  frame('{"type":"ping"}'),
  frame('x'.repeat(125)),
  frame('y'.repeat(126)),
  frame('z'.repeat(limit)),
  frame('{"mask":0}', { mask: [0, 0, 0, 0] }),
  frame(''),
  frame('Grüße 🛡'),
  frame('bytes', { first: 0x82 }),
  frame('', { first: 0x8a }),
  frame('pong', { first: 0x8a }),
  frame('ping', { first: 0x89 }),
  frame('first part', { first: 0x01 }),
  frame(', last part', { first: 0x80 }),
  frame('long way', { lengthBytes: 2 }),
  frame('longer way', { lengthBytes: 8 }),
];

const wrong: readonly Buffer[] = [
  frame('x'.repeat(limit + 1)),
  frame('no mask', { mask: null }),
  frame('reserved bit', { first: 0xc1 }),
  frame('unknown opcode', { first: 0x83 }),
  frame(Buffer.from([0xc3, 0x28])),
  frame('x'.repeat(126), { first: 0x8a }),
  closing,
];

const same = ({ events, answer }: Heard): unknown => ({ events, answer });

it('usual messages go past the library, also many in one piece', async () => {
  const heard = await hear('usual', [frame('one'), Buffer.concat([frame('two'), frame('three')]), closing]);
  expect(heard.events).toEqual(['text one', 'text two', 'text three', 'close 1000']);
  expect(heard.aside).toBe(3);
});

it('other letters and pongs go through the library, and what follows past it again', async () => {
  const heard = await hear('usual', [frames[6] as Buffer, frame('a'), frames[9] as Buffer, frame('b'), closing]);
  expect(heard.events).toEqual(['text Grüße 🛡', 'text a', 'pong pong', 'text b', 'close 1000']);
  expect(heard.aside).toBe(2);
});

it('what was cut in the midst of a frame is for the library, for good', async () => {
  const cut = frame('cut in two');
  const heard = await hear('usual', [frame('a'), cut.subarray(0, 9), cut.subarray(9), frame('b'), closing]);
  expect(heard.events).toEqual(['text a', 'text cut in two', 'text b', 'close 1000']);
  expect(heard.aside).toBe(1);
});

it('nothing counts after a closing frame', async () => {
  const heard = await hear('usual', [Buffer.concat([frame('a'), closing, frame('too late')])]);
  expect(heard.events).toEqual(['text a', 'close 1000']);
});

it('what comes together with the request is read too', async () => {
  const heard = await hear('usual', [Buffer.concat([frame('early'), frame('bird')]), closing], true);
  expect(heard.events).toEqual(['text early', 'text bird', 'close 1000']);
});

it('every frame, whole or cut anywhere near its head, is understood as the library alone understands it', async () => {
  const runsOf = [...frames, ...wrong].flatMap((one) =>
    [0, 1, 2, 5, 7, 9].map((cut) => [
      frame('before'),
      one.subarray(0, cut),
      one.subarray(cut),
      frame('after'),
      closing,
    ]),
  );
  const pieces = runsOf.map((run) => run.filter(({ length }) => length > 0));
  const [usual, library] = await Promise.all(
    (['usual', 'library'] as const).map((way) => Promise.all(pieces.map((run) => hear(way, run)))),
  );
  expect(usual?.map(same)).toEqual(library?.map(same));
});

it('300 streams of any frames in any pieces are understood as the library alone understands them', async () => {
  let state = 20_261_115;
  const below = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const streams = Array.from({ length: 300 }, () => {
    const count = 1 + below(6);
    const picked = Array.from({ length: count }, () => (below(12) === 0 ? wrong : frames)[below(7)] as Buffer);
    const all = Buffer.concat([...picked, closing]);
    const cuts = Array.from({ length: below(4) }, () => below(all.length)).sort((a, b) => a - b);
    return [0, ...cuts].map((from, i) => all.subarray(from, cuts[i] ?? all.length)).filter(({ length }) => length > 0);
  });
  for (let at = 0; at < streams.length; at += 50) {
    const some = streams.slice(at, at + 50);
    const [usual, library] = await Promise.all(
      (['usual', 'library'] as const).map((way) => Promise.all(some.map((pieces) => hear(way, pieces)))),
    );
    expect(usual?.map(same)).toEqual(library?.map(same));
  }
});
