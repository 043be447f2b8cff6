import {
  act,
  askUndo,
  concede,
  copy,
  createMatch,
  hash,
  InvariantError,
  type Match,
  matchFromState,
  outcomeOf,
  pendingFor,
  redo,
  seedFromNumber,
  undo,
  whyNot,
} from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { choose, fingerprint, stroll, verdict } from './doing.js';
import { dealt, type ToyState, toy, toyMatch } from './toy.js';

const matchWith = (...hands: string[][]): Match<ToyState> =>
  matchFromState(toy, dealt(...hands), 'chacha20', seedFromNumber(1));

describe('a new match', () => {
  it('is set up by its seed: the same seed gives the same start, another one another', () => {
    expect(toyMatch({ seed: 5 }).startHash).toBe(toyMatch({ seed: 5 }).startHash);
    expect(toyMatch({ seed: 5 }).startHash).not.toBe(toyMatch({ seed: 6 }).startHash);
  });

  it('waits for its first decision with an empty log', () => {
    const match = toyMatch();
    expect([match.log, match.hashes, match.events, match.play.waiting]).toEqual([[], [], [], 1]);
    expect(match.revisions).toEqual([1, 0]);
    expect(match.startHash).toBe(hash(match.play.state));
  });

  it('rolls dice from another stream than the set-up', () => {
    expect(toyMatch().play.chance.stream.save()).toEqual([0]);
  });

  it('from a position begins there, and leaves the position alone', () => {
    const position = dealt(['c1'], ['c2']);
    const before = copy(position);
    const match = matchFromState(toy, position, 'chacha20', seedFromNumber(1));
    choose(match, 0, { type: 'play', card: 'c1' });
    expect(position).toEqual(before);
    expect(match.play.state.pile).toEqual([1]);
  });

  it('from a position rolls the dice of its seed', () => {
    const rolled = (seed: number): number[] => {
      const match = matchFromState(toy, dealt(['c1'], ['c2']), 'chacha20', seedFromNumber(seed));
      for (let i = 0; i < 8; i++) choose(match, i % 2, { type: 'roll' });
      return match.play.state.points;
    };
    expect(rolled(1)).toEqual(rolled(1));
    expect(new Set([1, 2, 3, 4].map((seed) => rolled(seed).join())).size).toBeGreaterThan(1);
  });

  it('from an impossible position breaks an invariant', () => {
    const position = dealt(['c1'], ['c2']);
    position.state.deck.pop();
    expect(() => matchFromState(toy, position, 'chacha20', seedFromNumber(1))).toThrow(InvariantError);
  });
});

