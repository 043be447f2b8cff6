import {
  backOfHidden,
  everyone,
  InvariantError,
  isHidden,
  knowersOf,
  nothing,
  viewOf,
  type ZoneTable,
} from '@heldentisch/engine';
import {
  checkLiesOnce,
  closedZone,
  draw,
  type Looking,
  lookAt,
  lookedAtZone,
  openZone,
  ownersZones,
  putBack,
  putUnder,
  secretThing,
  stopLookingAt,
} from '@heldentisch/pieces';
import { describe, expect, it } from 'vitest';

interface Table extends Looking {
  readonly deck: number[];
  readonly discard: number[];
  readonly hands: number[][];
  readonly seen: number[];
}

const cardNames = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const zones: ZoneTable<Table> = {
  zones: [
    closedZone('deck', (s) => s.deck),
    openZone('discard', (s) => s.discard),
    ...ownersZones<Table>('hand', 3, (s) => s.hands),
    lookedAtZone(),
  ],
  count: cardNames.length,
  back: () => 0,
  seen: (s) => s.seen,
};

const table = (change: Partial<Table> = {}): Table => ({
  deck: [0, 1, 2, 3],
  discard: [4, nothing],
  hands: [[5], [6, 7]],
  looked: [],
  looker: -1,
  seen: Array(8).fill(0),
  ...change,
});

/** Which cards a seat sees in a list of its view. */
const seesIn = (state: Table, seat: number, list: 'deck' | 'discard' | 'looked'): number[] =>
  viewOf(zones, state, seat)[list].filter((id) => id >= 0);

describe('zones', () => {
  it('open, closed and of an owner show what they say', () => {
    const state = table();
    expect([0, 1, -1].map((seat) => seesIn(state, seat, 'deck'))).toEqual([[], [], []]);
    expect([0, 1, -1].map((seat) => seesIn(state, seat, 'discard'))).toEqual([[4], [4], [4]]);
    expect(viewOf(zones, state, 1).hands).toEqual([[-2], [6, 7]]);
    expect(
      viewOf(zones, state, -1)
        .hands.flat()
        .every((id) => isHidden(id) && backOfHidden(id) === 0),
    ).toBe(true);
  });

  it('of seats that nobody sits on are empty', () => {
    expect(zones.zones.map(({ name, things }) => [name, things(table()).length])).toContainEqual(['hand 2', 0]);
  });

  it('know who may be told of a thing', () => {
    expect([0, 4, 5, 6].map((id) => knowersOf(zones, table(), id))).toEqual([0, everyone, 0b01, 0b10]);
  });
});

describe('looking at cards', () => {
  it('shows them to the looker alone, the topmost first', () => {
    const state = table();
    lookAt(state, 1, draw(state.deck, 3), state.seen);
    expect([state.deck, state.looked, state.looker]).toEqual([[0], [3, 2, 1], 1]);
    expect([0, 1, -1].map((seat) => seesIn(state, seat, 'looked'))).toEqual([[], [3, 2, 1], []]);
    expect(() => checkLiesOnce(zones, state, cardNames)).not.toThrow();
  });

  it('at nothing is no looking', () => {
    const state = table({ deck: [] });
    lookAt(state, 1, draw(state.deck, 3), state.seen);
    expect([state.looked, state.looker]).toEqual([[], -1]);
  });

  it('ends with the last card, and the looker knows what was put back', () => {
    const state = table();
    lookAt(state, 1, draw(state.deck, 3), state.seen);
    putBack(state, 2, state.deck, state.seen);
    putUnder(state, 3, state.deck, state.seen);
    expect(state.looker).toBe(1);
    putBack(state, 1, state.deck, state.seen);
    expect([state.deck, state.looked, state.looker]).toEqual([[3, 0, 2, 1], [], -1]);
    expect([0, 1, -1].map((seat) => seesIn(state, seat, 'deck'))).toEqual([[], [3, 2, 1], []]);
  });

  it('makes void what others knew of these cards, but of no others', () => {
    const state = table();
    state.seen.fill(0b001);
    lookAt(state, 1, draw(state.deck, 2), state.seen);
    putBack(state, 3, state.deck, state.seen);
    expect([0, 1].map((seat) => seesIn(state, seat, 'looked'))).toEqual([[], [2]]);
    putBack(state, 2, state.deck, state.seen);
    expect([0, 1].map((seat) => seesIn(state, seat, 'deck'))).toEqual([
      [0, 1],
      [3, 2],
    ]);
  });

  it('lets a card go elsewhere', () => {
    const state = table();
    lookAt(state, 0, draw(state.deck, 1), state.seen);
    state.discard.push(stopLookingAt(state, 3));
    expect([state.looked, state.looker, state.discard]).toEqual([[], -1, [4, nothing, 3]]);
    expect(() => stopLookingAt(state, 3)).toThrow(InvariantError);
  });
});

describe('every thing', () => {
  it('lies in one place', () => {
    expect(() => checkLiesOnce(zones, table(), cardNames)).not.toThrow();
  });

  it('that lies nowhere is named', () => {
    expect(() => checkLiesOnce(zones, table({ deck: [0, 1, 3] }), cardNames)).toThrow(
      new InvariantError('three lies nowhere'),
    );
  });

  it('that lies twice is named, with its places', () => {
    expect(() => checkLiesOnce(zones, table({ discard: [4, 6] }), cardNames)).toThrow(
      'seven lies in discard and in hand 1',
    );
    expect(() => checkLiesOnce(zones, table({ discard: [4, 4] }), cardNames)).toThrow('in discard and in discard');
  });

  it('is one of those the table counts', () => {
    expect(() => checkLiesOnce(zones, table({ discard: [4, 8] }), cardNames)).toThrow('thing 8 lies in discard');
  });

  it('is missed nowhere, however often it lies somewhere', () => {
    const often = Array<number>(257).fill(4);
    expect(() => checkLiesOnce(zones, table({ discard: often }), cardNames)).toThrow('five lies in discard');
  });
});

it('a secret thing is told by its name, and cannot be asked for', () => {
  const { secret } = secretThing('card', cardNames);
  expect([secret.key, secret.size, secret.name(2), secret.value('three'), secret.value(2)]).toEqual([
    'card',
    8,
    'three',
    -1,
    -1,
  ]);
});
