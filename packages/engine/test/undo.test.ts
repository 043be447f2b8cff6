import {
  always,
  answerUndo,
  askUndo,
  at,
  hash,
  type Match,
  matchFromState,
  redo,
  repeatLine,
  type Step,
  seedFromNumber,
  undo,
  whyNoUndo,
} from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { choose, fingerprint, stroll, undoByConsent, verdict } from './doing.js';
import { type MiniState, type MiniStep, mini, miniMatch, said, say } from './mini.js';
import { choices, dealt, events, type ToyState, toy, toyMatch } from './toy.js';

const matchWith = (...hands: string[][]): Match<ToyState> =>
  matchFromState(toy, dealt(...hands), 'chacha20', seedFromNumber(1));

describe('undo', () => {
  it('takes back a choice and keeps both in the log', () => {
    const match = matchWith(['c1', 'c4'], ['c2']);
    choose(match, 0, { type: 'play', card: 'c4' });
    expect(whyNoUndo(match, 0)).toBe(null);
    expect(verdict(undo(match, 0))).toBe('ok');
    expect(hash(match.play.state)).toBe(match.startHash);
    expect(match.log).toEqual([
      { seat: 0, choice: { type: 'play', card: 'c4' } },
      { seat: 0, undo: 1 },
    ]);
    expect(match.hashes[1]).toBe(match.startHash);
    expect(match.play.nextSeat()).toBe(0);
  });

  it('takes back a whole chain, finished or not', () => {
    for (const puts of [[], [1], [1, 1]]) {
      const match = toyMatch();
      choose(match, 0, { type: 'split' });
      for (const amount of puts) choose(match, 0, { type: 'put', amount });
      expect(verdict(undo(match, 0))).toBe('ok');
      expect(match.log.at(-1)).toEqual({ seat: 0, undo: 1 + puts.length });
      expect(hash(match.play.state)).toBe(match.startHash);
    }
  });

  it('takes back group after group, to the start', () => {
    const match = matchWith(['c4', 'c8'], []);
    match.play.state.out = 0b10;
    const start = hash(match.play.state);
    choose(match, 0, { type: 'split' });
    choose(match, 0, { type: 'put', amount: 2 });
    choose(match, 0, { type: 'pass' });
    choose(match, 0, { type: 'play', card: 'c4' });
    for (const count of [1, 1, 2]) {
      undo(match, 0);
      expect(match.log.at(-1)).toEqual({ seat: 0, undo: count });
    }
    expect(hash(match.play.state)).toBe(start);
    expect(verdict(undo(match, 0))).toBe('HT-UNDO-01');
  });

  it('works in the middle of a nested effect, before its die has rolled', () => {
    const match = matchWith(['c1', 'c4'], ['c2']);
    choose(match, 0, { type: 'play', card: 'c1' });
    choose(match, 0, { type: 'take', amount: 2 });
    choose(match, 0, { type: 'take', amount: 2 });
    expect(verdict(undo(match, 0))).toBe('ok');
    expect(hash(match.play.state)).toBe(match.startHash);
  });

  const reasons: readonly [string, string, (match: Match<ToyState>) => void][] = [
    ['there is nothing', 'HT-UNDO-01', () => {}],
    [
      'another seat has decided',
      'HT-UNDO-02',
      (match) => {
        choose(match, 0, { type: 'pass' });
        choose(match, 1, { type: 'pass' });
      },
    ],
    ['a die was rolled', 'HT-UNDO-03', (match) => choose(match, 0, { type: 'roll' })],
    ['an effect rolled a die', 'HT-UNDO-03', (match) => choose(match, 0, { type: 'play', card: 'c3' })],
    [
      'a die was rolled at the end of a chain',
      'HT-UNDO-03',
      (match) => {
        choose(match, 0, { type: 'play', card: 'c1' });
        for (let i = 0; i < 3; i++) choose(match, 0, { type: 'take', amount: 1 });
      },
    ],
    ['a card was drawn', 'HT-UNDO-04', (match) => choose(match, 0, { type: 'draw' })],
    ['a card was looked at', 'HT-UNDO-04', (match) => choose(match, 0, { type: 'peek' })],
    ['an effect revealed a card', 'HT-UNDO-04', (match) => choose(match, 0, { type: 'play', card: 'c2' })],
    [
      'the bids were revealed',
      'HT-UNDO-04',
      (match) => {
        choose(match, 0, { type: 'call' });
        choose(match, 1, { type: 'bid', card: 'c5' });
        choose(match, 0, { type: 'bid', card: 'c1' });
      },
    ],
  ];
  it.each(reasons)('is refused when %s (%s), and changes nothing', (_what, rule, play) => {
    const match = matchWith(['c1', 'c2', 'c3'], ['c5', 'c6']);
    play(match);
    const before = fingerprint(match);
    expect(whyNoUndo(match, 0)?.rule).toBe(rule);
    expect(verdict(undo(match, 0))).toBe(rule);
    expect(fingerprint(match)).toBe(before);
  });

  it('of a secret bid is free until the other seat has bid', () => {
    const match = matchWith(['c1', 'c3'], ['c2', 'c5']);
    choose(match, 0, { type: 'call' });
    const before = hash(match.play.state);
    choose(match, 0, { type: 'bid', card: 'c1' });
    expect(verdict(undo(match, 0))).toBe('ok');
    expect(hash(match.play.state)).toBe(before);
    choose(match, 0, { type: 'bid', card: 'c3' });
    expect(verdict(undo(match, 1))).toBe('HT-UNDO-02');
  });

  it('is refused if a card was shown on the way, though it is hidden again', () => {
    const glance: Step<ToyState, never> = {
      ...(toy.steps.turn as Step<ToyState, never>),
      deeds: () => [
        always(choices.kinds.pass, (c) => {
          const { state } = c;
          const id = state.deck.pop() as number;
          state.pile.push(id);
          c.emit(events.kinds.cardPeeked, 0, id);
          state.deck.push(state.pile.pop() as number);
        }),
        always(choices.kinds.roll, () => {}),
      ],
    };
    const game = { ...toy, steps: { ...toy.steps, turn: glance } };
    const match = matchFromState(game, dealt(['c1'], ['c2']), 'chacha20', seedFromNumber(1));
    choose(match, 0, { type: 'pass' });
    expect(verdict(undo(match, 0))).toBe('HT-UNDO-04');
  });

  it('is possible where nothing new was learned: a second look at a known card', () => {
    const match = matchWith(['c1'], ['c2']);
    choose(match, 0, { type: 'peek' });
    choose(match, 1, { type: 'pass' });
    choose(match, 0, { type: 'peek' });
    expect(verdict(undo(match, 0))).toBe('ok');
  });

  it('everywhere it is allowed restores the exact state, in many random games', () => {
    let undone = 0;
    for (let seed = 0; seed < 25; seed++) {
      const match = toyMatch({ seed, seats: 2 + (seed % 2) });
      const hashes = [match.startHash];
      for (let i = 0; i < 40 && match.play.waiting !== 0; i++) {
        stroll(match, 1, seed * 100 + i);
        hashes.push(hash(match.play.state));
        const { seat } = at(match.entries, match.entries.length - 1);
        if (whyNoUndo(match, seat) !== null) continue;
        const length = match.entries.length;
        const after = hash(match.play.state);
        undo(match, seat);
        expect(hash(match.play.state)).toBe(hashes[match.entries.length]);
        redo(match, seat);
        expect(hash(match.play.state)).toBe(after);
        expect(match.entries.length).toBe(length);
        undone++;
      }
    }
    expect(undone).toBeGreaterThan(200);
  });
});

