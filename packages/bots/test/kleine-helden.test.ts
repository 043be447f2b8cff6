import { Chance, kindOf, openStream, Play, pairedWorld, seedFromNumber } from '@heldentisch/engine';
import { kleineHelden } from '@heldentisch/kleine-helden';
import { expect, test } from 'vitest';
import { askBot, botByName, openPlay, randomBot, simulate } from '../src/index.js';

const stream = (seed = 1) => openStream('xoroshiro128plus', seedFromNumber(seed), 'bots');

test('greedy beats random nearly always, also at a table of three', () => {
  const two = { games: 10, seed: seedFromNumber(2), bots: ['greedy', 'random'], swap: true } as const;
  expect(simulate(kleineHelden, two).outcomes.byBot.greedy?.score).toBeGreaterThanOrEqual(9);
  const three = { games: 6, seed: seedFromNumber(3), bots: ['greedy', 'random', 'random'], swap: true } as const;
  expect(simulate(kleineHelden, three).outcomes.byBot.greedy?.score).toBeGreaterThanOrEqual(5);
});

test('hidden cards do not change what a bot chooses', () => {
  for (let seed = 1; seed < 7; seed++) {
    const play = openPlay(kleineHelden, { seed: seedFromNumber(seed) }, 3);
    const random = stream(seed);
    for (let i = 0; i < 25 * seed && play.waiting !== 0; i++) {
      const seat = play.nextSeat();
      play.choose(seat, askBot(randomBot, play, seat, random));
    }
    if (play.waiting === 0) continue;
    const seat = play.nextSeat();
    const other = pairedWorld(kleineHelden.zones, play.state, seat, stream(seed));
    expect(other.differs).toBe(true);
    const otherPlay = new Play(kleineHelden, other.state, new Chance(stream()));
    otherPlay.restore(other.state);
    for (const name of ['greedy', 'easy'] as const) {
      expect(askBot(botByName(name), play, seat, stream(7))).toBe(askBot(botByName(name), otherPlay, seat, stream(7)));
    }
  }
});

test('nobody steps in for a rival for nothing, neither by habit nor because the offer might not be taken', () => {
  const stepIn = kleineHelden.choices.list.findIndex(({ type }) => type === 'protect');
  const asked = { greedy: 0, easy: 0 };
  const offered = { greedy: 0, easy: 0 };
  for (let seed = 1; seed <= 6; seed++) {
    const play = openPlay(kleineHelden, { seed: seedFromNumber(seed) }, 4);
    const random = stream(seed);
    for (let i = 0; i < 260 && play.waiting !== 0; i++) {
      const seat = play.nextSeat();
      const isForRival = play.waitingFrame?.step === 'window';
      if (
        isForRival &&
        play
          .options(seat)
          .toArray()
          .some((code) => kindOf(code) === stepIn)
      ) {
        for (const name of ['greedy', 'easy'] as const) {
          asked[name]++;
          if (kindOf(askBot(botByName(name), play, seat, stream(i))) === stepIn) offered[name]++;
        }
      }
      play.choose(seat, askBot(botByName('greedy'), play, seat, random));
    }
  }
  expect(asked.easy).toBeGreaterThan(50);
  expect(offered.greedy / asked.greedy).toBeLessThan(0.1);
  expect(offered.easy / asked.easy).toBeLessThan(0.1);
});

test('a search hands each thing on once and then ends the transfer', { timeout: 60_000 }, () => {
  const spells = ['shadow-bolt', 'dark-blessing', 'bone-dragon', 'fireball', 'telekinesis', 'hail-of-stones'];
  const worn = ['greaves', 'gloves-of-skill', 'great-helm', 'shoulder-plates', 'ring-of-warding', 'ring-mail'];
  const own = {
    'black-knight': { lp: 3, gear: ['ring-of-magic', 'round-shield', 'long-sword', 'cloak-of-shadows'] },
    vampiress: { lp: 5, gear: ['mage-robe', 'battle-staff', ...spells.slice(0, 4)] },
    cultist: { lp: 2, gear: ['mirror-shield', 'sling', ...worn, ...spells.slice(4)] },
  };
  const { state } = kleineHelden.position.read({
    bare: true,
    groups: [{ fighters: own }, { fighters: { 'dark-elf': { lp: 4 } } }],
  });
  const play = new Play(kleineHelden, state, new Chance(stream()));
  play.restore(state);
  const random = stream(3);
  play.choose(0, kleineHelden.choices.encode({ type: 'transfer', card: 'fireball', hero: 'cultist' }) as number);
  const moved: unknown[] = ['fireball'];
  while (play.waitingFrame?.step === 'transfer') {
    const code = askBot(botByName('hard'), play, 0, random);
    const choice = kleineHelden.choices.decode(code);
    if (choice.type === 'transfer') moved.push(choice.card);
    play.choose(0, code);
  }
  expect(moved.length).toBeGreaterThan(3);
  expect(new Set(moved).size).toBe(moved.length);
});
