import { always, type Deed, InvariantError, oneFrom, refusal, type Step, whyNot } from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { type MiniFrame, type MiniState, mini, miniChoices, miniFrame, miniMatch, said, say } from './mini.js';
import { begin } from './mini-programs.js';

type MiniDeed = Deed<MiniState, MiniFrame>;

const { say: sayKind, stop } = miniChoices.kinds;

const note: MiniDeed['does'] = ({ state }, _frame, seat, code) =>
  void state.notes.push(`${seat} ${sayKind.is(code) ? said(code) : 'stop'}`);

/** Numbers up to a limit come into question; odd ones are forbidden. */
const even = (limit: number): MiniDeed => ({
  kind: sayKind,
  candidates(_c, _frame, _seat, out) {
    for (let number = 0; number <= limit; number++) out.add(say(number));
  },
  forbids(_c, _frame, _seat, code) {
    if (said(code) > limit) return refusal('X-BIG', { limit });
    return said(code) % 2 === 0 ? null : refusal('X-ODD', { number: said(code) });
  },
  does: note,
});

const asking = (deeds: readonly MiniDeed[], given: Partial<Step<MiniState, MiniFrame>> = {}) => ({
  ask: { seats: () => 1, deeds: () => deeds, ...given },
});

const rule = (deeds: readonly MiniDeed[], choice: unknown, given = {}) =>
  whyNot(miniMatch(mini(asking(deeds, given))), 0, choice);

describe('a deed', () => {
  it('offers the candidates that nothing forbids, in their order', () => {
    expect(
      begin(asking([even(6)]))
        .options(0)
        .toArray(),
    ).toEqual([say(0), say(2), say(4), say(6)]);
  });

  it('asks only about its own candidates and leaves the offers of others alone', () => {
    const asked: number[] = [];
    const listening: MiniDeed = {
      ...even(3),
      forbids(c, frame, seat, code) {
        asked.push(code);
        return even(3).forbids(c, frame, seat, code);
      },
    };
    expect(
      begin(asking([always(stop, note), listening]))
        .options(0)
        .toArray(),
    ).toEqual([stop.code(), say(0), say(2)]);
    expect(asked).toEqual([say(0), say(1), say(2), say(3)]);
    expect(
      begin(asking([even(3), always(stop, note)]))
        .options(0)
        .toArray(),
    ).toEqual([say(0), say(2), stop.code()]);
  });

  it('forbids with its rule and what makes it so, whether the choice came into question or not', () => {
    expect(rule([even(4)], { type: 'say', number: 3 })).toEqual(refusal('X-ODD', { number: 3 }));
    expect(rule([even(4)], { type: 'say', number: 6 })).toEqual(refusal('X-BIG', { limit: 4 }));
    expect(rule([even(4)], { type: 'say', number: 4 })).toBeNull();
  });

  it('does what it says only if it is offered', () => {
    const play = begin(asking([even(4), always(stop, note)]));
    expect([play.choose(0, say(3)), play.choose(0, say(6)), play.state.notes]).toEqual([false, false, []]);
    expect([play.choose(0, say(2)), play.choose(0, stop.code())]).toEqual([true, true]);
    expect(play.state.notes).toEqual(['0 2', '0 stop']);
  });

  it('that is exact is offered as it stands, and asked only about what is not', () => {
    const asked: number[] = [];
    const exact: MiniDeed = {
      ...even(4),
      exact: true,
      forbids(_c, _frame, _seat, code) {
        asked.push(said(code));
        return refusal('X-ODD');
      },
    };
    const match = miniMatch(mini(asking([exact])));
    expect(match.play.options(0).length).toBe(5);
    expect(asked).toEqual([]);
    expect(whyNot(match, 0, { type: 'say', number: 9 })?.rule).toBe('X-ODD');
    expect(asked).toEqual([9]);
  });

  it('can be looked up: what the question has against a choice', () => {
    const play = begin(asking([even(4)]));
    expect([play.forbids(0, say(3))?.rule, play.forbids(0, say(2)), play.forbids(0, stop.code())]).toEqual([
      'X-ODD',
      null,
      null,
    ]);
  });

  it('depends on the frame where the question does', () => {
    const lists = [[even(2)], [always<MiniState, MiniFrame>(stop, note)]] as const;
    const step: Step<MiniState, MiniFrame> = {
      seats: () => 1,
      alwaysAsks: () => true,
      deeds: ({ at }) => lists[at] ?? [],
      onChoice: (frame) => void frame.at++,
    };
    const play = begin({ ask: step });
    expect(play.options(0).toArray()).toEqual([say(0), say(2)]);
    play.choose(0, say(2));
    expect(play.options(0).toArray()).toEqual([stop.code()]);
  });
});

