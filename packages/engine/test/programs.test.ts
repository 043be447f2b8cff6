import {
  again,
  hash,
  InvariantError,
  type Match,
  matchFromState,
  pendingFor,
  refusal,
  seedFromNumber,
  undo,
  type Verb,
  whyNot,
} from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { choose, stroll } from './doing.js';
import { type MiniFrame, type MiniState, mini, miniFrame, miniMatch, said, say } from './mini.js';
import { ask, call, note, running, stepsOf } from './mini-programs.js';
import { dealt, type ToyState, toy, toyMatch } from './toy.js';

const matchWith = (...hands: string[][]): Match<ToyState> =>
  matchFromState(toy, dealt(...hands), 'chacha20', seedFromNumber(1));

type MiniVerb = Verb<MiniState, MiniFrame>;

describe('an effect', () => {
  it('runs its verbs in order and ends once, after its frame has left', () => {
    const { state } = running({ main: [note('a'), note('b'), note('c')] });
    expect(state.notes).toEqual(['a', 'b', 'c', 'end of main, 0 below']);
  });

  it('without verbs ends at once', () => {
    expect(running({ main: [] }).state.notes).toEqual(['end of main, 0 below']);
  });

  it('goes on behind an effect that it calls', () => {
    const { state } = running({ main: [note('a'), call('inner'), note('d')], inner: [note('b'), note('c')] });
    expect(state.notes).toEqual(['a', 'b', 'c', 'end of inner, 1 below', 'd', 'end of main, 0 below']);
  });

  it('waits for the seat that its verb names and remembers the answers', () => {
    const play = running({ main: [note('a'), ask(1), ask(0), note('z')] });
    expect([play.waiting, play.state.notes]).toEqual([0b10, ['a']]);
    expect(play.choose(1, say(2))).toBe(true);
    expect(play.waiting).toBe(0b01);
    expect(play.choose(0, say(1))).toBe(true);
    expect(play.waiting).toBe(0);
    expect(play.state.notes).toEqual(['a', '1 says 2', '0 says 1', 'z', 'end of main, 0 below']);
  });

  it('repeats a verb that says again', () => {
    let left = 3;
    const repeat: MiniVerb = {
      run({ state }, frame) {
        state.notes.push('again');
        if (--left > 0) again(frame);
      },
    };
    expect(running({ main: [repeat, note('z')] }).state.notes).toEqual([
      'again',
      'again',
      'again',
      'z',
      'end of main, 0 below',
    ]);
  });

  it('repeats a choice that says again', () => {
    const twice = ask(0, 3, (_c, frame, _seat, code) => {
      frame.answers.push(said(code));
      if (frame.answers.length < 2) again(frame);
    });
    const sum: MiniVerb = { run: ({ state }, { answers }) => void state.notes.push(answers.join('+')) };
    const play = running({ main: [twice, sum] });
    play.choose(0, say(2));
    expect(play.waiting).toBe(0b01);
    play.choose(0, say(1));
    expect(play.state.notes).toEqual(['2+1', 'end of main, 0 below']);
  });

  it('takes a single option by itself', () => {
    expect(running({ main: [ask(0, 1), note('z')] }).state.notes).toEqual(['0 says 0', 'z', 'end of main, 0 below']);
  });

  it('breaks an invariant if a verb waits but takes no choice', () => {
    const { deeds: _deeds, ...deaf } = ask(0);
    expect(() => running({ main: [deaf] })).toThrow(InvariantError);
  });

  it('has the prompt and the reasons of its verb, and the name of its step without one', () => {
    const otherwise = () => refusal('X-1');
    const program = [{ ...ask(0), prompt: () => ({ key: 'asked' }), otherwise }, ask(0)];
    const match = miniMatch(mini(stepsOf({ main: program })));
    expect(match.play.prompt(0)).toEqual({ key: 'asked' });
    expect(whyNot(match, 0, { type: 'stop' })?.rule).toBe('X-1');
    choose(match, 0, { type: 'say', number: 1 });
    expect(match.play.prompt(0)).toEqual({ key: 'main' });
    expect(whyNot(match, 0, { type: 'stop' })?.rule).toBe('HT-DOOR-03');
  });

  it('is asked for a single option where its verb wants that', () => {
    const play = running({ main: [{ ...ask(0, 1), alwaysAsks: () => true }] });
    expect([play.waiting, play.state.notes]).toEqual([1, []]);
  });

  it('says of itself that its answers belong together and that its worth shows only behind it', () => {
    const step = stepsOf({ main: [] }).main;
    const state = { frames: [miniFrame('main')], notes: [] };
    expect([step?.joinsUndo?.(state, miniFrame('main')), step?.isAmid?.(state, miniFrame('main'))]).toEqual([
      true,
      true,
    ]);
  });
});

