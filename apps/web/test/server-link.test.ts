import { type LobbyTable, protocolVersion, type ServerMessage } from '@heldentisch/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServerLink, type Socket } from '../src/online/server-link.js';

type Sent = { readonly type: string; readonly id: string };

/** A socket that the test speaks through. */
class FakeSocket implements Socket {
  readonly sent: Sent[] = [];
  isClosed = false;
  private readonly listeners: Record<string, ((event: { readonly data: unknown }) => void)[]> = {};

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  /** Like a half-open one: that it is closed is known only here. */
  close(): void {
    this.isClosed = true;
  }
  addEventListener(type: string, listener: (event: { readonly data: unknown }) => void): void {
    this.listeners[type] ??= [];
    this.listeners[type].push(listener);
  }
  private emit(type: string, data?: unknown): void {
    for (const listener of this.listeners[type] ?? []) listener({ data });
  }
  say(message: ServerMessage): void {
    this.emit('message', JSON.stringify(message));
  }
  welcome(protocol = protocolVersion): void {
    this.say({ type: 'welcome', protocol, user: { name: 'Anna', login: null }, tables: [] });
  }
  /** The other side closes. */
  end(): void {
    this.emit('close');
  }
  of(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type);
  }
  answer(type: string, answer: (id: string) => ServerMessage): void {
    const last = this.of(type).at(-1);
    if (last === undefined) throw new Error(`no ${type} was sent`);
    this.say(answer(last.id));
  }
}

const ok = (id: string): ServerMessage => ({ type: 'ok', id, result: null });
const fails =
  (code: 'rate' | 'store' | 'no-table') =>
  (id: string): ServerMessage => ({ type: 'error', id, code, message: code });

