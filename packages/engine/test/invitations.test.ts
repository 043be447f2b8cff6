import {
  act,
  always,
  createMatch,
  type Deed,
  type Frame,
  hash,
  type Invitation,
  invitationFor,
  type Match,
  pendingFor,
  questionsOf,
  readGameFile,
  redo,
  refusal,
  replay,
  seedFromNumber,
  undo,
  whyNot,
  writeGameFile,
} from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { choose, fingerprint, undoByConsent, verdict } from './doing.js';
import { type MiniState, type MiniStep, mini, miniChoices, miniFrame, said, say } from './mini.js';
import { ask, begin, note, stepsOf } from './mini-programs.js';

const { stop } = miniChoices.kinds;
const stopChoice = { type: 'stop' };
const sayChoice = (number: number) => ({ type: 'say', number });

/** Seat 0 says 1 or 2 as long as the game goes on; who has heard "stop" may also say 3. */
const talk: MiniStep = {
  seats: () => 0b001,
  options({ state }, _frame, _seat, out) {
    for (const number of state.notes.includes('1 stops') ? [1, 2, 3] : [1, 2]) out.add(say(number));
  },
  choose({ state }, _frame, seat, code) {
    state.notes.push(`${seat} says ${said(code)}`);
    if (state.notes.length > 5) state.frames.pop();
  },
  prompt: ({ notes }) => ({ key: 'talk', params: { stops: notes.filter((word) => word === '1 stops').length } }),
  joinsUndo: () => true,
};

/** Once in the game seat 1 may say stop while seat 0 talks. */
const stopOnce: Deed<MiniState, Frame> = {
  kind: stop,
  candidates: (_c, _frame, _seat, out) => out.add(stop.code()),
  forbids: ({ state }) => (state.notes.includes('1 stops') ? refusal('X-ONCE', { said: 1 }) : null),
  does: ({ state }, _frame, seat) => void state.notes.push(`${seat} stops`),
};
const invitation: Invitation<MiniState> = { seats: () => 0b010, deeds: [stopOnce] };

/** The same, but what seat 0 is asked does not change by it. */
const quiet: Invitation<MiniState> = {
  seats: () => 0b010,
  deeds: [always(stop, ({ state }) => void state.notes.push('a hint'))],
};

function matchWith(
  given: Invitation<MiniState> | undefined,
  steps: Record<string, MiniStep> = { talk },
): Match<MiniState> {
  const game = mini(steps, { seats: { least: 3, most: 3 }, ...(given === undefined ? {} : { invitation: given }) });
  return createMatch(game, { options: {}, seats: 3, seed: seedFromNumber(1), random: 'chacha20' });
}