describe('a question', () => {
  it('hears of a choice before its deed is done, and of nothing that is refused', () => {
    const onChoice = (frame: MiniFrame): void => void frame.at++;
    const seen: number[] = [];
    const deed: MiniDeed = { ...even(4), does: (_c, frame) => void seen.push(frame.at) };
    const play = begin(asking([deed], { onChoice }));
    play.choose(0, say(3));
    play.choose(0, say(2));
    play.choose(0, say(4));
    expect(seen).toEqual([1, 2]);
  });

  it('breaks an invariant if it waits but knows no choices, or if all of them are forbidden', () => {
    expect(() => begin({ ask: { seats: () => 1 } })).toThrow('waits but knows no choices');
    expect(() => begin(asking([]))).toThrow(InvariantError);
    expect(() => begin(asking([{ ...even(4), forbids: () => refusal('X-ODD') }]))).toThrow('offers nothing');
  });
});

describe('one from', () => {
  const numbers: MiniDeed['candidates'] = (_c, _frame, _seat, out) => {
    for (const number of [2, 5]) out.add(say(number));
  };

  it('offers these and refuses all the rest by one rule', () => {
    const deed = oneFrom<MiniState, MiniFrame>(sayKind, numbers, 'X-1', note);
    const play = begin(asking([deed]));
    expect(play.options(0).toArray()).toEqual([say(2), say(5)]);
    expect(play.choose(0, say(5))).toBe(true);
    expect(play.state.notes).toEqual(['0 5']);
    for (const number of [0, 1, 3, 9]) expect(rule([deed], { type: 'say', number })).toEqual(refusal('X-1'));
    for (const number of [2, 5]) expect(play.forbids(0, say(number))).toBeNull();
  });

  it('may find the rule for each', () => {
    const finder = (_c: unknown, _frame: MiniFrame, seat: number, code: number) =>
      refusal(said(code) > 5 ? 'X-BIG' : 'X-SMALL', { seat });
    const deed = oneFrom<MiniState, MiniFrame>(sayKind, numbers, finder, note);
    expect(rule([deed], { type: 'say', number: 7 })).toEqual(refusal('X-BIG', { seat: 0 }));
    expect(rule([deed], { type: 'say', number: 1 })?.rule).toBe('X-SMALL');
    expect(rule([deed], { type: 'say', number: 5 })).toBeNull();
  });
});

describe('always', () => {
  it('is offered and never forbidden', () => {
    const play = begin(asking([even(2), always(stop, note)]));
    expect(play.options(0).has(stop.code())).toBe(true);
    expect(play.forbids(0, stop.code())).toBeNull();
  });
});

describe('a kind of choice without a deed', () => {
  const occasions = { stop: 'X-OCCASION' };
  const otherwise: Step<MiniState, MiniFrame>['otherwise'] = ({ state }) =>
    state.notes.length === 0 ? refusal('X-HERE', { notes: 0 }) : null;
  const reason = (game: ReturnType<typeof mini>, choice: unknown = { type: 'stop' }) =>
    whyNot(miniMatch(game), 0, choice);

  it('is refused for the reason of the question, if it has one', () => {
    const game = mini(asking([even(4)], { otherwise }), { occasions });
    expect(reason(game)).toEqual(refusal('X-HERE', { notes: 0 }));
  });

  it('is refused by the rule on when it is made, if the question has none or says nothing', () => {
    expect(reason(mini(asking([even(4)]), { occasions }))).toEqual(refusal('X-OCCASION'));
    const silent = mini(asking([even(4)], { otherwise }), {
      occasions,
      create: () => ({ frames: [miniFrame('ask')], notes: ['said'] }),
    });
    expect(reason(silent)).toEqual(refusal('X-OCCASION'));
  });

  it('is refused by the door alone, if the game has no rule for it', () => {
    expect(reason(mini(asking([even(4)])))).toEqual(refusal('HT-DOOR-03'));
  });

  it('is not what a deed has overlooked: what it neither offers nor forbids is refused by the door', () => {
    const forgetful: MiniDeed = {
      ...even(4),
      candidates: (_c, _frame, _seat, out) => [0, 2].map((n) => out.add(say(n))),
    };
    const game = mini(asking([forgetful], { otherwise }), { occasions: { ...occasions, say: 'X-OCCASION' } });
    expect(reason(game, { type: 'say', number: 4 })).toEqual(refusal('HT-DOOR-03'));
  });

  it('does not take the place of what a deed has to say', () => {
    const game = mini(asking([even(4)], { otherwise }), { occasions: { ...occasions, say: 'X-OCCASION' } });
    expect(reason(game, { type: 'say', number: 3 })?.rule).toBe('X-ODD');
  });
});