describe('redo', () => {
  it('takes the whole group again', () => {
    const match = toyMatch();
    choose(match, 0, { type: 'split' });
    choose(match, 0, { type: 'put', amount: 2 });
    const after = hash(match.play.state);
    undo(match, 0);
    expect(verdict(redo(match, 0))).toBe('ok');
    expect(hash(match.play.state)).toBe(after);
    expect(match.log.at(-1)).toEqual({ seat: 0, redo: 2 });
    expect(verdict(undo(match, 0))).toBe('ok');
  });

  it('rolls the same dice, and so does choosing again', () => {
    const match = toyMatch();
    choose(match, 0, { type: 'roll' });
    const rolled = hash(match.play.state);
    for (let i = 0; i < 3; i++) {
      undoByConsent(match, 0);
      expect(hash(match.play.state)).toBe(match.startHash);
      expect(verdict(redo(match, 0))).toBe('ok');
      expect(hash(match.play.state)).toBe(rolled);
    }
    undoByConsent(match, 0);
    choose(match, 0, { type: 'roll' });
    expect(hash(match.play.state)).toBe(rolled);
  });

  it('has the same events as the first time', () => {
    const match = toyMatch();
    const { events } = choose(match, 0, { type: 'roll' });
    undoByConsent(match, 0);
    const answer = redo(match, 0);
    expect(answer.ok && answer.events).toEqual(events);
  });

  it('is refused when there is nothing, for another seat, and after a new choice', () => {
    const match = toyMatch();
    expect(verdict(redo(match, 0))).toBe('HT-UNDO-05');
    choose(match, 0, { type: 'pass' });
    undo(match, 0);
    expect(verdict(redo(match, 1))).toBe('HT-UNDO-05');
    choose(match, 0, { type: 'split' });
    expect(verdict(redo(match, 0))).toBe('HT-UNDO-05');
  });

  it('is refused after an undo that took back choices of several seats', () => {
    const match = toyMatch();
    choose(match, 0, { type: 'pass' });
    choose(match, 1, { type: 'pass' });
    undoByConsent(match, 0);
    expect([verdict(redo(match, 0)), verdict(redo(match, 1))]).toEqual(['HT-UNDO-05', 'HT-UNDO-05']);
  });
});