describe('an invited seat', () => {
  it('may choose while the game waits for somebody else, who is waited for all the same', () => {
    const match = matchWith(invitation);
    expect([match.play.waiting, match.play.isWaitingFor(1), match.play.isInvited(1)]).toEqual([0b001, false, true]);
    expect(choose(match, 1, stopChoice).events).toEqual([]);
    expect(match.play.state.notes).toEqual(['1 stops']);
    expect(match.log).toEqual([{ seat: 1, choice: stopChoice }]);
    expect(match.hashes).toEqual([hash(match.play.state)]);
    expect([match.play.waiting, match.play.nextSeat()]).toEqual([0b001, 0]);
  });

  it('need not choose: the game goes on without it', () => {
    const match = matchWith(invitation);
    for (let i = 0; i < 6; i++) choose(match, 0, sayChoice(1));
    expect(match.play.waiting).toBe(0);
    expect([match.play.isInvited(1), verdict(act(match, 1, stopChoice))]).toEqual([false, 'HT-DOOR-04']);
  });

  it('is refused what its invitation forbids, and what it is not invited to', () => {
    const match = matchWith(invitation);
    choose(match, 1, stopChoice);
    const before = fingerprint(match);
    expect(whyNot(match, 1, stopChoice)).toEqual(refusal('X-ONCE', { said: 1 }));
    expect(whyNot(match, 1, sayChoice(1))).toEqual(refusal('HT-DOOR-01', { seat: 1 }));
    expect(verdict(act(match, 1, { type: 'fly' }))).toBe('HT-DOOR-02');
    for (const choice of [stopChoice, sayChoice(1)]) expect(verdict(act(match, 1, choice))).not.toBe('ok');
    expect(fingerprint(match)).toBe(before);
  });

  it('is asked for by the frame that waits', () => {
    const asked: string[] = [];
    const only: Invitation<MiniState> = {
      ...invitation,
      seats(_c, frame) {
        asked.push(frame.step);
        return frame.step === 'second' ? 0b010 : 0;
      },
    };
    const match = matchWith(
      only,
      stepsOf({
        main: [ask(0), { run: ({ state }) => void state.frames.push(miniFrame('second')) }],
        second: [ask(0)],
      }),
    );
    expect(verdict(act(match, 1, stopChoice))).toBe('HT-DOOR-01');
    choose(match, 0, sayChoice(1));
    expect(verdict(act(match, 1, stopChoice))).toBe('ok');
    expect(new Set(asked)).toEqual(new Set(['main', 'second']));
  });

  it('answers no question, so no revision makes its choice stale', () => {
    expect(verdict(act(matchWith(invitation), 1, stopChoice, 77))).toBe('ok');
  });

  it('does not move the program on that waits for somebody else', () => {
    const match = matchWith(quiet, stepsOf({ main: [ask(0), ask(0), note('z')] }));
    choose(match, 1, stopChoice);
    expect(match.play.state.frames[0]?.at).toBe(0);
    choose(match, 0, sayChoice(1));
    choose(match, 1, stopChoice);
    choose(match, 0, sayChoice(2));
    expect(match.play.state.notes).toEqual(['a hint', '0 says 1', 'a hint', '0 says 2', 'z', 'end of main, 0 below']);
  });

  it('may bring the question about that somebody is asked next', () => {
    const calls: Invitation<MiniState> = {
      seats: () => 0b010,
      deeds: [always(stop, ({ state }) => void state.frames.push(miniFrame('other')))],
    };
    const match = matchWith(calls, { talk, ...stepsOf({ other: [ask(2)] }) });
    choose(match, 1, stopChoice);
    expect([match.play.waiting, match.play.waitingFrame?.step]).toEqual([0b100, 'other']);
    choose(match, 2, sayChoice(0));
    expect(match.play.waitingFrame?.step).toBe('talk');
  });
});

describe('who is not invited', () => {
  it('gets HT-DOOR-01, with or without an invitation in the game', () => {
    for (const match of [matchWith(invitation), matchWith(undefined)]) {
      for (const choice of [stopChoice, sayChoice(1)]) expect(verdict(act(match, 2, choice))).toBe('HT-DOOR-01');
      expect(match.play.choose(2, stop.code())).toBe(false);
      expect(match.log).toEqual([]);
    }
  });

  it('and is waited for gets only the deeds of its own question', () => {
    const all: Invitation<MiniState> = { ...invitation, seats: () => 0b111 };
    const match = matchWith(all);
    expect([match.play.isInvited(0), invitationFor(match, 0)]).toEqual([false, []]);
    expect(verdict(act(match, 0, stopChoice))).toBe('HT-DOOR-03');
    expect(match.play.options(0).toArray()).toEqual([say(1), say(2)]);
  });
});

describe('what is told of an invitation', () => {
  it('is told to the invited seat alone', () => {
    const match = matchWith(invitation);
    expect([-1, 0, 1, 2].map((viewer) => invitationFor(match, viewer))).toEqual([[], [], [stopChoice], []]);
    choose(match, 1, stopChoice);
    expect(invitationFor(match, 1)).toEqual([]);
  });

  it('is nothing to all others: questions and options are those of a game without it', () => {
    const [with_, without] = [matchWith(invitation), matchWith(undefined)];
    expect(questionsOf(with_)).toEqual(questionsOf(without));
    for (const viewer of [-1, 0, 1, 2]) expect(pendingFor(with_, viewer)).toEqual(pendingFor(without, viewer));
  });
});

describe('the lone choice of who is waited for', () => {
  it('is taken at once, although somebody is invited', () => {
    const heard: string[] = [];
    const play = begin(stepsOf({ main: [ask(0), ask(0, 1), ask(0)] }), { invitation });
    play.onForced = ({ step }, seat) => void heard.push(`${step} ${seat}`);
    play.choose(0, say(2));
    expect([play.state.notes, heard]).toEqual([['0 says 2', '0 says 0'], ['main 0']]);
  });
});

