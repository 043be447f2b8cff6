import { act, Chance, matchFromPosition, openStream, Play, pairedWorld, seedFromNumber } from '@heldentisch/engine';
import { pixelTactics } from '@heldentisch/pixel-tactics';
import { expect, test } from 'vitest';
import { askBot, botByName, openPlay, randomBot, simulate } from '../src/index.js';

const stream = (seed = 1) => openStream('xoroshiro128plus', seedFromNumber(seed), 'bots');

/** A game after so many random decisions. */
function playAfter(decisions: number, seed: number) {
  const play = openPlay(pixelTactics, { seed: seedFromNumber(seed) }, 2);
  const random = stream(seed);
  for (let i = 0; i < decisions && play.waiting !== 0; i++) {
    const seat = play.nextSeat();
    play.choose(seat, askBot(randomBot, play, seat, random));
  }
  return play;
}

test('greedy beats random nearly always', () => {
  const series = { games: 20, seed: seedFromNumber(2), bots: ['greedy', 'random'], swap: true } as const;
  const { outcomes, unfinished } = simulate(pixelTactics, series);
  expect(unfinished).toBe(0);
  expect(outcomes.byBot.greedy?.score).toBeGreaterThanOrEqual(18);
});

test('hidden cards do not change what a bot chooses', () => {
  for (let seed = 0; seed < 8; seed++) {
    const play = playAfter(10 * seed, seed);
    if (play.waiting === 0) continue;
    const seat = play.nextSeat();
    const other = pairedWorld(pixelTactics.zones, play.state, seat, stream(seed));
    expect(other.differs).toBe(true);
    const otherPlay = new Play(pixelTactics, other.state, new Chance(stream()));
    otherPlay.restore(other.state);
    for (const name of ['greedy', 'easy'] as const) {
      expect(askBot(botByName(name), play, seat, stream(7))).toBe(askBot(botByName(name), otherPlay, seat, stream(7)));
    }
  }
});

test('search always answers with an offered choice', () => {
  for (let seed = 0; seed < 12; seed++) {
    const play = playAfter(7 * seed, seed);
    if (play.waiting === 0) continue;
    const seat = play.nextSeat();
    expect(play.options(seat).toArray()).toContain(askBot(botByName('easy'), play, seat, stream(seed)));
  }
});

test('who may heal up to so much does not heal the enemy with what is left', () => {
  const position = {
    round: 3,
    units: [
      { leader: 'warrior', f1: { card: 'knight', damage: 2 } },
      { leader: 'witch', f1: { card: 'paladin', damage: 5 }, f2: { card: 'berserker', damage: 4 } },
    ],
    hands: [['healer'], ['killer']],
  };
  for (const name of ['greedy', 'easy', 'medium'] as const) {
    for (let seed = 1; seed < 5; seed++) {
      const match = matchFromPosition(pixelTactics, position, 'xoroshiro128plus', seedFromNumber(seed));
      expect(act(match, 0, { type: 'order', card: 'healer' }).ok).toBe(true);
      const healed: string[] = [];
      for (let i = 0; i < 3; i++) {
        const code = askBot(botByName(name), match.play, 0, stream(seed));
        const choice = pixelTactics.choices.decode(code);
        if (choice.type !== 'split') break;
        healed.push(String(choice.place));
        act(match, 0, choice);
      }
      expect(
        healed.filter((place) => place !== '0:f1'),
        `${name} ${seed}`,
      ).toEqual([]);
    }
  }
});
