import type { Deed, Frame, Game, Step } from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { type WindowFrame, type WindowState, windowGame } from '../../engine/test/window-game.js';
import { circleProblems } from '../src/circles.js';
import { makeToy, type ToyState } from './toy.js';
import { choices } from './toy-state.js';

const toy = makeToy();
const given = { games: 8, seed: 1 };

/** The toy with one more choice at a step: `peek` there changes the note, and the same question comes again. */
function withIdleChoice(step: 'turn' | 'discard', change: (note: number) => number): Game {
  const old = toy.steps[step] as Step<ToyState, Frame>;
  const { peek } = choices.kinds;
  const idle: Deed<ToyState, Frame> = {
    kind: peek,
    exact: true,
    candidates: (_c, _frame, _seat, out) => out.add(peek.code()),
    forbids: () => null,
    does(c) {
      c.state.note = change(Number(c.state.note));
    },
  };
  const others = (frame: Frame): readonly Deed<ToyState, Frame>[] =>
    old.deeds?.(frame).filter(({ kind }) => kind !== peek) ?? [];
  const idling: Step<ToyState, Frame> = { ...old, deeds: (frame) => [...others(frame), idle] };
  return { ...toy, steps: { ...toy.steps, [step]: idling } } as unknown as Game;
}

describe('a game in which one seat can go on alone for ever', () => {
  it('is found out if an effect leads back to where it was, with the choices of the circle', () => {
    const problems = circleProblems(
      withIdleChoice('discard', (note) => 1 - note),
      given,
    );
    expect(problems[0]).toContain('can go round in a circle: {"type":"peek"}, {"type":"peek"}');
    expect(problems[0]).toMatch(/toy \{"seed":\d+.*decision \d+\]$/);
  });

  it('is found out if a choice changes nothing at all', () => {
    const problems = circleProblems(
      withIdleChoice('discard', (note) => note),
      given,
    );
    expect(problems[0]).toContain('can go round in a circle: {"type":"peek"} [');
  });

  it('is found out if no state comes twice because something is counted', () => {
    const problems = circleProblems(
      withIdleChoice('discard', (note) => note + 1),
      given,
    );
    expect(problems[0]).toContain('can make more than 500 choices in a row');
  });

  it('is found out if the circle is made of free actions of a turn', () => {
    expect(
      circleProblems(
        withIdleChoice('turn', (note) => 1 - note),
        given,
      ),
    ).not.toEqual([]);
  });
});

/** The game with windows, but a strike that nobody reacts to changes nothing, and the same seat is on again. */
function withIdleStrike(): Game {
  const old = windowGame.steps.react as Step<WindowState, WindowFrame>;
  const idle = (deed: Deed<WindowState, WindowFrame>): Deed<WindowState, WindowFrame> => ({
    ...deed,
    does(c, frame, seat) {
      frame.left &= ~(1 << seat);
      if (frame.left === 0) c.state.frames.pop();
    },
  });
  const react: Step<WindowState, WindowFrame> = { ...old, deeds: (frame) => old.deeds?.(frame).map(idle) ?? [] };
  return { ...windowGame, steps: { ...windowGame.steps, react } } as unknown as Game;
}

it('a circle is found also where others would have to react to break it', () => {
  expect(circleProblems(withIdleStrike(), given)[0]).toContain('can go round in a circle: {"type":"strike"');
});

it('games whose effects end pass', () => {
  expect(circleProblems(toy as unknown as Game, given)).toEqual([]);
  expect(circleProblems(windowGame as unknown as Game, given)).toEqual([]);
});