describe('undo by consent', () => {
  it('waits for every other seat, then takes back to the own last group', () => {
    const match = toyMatch({ seats: 3 });
    choose(match, 0, { type: 'roll' });
    choose(match, 1, { type: 'draw' });
    choose(match, 2, { type: 'roll' });
    const before = match.startHash;
    askUndo(match, 0);
    expect(match.undoRequest).toEqual({ seat: 0, count: 3, waitingFor: 0b110 });
    answerUndo(match, 2, true);
    expect(match.log).toHaveLength(3);
    answerUndo(match, 1, true);
    expect(match.log.at(-1)).toEqual({ seat: 0, undo: 3, consent: true });
    expect(hash(match.play.state)).toBe(before);
    expect(match.undoRequest).toBe(null);
  });

  it('keeps what was agreed to when it is asked for again, and stands before the request of another seat', () => {
    const match = toyMatch({ seats: 3 });
    choose(match, 0, { type: 'roll' });
    choose(match, 1, { type: 'roll' });
    askUndo(match, 0);
    answerUndo(match, 1, true);
    expect(verdict(askUndo(match, 0))).toBe('ok');
    expect(match.undoRequest?.waitingFor).toBe(0b100);
    expect(verdict(askUndo(match, 1))).toBe('HT-UNDO-08');
    answerUndo(match, 2, true);
    expect(match.log.at(-1)).toEqual({ seat: 0, undo: 2, consent: true });
  });

  it('falls with the first no', () => {
    const match = toyMatch({ seats: 3 });
    choose(match, 0, { type: 'roll' });
    askUndo(match, 0);
    expect(verdict(answerUndo(match, 1, false))).toBe('ok');
    expect(verdict(answerUndo(match, 2, true))).toBe('HT-UNDO-06');
    expect(match.log).toHaveLength(1);
  });

  it('falls when play goes on', () => {
    const match = toyMatch();
    choose(match, 0, { type: 'roll' });
    askUndo(match, 0);
    choose(match, 1, { type: 'pass' });
    expect(verdict(answerUndo(match, 1, true))).toBe('HT-UNDO-06');
  });

  it('is not for who was not asked, or has answered, or asked themselves', () => {
    const match = toyMatch({ seats: 3 });
    expect(verdict(answerUndo(match, 1, true))).toBe('HT-UNDO-06');
    choose(match, 0, { type: 'roll' });
    askUndo(match, 0);
    expect(verdict(answerUndo(match, 0, true))).toBe('HT-UNDO-06');
    answerUndo(match, 1, true);
    expect(verdict(answerUndo(match, 1, true))).toBe('HT-UNDO-06');
  });

  it('is not answered by a seat that does not exist', () => {
    const match = toyMatch();
    choose(match, 0, { type: 'roll' });
    askUndo(match, 0);
    for (const seat of [-1, 2, 33, -31, 1.5, Number.NaN])
      expect(verdict(answerUndo(match, seat, true))).toBe('HT-DOOR-06');
    expect(match.log).toHaveLength(1);
  });

  it('needs something of the own to take back', () => {
    const match = toyMatch();
    choose(match, 0, { type: 'roll' });
    expect(verdict(askUndo(match, 1))).toBe('HT-UNDO-01');
    expect(verdict(askUndo(match, 2))).toBe('HT-DOOR-06');
    expect(verdict(askUndo(match, -1))).toBe('HT-DOOR-06');
    expect(match.undoRequest).toBe(null);
  });

  it('never takes back a part of a chain', () => {
    const match = toyMatch();
    choose(match, 0, { type: 'split' });
    choose(match, 0, { type: 'put', amount: 2 });
    choose(match, 1, { type: 'roll' });
    undoByConsent(match, 0);
    expect(hash(match.play.state)).toBe(match.startHash);
  });
});

