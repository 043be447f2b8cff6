import {
  at,
  backOfHidden,
  copy,
  everyone,
  InvariantError,
  isHidden,
  knowersOf,
  knowledge,
  type Match,
  nothing,
  openStream,
  pairedWorld,
  pendingFor,
  sampleFrom,
  seedFromNumber,
  viewFor,
  viewOf,
} from '@heldentisch/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stroll } from './doing.js';
import { backOf, cardCount, dealt, type ToyState, toy, toyMatch } from './toy.js';

const table = toy.zones;
const random = (seed: number) => openStream('chacha20', seedFromNumber(seed), 'bots');

/** Some moment of some game, and a seat (or a spectator) that looks at it. */
const moment = fc
  .record({
    seed: fc.nat(1000),
    seats: fc.integer({ min: 2, max: 3 }),
    count: fc.nat(30),
    seat: fc.integer({ min: -1, max: 1 }),
  })
  .map(({ seed, seats, count, seat }) => {
    const match = toyMatch({ seed, seats });
    stroll(match, count, seed, seed % 2 === 0 ? undefined : ['draw', 'peek', 'call', 'bid', 'play']);
    return { match, seat, seed };
  });
const atAnyMoment = (check: (match: Match<ToyState>, seat: number, seed: number) => void): void =>
  fc.assert(
    fc.property(moment, ({ match, seat, seed }) => check(match, seat, seed)),
    { seed: 1, numRuns: 150 },
  );

const allThings = (state: ToyState): number[] =>
  table.zones.flatMap((zone) => zone.things(state)).filter((id) => id !== nothing);

/** A state with a card in every kind of zone: seat 0 has c1, seat 1 has c2 and bids c9, c10 lies open. */
function example(): ToyState {
  const { state } = dealt(['c1'], ['c2', 'c9', 'c10']);
  at(state.hands, 1).length = 1;
  state.bids[1] = 9;
  state.pile.push(10);
  return state;
}

describe('a view', () => {
  it('shows what is open and what is its own', () => {
    const view = viewOf(table, example(), 0);
    expect(view.hands[0]).toEqual([1]);
    expect(view.pile).toEqual([10]);
  });

  it('shows only the backs of what others hold and of the deck', () => {
    const view = viewOf(table, example(), 0);
    expect(at(view.hands, 1).map(isHidden)).toEqual([true]);
    expect(at(view.hands, 1).map(backOfHidden)).toEqual([backOf(2)]);
    expect(view.bids.map((id) => (isHidden(id) ? backOfHidden(id) : id))).toEqual([nothing, backOf(9)]);
    expect(view.deck.map(backOfHidden)).toEqual(example().deck.map(backOf));
  });

  it('of the owner shows a hidden bid', () => {
    expect(viewOf(table, example(), 1).bids).toEqual([nothing, 9]);
  });

  it('of a spectator shows nothing that any hand holds', () => {
    const view = viewOf(table, example(), -1);
    expect(view.hands.flat().every(isHidden)).toBe(true);
    expect(view.pile).toEqual([10]);
  });

  it('shows what the seat has seen where it lies, and hides who else has seen what', () => {
    const state = example();
    state.seen[2] = 0b001;
    state.seen[1] = 0b010;
    state.seen[15] = 0b111;
    const view = viewOf(table, state, 0);
    expect(view.hands[1]).toEqual([2]);
    expect(view.deck.at(-1)).toBe(15);
    expect(view.seen.map((mask, id) => [id, mask]).filter(([, mask]) => mask !== 0)).toEqual([
      [2, 1],
      [15, 1],
    ]);
    expect(viewOf(table, state, -1).seen.every((mask) => mask === 0)).toBe(true);
  });

  it('keeps the shape and leaves the state alone', () => {
    atAnyMoment((match, seat) => {
      const { state } = match.play;
      const before = JSON.stringify(state);
      const view = viewOf(table, state, seat);
      expect(JSON.stringify(state)).toBe(before);
      const shape = (one: ToyState): string =>
        JSON.stringify(one, (_, value) => (typeof value === 'number' ? 0 : value));
      expect(shape(view)).toBe(shape(state));
    });
  });

  it('of a view is the same view', () => {
    atAnyMoment((match, seat) => {
      const view = viewFor(match, seat);
      expect(viewOf(table, view, seat)).toEqual(view);
    });
  });

  it('names exactly the things the seat knows', () => {
    atAnyMoment((match, seat) => {
      const known = knowledge(table, match.play.state, seat);
      const named = allThings(viewFor(match, seat)).filter((id) => id >= 0);
      expect(named.sort((a, b) => a - b)).toEqual([...known.keys()].filter((id) => known[id] === 1));
    });
  });
});