describe('the door of a match', () => {
  it('takes an offered choice, logs it and says what happened', () => {
    const match = matchWith(['c4'], ['c2']);
    const answer = choose(match, 0, { card: 'c4', type: 'play' });
    expect(answer.events).toHaveLength(1);
    expect(match.log).toEqual([{ seat: 0, choice: { type: 'play', card: 'c4' } }]);
    expect(match.hashes).toEqual([hash(match.play.state)]);
  });

  const refusals: readonly [string, number, unknown, string][] = [
    ['a seat that has nothing to decide', 1, { type: 'pass' }, 'HT-DOOR-01'],
    ['an unknown type', 0, { type: 'fly' }, 'HT-DOOR-02'],
    ['a missing field', 0, { type: 'play' }, 'HT-DOOR-02'],
    ['a field too many', 0, { type: 'pass', card: 'c1' }, 'HT-DOOR-02'],
    ['no choice at all', 0, null, 'HT-DOOR-02'],
    ['a choice of another decision', 0, { type: 'put', amount: 1 }, 'TOY-SPLIT-01'],
    ['a seat that does not exist', 2, { type: 'pass' }, 'HT-DOOR-06'],
    ['a negative seat', -1, { type: 'pass' }, 'HT-DOOR-06'],
    ['half a seat', 0.5, { type: 'pass' }, 'HT-DOOR-06'],
    ['a choice that a rule of the game forbids', 0, { type: 'play', card: 'c2' }, 'TOY-HAND-01'],
  ];
  it.each(refusals)('refuses %s and changes nothing', (_what, seat, choice, rule) => {
    const match = matchWith(['c1'], ['c2']);
    const before = fingerprint(match);
    expect(verdict(act(match, seat, choice))).toBe(rule);
    expect(whyNot(match, seat, choice)?.rule).toBe(rule);
    expect(fingerprint(match)).toBe(before);
  });

  it('names the field of an unreadable choice', () => {
    expect(whyNot(matchWith(['c1'], ['c2']), 0, { type: 'play', card: 'c99' })?.params).toEqual({
      field: 'card',
      problem: 'value',
    });
  });

  it('has nothing against what is offered', () => {
    const match = toyMatch();
    for (const choice of pendingFor(match, 0)[0]?.options ?? []) expect(whyNot(match, 0, choice)).toBe(null);
  });

  it('is shut when the game is over', () => {
    const match = toyMatch({ options: { length: 4 } });
    expect(outcomeOf(match)).toBe(null);
    for (let i = 0; i < 4; i++) choose(match, i % 2, { type: i === 0 ? 'roll' : 'pass' });
    expect(outcomeOf(match)).toEqual({ scores: [1, 0], reason: 'outcome.points' });
    const before = fingerprint(match);
    expect(verdict(act(match, 0, { type: 'pass' }))).toBe('HT-DOOR-04');
    expect(verdict(concede(match, 0))).toBe('HT-DOOR-04');
    expect(fingerprint(match)).toBe(before);
  });

  it('offers options only to the seat that decides', () => {
    const match = toyMatch();
    expect(pendingFor(match, 0)[0]?.options?.length).toBeGreaterThan(3);
    for (const viewer of [1, -1]) {
      expect(pendingFor(match, viewer)).toEqual([
        { seat: 0, kind: 'turn', prompt: { key: 'turn', params: { seat: 'seat.0' } } },
      ]);
    }
  });

  it('accepts every offered choice in long random games', () => {
    for (let seed = 0; seed < 10; seed++) {
      const match = toyMatch({ seed, seats: 2 + (seed % 2) });
      stroll(match, 1000, seed);
      expect(match.play.waiting).toBe(0);
      expect(outcomeOf(match)?.scores).toHaveLength(2 + (seed % 2));
    }
  });
});

describe('a revision', () => {
  it('refuses an answer to an older question', () => {
    const match = toyMatch();
    choose(match, 0, { type: 'pass' });
    choose(match, 1, { type: 'pass' });
    expect(match.revisions[0]).toBe(2);
    const before = fingerprint(match);
    expect(verdict(act(match, 0, { type: 'pass' }, 1))).toBe('HT-DOOR-05');
    expect(fingerprint(match)).toBe(before);
    expect(verdict(act(match, 0, { type: 'pass' }, 2))).toBe('ok');
  });

  it('stays when another seat answers the same question', () => {
    const match = matchWith(['c1', 'c3'], ['c2', 'c5']);
    choose(match, 0, { type: 'call' });
    const [own, other] = match.revisions;
    choose(match, 0, { type: 'bid', card: 'c1' });
    expect(match.revisions).toEqual([own, other]);
    expect(verdict(act(match, 1, { type: 'bid', card: 'c2' }, other))).toBe('ok');
  });

  it('changes for each step of a chain', () => {
    const match = toyMatch();
    choose(match, 0, { type: 'split' });
    expect(pendingFor(match, 0)[0]?.revision).toBe(2);
    choose(match, 0, { type: 'put', amount: 1 });
    expect(pendingFor(match, 0)[0]?.revision).toBe(3);
  });

  it('changes by an undo, so that an answer to the undone question is stale', () => {
    const match = toyMatch();
    choose(match, 0, { type: 'split' });
    undo(match, 0);
    expect(verdict(act(match, 0, { type: 'pass' }, 1))).toBe('HT-DOOR-05');
    expect(verdict(act(match, 0, { type: 'pass' }, pendingFor(match, 0)[0]?.revision))).toBe('ok');
  });
});

