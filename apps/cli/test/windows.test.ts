import { createMatch, type Game, type Match, seedFromNumber } from '@heldentisch/engine';
import { describe, expect, test } from 'vitest';
import { windowGame } from '../../../packages/engine/test/window-game.js';
import { Conversation, type Output } from '../src/play/conversation.js';
import { paintFor } from '../src/play/paint.js';
import { Table } from '../src/play/table.js';

const game = windowGame as unknown as Game;

/** A talk at a table of three, where the person sits at seat 0; what was written is kept. */
function talk(): { readonly match: Match; hear(...lines: string[]): string } {
  const match = createMatch(game, { options: {}, seats: 3, seed: seedFromNumber(5), random: 'chacha20' });
  const table = new Table({ game }, match, ['person', 'random', 'random'], 0, 'en');
  let written = '';
  const output: Output = { write: (text) => (written += text), width: 80, paint: paintFor(false, {}) };
  const conversation = new Conversation(table, output, null);
  conversation.goOn();
  return {
    match,
    hear(...lines) {
      written = '';
      for (const line of lines) conversation.hear(line);
      return written;
    },
  };
}

const questionsOf = (match: Match): string | undefined => match.play.waitingFrame?.step;

describe('windows in the terminal', () => {
  test('are asked until the person says otherwise', () => {
    const { match, hear } = talk();
    for (let i = 0; i < 20 && questionsOf(match) !== 'react'; i++) hear('rest');
    expect(questionsOf(match)).toBe('react');
    hear('ask later');
    // The rest of the turn is passed; the next question is one of another turn.
    const line = match.log.findLast(({ seat }) => seat === 0);
    expect(line).toEqual({ seat: 0, choice: { type: 'pass' } });
  });

  test('with "concerned" are asked only about oneself', () => {
    const { match, hear } = talk();
    hear('ask concerned');
    let asked = 0;
    for (let i = 0; i < 60 && match.play.waiting !== 0; i++) {
      const frame = match.play.waitingFrame as { step: string; target?: number } | null;
      if (frame?.step === 'react') {
        expect(frame.target).toBe(0);
        asked++;
        hear('pass');
      } else hear('rest');
    }
    expect(asked).toBeGreaterThan(0);
    const passes = match.log.filter((entry) => entry.seat === 0 && 'choice' in entry && entry.choice.type === 'pass');
    expect(passes.length).toBeGreaterThan(asked);
  });

  test('are spoken of in the help, and a word that is not known is answered', () => {
    const { hear } = talk();
    expect(hear('?')).toContain('ask how');
    expect(hear('ask never')).toContain('always, concerned, later');
  });
});