/** A link and the sockets it has opened; sessions are given when the test says so, or at once. */
function open({ sessions = () => Promise.resolve() } = {}) {
  const sockets: FakeSocket[] = [];
  const link = new ServerLink({
    session: sessions,
    socket() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  const socket = (): FakeSocket => {
    const last = sockets.at(-1);
    if (last === undefined) throw new Error('no socket was opened');
    return last;
  };
  return { link, sockets, socket };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

async function connected() {
  const opened = open();
  const release = opened.link.hold();
  await pass(0);
  opened.socket().welcome();
  return { ...opened, release };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('one socket', () => {
  test('is opened although the page is held, let go and held again before the session is there', async () => {
    let give = (): void => undefined;
    const { link, sockets } = open({ sessions: () => new Promise<void>((resolve) => (give = resolve)) });
    const first = give;
    const release = link.hold();
    const session = give;
    expect(session).not.toBe(first);
    release();
    link.hold();
    link.hold();
    expect(give).toBe(session);
    session();
    await pass(0);
    expect(sockets).toHaveLength(1);
  });

  test('is not opened for a page that has gone meanwhile', async () => {
    let give = (): void => undefined;
    const { link, sockets } = open({ sessions: () => new Promise<void>((resolve) => (give = resolve)) });
    link.hold()();
    await pass(2_000);
    give();
    await pass(0);
    expect(sockets).toHaveLength(0);
    expect(link.snapshot().state).toBe('idle');
  });

  test('is all that counts: what an older one says is not heard', async () => {
    const { link, sockets, socket } = await connected();
    const heard: string[] = [];
    link.hear(({ type }) => heard.push(type));
    link.renew();
    await pass(0);
    expect(sockets).toHaveLength(2);
    sockets[0]?.say({ type: 'lobby', tables: [] });
    sockets[0]?.end();
    socket().welcome();
    expect(heard).toEqual(['welcome']);
    expect(link.snapshot().state).toBe('connected');
  });

  test('is tried again after a pause that grows, and at once when the network is back', async () => {
    let tries = 0;
    const { link } = open({ sessions: () => Promise.reject(new Error(String(++tries))) });
    link.hold();
    await pass(0);
    expect(tries).toBe(1);
    await pass(400);
    expect(tries).toBe(2);
    await pass(400);
    expect(tries).toBe(2);
    await pass(400);
    expect(tries).toBe(3);
    link.wake();
    expect(tries).toBe(4);
  });
});

describe('the heartbeat', () => {
  test('asks after a silence, and is content with any sign of life', async () => {
    const { link, socket } = await connected();
    await pass(18_000);
    expect(socket().of('ping')).toHaveLength(0);
    await pass(2_000);
    expect(socket().of('ping')).toHaveLength(1);
    socket().say({ type: 'lobby', tables: [] });
    await pass(18_000);
    expect(link.snapshot().state).toBe('connected');
    expect(socket().isClosed).toBe(false);
  });

  test('drops a socket that is silent for 8 seconds more, and opens another at once', async () => {
    const { link, sockets, socket } = await connected();
    await pass(26_000);
    expect(link.snapshot().state).toBe('connected');
    await pass(2_000);
    expect(sockets[0]?.isClosed).toBe(true);
    expect(link.snapshot().state).toBe('reconnecting');
    expect(sockets).toHaveLength(2);
    socket().welcome();
    expect(link.snapshot().state).toBe('connected');
  });

  test('asks at once when the page is seen again, and waits only a moment', async () => {
    const { link, sockets, socket } = await connected();
    link.wake();
    expect(socket().of('ping')).toHaveLength(1);
    await pass(4_000);
    expect(link.snapshot().state).toBe('reconnecting');
    expect(sockets).toHaveLength(2);
  });

  test('notices that the machine was asleep', async () => {
    const { socket } = await connected();
    await pass(2_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(2_000);
    expect(socket().of('ping')).toHaveLength(1);
  });

  test('gives up a socket that never says welcome', async () => {
    const { link, sockets } = open();
    link.hold();
    await pass(16_000);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.isClosed).toBe(true);
  });

  test('stops with the connection', async () => {
    const { release, socket } = await connected();
    release();
    await pass(2_000);
    await pass(60_000);
    expect(socket().sent).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('requests', () => {
  const undo = { type: 'undo', table: 't', seat: 0 } as const;

  test('that are not answered are sent again on the next connection, with the same id', async () => {
    const { link, sockets, socket } = await connected();
    const answer = link.request(undo);
    sockets[0]?.end();
    await pass(400);
    expect(socket().of('undo')).toEqual([]);
    socket().welcome();
    expect(socket().of('undo')).toEqual(sockets[0]?.of('undo'));
    socket().answer('undo', ok);
    expect(await answer).toMatchObject({ type: 'ok' });
  });

  test('refused for rate are sent again with the same id, after pauses that grow', async () => {
    const { link, socket } = await connected();
    const answer = link.request(undo);
    socket().answer('undo', fails('rate'));
    await pass(399);
    expect(socket().of('undo')).toHaveLength(1);
    await pass(1);
    expect(socket().of('undo')).toHaveLength(2);
    socket().answer('undo', fails('rate'));
    await pass(799);
    expect(socket().of('undo')).toHaveLength(2);
    await pass(1);
    expect(
      new Set(
        socket()
          .of('undo')
          .map(({ id }) => id),
      ).size,
    ).toBe(1);
    socket().answer('undo', ok);
    expect(await answer).toMatchObject({ type: 'ok' });
  });

  test('refused for rate again and again are answered with it', async () => {
    const { link, socket } = await connected();
    const answer = link.request(undo);
    for (let tries = 0; tries < 7; tries++) {
      socket().answer('undo', fails('rate'));
      await pass(15_000);
      socket().say({ type: 'lobby', tables: [] });
    }
    expect(await answer).toMatchObject({ type: 'error', code: 'rate' });
    expect(socket().of('undo')).toHaveLength(7);
  });

  test('that cannot be stored are sent until they are, and the person is told', async () => {
    const { link, socket } = await connected();
    const answer = link.request(undo);
    for (let tries = 0; tries < 12; tries++) {
      socket().answer('undo', fails('store'));
      expect(link.snapshot().canStore).toBe(false);
      await pass(15_000);
      socket().say({ type: 'lobby', tables: [] });
    }
    expect(
      new Set(
        socket()
          .of('undo')
          .map(({ id }) => id),
      ).size,
    ).toBe(1);
    socket().answer('undo', ok);
    expect(await answer).toMatchObject({ type: 'ok' });
    expect(link.snapshot().canStore).toBe(true);
  });

  test('fail with the code of the server', async () => {
    const { link, socket } = await connected();
    const asked = link.ask({ type: 'file', table: 't' });
    socket().answer('file', fails('no-table'));
    await expect(asked).rejects.toMatchObject({ code: 'no-table' });
  });
});

describe('what a connection begins with', () => {
  const watch = (link: ServerLink, failed = vi.fn()) => ({
    failed,
    leave: link.attend(() => ({ type: 'lobby.watch' }), { type: 'lobby.unwatch' }, failed),
  });

  test('is sent once on each connection, with a new id', async () => {
    const { link, sockets, socket } = await connected();
    const { failed } = watch(link);
    sockets[0]?.end();
    await pass(400);
    socket().welcome();
    expect(sockets.map((one) => one.of('lobby.watch').length)).toEqual([1, 1]);
    expect(sockets[0]?.of('lobby.watch')).not.toEqual(socket().of('lobby.watch'));
    expect(failed).not.toHaveBeenCalled();
  });

  test('is sent again when it was refused for rate, but not after one has left', async () => {
    const { link, socket } = await connected();
    const { leave } = watch(link);
    socket().answer('lobby.watch', fails('rate'));
    await pass(400);
    expect(socket().of('lobby.watch')).toHaveLength(2);
    socket().answer('lobby.watch', fails('rate'));
    leave();
    await pass(15_000);
    expect(socket().of('lobby.watch')).toHaveLength(2);
    expect(socket().of('lobby.unwatch')).toHaveLength(1);
  });

  test('can fail', async () => {
    const { link, socket } = await connected();
    const { failed } = watch(link);
    socket().answer('lobby.watch', fails('no-table'));
    await pass(0);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'no-table' }));
  });
});

test('own tables are those that the server told last', async () => {
  const { link, socket } = await connected();
  const table = { id: 't' } as LobbyTable;
  socket().say({ type: 'tables', tables: [table] });
  expect(link.snapshot().tables).toEqual([table]);
});

test('a server of another version is not talked to: the page must be loaded anew', async () => {
  const { link, sockets, socket } = open();
  link.hold();
  const early = link.request({ type: 'file', table: 't' });
  const outcome = expect(early).rejects.toMatchObject({ code: 'outdated' });
  await pass(0);
  socket().welcome(protocolVersion + 1);
  await outcome;
  expect(link.snapshot().state).toBe('outdated');
  await expect(link.request({ type: 'file', table: 't' })).rejects.toMatchObject({ code: 'outdated' });
  link.hold();
  link.wake();
  link.renew();
  await pass(60_000);
  expect(sockets).toHaveLength(1);
  expect(socket().isClosed).toBe(true);
  expect(socket().sent).toEqual([]);
  expect(link.snapshot().state).toBe('outdated');
});
