import { fileURLToPath } from 'node:url';
import type { Game } from '@heldentisch/engine';
import { noughts } from '@heldentisch/noughts';
import {
  casePlaces,
  filesIn,
  fuzz,
  leaksAt,
  plantLeak,
  playRandom,
  Random,
  type Setup,
  setupsOf,
} from '@heldentisch/testkit';
import { describe, expect, it } from 'vitest';
import { checkSetupLeak } from '../src/fuzz/shuffles.js';
import { type Fault, makeToy } from './toy.js';

const cases = filesIn(fileURLToPath(new URL('cases', import.meta.url)), '.yaml');

/** How many tries bring a run to the end of the first game whose random play meets such a frame. */
function triesToMeet(game: Game, step: string, seed: number): number {
  const setupAt = setupsOf(game, seed);
  let decisions = 0;
  let met = false;
  for (let index = 0; !met; index++) {
    const setup = setupAt(index);
    decisions += playRandom(game, setup.seed, {
      ...setup,
      onDecision({ match }) {
        met ||= match.play.state.frames.some((frame) => frame.step === step);
      },
    }).decisions;
  }
  // Ten checks at every decision; the closer looks at what is new come on top.
  return 11 * decisions + 300;
}

describe('a hidden thing outside of the zones', () => {
  it('is found where it was written down, the first time that the frame comes up', () => {
    const game: Game = makeToy('leaks-by-rare-frame');
    for (let seed = 1; seed <= 6; seed++) {
      const { problems } = fuzz(game, { tries: triesToMeet(game, 'omen', seed), seed, stopAtFirst: true });
      expect(`${seed} ${problems[0]}`).toContain('by its view: frames.1.secret');
    }
  });

  it('is found in a field and in every kind of frame, whatever the seed', () => {
    const toy: Game = makeToy();
    for (const kind of [null, 'turn', 'discard', 'peek', 'rest']) {
      for (let seed = 1; seed <= 4; seed++) {
        const { leaks, problems } = fuzz(plantLeak(toy, kind), { tries: 5000, seed, stopAtFirst: true });
        expect(`${kind} ${seed} ${leaks > 0}`).toBe(`${kind} ${seed} true`);
        expect(problems[0]).toMatch(kind === null ? /planted/ : /frames\.\d\.planted/);
      }
    }
  });

  it('is not planted where nothing of the kind lies on the stack', () => {
    expect(fuzz(plantLeak(makeToy(), 'omen'), { tries: 3000, seed: 1 }).problems).toEqual([]);
  });
});

describe('the places of the cases', () => {
  const leaksOf = (fault: Fault): string[] => {
    const game: Game = makeToy(fault);
    return [...leaksAt(game, casePlaces(game, cases))];
  };

  it('are all those where something is chosen', () => {
    const types = [...casePlaces(makeToy(), cases)].map(({ match, next }) => match.game.choices.decode(next.code).type);
    expect(new Set(types)).toEqual(new Set(['play', 'roll', 'discard', 'drop', 'peek', 'bury', 'leave', 'rest']));
  });

  it('show no leak in a sound game', () => {
    expect(leaksOf('none')).toEqual([]);
  });

  it('show what a choice writes down, with the name of the case', () => {
    const [first] = leaksOf('leaks-by-frame');
    expect(first).toMatch(
      /^toy, TOY-TURN-01-drop-a-card\.yaml: after seat 0 chose \{"type":"discard"\}, seat -1 can tell/,
    );
    expect(first).toContain('by its view: frames.1.secret');
  });

  it('are left where a case does not hold', () => {
    const text =
      'game: toy\nrules: []\ntitle: t\nposition: { hands: [[], []] }\nsteps:\n  - { seat: 1, chooses: { type: roll } }\n';
    expect([...casePlaces(makeToy(), [{ name: 'a.yaml', text }])]).toEqual([]);
  });
});

describe('the set-up', () => {
  const check = (game: Game, seat: number, seed: number): string | null => {
    const setup: Setup = { seed, options: {}, seats: 2, random: 'xoroshiro128plus' };
    return checkSetupLeak(game, setup, seat, Random.fromNumber(seed));
  };
  const checks = (game: Game): (string | null)[] =>
    [-1, 0, 1].flatMap((seat) => [1, 2, 3, 4].map((seed) => check(game, seat, seed)));

  it('of a sound game looks the same to each seat, with other cards in the hidden places', () => {
    expect(checks(makeToy())).toEqual(new Array(12).fill(null));
  });

  it('that writes down a hidden card is found out', () => {
    for (const problem of checks(makeToy('leaks-by-set-up')))
      expect(problem).toMatch(/^seat -?\d can tell two ways to shuffle apart by its view: note/);
  });

  it('of a game that hides nothing is not looked at', () => {
    expect(checks(noughts)).toEqual(new Array(12).fill('same'));
  });
});