describe('who knows a thing', () => {
  it('is told by its zone and by who has seen it there', () => {
    const state = example();
    expect(knowersOf(table, state, 1)).toBe(0b01);
    expect(knowersOf(table, state, 9)).toBe(0b10);
    expect(knowersOf(table, state, 15)).toBe(0);
    expect(knowersOf(table, state, 10)).toBe(everyone);
    state.seen[15] = 0b100;
    state.seen[1] = 0b010;
    expect(knowersOf(table, state, 15)).toBe(0b100);
    expect(knowersOf(table, state, 1)).toBe(0b011);
  });

  it('is everyone, if it lies in no zone', () => {
    const state = example();
    state.pile.length = 0;
    expect(knowersOf(table, state, 10)).toBe(everyone);
  });

  it('agrees with the knowledge of each seat', () => {
    atAnyMoment((match, seat) => {
      const { state } = match.play;
      const known = knowledge(table, state, seat);
      for (let id = 0; id < cardCount; id++) {
        const mask = knowersOf(table, state, id);
        expect(known[id]).toBe(mask === everyone || (seat >= 0 && (mask & (1 << seat)) !== 0) ? 1 : 0);
      }
    });
  });
});

describe('a sampled world', () => {
  it('holds every thing exactly once and looks the same to the seat', () => {
    atAnyMoment((match, seat, seed) => {
      const view = viewFor(match, seat);
      const world = sampleFrom(table, view, random(seed));
      expect(allThings(world).sort((a, b) => a - b)).toEqual(Array.from({ length: cardCount }, (_, id) => id));
      expect(viewOf(table, world, seat)).toEqual(view);
      toy.check(world);
    });
  });

  it('leaves the view alone', () => {
    const view = viewFor(toyMatch(), 0);
    const before = copy(view);
    sampleFrom(table, view, random(1));
    expect(view).toEqual(before);
  });

  it('reaches every thing the seat cannot exclude, and about equally often', () => {
    const view = viewOf(table, example(), 0);
    const counts = new Map<number, number>();
    const stream = random(5);
    for (let i = 0; i < 3500; i++) {
      const id = at(at(sampleFrom(table, view, stream).hands, 1), 0);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([0, 2, 3, 4, 5, 6, 7]);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  it('cannot be made from a view that hides more than there is', () => {
    const view = viewOf(table, example(), 0);
    view.pile.push(...view.deck);
    expect(() => sampleFrom(table, view, random(1))).toThrow(InvariantError);
  });
});

describe('a paired world', () => {
  it('cannot be told from this one by view, decisions or options', () => {
    let different = 0;
    atAnyMoment((match, seat, seed) => {
      const { state } = match.play;
      const before = JSON.stringify(state);
      const pair = pairedWorld(table, state, seat, random(seed));
      if (pair.differs) different++;
      expect(JSON.stringify(viewOf(table, pair.state, seat))).toBe(JSON.stringify(viewOf(table, state, seat)));
      expect(JSON.stringify(state)).toBe(before);
      if (match.play.waiting === 0) return;
      const pending = JSON.stringify(pendingFor(match, seat));
      match.play.restore(pair.state);
      expect(JSON.stringify(pendingFor(match, seat))).toBe(pending);
    });
    expect(different).toBeGreaterThan(100);
  });

  it('only moves unknown things with the same back, each to one place', () => {
    atAnyMoment((match, seat, seed) => {
      const { state } = match.play;
      const pair = pairedWorld(table, state, seat, random(seed));
      const known = knowledge(table, state, seat);
      pair.map.forEach((target, id) => {
        expect(backOf(target)).toBe(backOf(id));
        if (known[id] === 1) expect(target).toBe(id);
        expect(pair.state.seen[target]).toBe(state.seen[id]);
      });
      expect(new Set(pair.map).size).toBe(cardCount);
      expect(pair.differs).toBe(JSON.stringify(pair.state) !== JSON.stringify(state));
      toy.check(pair.state);
    });
  });

  it('leaves nothing in its place that could be in another', () => {
    atAnyMoment((match, seat, seed) => {
      const { state } = match.play;
      const known = knowledge(table, state, seat);
      const unknown = allThings(state).filter((id) => known[id] === 0);
      const { map } = pairedWorld(table, state, seat, random(seed));
      for (const id of unknown) {
        const alone = unknown.filter((other) => backOf(other) === backOf(id)).length === 1;
        expect(map[id] === id).toBe(alone);
      }
    });
  });

  it('is this world, if nothing is hidden', () => {
    const state = example();
    state.seen.fill(0b1);
    const pair = pairedWorld(table, state, 0, random(1));
    expect(pair.differs).toBe(false);
    expect(pair.state).toEqual(state);
  });
});
