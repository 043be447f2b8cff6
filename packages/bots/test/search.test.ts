import { Chance, openStream, Play, pairedWorld, seedFromNumber } from '@heldentisch/engine';
import { noughts } from '@heldentisch/noughts';
import { describe, expect, test } from 'vitest';
import { adviser, askAdvice, askBot, type BotName, botByName, openPlay, simulate } from '../src/index.js';
import { type QuestState, questGame, usualReply } from './quest.js';
import { trickGame } from './trick-game.js';

const stream = (seed = 1) => openStream('xoroshiro128plus', seedFromNumber(seed), 'bots');

/** Which cell the bot marks in a position. */
function marks(name: BotName, cells: string): unknown {
  const { state } = noughts.position.read({ cells });
  const play = new Play(noughts, state, new Chance(stream()));
  play.settle();
  return noughts.choices.decode(askBot(botByName(name), play, play.nextSeat(), stream())).cell;
}

describe.each(['easy', 'medium', 'hard'] as const)('%s', (name) => {
  test('completes its own line', () => {
    expect(marks(name, 'xx. oo. ...')).toBe('c1');
    expect(marks(name, 'oo. xx. x..')).toBe('c1');
  });

  test('stops the line of the other seat', () => {
    expect(marks(name, 'xx. .o. ...')).toBe('c1');
    expect(marks(name, 'x.. .o. o.x')).toBe('c1');
  });
});

test('greedy completes a line but does not see the other seat coming', () => {
  expect(marks('greedy', 'xx. oo. ...')).toBe('c1');
});

test('hard never loses noughts and crosses against random', () => {
  const { outcomes } = simulate(noughts, { games: 50, seed: seedFromNumber(3), bots: ['hard', 'random'], swap: true });
  expect(outcomes.byBot.random?.wins).toBe(0);
});

test('the same question with the same stream gets the same answer', () => {
  for (const name of ['greedy', 'easy'] as const) {
    const play = openPlay(trickGame, { seed: seedFromNumber(5) }, 2);
    expect(askBot(botByName(name), play, 0, stream(9))).toBe(askBot(botByName(name), play, 0, stream(9)));
  }
});

test('what a bot may not see does not change its choice', () => {
  for (let seed = 0; seed < 20; seed++) {
    const play = openPlay(trickGame, { seed: seedFromNumber(seed) }, 2);
    const other = pairedWorld(trickGame.zones, play.state, 0, stream(seed));
    expect(other.differs).toBe(true);
    const otherPlay = new Play(trickGame, other.state, new Chance(stream()));
    otherPlay.restore(other.state);
    for (const name of ['greedy', 'medium'] as const) {
      expect(askBot(botByName(name), play, 0, stream(7))).toBe(askBot(botByName(name), otherPlay, 0, stream(7)));
    }
  }
});

test('asking a bot leaves the game as it was', () => {
  const play = openPlay(trickGame, { seed: seedFromNumber(5) }, 2);
  const before = JSON.stringify(play.state);
  askBot(botByName('medium'), play, 0, stream());
  expect(JSON.stringify(play.state)).toBe(before);
});

test('thinking pays off with secrets, too', () => {
  const { outcomes } = simulate(trickGame, {
    games: 600,
    seed: seedFromNumber(3),
    bots: ['easy', 'random'],
    swap: true,
  });
  expect(outcomes.byBot.easy?.wins).toBeGreaterThan(315);
});

describe('where whole turns are searched', () => {
  /** To keep the old sword looks best until the day is over. */
  const evaluate = ({ won, hours, at, drawn, hill, sword }: QuestState): number => {
    if (won === 1) return 1;
    if (hours === 0) return -1;
    return (at === hill ? 0.2 : 0) + (drawn === sword ? 0.2 : 0) + (drawn === 0 ? 0.3 : 0);
  };
  const game = questGame({ evaluate, reply: usualReply, wholeTurns: { price: 10 } }, 6, 3);
  const wins = (bot: BotName): number =>
    simulate(game, { games: 10, seed: seedFromNumber(5), bots: [bot] }).outcomes.byBot[bot]?.wins ?? 0;

  test('what an option only seems to promise is found out', () => {
    expect(wins('greedy')).toBe(0);
    expect(wins('hard')).toBe(10);
  });

  test('advice is what the hard bot does', () => {
    const play = openPlay(game, { seed: seedFromNumber(2) }, 1);
    const { code, judged } = askAdvice(adviser, play, 0, stream());
    expect(code).toBe(askBot(botByName('hard'), play, 0, stream()));
    expect(judged?.value).toBeGreaterThanOrEqual(judged?.next.value ?? 1);
  });
});

describe('advice', () => {
  function advice(cells: string) {
    const { state } = noughts.position.read({ cells });
    const play = new Play(noughts, state, new Chance(stream()));
    play.settle();
    const { code, judged } = askAdvice(adviser, play, play.nextSeat(), stream());
    return { play, code, cell: noughts.choices.decode(code).cell, judged };
  }

  test('is what the hard bot does with the same view and stream', () => {
    const { play, code } = advice('x.. .o. ...');
    expect(code).toBe(askBot(botByName('hard'), play, play.nextSeat(), stream()));
  });

  test('tells how much better it is than what came second', () => {
    const { cell, judged } = advice('xx. oo. ...');
    expect(cell).toBe('c1');
    expect(judged?.value).toBeCloseTo(1);
    expect(judged?.next.value).toBeLessThan(judged?.value ?? 0);
    expect(noughts.choices.decode(judged?.next.code ?? 0).cell).not.toBe('c1');
  });

  test('compares nothing where there is one option only', () => {
    const { play, code } = advice('xx. oo. ...');
    const request = { game: noughts, seat: play.nextSeat(), options: [code], random: stream(), view: play.state };
    expect(adviser.advise(request)).toEqual({ code, judged: null });
  });
});
