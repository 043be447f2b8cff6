import { copy, InvariantError, type Play } from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { type MiniState, type MiniStep, miniChoices, miniFrame, said, say } from './mini.js';
import { begin } from './mini-programs.js';
import { toy, toyMatch } from './toy.js';

/** Asks seat 0; what it says is noted. */
const asking = (numbers: readonly number[]): MiniStep => ({
  seats: () => 1,
  options(_c, _frame, _seat, out) {
    for (const number of numbers) out.add(say(number));
  },
  choose({ state }, _frame, _seat, code) {
    state.notes.push(`said ${said(code)}`);
    state.frames.pop();
  },
});

/** Both seats say a number at the same time, until all have. */
const together: MiniStep = {
  seats: (_c, { answers }) => [0, 1].reduce((bits, seat) => (answers[seat] === -1 ? bits | (1 << seat) : bits), 0),
  options(_c, _frame, seat, out) {
    for (let i = 0; i < 3; i++) out.add(say(i + seat));
  },
  choose({ state }, { answers }, seat, code) {
    answers[seat] = said(code);
    if (answers.includes(-1)) return;
    state.notes.push(answers.join());
    state.frames.pop();
  },
};
const beginTogether = (): Play<MiniState> =>
  begin({
    start: {
      run({ state }) {
        state.frames.pop();
        state.frames.push({ ...miniFrame('together'), answers: [-1, -1] });
      },
    },
    together,
  });

describe('settling', () => {
  it('runs steps until the stack is empty', () => {
    const play = begin({
      one: {
        run({ state }) {
          state.notes.push('one');
          state.frames.pop();
          state.frames.push(miniFrame('two'));
        },
      },
      two: {
        run({ state }) {
          state.notes.push('two');
          state.frames.pop();
        },
      },
    });
    expect(play.state.notes).toEqual(['one', 'two']);
    expect([play.waiting, play.waitingFrame, play.nextSeat()]).toEqual([0, null, -1]);
  });

  it('takes a single option by itself', () => {
    expect(begin({ ask: asking([7]) }).state.notes).toEqual(['said 7']);
  });

  it('keeps a single option of a question that is always asked', () => {
    const play = begin({ ask: { ...asking([7]), alwaysAsks: () => true } });
    expect([play.state.notes, play.waiting]).toEqual([[], 1]);
    expect(play.options(0).toArray()).toEqual([say(7)]);
    expect(play.choose(0, say(7))).toBe(true);
    expect(play.state.notes).toEqual(['said 7']);
  });

  it('tells who listens of every choice that it takes, and of no other', () => {
    const heard: string[] = [];
    const play = begin({
      start: {
        ...asking([1, 2]),
        choose: ({ state }) => void state.frames.push(miniFrame('lone'), miniFrame('asked')),
      },
      lone: { ...asking([3]), seats: () => 0b10, choose: ({ state }) => void state.frames.splice(0) },
      asked: { ...asking([4]), alwaysAsks: () => true },
    });
    play.onForced = (frame, seat) => {
      heard.push(`${frame.step} ${seat}`);
      // It is told before the choice is taken.
      expect(play.state.frames.at(-1)).toBe(frame);
    };
    play.choose(0, say(1));
    expect(heard).toEqual([]);
    play.choose(0, say(4));
    expect(heard).toEqual(['lone 1']);
    expect(play.waiting).toBe(0);
  });

  it('asks of the state and the frame whether a question is always asked', () => {
    const asked: unknown[] = [];
    const alwaysAsks: MiniStep['alwaysAsks'] = (state, frame) => {
      asked.push([state.notes.length, frame.step]);
      return state.notes.length === 2;
    };
    const again: MiniStep = { ...asking([7]), alwaysAsks, choose: ({ state }) => void state.notes.push('again') };
    const play = begin({ ask: again });
    expect([play.state.notes, play.waiting, asked.length]).toEqual([['again', 'again'], 1, 3]);
    expect(asked.at(-1)).toEqual([2, 'ask']);
  });

  it('waits if there is more than one option, also if the question need not be asked', () => {
    const play = begin({ ask: { ...asking([1, 2]), alwaysAsks: () => false } });
    expect([play.waiting, play.nextSeat(), play.isWaitingFor(0), play.isWaitingFor(1)]).toEqual([1, 0, true, false]);
  });

  it('breaks an invariant if a decision offers nothing', () => {
    expect(() => begin({ ask: asking([]) })).toThrow(InvariantError);
  });

  it('breaks an invariant on a step that does not exist, or neither runs nor waits', () => {
    expect(() => begin({ start: { run: ({ state }) => void state.frames.push(miniFrame('nowhere')) } })).toThrow(
      /nowhere/,
    );
    expect(() => begin({ idle: {} })).toThrow(InvariantError);
  });

  it('breaks an invariant on a chain without end, of steps or of forced choices', () => {
    expect(() => begin({ loop: { run: () => {} } })).toThrow(InvariantError);
    expect(() => begin({ ask: { ...asking([1]), choose: () => {} } })).toThrow(InvariantError);
  });
});

