import {
  again,
  at,
  defineChoices,
  oneOf,
  perform,
  range,
  refusal,
  sequence,
  times,
  type Verb,
  when,
  whyNot,
} from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { choose } from './doing.js';
import { type MiniFrame, type MiniState, mini, miniChoices, miniFrame, miniMatch, said, say } from './mini.js';
import { ask, begin, call, type MiniProgram, note, running, stepsOf } from './mini-programs.js';

const { say: sayKind } = miniChoices.kinds;

/** What was noted until the program ended. */
const notesOf = (...program: MiniProgram): string[] =>
  running({ main: program }).state.notes.filter((word) => !word.startsWith('end of'));

const noted = (word: string) => (state: MiniState) => state.notes.includes(word);
const always = (): boolean => true;
const never = (): boolean => false;

describe('when', () => {
  it('carries out one program or the other, and goes on behind both', () => {
    const program = (holds: () => boolean) =>
      notesOf(note('a'), when(holds, [note('yes'), note('yes')], [note('no'), note('no')]), note('z'));
    expect(program(always)).toEqual(['a', 'yes', 'yes', 'z']);
    expect(program(never)).toEqual(['a', 'no', 'no', 'z']);
  });

  it('without a second program does nothing if the condition does not hold', () => {
    expect(notesOf(when(never, [note('yes')]), note('z'))).toEqual(['z']);
    expect(notesOf(when(always, [note('yes')]), note('z'))).toEqual(['yes', 'z']);
    expect(notesOf(when(never, [], [note('no')]), when(always, []), note('z'))).toEqual(['no', 'z']);
  });

  it('asks when its line is reached, of the state and of the frame', () => {
    const play = running({
      main: [ask(0), when((_state, { answers }) => answers[0] === 2, [note('two')], [note('other')])],
    });
    play.choose(0, say(2));
    expect(play.state.notes).toEqual(['0 says 2', 'two', 'end of main, 0 below']);
    expect(notesOf(when(noted('a'), [note('early')]), note('a'), when(noted('a'), [note('late')]))).toEqual([
      'a',
      'late',
    ]);
  });

  it('may hold others, in both programs', () => {
    const nested = (outer: () => boolean, inner: () => boolean) =>
      notesOf(
        note('a'),
        when(
          outer,
          [note('b'), when(inner, [note('c')], [note('d'), note('d')]), note('e')],
          [when(inner, [note('f'), note('f')], [note('g')]), note('h')],
        ),
        note('z'),
      ).join('');
    expect(nested(always, always)).toBe('abcez');
    expect(nested(always, never)).toBe('abddez');
    expect(nested(never, always)).toBe('affhz');
    expect(nested(never, never)).toBe('aghz');
  });
});

describe('times', () => {
  it('repeats its program so many times', () => {
    const repeated = (count: number) =>
      notesOf(
        note('a'),
        times(() => count, [note('b'), note('c')]),
        note('z'),
      ).join('');
    expect([0, 1, 2, 5].map(repeated)).toEqual(['az', 'abcz', 'abcbcz', 'abcbcbcbcbcz']);
    expect(repeated(-1)).toBe('az');
  });

  it('finds out how often when the loop begins', () => {
    const body: Verb<MiniState, MiniFrame> = {
      run({ state }, { answers }) {
        state.notes.push('b');
        answers[0] = 9;
      },
    };
    const play = running({ main: [ask(0, 4), times((_state, { answers }) => at(answers, 0), [body])] });
    play.choose(0, say(3));
    expect(play.state.notes).toEqual(['0 says 3', 'b', 'b', 'b', 'end of main, 0 below']);
  });

  it('may hold loops and conditions, and leaves nothing behind', () => {
    let left: readonly number[] = [7];
    const look: Verb<MiniState, MiniFrame> = {
      run: (_c, { loops }) => {
        left = [...loops];
      },
    };
    const program = notesOf(
      times(
        () => 2,
        [note('a'), times(() => 3, [note('b'), when(noted('c'), [note('d')])]), times(() => 0, [note('x')]), note('c')],
      ),
      times(() => 1, [note('z')]),
      look,
    );
    expect(program.join('')).toBe('abbbcabdbdbdcz');
    expect(left).toEqual([]);
  });

  it('counts anew each time it is reached', () => {
    let count = 0;
    const program = notesOf(times(() => 3, [note('a'), times(() => count++, [note('b')])]));
    expect(program.join('')).toBe('aababb');
  });
});

