import { openPlay } from '@heldentisch/bots';
import {
  act,
  assert,
  below,
  copy,
  createMatch,
  type Game,
  openStream,
  type Play,
  type State,
  seedFromNumber,
} from '@heldentisch/engine';
import type { Contestant } from './contestant.js';

const seriesSeed = seedFromNumber(1);

/** Random games through the fast inside of a match: every choice passes the door, with its list of options. */
export function throughTheDoor(game: Game<State>, name: string): Contestant {
  const random = openStream('xoroshiro128plus', seriesSeed, 'bots');
  let games = 0;
  return {
    name,
    unit: 'decisions',
    work() {
      const play = openPlay(game, { seed: seedFromNumber(games++) }, game.seats.least);
      let decisions = 0;
      while (play.waiting !== 0) {
        const seat = play.nextSeat();
        const options = play.options(seat);
        assert(play.choose(seat, options.get(below(random, options.length))), 'an offered choice is taken');
        decisions++;
      }
      return decisions;
    },
  };
}

/** Random games as people play them: choices by name, log, hashes, way back. */
export function throughAMatch(game: Game<State>, name: string): Contestant {
  const random = openStream('xoroshiro128plus', seriesSeed, 'bots');
  let games = 0;
  return {
    name,
    unit: 'decisions',
    work() {
      const match = createMatch(game, {
        options: {},
        seats: game.seats.least,
        seed: seedFromNumber(games++),
        random: 'xoroshiro128plus',
      });
      const { play } = match;
      let decisions = 0;
      while (play.waiting !== 0) {
        const seat = play.nextSeat();
        const options = play.options(seat);
        const choice = game.choices.decode(options.get(below(random, options.length)));
        assert(act(match, seat, choice).ok, 'an offered choice is taken');
        decisions++;
      }
      return decisions;
    },
  };
}

/** A state from the middle of a random game. */
function midGameState(game: Game<State>, decisions: number): State {
  const random = openStream('xoroshiro128plus', seriesSeed, 'bots');
  const play: Play<State> = openPlay(game, { seed: seriesSeed }, game.seats.least);
  for (let i = 0; i < decisions && play.waiting !== 0; i++) {
    const seat = play.nextSeat();
    const options = play.options(seat);
    play.choose(seat, options.get(below(random, options.length)));
  }
  return play.state;
}

const copiesAtOnce = 100;

/** Ways to copy a state from the middle of a game: the engine's own beside what the platform offers. */
export function copying(game: Game<State>): Contestant[] {
  const state = midGameState(game, 60);
  const ways: readonly (readonly [string, () => unknown])[] = [
    ['copy', () => copy(state)],
    ['structuredClone', () => structuredClone(state)],
    ['JSON', () => JSON.parse(JSON.stringify(state)) as unknown],
  ];
  return ways.map(([name, once]) => ({
    name: `${game.id} state, ${name}`,
    unit: 'copies',
    work() {
      for (let i = 0; i < copiesAtOnce; i++) once();
      return copiesAtOnce;
    },
  }));
}
