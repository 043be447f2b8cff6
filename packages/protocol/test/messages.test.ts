import { describe, expect, it } from 'vitest';
import { longest, longestInboundBytes } from '../src/index.js';
import { access, type ClientMessage, clientMessage } from '../src/schema.js';

const id = 'r-1';
const table = 'AAAAAAAAAAAAAAAAAAAAAA';
const ofTable = { id, table };

/** One right message of every type. */
const right: { readonly [T in ClientMessage['type']]: Extract<ClientMessage, { type: T }> } = {
  ping: { type: 'ping', id },
  name: { type: 'name', id, name: 'Jörg 🎲' },
  'lobby.watch': { type: 'lobby.watch', id },
  'lobby.unwatch': { type: 'lobby.unwatch', id },
  'table.create': {
    type: 'table.create',
    id,
    game: 'noughts',
    options: { long: true },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'hard' }],
    visibility: 'public',
    clock: { budgetMs: 60_000, incrementMs: 0 },
    windowMs: 10_000,
    graceMs: 60_000,
  },
  'table.open': { type: 'table.open', ...ofTable, since: -1 },
  'table.close': { type: 'table.close', ...ofTable },
  'table.sit': { type: 'table.sit', ...ofTable, seat: 0 },
  'table.stand': { type: 'table.stand', ...ofTable, seat: 0 },
  'table.standing': { type: 'table.standing', ...ofTable, seat: 0, answer: 'concerned' },
  act: { type: 'act', ...ofTable, seat: 0, revision: 1, choice: { type: 'mark', cell: 'a1' } },
  undo: { type: 'undo', ...ofTable, seat: 0 },
  redo: { type: 'redo', ...ofTable, seat: 0 },
  'undo.ask': { type: 'undo.ask', ...ofTable, seat: 0 },
  'undo.answer': { type: 'undo.answer', ...ofTable, seat: 0, agree: true },
  concede: { type: 'concede', ...ofTable, seat: 0 },
  why: { type: 'why', ...ofTable, seat: 0, choice: { type: 'mark' } },
  chat: { type: 'chat', ...ofTable, text: 'Schöner Zug!' },
  rematch: { type: 'rematch', ...ofTable },
  'handover.ask': { type: 'handover.ask', ...ofTable, seat: 1, bot: 'easy' },
  'handover.answer': { type: 'handover.answer', ...ofTable, agree: false },
  'seat.bot': { type: 'seat.bot', ...ofTable, seat: 1, bot: 'easy' },
  'seat.return': { type: 'seat.return', ...ofTable, seat: 1 },
  history: { type: 'history', ...ofTable, viewer: -1, from: 0, to: 10 },
  view: { type: 'view', ...ofTable, viewer: 0, line: 3 },
  file: { type: 'file', ...ofTable },
};
const messages = Object.values(right);
const isRight = (value: unknown): boolean => clientMessage.safeParse(value).success;

describe('the messages of clients', () => {
  it('have an entry in the table of access, each', () => {
    expect(Object.keys(access).sort()).toEqual(Object.keys(right).sort());
  });

  it.each(messages)('$type is taken as it is', (message) => {
    expect(clientMessage.parse(message)).toEqual(message);
  });

  it.each(messages)('$type is refused with an unknown key, and without any of its own', (message) => {
    expect(isRight({ ...message, admin: true })).toBe(false);
    for (const key of Object.keys(message)) {
      const { [key as 'id']: _left, ...rest } = message;
      expect([key, isRight(rest)]).toEqual([key, false]);
    }
  });

  it('bound every text and number', () => {
    expect(isRight({ ...right.chat, text: 'x'.repeat(longest.chat + 1) })).toBe(false);
    expect(isRight({ ...right.chat, text: '   ' })).toBe(false);
    expect(isRight({ ...right.chat, text: 'a\u0000b' })).toBe(false);
    expect(isRight({ ...right.name, name: 'x'.repeat(longest.name + 1) })).toBe(false);
    expect(isRight({ ...right.ping, id: 'x'.repeat(longest.requestId + 1) })).toBe(false);
    expect(isRight({ ...right.ping, id: '../x' })).toBe(false);
    expect(isRight({ ...right.undo, seat: 0.5 })).toBe(false);
    expect(isRight({ ...right.undo, seat: 8 })).toBe(false);
    expect(isRight({ ...right.history, viewer: -2 })).toBe(false);
    expect(isRight({ ...right['table.create'], clock: { budgetMs: 1, incrementMs: 0 } })).toBe(false);
    expect(isRight({ ...right['table.create'], windowMs: 1 })).toBe(false);
    expect(isRight({ ...right['table.standing'], answer: 'never' })).toBe(false);
    expect(isRight({ ...right.act, choice: { type: { deep: 1 } } })).toBe(false);
  });

  it('do not let a prototype in', () => {
    const text = JSON.stringify(right.act).replace('"choice":{', '"choice":{"__proto__":{"x":1},');
    const read = clientMessage.parse(JSON.parse(text)) as Extract<ClientMessage, { type: 'act' }>;
    expect(read).toEqual(right.act);
    expect(Object.getPrototypeOf(read.choice)).toBe(Object.prototype);
    expect(isRight(JSON.parse(JSON.stringify(right.act).replace('{', '{"__proto__":{"x":1},')))).toBe(false);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('fit the inbound limit with the longest texts', () => {
    const longestChat = { ...right.chat, text: '\u2028'.repeat(longest.chat - 1).concat('x') };
    expect(isRight(longestChat)).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(longestChat))).toBeLessThan(longestInboundBytes);
  });
});