describe('conceding', () => {
  it('ends a game of two and cannot be undone', () => {
    const match = toyMatch();
    choose(match, 0, { type: 'pass' });
    expect(verdict(concede(match, 0))).toBe('ok');
    expect(outcomeOf(match)?.scores).toEqual([0, 1]);
    expect(match.log.at(-1)).toEqual({ seat: 0, concede: true });
    expect([verdict(undo(match, 0)), verdict(askUndo(match, 0)), verdict(redo(match, 0))]).toEqual([
      'HT-UNDO-01',
      'HT-UNDO-01',
      'HT-UNDO-05',
    ]);
  });

  it('is possible for a seat that has nothing to decide, and in the middle of anything', () => {
    const match = matchWith(['c1', 'c3'], ['c2', 'c5'], ['c6']);
    choose(match, 0, { type: 'call' });
    choose(match, 1, { type: 'bid', card: 'c2' });
    expect(verdict(concede(match, 1))).toBe('ok');
    expect(match.play.nextSeat()).toBe(0);
    concede(match, 0);
    expect(outcomeOf(match)?.scores).toEqual([0, 0, 1]);
    toy.check(match.play.state);
  });

  it('lets the others play on, and undo no further than to it', () => {
    const match = toyMatch({ seats: 3 });
    choose(match, 0, { type: 'pass' });
    concede(match, 1);
    const after = hash(match.play.state);
    choose(match, 2, { type: 'pass' });
    expect(match.play.nextSeat()).toBe(0);
    undo(match, 2);
    expect(hash(match.play.state)).toBe(after);
    expect(verdict(undo(match, 2))).toBe('HT-UNDO-01');
  });

  it('makes answers stale where the question has become another one', () => {
    const match = toyMatch({ seats: 3 });
    choose(match, 0, { type: 'split' });
    const [revision] = match.revisions;
    concede(match, 1);
    expect(verdict(act(match, 0, { type: 'pass' }, revision))).toBe('HT-DOOR-05');
  });

  it('that breaks an invariant stops the match and restores the state', () => {
    const torn = { ...toy, concede: ({ state }: { state: ToyState }) => void state.deck.pop() };
    const match = createMatch(torn, { options: {}, seats: 2, seed: seedFromNumber(1), random: 'chacha20' });
    expect(() => concede(match, 0)).toThrow(InvariantError);
    expect(match.broken).toMatch(/lost/);
    expect(hash(match.play.state)).toBe(match.startHash);
    expect(match.log).toEqual([]);
  });

  it('is refused to a seat that does not exist', () => {
    const match = toyMatch();
    const before = fingerprint(match);
    for (const seat of [-1, 2, 0.5, Number.NaN]) expect(verdict(concede(match, seat))).toBe('HT-DOOR-06');
    expect(fingerprint(match)).toBe(before);
  });
});

describe('a broken invariant', () => {
  it.each(['lose', 'throw', 'loop'])('(%s) stops the match with its state and log as before', (how) => {
    const match = toyMatch({ options: { fragile: true } });
    choose(match, 0, { type: 'roll' });
    const { broken: _none, ...before } = { ...JSON.parse(`{"print":${fingerprint(match)}}`), broken: null };
    expect(() => act(match, 1, { type: 'break', how })).toThrow(InvariantError);
    expect(match.broken).toMatch(/card|chain/);
    expect(() => act(match, 1, { type: 'pass' })).toThrow(InvariantError);
    match.broken = null;
    expect(JSON.parse(fingerprint(match))).toEqual(before.print);
    expect(verdict(act(match, 1, { type: 'pass' }))).toBe('ok');
  });

  it('leaves nothing to be done in the match', () => {
    const match = toyMatch({ options: { fragile: true } });
    choose(match, 0, { type: 'pass' });
    expect(() => act(match, 1, { type: 'break', how: 'lose' })).toThrow(InvariantError);
    for (const action of [undo, redo, askUndo, concede]) expect(() => action(match, 0)).toThrow(InvariantError);
  });

  it('keeps the cause, if it was another error', () => {
    const match = toyMatch({ options: { fragile: true } });
    let caught: unknown;
    try {
      act(match, 0, { type: 'break', how: 'throw' });
    } catch (error) {
      caught = error;
    }
    expect((caught as InvariantError).cause).toBeInstanceOf(TypeError);
  });

  it('stops only the match concerned', () => {
    const [one, two] = [toyMatch({ options: { fragile: true } }), toyMatch({ options: { fragile: true } })];
    expect(() => act(one, 0, { type: 'break', how: 'lose' })).toThrow(InvariantError);
    stroll(two, 20, 1, ['roll', 'draw', 'pass', 'play']);
    expect(two.broken).toBe(null);
  });
});