describe('one of', () => {
  const open = { forbids: () => null };
  const shut = { forbids: () => refusal('X-SHUT', { why: 1 }) };
  const ways = (...branches: readonly { value?: number; forbids?: () => ReturnType<typeof refusal> | null }[]) =>
    oneOf<MiniState, MiniFrame>(
      { kind: sayKind, rule: 'X-ONE', seat: () => 1, prompt: () => ({ key: 'which' }) },
      branches.map((branch, i) => ({ program: [note(`branch ${i}`), note('done')], ...branch })),
    );

  it('carries out the program that the seat chooses, and no other', () => {
    for (const chosen of [0, 1, 2]) {
      const play = running({ main: [note('a'), ways({}, open, {}), note('z')] });
      expect([play.waiting, play.prompt(1)]).toEqual([0b10, { key: 'which' }]);
      expect(play.choose(1, say(chosen))).toBe(true);
      expect(play.state.notes).toEqual(['a', `branch ${chosen}`, 'done', 'z', 'end of main, 0 below']);
    }
  });

  it('offers the open branches; a shut one is refused by its rule, a number too high by that of the question', () => {
    const match = miniMatch(mini(stepsOf({ main: [ways({}, shut, {})] })));
    expect(match.play.options(1).toArray()).toEqual([say(0), say(2)]);
    expect(whyNot(match, 1, { type: 'say', number: 1 })).toEqual(refusal('X-SHUT', { why: 1 }));
    expect(whyNot(match, 1, { type: 'say', number: 3 })).toEqual(refusal('X-ONE'));
    choose(match, 1, { type: 'say', number: 2 });
    expect(match.play.state.notes).toContain('branch 2');
  });

  it('calls branches by values of their own where they have some', () => {
    const match = miniMatch(mini(stepsOf({ main: [ways({ value: 2 }, { value: 0 })] })));
    expect(match.play.options(1).toArray()).toEqual([say(2), say(0)]);
    expect(whyNot(match, 1, { type: 'say', number: 1 })).toEqual(refusal('X-ONE'));
    choose(match, 1, { type: 'say', number: 2 });
    expect(match.play.state.notes).toContain('branch 0');
  });

  it('takes the only open branch by itself, unless the question is always asked', () => {
    expect(notesOf(ways(shut, {}, shut))).toEqual(['branch 1', 'done']);
    const asked = oneOf<MiniState, MiniFrame>({ kind: sayKind, rule: 'X-ONE', seat: () => 0, alwaysAsks: () => true }, [
      { program: [note('only')] },
    ]);
    const play = running({ main: [asked] });
    expect([play.waiting, play.prompt(0)]).toEqual([1, { key: 'main' }]);
    play.choose(0, say(0));
    expect(play.state.notes).toEqual(['only', 'end of main, 0 below']);
  });

  it('asks nobody and carries out nothing if every branch is shut', () => {
    expect(notesOf(note('a'), ways(shut, shut), note('z'))).toEqual(['a', 'z']);
  });

  it('may hold parts and be held by them', () => {
    const inner = oneOf<MiniState, MiniFrame>({ kind: sayKind, rule: 'X-ONE', seat: () => 0 }, [
      { program: [when(always, [note('b')], [note('x')]), note('c')] },
      { program: [times(() => 2, [note('d')]), when(never, [note('x')], [note('e')])] },
      { program: [] },
    ]);
    const play = running({ main: [note('a'), times(() => 3, [when(always, [inner])]), note('z')] });
    for (const branch of [1, 2, 0]) expect(play.choose(0, say(branch))).toBe(true);
    expect(play.state.notes.slice(0, -1).join('')).toBe('addebcz');
  });

  it('reads the branch from the first field; what else the choice says must be left out', () => {
    const choices = defineChoices({ pick: { branch: range('number', 0, 3), extra: range('number', 0, 2) } });
    const { pick } = choices.kinds;
    const part = oneOf<MiniState, MiniFrame>({ kind: pick, rule: 'X-ONE', seat: () => 0 }, [
      { program: [note('b0')] },
      { program: [note('b1')] },
    ]);
    const match = miniMatch(mini(stepsOf({ main: [part] }), { choices }));
    expect(match.play.options(0).toArray()).toEqual([pick.code(0), pick.code(1)]);
    expect(whyNot(match, 0, { type: 'pick', branch: 1, extra: 1 })?.rule).toBe('X-ONE');
    choose(match, 0, { type: 'pick', branch: 1, extra: 0 });
    expect(match.play.state.notes[0]).toBe('b1');
  });
});

describe('perform', () => {
  it('carries out another program first and goes on behind it', () => {
    const { state } = running({ main: [note('a'), perform(() => miniFrame('other')), note('z')], other: [note('b')] });
    expect(state.notes).toEqual(['a', 'b', 'end of other, 1 below', 'z', 'end of main, 0 below']);
  });

  it('finds the program when the line is reached, and does nothing if there is none', () => {
    const byAnswer = perform<MiniState, MiniFrame>((_c, { answers }) =>
      answers[0] === 0 ? null : miniFrame(`effect ${answers[0]}`),
    );
    const programs = { main: [ask(0), byAnswer, note('z')], 'effect 1': [note('one')], 'effect 2': [note('two')] };
    const after = (answer: number): string[] => {
      const play = running(programs);
      play.choose(0, say(answer));
      return play.state.notes.slice(1, -1);
    };
    expect(after(0)).toEqual(['z']);
    expect(after(2)).toEqual(['two', 'end of effect 2, 1 below', 'z']);
  });
});

