import { type Game, giveStanding, type Match, noStanding, type State, undo } from '@heldentisch/engine';
import { TableTexts, tableView } from '@heldentisch/protocol';
import { playRandom } from '@heldentisch/testkit';
import { describe, expect, it } from 'vitest';
import { windowGame } from '../../../packages/engine/test/window-game.js';
import { games } from '../src/games.js';

const everyGame = [...games, windowGame as unknown as Game<State>];
const decisionsAtMost = 60;

/** Every view there is of this moment, twice from the same texts: what is kept must be as what is made. */
function expectSameTexts(match: Match): void {
  const { length } = match.log;
  const none = noStanding(match.setup.seats);
  const some =
    match.game.windows === undefined ? none : giveStanding(match, none, match.setup.seats - 1, 'notThisTurn');
  for (const standing of [null, none, some]) {
    const texts = new TableTexts(match, standing);
    for (const since of [length - 1, length, -1, length - 1]) {
      for (let viewer = -1; viewer < match.setup.seats; viewer++) {
        const wanted = JSON.stringify(tableView(match, viewer, since, standing));
        expect(texts.view(viewer, since)).toBe(wanted);
      }
    }
  }
}

describe.each(everyGame.map((game) => [game.id, game] as const))('the views of %s', (_, game) => {
  it('are the same written at once and by way of objects, whoever looks', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const { match } = playRandom(game, seed, {
        seats: Math.min(game.seats.most, game.seats.least + seed - 1),
        most: decisionsAtMost,
        onDecision: ({ match }) => expectSameTexts(match),
      });
      for (let seat = 0; seat < match.setup.seats; seat++) if (undo(match, seat).ok) expectSameTexts(match);
      expectSameTexts(match);
    }
  });

  it('are the same at the end', () => {
    const { match, finished } = playRandom(game, 1);
    expect(finished).toBe(true);
    expectSameTexts(match);
  });
});
