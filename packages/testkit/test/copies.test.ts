import { copy, type Game, type State } from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { copyProblems } from '../src/copies.js';
import { makeToy } from './toy.js';

const toy = makeToy();

const withCopy = (own: (state: State) => State): Game => ({ ...(toy as unknown as Game), copy: own });

describe("a game's own way of copying", () => {
  it('is not looked for where there is none', () => {
    expect(copyProblems(toy as unknown as Game, 1, 1)).toEqual([]);
  });

  it('passes if it copies everything', () => {
    expect(copyProblems(withCopy(copy), 1, 1)).toEqual([]);
  });

  it('is found out if it shares a list or forgets something', () => {
    expect(
      copyProblems(
        withCopy((state) => ({ ...state })),
        1,
        1,
      ),
    ).toContain('state.frames is shared');
    expect(
      copyProblems(
        withCopy((state) => ({ frames: copy(state.frames) })),
        1,
        1,
      ),
    ).toContain('the copy differs from the state');
  });
});