describe('again', () => {
  it('repeats a line inside of parts', () => {
    const thrice: Verb<MiniState, MiniFrame> = {
      run({ state }, frame) {
        state.notes.push('b');
        if (state.notes.filter((word) => word === 'b').length % 3 !== 0) again(frame);
      },
    };
    expect(notesOf(when(always, [note('a'), thrice, note('c')])).join('')).toBe('abbbc');
    expect(notesOf(times(() => 2, [thrice, note('c')])).join('')).toBe('bbbcbbbc');
  });
});

describe('a program that is saved and loaded', () => {
  const program: MiniProgram = [
    times(
      () => 2,
      [
        note('a'),
        times((_state, { loops }) => 1 + loops.length, [ask(0), when(noted('0 says 2'), [call('other')])]),
        oneOf<MiniState, MiniFrame>({ kind: sayKind, rule: 'X-ONE', seat: () => 1 }, [
          { program: [note('left')] },
          { program: [times(() => 2, [ask(1)])] },
        ]),
      ],
    ),
    note('z'),
  ];
  const programs = { main: program, other: [ask(1)] };
  const answers = [0, 2, 1, 1, 2, 0, 1, 2, 0, 1, 0, 2, 1, 1, 0, 2];

  function goOn(play: ReturnType<typeof running>, given: readonly number[]): void {
    for (const answer of given) {
      if (play.waiting === 0) return;
      const seat = play.nextSeat();
      const options = play.options(seat);
      expect(play.choose(seat, options.get(answer % options.length))).toBe(true);
    }
  }

  it('goes on the same way from the middle of anything', () => {
    const straight = running(programs);
    const saved: string[] = [];
    for (const answer of answers) {
      if (straight.waiting !== 0) saved.push(JSON.stringify(straight.state));
      goOn(straight, [answer]);
    }
    expect([straight.waiting, straight.state.notes.at(-1)]).toEqual([0, 'end of main, 0 below']);
    for (const [i, text] of saved.entries()) {
      const loaded = running(programs);
      loaded.restore(JSON.parse(text));
      goOn(loaded, answers.slice(i));
      expect(loaded.state).toEqual(straight.state);
    }
    // Among the places were an inner loop, and another program in the middle of one.
    const states = saved.map((text) => JSON.parse(text) as MiniState);
    expect(states.some(({ frames }) => frames.length === 1 && frames[0]?.loops.length === 2)).toBe(true);
    expect(states.some(({ frames }) => frames.length === 2 && frames[0]?.loops.length === 2)).toBe(true);
  });
});

describe('a sequence', () => {
  /** A round of phases: what happens in each is noted with the number the counter shows by then. */
  const phase = (word: string): Verb<MiniState, MiniFrame> => ({
    run: ({ state }, frame) => void state.notes.push(`${word} ${frame.at}`),
  });

  it('runs its phases from top to bottom, leaves the stack and finishes once', () => {
    const { step } = sequence<MiniState, MiniFrame, Record<string, Verb<MiniState, MiniFrame>>>(
      { dawn: phase('dawn'), noon: phase('noon'), dusk: phase('dusk') },
      ({ state }) => void state.notes.push(`over, ${state.frames.length} left`),
    );
    expect(begin({ round: step }).state.notes).toEqual(['dawn 1', 'noon 2', 'dusk 3', 'over, 0 left']);
  });

  it('names its phases by their numbers', () => {
    const { at: numbers } = sequence({ dawn: phase('dawn'), noon: phase('noon') });
    expect(numbers).toEqual({ dawn: 0, noon: 1 });
  });

  it('leaves the order where a phase says so, back and forth', () => {
    const day = sequence({
      dawn: phase('dawn'),
      choice: ask(0, 3, ({ state }, frame, _seat, code) => {
        state.notes.push(`chosen ${said(code)}`);
        if (said(code) === 1) day.go(frame, 'dawn');
        if (said(code) === 2) day.go(frame, 'night');
      }),
      dusk: phase('dusk'),
      night: phase('night'),
    });
    const play = begin({ day: day.step });
    expect(play.waiting).toBe(1);
    for (const number of [1, 1, 2]) expect(play.choose(0, say(number))).toBe(true);
    expect(play.state.notes).toEqual(['dawn 1', 'chosen 1', 'dawn 1', 'chosen 1', 'dawn 1', 'chosen 2', 'night 4']);
    const straight = begin({ day: day.step });
    straight.choose(0, say(0));
    expect(straight.state.notes).toEqual(['dawn 1', 'chosen 0', 'dusk 3', 'night 4']);
  });

  it('goes on behind what a phase has put on top', () => {
    const day = sequence({ dawn: phase('dawn'), work: call('work'), dusk: phase('dusk') });
    const play = begin({ day: day.step, ...stepsOf({ work: [note('work'), ask(1)] }) });
    expect(play.state.frames.map(({ step, at: line }) => `${step} ${line}`)).toEqual([
      `day ${day.at.work + 1}`,
      'work 1',
    ]);
    play.choose(1, say(0));
    expect(play.state.notes).toEqual(['dawn 1', 'work', '1 says 0', 'end of work, 1 below', 'dusk 3']);
  });

  it('is no effect: its questions stand for themselves', () => {
    const { step } = sequence({ choice: ask(0) });
    expect([step.joinsUndo, step.isAmid]).toEqual([undefined, undefined]);
  });
});
