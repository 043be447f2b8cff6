import {
  at,
  backOfHidden,
  copy,
  everyone,
  isHidden,
  knowledge,
  openStream,
  pairedWorld,
  sampleFrom,
  seedFromNumber,
  viewOf,
  type ZoneTable,
} from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';

/*
 * A deck-building game in its bare essentials: everybody sees who buys which card, so the contents of every deck are
 * known, but not its order. Who owns a card is public; it is the card's back.
 */
interface Decks {
  /** Nobody has bought these yet; they lie face down. */
  readonly supply: number[];
  readonly market: number[];
  readonly decks: number[][];
  readonly hands: number[][];
  readonly discards: number[][];
  readonly seen: number[];
  /** For each card the seat that owns it, or -1. */
  readonly owners: number[];
}

const cardCount = 24;
const seats = [0, 1];

const zonesOf = (name: 'decks' | 'hands' | 'discards', seenBy: (seat: number) => number) =>
  seats.map((seat) => ({
    name: `${name} ${seat}`,
    things: (state: Decks) => at(state[name], seat),
    seenBy: () => seenBy(seat),
  }));

const table: ZoneTable<Decks> = {
  zones: [
    { name: 'supply', things: ({ supply }) => supply, seenBy: () => 0 },
    { name: 'market', things: ({ market }) => market, seenBy: () => everyone },
    ...zonesOf('decks', () => 0),
    ...zonesOf('hands', (seat) => 1 << seat),
    ...zonesOf('discards', () => everyone),
  ],
  count: cardCount,
  back: ({ owners }, id) => 1 + at(owners, id),
  seen: ({ seen }) => seen,
};

/** Seat 0 owns 0 to 7, seat 1 owns 8 to 15; of each three are in the hand and one is discarded. */
function example(): Decks {
  return {
    supply: [20, 16, 22, 18, 23],
    market: [17, 19, 21],
    decks: [
      [6, 0, 3, 5],
      [15, 9, 10, 12],
    ],
    hands: [
      [1, 4, 7],
      [8, 14, 11],
    ],
    discards: [[2], [13]],
    seen: new Array(cardCount).fill(0),
    owners: Array.from({ length: cardCount }, (_, id) => (id < 8 ? 0 : id < 16 ? 1 : -1)),
  };
}

/** Seat 0 buys 17 from the market and shuffles it into its deck together with its discards. */
function afterBuying(): Decks {
  const state = example();
  state.owners[17] = 0;
  state.market.splice(state.market.indexOf(17), 1);
  at(state.decks, 0).splice(2, 0, 17, ...at(state.discards, 0).splice(0));
  return state;
}

const random = (seed: number) => openStream('chacha20', seedFromNumber(seed), 'bots');
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
const ownedBy = ({ owners }: Decks, seat: number): number[] =>
  owners.flatMap((owner, id) => (owner === seat ? [id] : []));
const cardsOf = (state: Decks, seat: number): number[] =>
  sorted([...at(state.decks, seat), ...at(state.hands, seat), ...at(state.discards, seat)]);

const states: readonly [string, () => Decks][] = [
  ['at first', example],
  ['when a card has changed its owner', afterBuying],
];

describe.each(states)('cards with the backs of their owners, %s', (_when, stateNow) => {
  it('show in a view whose they are and nothing more', () => {
    for (const viewer of [-1, ...seats]) {
      const view = viewOf(table, stateNow(), viewer);
      for (const seat of seats) {
        for (const id of at(view.decks, seat)) expect([isHidden(id), backOfHidden(id)]).toEqual([true, 1 + seat]);
        if (viewer !== seat) expect(at(view.hands, seat).map(backOfHidden)).toEqual([1 + seat, 1 + seat, 1 + seat]);
      }
      expect(view.supply.map(backOfHidden)).toEqual(stateNow().supply.map(() => 0));
    }
  });

  it('are dealt to their owners in every sample: the own deck holds exactly the own cards', () => {
    const state = stateNow();
    for (const viewer of [-1, ...seats]) {
      const view = viewOf(table, state, viewer);
      for (let seed = 0; seed < 50; seed++) {
        const world = sampleFrom(table, view, random(seed));
        for (const seat of seats) expect(cardsOf(world, seat)).toEqual(ownedBy(state, seat));
        if (viewer >= 0) expect(sorted(at(world.decks, viewer))).toEqual(sorted(at(state.decks, viewer)));
        expect(viewOf(table, world, viewer)).toEqual(view);
      }
    }
  });

  it('lie in any order: each may be anywhere in the deck, also to the owner', () => {
    const state = stateNow();
    const view = viewOf(table, state, 0);
    const tops = new Map<number, number>();
    const stream = random(1);
    const { length } = at(state.decks, 0);
    for (let i = 0; i < 600 * length; i++) {
      const top = at(at(sampleFrom(table, view, stream).decks, 0), length - 1);
      tops.set(top, (tops.get(top) ?? 0) + 1);
    }
    expect(sorted([...tops.keys()])).toEqual(sorted(at(state.decks, 0)));
    for (const count of tops.values()) expect(Math.abs(count - 600)).toBeLessThan(120);
  });

  it('change places only with each other in a paired world, which looks the same to the seat', () => {
    const state = stateNow();
    for (const viewer of [-1, ...seats]) {
      const known = knowledge(table, state, viewer);
      for (let seed = 0; seed < 50; seed++) {
        const before = copy(state);
        const pair = pairedWorld(table, state, viewer, random(seed));
        expect(state).toEqual(before);
        expect(viewOf(table, pair.state, viewer)).toEqual(viewOf(table, state, viewer));
        pair.map.forEach((target, id) => {
          expect(at(state.owners, target)).toBe(at(state.owners, id));
          if (known[id] === 1) expect(target).toBe(id);
        });
        for (const seat of seats) expect(cardsOf(pair.state, seat)).toEqual(ownedBy(state, seat));
      }
    }
  });
});

describe('a paired world for the owner', () => {
  it('has another order of the own deck: the order is hidden although the contents are known', () => {
    const state = example();
    const orders = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const order = at(pairedWorld(table, state, 0, random(seed)).state.decks, 0);
      orders.add(order.join());
      expect(order.some((id, place) => id === at(at(state.decks, 0), place))).toBe(false);
    }
    expect(orders.size).toBe(6);
  });

  it('keeps a card in its place that the owner has looked at', () => {
    const state = example();
    state.seen[5] = 0b01;
    for (let seed = 0; seed < 20; seed++) {
      expect(at(at(pairedWorld(table, state, 0, random(seed)).state.decks, 0), 3)).toBe(5);
      expect(at(at(sampleFrom(table, viewOf(table, state, 0), random(seed)).decks, 0), 3)).toBe(5);
    }
  });
});
