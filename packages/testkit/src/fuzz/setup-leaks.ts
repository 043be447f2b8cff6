import {
  Chance,
  type Game,
  openStream,
  Play,
  pairedWorld,
  readOptions,
  type State,
  seedFromNumber,
  viewOf,
} from '@heldentisch/engine';
import { firstDifference, sameData } from '../plain-data.js';
import type { Random } from '../random.js';
import type { Setup } from '../setups.js';

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
    recorded: RecordedChance,
    stream: Chance['stream'],
    private readonly map: readonly number[],
  ) {
    super(stream);
    this.shuffled = recorded.shuffled;
  }

  private readonly shuffled: readonly (readonly number[])[];

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

function setUp(game: Game, setup: Setup, chance: Chance): Play<State> {
  const play = new Play(game, game.create(readOptions(game, setup.options, setup.seats), setup.seats), chance);
  play.settle();
  return play;
}

const thingsOf = (game: Game, state: State): number[][] => game.zones.zones.map((zone) => zone.things(state));

/**
 * Two set-ups that differ only in what the seat may not know must look the same to it. A pair made afterwards cannot
 * show what the set-up itself wrote down; here the cards are shuffled otherwise from the beginning. Returns `same` if
 * nothing is hidden, or if the set-up cannot be steered to the other world.
 */
export function checkSetupLeak(game: Game, setup: Setup, seat: number, random: Random): string | null | 'same' {
  const open = (): Chance['stream'] => openStream(setup.random, seedFromNumber(setup.seed), 'setup');
  const recorded = new RecordedChance(open());
  const here = setUp(game, setup, recorded);
  const pair = pairedWorld(game.zones, here.state, seat, random.stream);
  if (!pair.differs) return 'same';
  const there = setUp(game, setup, new MirroredChance(recorded, open(), pair.map));
  if (!sameData(thingsOf(game, there.state), thingsOf(game, pair.state))) return 'same';
  const views = [viewOf(game.zones, here.state, seat), viewOf(game.zones, there.state, seat)] as const;
  if (JSON.stringify(views[0]) === JSON.stringify(views[1])) return null;
  return `seat ${seat} can tell two worlds apart by its view of the set-up: ${firstDifference(...views)}`;
}