describe('the undo group of an effect', () => {
  it('holds all answers of one seat, and begins anew where another seat is asked', () => {
    const match = miniMatch(mini(stepsOf({ main: [ask(0), ask(0), ask(1), ask(1), ask(0)] })));
    for (const seat of [0, 0, 1, 1]) choose(match, seat, { type: 'say', number: 1 });
    undo(match, 1);
    expect(match.log.at(-1)).toEqual({ seat: 1, undo: 2 });
    undo(match, 0);
    expect(match.log.at(-1)).toEqual({ seat: 0, undo: 2 });
    expect(hash(match.play.state)).toBe(match.startHash);
  });
});

describe('a card with a nested effect', () => {
  it('is carried out verb by verb', () => {
    const match = matchWith(['c1', 'c4'], ['c2']);
    match.play.chance.follow([5]);
    choose(match, 0, { type: 'play', card: 'c1' });
    choose(match, 0, { type: 'take', amount: 2 });
    expect(match.play.state.frames.map((frame) => ('effect' in frame ? frame.effect : frame.step))).toEqual([
      'turn',
      'spark',
      'ember',
    ]);
    choose(match, 0, { type: 'take', amount: 1 });
    expect(pendingFor(match, 0)[0]?.prompt).toEqual({ key: 'take', params: { count: 1 } });
    choose(match, 0, { type: 'take', amount: 3 });
    // 1 at first, the die and 1 + 3 by the inner effect, then ten times the first answer.
    expect(match.play.state.points).toEqual([1 + 5 + 4 + 20, 0]);
    expect(match.play.chance.release()).toEqual([]);
    expect(match.play.nextSeat()).toBe(1);
  });

  it('goes on the same way after saving and loading at each decision inside it', () => {
    const script = [
      { type: 'play', card: 'c1' },
      { type: 'take', amount: 2 },
      { type: 'take', amount: 1 },
      { type: 'take', amount: 3 },
    ];
    const straight = matchWith(['c1', 'c4'], ['c2']);
    for (const choice of script) choose(straight, 0, choice);
    for (let stop = 1; stop < script.length; stop++) {
      const match = matchWith(['c1', 'c4'], ['c2']);
      for (const choice of script.slice(0, stop)) choose(match, 0, choice);
      const saved = JSON.parse(JSON.stringify({ state: match.play.state, place: match.play.chance.stream.save() }));
      const loaded = matchFromState(
        toy,
        { ...dealt(['c1', 'c4'], ['c2']), state: saved.state },
        'chacha20',
        seedFromNumber(1),
      );
      loaded.play.chance.stream.load(saved.place);
      expect(pendingFor(loaded, 0)[0]?.options).toEqual(pendingFor(match, 0)[0]?.options);
      for (const choice of script.slice(stop)) choose(loaded, 0, choice);
      expect(hash(loaded.play.state)).toBe(hash(straight.play.state));
    }
  });

  it('goes on the same way after restoring a state that went through JSON, anywhere in many games', () => {
    for (let seed = 0; seed < 20; seed++) {
      const match = toyMatch({ seed, seats: 3 });
      stroll(match, seed, seed);
      const other = toyMatch({ seed, seats: 3 });
      stroll(other, seed, seed);
      other.play.restore(JSON.parse(JSON.stringify(other.play.state)));
      stroll(match, 10, seed + 100);
      stroll(other, 10, seed + 100);
      expect(other.hashes).toEqual(match.hashes);
    }
  });
});
