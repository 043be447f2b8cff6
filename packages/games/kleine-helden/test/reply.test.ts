import { noCode } from '@heldentisch/engine';
import { playRandom } from '@heldentisch/testkit';
import { expect, it } from 'vitest';
import { kleineHelden } from '../src/index.js';

it.each([2, 3, 4, 5])('the usual answer is always one that is offered, with %i seats', (seats) => {
  const wrong: string[] = [];
  let replies = 0;
  for (let seed = 1; seed <= 4; seed++) {
    playRandom(kleineHelden, seed, {
      seats,
      onDecision: ({ match, seat }) => {
        const { play } = match;
        if (!play.isWaitingFor(seat)) return;
        const reply = kleineHelden.bot.reply?.(play.state, seat) ?? noCode;
        if (reply === noCode) return;
        replies++;
        if (!play.options(seat).has(reply)) wrong.push(`${seed}: ${play.waitingFrame?.step}`);
      },
    });
  }
  expect(replies).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});
