import { playRandom } from '@heldentisch/testkit';
import { expect, it } from 'vitest';
import { type HeldenState, kleineHelden } from '../src/index.js';
import { position } from '../src/position.js';
import { prospects } from '../src/prospects.js';

const heroes = ['barbarian', 'ratman', 'assassin', 'dragon-slayer'];

/** One hero each; the first one carries what is named. */
function table(seats: number, gear: readonly string[] = [], lp = 15): HeldenState {
  const groups = heroes
    .slice(0, seats)
    .map((hero, seat) => ({ fighters: { [hero]: seat === 0 ? { gear: [...gear], lp } : {} } }));
  return position.read({ bare: true, groups }).state;
}

it.each([2, 3, 4, 5])('the prospects of %i seats are shares of one win', (seats) => {
  let states = 0;
  playRandom(kleineHelden, seats, {
    seats,
    onDecision: ({ match }) => {
      const all = Array.from({ length: seats }, (_, seat) => prospects(match.play.state, seat));
      states++;
      expect(all.reduce((sum, value) => sum + (value + 1) / 2, 0)).toBeCloseTo(1, 9);
    },
  });
  expect(states).toBeGreaterThan(50);
});

it('armour is worth more than a weapon among four, the weapon more between two', () => {
  const gain = (seats: number, card: string) => prospects(table(seats, [card]), 0) - prospects(table(seats), 0);
  expect(gain(4, 'knights-armour')).toBeGreaterThan(gain(4, 'barbarian-axe'));
  expect(gain(2, 'knights-armour')).toBeLessThan(gain(2, 'barbarian-axe'));
});

it.each([2, 3, 4])('wounds cost prospects, with %i seats', (seats) => {
  expect(prospects(table(seats, [], 5), 0)).toBeLessThan(prospects(table(seats), 0));
});
