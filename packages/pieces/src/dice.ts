/*
 * Dice that lie on the table: a pool keeps which face each die shows and who has taken it. Faces count from 1, as they
 * are rolled; what the faces show is written beside the rules and never in the state.
 *
 *   const weather = defineDie(['sun', 'rain', 'wind'], [['sun'], ['sun'], ['sun', 'wind'], ['rain'], ['rain'], ['wind']]);
 *   state.pool = rollPool(c.chance, weather, 4);
 *   const die = showing(weather, state.pool, 1)[0];    // a free die that shows rain
 *   takeDie(state.pool, die, seat);
 *   giveBack(c.chance, weather, state.pool, seat);     // at the end of the turn: rolled again, and free
 */
import { assert, type Chance } from '@heldentisch/engine';

export interface Die {
  readonly sides: number;
}

/** A die whose faces show one or several symbols, or none. */
export interface SymbolDie extends Die {
  /** For each face the symbols as bits. */
  readonly faces: readonly number[];
}

/** The die of plain numbers. */
export const numberDie = (sides: number): Die => ({ sides });

export function defineDie<const N extends string>(
  symbols: readonly N[],
  faces: readonly (readonly NoInfer<N>[])[],
): SymbolDie {
  const bits = faces.map((face) => face.reduce((all, name) => all | (1 << symbols.indexOf(name)), 0));
  return { sides: faces.length, faces: bits };
}

export const shows = (die: SymbolDie, face: number, symbol: number): boolean =>
  ((die.faces[face - 1] as number) & (1 << symbol)) !== 0;

/** The face that lies below. */
export const opposite = (die: Die, face: number): number => die.sides + 1 - face;

export interface DicePool {
  readonly faces: number[];
  /** For each die who or what has taken it, or `untaken`. */
  readonly taken: number[];
}

export const untaken = -1;

export function rollPool(chance: Chance, die: Die, count: number): DicePool {
  const faces = Array.from({ length: count }, () => chance.roll(die.sides));
  return { faces, taken: faces.map(() => untaken) };
}

/** Rolls these dice of the pool again; taken ones stay taken. */
export function rollAgain(chance: Chance, die: Die, pool: DicePool, which: readonly number[]): void {
  for (const index of which) {
    assert(index >= 0 && index < pool.faces.length, 'the pool has no such die');
    pool.faces[index] = chance.roll(die.sides);
  }
}

const takenBy = (pool: DicePool, by: number): number[] =>
  pool.taken.flatMap((taker, index) => (taker === by ? [index] : []));

/** The dice that nobody has taken, by index. */
export const freeDice = (pool: DicePool): number[] => takenBy(pool, untaken);

/** The free dice that show a symbol, by index. */
export const showing = (die: SymbolDie, pool: DicePool, symbol: number): number[] =>
  freeDice(pool).filter((index) => shows(die, pool.faces[index] as number, symbol));

/** The sum of the free dice. */
export const totalOf = (pool: DicePool): number =>
  freeDice(pool).reduce((sum, index) => sum + (pool.faces[index] as number), 0);

/** Takes a free die out of the pool. What `by` means is up to the game: a seat, a card, or just that it is spent. */
export function takeDie(pool: DicePool, index: number, by: number): void {
  assert(pool.taken[index] === untaken && by !== untaken, 'only an untaken die can be taken');
  pool.taken[index] = by;
}

/** What was taken comes back rolled anew. Returns the dice, by index. */
export function giveBack(chance: Chance, die: Die, pool: DicePool, by: number): number[] {
  const dice = takenBy(pool, by);
  rollAgain(chance, die, pool, dice);
  for (const index of dice) pool.taken[index] = untaken;
  return dice;
}
