import {
  Chance,
  copy,
  type Game,
  type Match,
  openStream,
  Play,
  pairedWorld,
  type RandomStream,
  readOptions,
  type State,
  seedFromNumber,
  viewOf,
} from '@heldentisch/engine';
import { branch } from '../branch.js';
import { firstDifference, sameData } from '../plain-data.js';
import type { Random } from '../random.js';
import type { Setup } from '../setups.js';
import type { NextChoice } from './crossings.js';

/** Chance that remembers what came of it. */
class RecordedChance extends Chance {
  readonly shuffled: number[][] = [];

  override shuffle(list: number[]): void {
    super.shuffle(list);
    this.shuffled.push(list.slice());
  }
}

/** The same chance, but every shuffle ends with other hidden things in the same places. */
class MirroredChance extends Chance {
  private next = 0;

  constructor(
    private readonly shuffled: readonly (readonly number[])[],
    stream: RandomStream,
    private readonly map: readonly number[],
  ) {
    super(stream);
  }

  override shuffle(list: number[]): void {
    const there = list.slice().sort((a, b) => a - b);
    super.shuffle(list);
    const mirrored = (this.shuffled[this.next++] ?? []).map((id) => this.map[id] ?? id);
    const fits = sameData(
      mirrored.slice().sort((a, b) => a - b),
      there,
    );
    if (fits) for (let i = 0; i < list.length; i++) list[i] = mirrored[i] as number;
  }
}

const thingsOf = (game: Game, state: State): number[][] => game.zones.zones.map((zone) => zone.things(state));

/** Does something from the beginning, with this kind of chance, and returns the state it leads to. */
type Run = (chanceOf: (stream: RandomStream) => Chance) => State;

/** Only things of the very same shuffles can lie in each other's places by them; what was not shuffled stays. */
function shufflesWith(recorded: readonly (readonly number[])[], id: number): string | null {
  const found = recorded.flatMap((list, i) => (list.includes(id) ? [i] : []));
  return found.length === 0 ? null : found.join(' ');
}

/**
 * Two worlds that differ only in how hidden cards were shuffled must look the same to the seat. A pair made afterwards
 * cannot show what was written down on the way; here the cards are shuffled otherwise from the beginning. Returns `same`
 * if nothing was shuffled that is hidden, or if the run cannot be steered to the other world.
 */
function checkShuffled(game: Game, seat: number, random: Random, run: Run): string | null | 'same' {
  const made: RecordedChance[] = [];
  const here = run((stream) => {
    const chance = new RecordedChance(stream);
    made.push(chance);
    return chance;
  });
  const recorded = made[0]?.shuffled ?? [];
  const pair = pairedWorld(game.zones, here, seat, random.stream, (id) => shufflesWith(recorded, id));
  if (recorded.length === 0 || !pair.differs) return 'same';
  const there = run((stream) => new MirroredChance(recorded, stream, pair.map));
  if (sameData(thingsOf(game, there), thingsOf(game, here))) return 'same';
  const views = [viewOf(game.zones, here, seat), viewOf(game.zones, there, seat)] as const;
  // What the seat may see in the zones came otherwise: it is not the world that was wanted.
  if (!sameData(thingsOf(game, views[0]), thingsOf(game, views[1]))) return 'same';
  if (JSON.stringify(views[0]) === JSON.stringify(views[1])) return null;
  return `seat ${seat} can tell two ways to shuffle apart by its view: ${firstDifference(...views)}`;
}

export function checkSetupLeak(game: Game, setup: Setup, seat: number, random: Random): string | null | 'same' {
  return checkShuffled(game, seat, random, (chanceOf) => {
    const chance = chanceOf(openStream(setup.random, seedFromNumber(setup.seed), 'setup'));
    const play = new Play(game, game.create(readOptions(game, setup.options, setup.seats), setup.seats), chance);
    play.settle();
    return play.state;
  });
}

/** The same for a choice that has something shuffled. */
export function checkShuffleLeak(match: Match, next: NextChoice, seat: number, random: Random): string | null | 'same' {
  if (next.dice !== undefined) return 'same';
  return checkShuffled(match.game, seat, random, (chanceOf) => {
    const { play } = branch(match, copy(match.play.state), chanceOf);
    play.choose(next.seat, next.code);
    return play.state;
  });
}