describe('several seats at once', () => {
  it('all have a decision, each with its own options', () => {
    const play = beginTogether();
    expect([play.waiting, play.nextSeat()]).toEqual([0b11, 0]);
    expect(play.options(0).toArray()).toEqual([say(0), say(1), say(2)]);
    expect(play.options(1).toArray()).toEqual([say(1), say(2), say(3)]);
  });

  it('answer in any order, and one that has answered waits', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const play = beginTogether();
      expect(play.choose(order[0], say(1))).toBe(true);
      expect(play.choose(order[0], say(2))).toBe(false);
      expect(play.options(order[0]).length).toBe(0);
      expect(play.nextSeat()).toBe(order[1]);
      expect(play.choose(order[1], say(2))).toBe(true);
      expect(play.state.notes).toEqual([order[0] === 0 ? '1,2' : '2,1']);
    }
  });

  it('cannot take the options of each other', () => {
    const play = beginTogether();
    expect([play.choose(0, say(3)), play.choose(1, say(0))]).toEqual([false, false]);
  });

  it('are not forced while both wait, even if each has one option', () => {
    const play = begin({
      both: {
        seats: () => 0b11,
        options: (_c, _frame, _seat, out) => out.add(say(1)),
        choose: ({ state }) => void state.frames.pop(),
      },
    });
    expect(play.waiting).toBe(0b11);
  });
});

describe('options', () => {
  /** Counts how often the options of each seat are computed. */
  function counted(): { play: Play<MiniState>; counts: number[] } {
    const counts = [0, 0];
    const play = begin({
      both: {
        seats: () => 0b11,
        options(_c, _frame, seat, out) {
          counts[seat] = (counts[seat] ?? 0) + 1;
          out.add(say(1));
          out.add(say(2));
        },
        choose: () => {},
      },
    });
    return { play, counts };
  }

  it('are computed only when asked for, and once for each decision', () => {
    const { play, counts } = counted();
    expect(counts).toEqual([0, 0]);
    play.options(1);
    play.options(1);
    play.choose(1, say(9));
    expect(counts).toEqual([0, 1]);
  });

  it('are computed anew after a choice', () => {
    const { play, counts } = counted();
    play.choose(0, say(1));
    play.options(0);
    play.options(0);
    expect(counts).toEqual([2, 0]);
  });

  it('are written into the same list again', () => {
    const { play } = counted();
    const list = play.options(0);
    play.choose(0, say(1));
    expect(play.options(0)).toBe(list);
    expect(play.options(0).codes).toBe(list.codes);
    expect(play.options(1)).not.toBe(list);
  });

  it('are empty for a seat that has nothing to decide', () => {
    const play = begin({ ask: asking([1, 2]) });
    expect(play.options(1).length).toBe(0);
    expect(play.options(0).length).toBe(2);
  });
});

describe('the door', () => {
  it('accepts exactly what is offered and changes nothing otherwise', () => {
    const { play } = toyMatch();
    const offered = play.options(0).toArray();
    const before = JSON.stringify(play.state);
    const place = play.chance.stream.save();
    for (let code = 0; code < 2000; code++) {
      if (offered.includes(code)) continue;
      expect(play.choose(0, code)).toBe(false);
    }
    for (const code of offered) for (const seat of [1, 2, -1, 31, 32]) expect(play.choose(seat, code)).toBe(false);
    expect(JSON.stringify(play.state)).toBe(before);
    expect(play.chance.stream.save()).toEqual(place);
    for (const code of offered) {
      const other = toyMatch().play;
      expect(other.choose(0, code)).toBe(true);
    }
  });

  it('is shut when the game is over', () => {
    const play = begin({ ask: asking([1, 2]) });
    play.choose(0, say(1));
    expect(play.choose(0, say(1))).toBe(false);
    expect(play.state.notes).toEqual(['said 1']);
  });
});

describe('restoring', () => {
  it('puts an earlier state in place, with its decision and its options', () => {
    const play = begin({
      start: { ...asking([1, 2]), choose: ({ state }) => void state.frames.push(miniFrame('next')) },
      next: { ...asking([3, 4]), seats: () => 0b10 },
    });
    const before = copy(play.state);
    play.choose(0, say(1));
    expect(play.options(1).toArray()).toEqual([say(3), say(4)]);
    play.restore(before);
    expect([play.waiting, play.waitingFrame?.step]).toEqual([0b01, 'start']);
    expect(play.options(0).toArray()).toEqual([say(1), say(2)]);
    expect(play.options(1).length).toBe(0);
  });

  it('knows a finished game', () => {
    const play = begin({ ask: asking([1, 2]) });
    play.restore({ frames: [], notes: [] });
    expect([play.waiting, play.waitingFrame]).toEqual([0, null]);
  });

  it('breaks an invariant if the state does not wait for anybody', () => {
    const play = begin({ ask: asking([1, 2]), run: { run: () => {} } });
    expect(() => play.restore({ frames: [miniFrame('run')], notes: [] })).toThrow(InvariantError);
  });
});

describe('prompts, events and coverage', () => {
  it('a prompt without words of its own is the name of the step', () => {
    expect(begin({ ask: asking([1, 2]) }).prompt(0)).toEqual({ key: 'ask' });
    expect(
      begin({ ask: { ...asking([1, 2]), prompt: (_s, _f, seat) => ({ key: 'p', params: { seat } }) } }).prompt(0),
    ).toEqual({
      key: 'p',
      params: { seat: 0 },
    });
  });

  it('nothing is recorded or counted unless somebody wants it', () => {
    const { play } = toyMatch();
    play.events = null;
    play.choose(0, toy.choices.encode({ type: 'roll' }) as number);
    expect([play.events, play.coverage]).toEqual([null, null]);
  });

  it('resolved abilities are counted', () => {
    const { play } = toyMatch();
    play.coverage = new Int32Array(4);
    for (let i = 0; i < 2; i++) {
      play.resolved(3);
      play.resolved(0);
    }
    expect([...play.coverage]).toEqual([2, 0, 0, 2]);
  });

  it('an unknown kind of choice is not offered anywhere', () => {
    expect(begin({ ask: asking([1, 2]) }).choose(0, miniChoices.kinds.stop.code())).toBe(false);
  });
});
