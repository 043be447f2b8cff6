import {
  at,
  defineEvents,
  everyone,
  InvariantError,
  isSecret,
  matchFromState,
  names,
  range,
  recordEvent,
  seatDomain,
  seedFromNumber,
  tellEvent,
  tellFor,
  toldThings,
} from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { choose } from './doing.js';
import { dealt, toy, toyMatch } from './toy.js';

const card = names('card', ['ace', 'king', 'queen']);
const table = defineEvents({
  dealt: { seat: seatDomain, card: { secret: card }, other: { secret: card } },
  rolled: { face: range('number', 1, 6) },
  ended: {},
});

describe('an event', () => {
  it('has the number of its place in the table', () => {
    expect(table.kinds).toEqual({ dealt: 0, rolled: 1, ended: 2 });
  });

  it('keeps only as many arguments as it has fields', () => {
    expect(recordEvent(table, table.kinds.rolled, [3, 8, 8, 8], () => 0)).toEqual({
      kind: 1,
      args: [3],
      shown: [everyone],
    });
    expect(recordEvent(table, table.kinds.ended, [0, 0, 0, 0], () => 0)).toEqual({ kind: 2, args: [], shown: [] });
  });

  it('breaks an invariant if a field or its kind is missing', () => {
    expect(() => recordEvent(table, table.kinds.dealt, [0, 1], () => 0)).toThrow(InvariantError);
    expect(() => recordEvent(table, 3, [], () => 0)).toThrow(InvariantError);
  });

  it('asks only for its secret fields who may know them', () => {
    const asked: number[] = [];
    const event = recordEvent(table, table.kinds.dealt, [7, 1, 2], (id) => {
      asked.push(id);
      return 1 << id;
    });
    expect(asked).toEqual([1, 2]);
    expect(event.shown).toEqual([everyone, 2, 4]);
  });

  it('tells each seat only what it may know, and a spectator only what is open', () => {
    const event = recordEvent(table, table.kinds.dealt, [1, 0, 2], (id) => (id === 0 ? 0b10 : 0b101));
    const told = [-1, 0, 1, 2, 3].map((seat) => tellEvent(table, event, seat));
    expect(told.map(({ card: one }) => one)).toEqual([null, null, 'ace', null, null]);
    expect(told.map(({ other }) => other)).toEqual([null, 'queen', null, 'queen', null]);
    for (const one of told) expect([one.type, one.seat]).toEqual(['dealt', 1]);
  });

  it('tells everybody what everyone knows', () => {
    const event = recordEvent(table, table.kinds.dealt, [0, 1, 1], () => everyone);
    for (const seat of [-1, 0, 1, 15]) expect(tellEvent(table, event, seat).card).toBe('king');
  });

  it('shows numbers as numbers', () => {
    expect(
      tellEvent(
        table,
        recordEvent(table, 1, [5], () => 0),
        0,
      ),
    ).toEqual({ type: 'rolled', face: 6 });
  });

  it('lists the secret things that it names to a seat', () => {
    const event = recordEvent(table, table.kinds.dealt, [1, 0, 2], (id) => (id === 0 ? 0b10 : everyone));
    expect([-1, 0, 1].map((seat) => toldThings(table, event, seat))).toEqual([[2], [2], [0, 2]]);
    expect(
      toldThings(
        table,
        recordEvent(table, 1, [5], () => everyone),
        0,
      ),
    ).toEqual([]);
  });

  it('marks secret fields', () => {
    expect(isSecret({ secret: card })).toBe(true);
    expect(isSecret(card)).toBe(false);
  });
});

describe('an event of a match', () => {
  it('of a draw names the card only to who drew it', () => {
    const match = matchFromState(toy, dealt(['c1'], ['c2']), 'chacha20', seedFromNumber(1));
    const { events } = choose(match, 0, { type: 'draw' });
    expect([0, 1, -1].map((seat) => at(tellFor(match, seat, events), 0).card)).toEqual(['c15', null, null]);
  });

  it('of a drawn card names it also to who had peeked at it', () => {
    const match = matchFromState(toy, dealt(['c1'], ['c2']), 'chacha20', seedFromNumber(1));
    choose(match, 0, { type: 'peek' });
    const { events } = choose(match, 1, { type: 'draw' });
    expect([0, 1, -1].map((seat) => at(tellFor(match, seat, events), 0).card)).toEqual(['c15', 'c15', null]);
  });

  it('of a played card names it to everybody', () => {
    const match = matchFromState(toy, dealt(['c4'], ['c2']), 'chacha20', seedFromNumber(1));
    const { events } = choose(match, 0, { type: 'play', card: 'c4' });
    for (const seat of [0, 1, -1])
      expect(tellFor(match, seat, events)).toEqual([{ type: 'cardPlayed', seat: 0, card: 'c4' }]);
  });

  it('stays as secret as it was, even when the card is shown later', () => {
    const match = matchFromState(toy, dealt([], ['c2']), 'chacha20', seedFromNumber(1));
    const { events } = choose(match, 0, { type: 'draw' });
    choose(match, 1, { type: 'pass' });
    choose(match, 0, { type: 'play', card: 'c15' });
    expect(at(tellFor(match, 1, events), 0).card).toBe(null);
  });

  it('belongs to the line that caused it, and lines without events have none', () => {
    const match = toyMatch();
    choose(match, 0, { type: 'roll' });
    choose(match, 1, { type: 'pass' });
    choose(match, 0, { type: 'draw' });
    expect(match.events.map((list) => list.map(({ kind }) => at(toy.events.list, kind).type))).toEqual([
      ['dieRolled'],
      [],
      ['cardDrawn'],
    ]);
  });
});
