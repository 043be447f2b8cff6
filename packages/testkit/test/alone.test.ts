import { type Game, undoOption } from '@heldentisch/engine';
import { fuzz, watchCase } from '@heldentisch/testkit';
import { describe, expect, it } from 'vitest';
import { type Fault, makeToy } from './toy.js';

/** The toy for one player, who may choose what can be taken back. */
const alone = (fault: Fault = 'none'): Game => ({
  ...makeToy(fault),
  seats: { least: 1, most: 1 },
  options: { undo: undoOption },
});

describe('a game for one', () => {
  it.each(['strict', 'free'])('keeps every promise with %s undo', (undo) => {
    const { problems, undoTried } = fuzz(alone(), { tries: 10_000, seed: 1, options: [{ undo }] });
    expect(problems).toEqual([]);
    expect(undoTried).toBeGreaterThan(400);
  });

  it('loses its last chance to undo by a lone end of turn, but not where everything can be taken back', () => {
    const problemsOf = (undo: string): readonly string[] =>
      fuzz(alone('takes-the-end-of-turn'), { tries: 4000, seed: 3, options: [{ undo }] }).problems;
    expect(problemsOf('strict').join('\n')).toContain('a lone choice of rest was taken for seat 0');
    expect(problemsOf('free')).toEqual([]);
  });

  it('has cases that undo what can be undone, though there is nobody to agree to the rest', () => {
    const text = `game: toy
rules: [TOY-DIE-01]
title: Alone at the table.
position: { hands: [[ant0, bee0]], deck: [dog0] }
steps:
  - { seat: 0, chooses: { type: roll }, dice: [2] }
  - { seat: 0, chooses: { type: peek } }
  - { seat: 0, chooses: { type: bury } }
  - { seat: 0, chooses: { type: play, card: ant } }
  - expect: { table: [ant0], points: [2], deck.0: dog0 }
`;
    const passes = (mode: 'plain' | 'undo') => watchCase({ toy: alone() }, text, 'alone.yaml', { mode }).passed;
    expect([passes('plain'), passes('undo')]).toEqual([true, true]);
  });
});