describe('the revision of who is waited for', () => {
  it('stays if the question stays: its answer is not stale', () => {
    const match = matchWith(quiet);
    const before = [...match.revisions];
    choose(match, 1, stopChoice);
    expect(match.revisions).toEqual(before);
    expect(verdict(act(match, 0, sayChoice(1), before[0]))).toBe('ok');
  });

  it('does not tell what is offered: it stays if only that has changed, and the door knows what is still possible', () => {
    const { prompt: _prompt, ...silent } = talk;
    const match = matchWith(invitation, { talk: silent });
    const before = [...match.revisions];
    choose(match, 1, stopChoice);
    expect(pendingFor(match, 0)[0]?.options).toHaveLength(3);
    expect(match.revisions).toEqual(before);
    expect(verdict(act(match, 0, sayChoice(3), before[0]))).toBe('ok');
  });

  it('changes if the question does', () => {
    const match = matchWith(invitation);
    const [before] = match.revisions;
    choose(match, 1, stopChoice);
    expect(verdict(act(match, 0, sayChoice(1), before))).toBe('HT-DOOR-05');
    expect(verdict(act(match, 0, sayChoice(3), match.revisions[0]))).toBe('ok');
  });

  it('stays or changes in the same way when the choice is taken back', () => {
    const still = matchWith(quiet);
    choose(still, 1, stopChoice);
    const before = [...still.revisions];
    undo(still, 1);
    expect(still.revisions).toEqual(before);
    const moved = matchWith(invitation);
    choose(moved, 1, stopChoice);
    const [asked] = moved.revisions;
    undo(moved, 1);
    expect(verdict(act(moved, 0, sayChoice(3), asked))).toBe('HT-DOOR-05');
  });
});

describe('the revision of somebody else', () => {
  it('is not told: whether the options have changed depends on what others may not know', () => {
    const match = matchWith(invitation);
    choose(match, 1, stopChoice);
    expect(pendingFor(match, 0)[0]?.revision).toBe(match.revisions[0]);
    for (const viewer of [1, -1]) expect(pendingFor(match, viewer)[0]).not.toHaveProperty('revision');
  });
});

describe('undo and an invited choice', () => {
  it('who is waited for cannot reach behind it (HT-UNDO-02); by consent they can', () => {
    const match = matchWith(quiet);
    choose(match, 0, sayChoice(1));
    choose(match, 1, stopChoice);
    expect(verdict(undo(match, 0))).toBe('HT-UNDO-02');
    undoByConsent(match, 0);
    expect(hash(match.play.state)).toBe(match.startHash);
  });

  it('who made it takes it back and makes it again, and it alone', () => {
    const match = matchWith(quiet);
    choose(match, 0, sayChoice(1));
    const before = hash(match.play.state);
    choose(match, 1, stopChoice);
    const after = hash(match.play.state);
    expect(verdict(undo(match, 1))).toBe('ok');
    expect([hash(match.play.state), match.log.at(-1)]).toEqual([before, { seat: 1, undo: 1 }]);
    expect(verdict(redo(match, 1))).toBe('ok');
    expect(hash(match.play.state)).toBe(after);
  });

  it('is a group of its own, also behind an answer of the same seat', () => {
    const match = matchWith(quiet, stepsOf({ main: [ask(1), ask(0), ask(0)] }));
    choose(match, 1, sayChoice(1));
    choose(match, 1, stopChoice);
    undo(match, 1);
    expect(match.log.at(-1)).toEqual({ seat: 1, undo: 1 });
    expect(match.play.state.notes).toEqual(['1 says 1']);
  });

  it('ends the group of who is waited for', () => {
    const match = matchWith(quiet);
    for (const seat of [0, 0, 1, 0, 0]) choose(match, seat, seat === 0 ? sayChoice(1) : stopChoice);
    undo(match, 0);
    expect(match.log.at(-1)).toEqual({ seat: 0, undo: 2 });
    undo(match, 1);
    undo(match, 0);
    expect(match.log.at(-1)).toEqual({ seat: 0, undo: 2 });
    expect(hash(match.play.state)).toBe(match.startHash);
  });
});

describe('the game file', () => {
  it('holds the choices of invited seats, and replays them', () => {
    const match = matchWith(invitation);
    choose(match, 0, sayChoice(1));
    choose(match, 1, stopChoice);
    undo(match, 1);
    redo(match, 1);
    choose(match, 0, sayChoice(3));
    const again = replay(match.game, readGameFile(writeGameFile(match, ['a', 'b', 'c'])));
    expect([again.hashes, again.log]).toEqual([match.hashes, match.log]);
    expect(again.play.state).toEqual(match.play.state);
  });
});