/** Seat 0 says 1 or 2, again and again. */
const askForever: MiniStep = {
  seats: () => 1,
  options(_c, _frame, _seat, out) {
    out.add(say(1));
    out.add(say(2));
  },
  choose: ({ state }, _frame, _seat, code) => void state.notes.push(String(said(code))),
};

describe('a long way back', () => {
  /** Both seats may act at any time; each word rolls a die: a barrier at every choice. */
  const anytime: MiniStep = {
    ...askForever,
    seats: () => 0b11,
    choose: ({ state, chance }, _frame, seat, code) =>
      void state.notes.push(`${seat} ${said(code)} ${chance.roll(1000)}`),
  };

  /** Seat 1 acts once, then seat 0 so often that seat 1 wants to go back over the given number of choices. */
  function longMatch(count: number): { match: Match<MiniState>; before: string[] } {
    const match = miniMatch(mini({ anytime }), {}, count);
    for (let i = 0; i < 100; i++) choose(match, i === 100 - count ? 1 : 0, { type: 'say', number: 1 + (i % 2) });
    return { match, before: [match.startHash, ...match.hashes] };
  }

  function goBack(match: Match<MiniState>): void {
    askUndo(match, 1);
    expect(verdict(answerUndo(match, 0, true))).toBe('ok');
  }

  it('keeps few snapshots behind the last barrier', () => {
    const { match } = longMatch(50);
    expect(match.entries.filter(({ before }) => before !== null).length).toBeLessThanOrEqual(6);
  });

  it('restores the exact state and place of chance at any distance', () => {
    for (const count of [1, 2, 19, 20, 21, 39, 40, 41, 59, 61, 77, 99, 100]) {
      const { match, before } = longMatch(count);
      goBack(match);
      expect(match.log.at(-1)).toEqual({ seat: 1, undo: count, consent: true });
      expect(hash(match.play.state)).toBe(before[100 - count]);
      expect(match.hashes.at(-1)).toBe(before[100 - count]);
      expect(match.play.chance.stream.save()).toEqual([100 - count]);
      expect(match.play.chance.used).toBe(100 - count);
    }
  });

  it('makes the answers of all stale whose choices went back', () => {
    const match = miniMatch(mini({ anytime }));
    for (const seat of [1, 0]) choose(match, seat, { type: 'say', number: 1 });
    const before = [...match.revisions];
    goBack(match);
    expect(match.revisions).toEqual(before.map((revision) => revision + 1));
  });

  it('plays on from there with the same dice, and back once more', () => {
    const { match, before } = longMatch(73);
    const lines = match.log.slice(27);
    for (let round = 0; round < 2; round++) {
      goBack(match);
      for (const line of lines) expect(verdict(repeatLine(match, line))).toBe('ok');
      expect(hash(match.play.state)).toBe(before[100]);
    }
  });

  it('leads step by step to the start of a real game', () => {
    const match = toyMatch({ seed: 5, options: { length: 400 } });
    stroll(match, 100, 5);
    const before = [match.startHash, ...match.hashes];
    while (match.entries.length > 0) {
      undoByConsent(match, at(match.entries, match.entries.length - 1).seat);
      expect(hash(match.play.state)).toBe(before[match.entries.length]);
    }
    expect(hash(match.play.state)).toBe(match.startHash);
  });
});
