import {
  isSpent,
  type MovementFrame,
  movementDie,
  neighboursOf,
  openTerrains,
  paysFor,
  type RuneboundState,
  specialAbilities,
  terrainOf,
  terrains,
} from '@heldentisch/runebound';

/** A way over the land: the spaces after the start, and which die pays for each step. */
export interface Way {
  readonly spaces: readonly number[];
  readonly dice: readonly number[];
  /** How many of its steps cost the hero something besides the die. */
  readonly wearySteps: number;
}

export type Ways = ReadonlyMap<number, Way>;

/** What the search asks of the land and the dice. */
export interface Land {
  readonly start: number;
  /** The dice that can still pay, by their numbers. */
  readonly dice: readonly number[];
  neighboursOf(space: number): readonly number[];
  pays(die: number, space: number): boolean;
  /** How much else a die could pay for: of two dice the one that can do less is spent. */
  worthOf(die: number): number;
  /** The step there costs the hero something. */
  isWeary(space: number): boolean;
}

interface Stage {
  readonly space: number;
  /** Bits of the dice that have paid. */
  readonly spent: number;
  readonly weary: number;
  readonly worth: number;
  readonly before: Stage | null;
  readonly die: number;
}

const isBetter = (one: Stage, other: Stage | undefined): boolean =>
  other === undefined || one.weary < other.weary || (one.weary === other.weary && one.worth < other.worth);

function wayTo(last: Stage): Way {
  const spaces: number[] = [];
  const dice: number[] = [];
  for (let at: Stage = last; at.before !== null; at = at.before) {
    spaces.unshift(at.space);
    dice.unshift(at.die);
  }
  return { spaces, dice, wearySteps: last.weary };
}

/** All that one die more leads to: for each space and each set of spent dice the best way there. */
function stepOn(land: Land, stages: Iterable<Stage>): Map<string, Stage> {
  const next = new Map<string, Stage>();
  for (const before of stages) {
    for (const space of land.neighboursOf(before.space)) {
      for (const die of land.dice) {
        if ((before.spent & (1 << die)) !== 0 || !land.pays(die, space)) continue;
        const spent = before.spent | (1 << die);
        const weary = before.weary + (land.isWeary(space) ? 1 : 0);
        const stage = { space, spent, weary, worth: before.worth + land.worthOf(die), before, die };
        const key = `${space} ${spent}`;
        if (isBetter(stage, next.get(key))) next.set(key, stage);
      }
    }
  }
  return next;
}

/**
 * The cheapest way to every space within reach: fewest dice; then fewest steps that hurt; then the dice that can do
 * least else.
 */
export function cheapestWays(land: Land): Ways {
  const ways = new Map<number, Way>();
  let stages: Iterable<Stage> = [{ space: land.start, spent: 0, weary: 0, worth: 0, before: null, die: -1 }];
  for (let count = 0; count < land.dice.length; count++) {
    const next = stepOn(land, stages);
    const best = new Map<number, Stage>();
    for (const stage of next.values()) if (isBetter(stage, best.get(stage.space))) best.set(stage.space, stage);
    for (const [space, stage] of best) if (space !== land.start && !ways.has(space)) ways.set(space, wayTo(stage));
    stages = next.values();
  }
  return ways;
}

const bitsIn = (bits: number): number => bits.toString(2).replaceAll('0', '').length;
const faceOf = ({ dice }: MovementFrame, die: number): number => movementDie.faces[(dice[die] ?? 1) - 1] ?? 0;
const everySymbol = terrains.length;

/** Whether the event in play makes a step to this terrain cost something. */
const isWearyTerrain = ({ event }: RuneboundState, terrain: number): boolean =>
  event.some((card) =>
    (specialAbilities[card] ?? []).some(
      ({ when, condition }) =>
        when === 'move.enter' && condition?.terrain?.includes(terrains[terrain] as (typeof terrains)[number]) === true,
    ),
  );

/** The movement that goes on, as long as nothing has come between. */
export function movementIn({ frames }: RuneboundState): MovementFrame | null {
  const frame = frames.at(-1);
  return frame?.step === 'movement' ? frame : null;
}

/** Where the dice that lie on the table lead; null while there are none. */
export function waysIn(state: RuneboundState, seat: number): Ways | null {
  const frame = movementIn(state);
  const party = state.parties[seat];
  if (frame === null || frame.seat !== seat || frame.dice.length === 0 || party === undefined) return null;
  const open = openTerrains(state, seat);
  return cheapestWays({
    start: party.space,
    dice: [...frame.dice.keys()].filter((die) => !isSpent(frame, die)),
    neighboursOf: (space) => neighboursOf[space] ?? [],
    pays: (die, space) => paysFor(frame, die, terrainOf[space] as number, open),
    worthOf: (die) => ((frame.wild & (1 << die)) !== 0 ? everySymbol : bitsIn(faceOf(frame, die) | open)),
    isWeary: (space) => isWearyTerrain(state, terrainOf[space] as number),
  });
}
