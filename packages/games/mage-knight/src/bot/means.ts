import type { EnemyOperation, Operation, Operations } from '../card.js';
import { holds } from '../operations/conditions.js';
import { plainAmount } from '../operations/verb.js';
import { woundsIn } from '../players.js';
import { bitsOf } from '../rules/mana.js';
import type { MageKnightState } from '../state.js';
import { attackKinds, coldFire, elements, melee } from '../terms.js';
import { worth } from './worth.js';

/*
 * What a card, a unit or a skill can be used for, read from its declaration: one entry for each way to use it. What cannot
 * be told from the declaration is left out; the rules tell it when the choice is tried.
 */

export interface Means {
  move: number;
  influence: number;
  heal: number;
  draw: number;
  /** Attack points by kind and element, as in the frame of a combat; block points by element. */
  readonly attack: number[];
  readonly block: number[];
  /** Mana that must be paid, each as a set of colours; mana that is gained; more dice of the Source. */
  readonly pays: number[];
  readonly gains: number[];
  dice: number;
  /** Other cards that must be discarded for it. */
  discards: number;
  /** What else comes of it, in fame. */
  other: number;
  /** What the following amounts are raised by. */
  bonus: number;
}

export const noMeans = (): Means => ({
  move: 0,
  influence: 0,
  heal: 0,
  draw: 0,
  attack: new Array<number>(12).fill(0),
  block: [0, 0, 0, 0],
  pays: [],
  gains: [],
  dice: 0,
  discards: 0,
  other: 0,
  bonus: 0,
});

const copyOf = (means: Means): Means => ({
  ...means,
  attack: [...means.attack],
  block: [...means.block],
  pays: [...means.pays],
  gains: [...means.gains],
});

interface Reader {
  readonly state: MageKnightState;
  readonly seat: number;
  readonly hand: readonly number[];
}

/** More ways than this of one card are not told apart. */
const mostWays = 16;

/** An effect on an enemy, as the attack or block points that would do the same. */
const preventing = 9;
function againstEnemy(means: Means, list: readonly EnemyOperation[]): void {
  for (const one of list) {
    if (one.to === 'prevent') add(means.block, coldFire, preventing);
    else if (one.to === 'destroy') add(means.attack, melee * 4 + coldFire, preventing);
    else if (one.to === 'armor') add(means.attack, melee * 4 + coldFire, -one.n);
    else if (one.to === 'attack') add(means.block, coldFire, -one.n);
  }
}

const add = (list: number[], index: number, n: number): void => {
  list[index] = (list[index] as number) + n;
};

/** Conditions of a combat or an interaction hold when the card is used there. */
const holdsLater: readonly string[] = ['combat', 'notCombat', 'combatStart', 'attackPhase', 'interacting'];
const isMet = ({ state, seat }: Reader, is: Parameters<typeof holds>[2]): boolean =>
  holdsLater.includes(is) || holds(state, seat, is);

function then(reader: Reader, list: readonly Means[], operations: Operations): Means[] {
  let result = [...list];
  for (const operation of operations) {
    result = result.flatMap((means) => apply(reader, means, operation));
    if (result.length > mostWays) result.length = mostWays;
  }
  return result;
}

/** The ways to carry out one operation; none if it cannot be done. It may change the means it is given. */
function apply(reader: Reader, means: Means, operation: Operation): Means[] {
  const { state, seat } = reader;
  const amount = (n: Parameters<typeof plainAmount>[2]): number => plainAmount(state, seat, n) + means.bonus;
  const both = (operations: Operations): Means[] => [...then(reader, [copyOf(means)], operations), means];
  switch (operation.op) {
    case 'move':
    case 'influence':
    case 'heal':
    case 'draw':
      means[operation.op] += amount(operation.n);
      return [means];
    case 'attack':
      add(
        means.attack,
        attackKinds.indexOf(operation.kind) * 4 + elements.indexOf(operation.element),
        amount(operation.n),
      );
      return [means];
    case 'block':
      add(means.block, elements.indexOf(operation.element), amount(operation.n));
      return [means];
    case 'more':
      means.bonus += operation.n;
      return [means];
    case 'fame':
      means.other += operation.n;
      return [means];
    case 'reputation':
      means.other += operation.n * worth.reputation;
      return [means];
    case 'wound':
      means.other -= operation.n * worth.wound;
      return [means];
    case 'dice':
      means.dice += operation.n;
      return [means];
    case 'mana':
    case 'crystal':
      means.gains.push(bitsOf(operation.of));
      if (operation.op === 'crystal') means.other += worth.crystal;
      return [means];
    case 'either':
      return Object.values(operation.ways).flatMap((way) => then(reader, [copyOf(means)], way));
    case 'may':
      return both(operation.do);
    case 'when':
      return then(reader, [means], isMet(reader, operation.is) ? operation.then : (operation.otherwise ?? []));
    case 'only':
      return isMet(reader, operation.is) ? [means] : [];
    case 'takeAction':
      return [];
    case 'pay':
      if (operation.by === undefined) {
        means.pays.push(bitsOf(operation.of));
        return [means];
      }
      return Object.entries(operation.by).flatMap(([color, way]) => {
        const paid = copyOf(means);
        paid.pays.push(bitsOf([color]));
        return then(reader, [paid], way);
      });
    case 'crystalOfAnswer':
      means.other += worth.crystal * operation.n;
      return [means];
    case 'discard':
    case 'throwAway':
      if (operation.what === 'wound') {
        if (woundsIn(reader.hand) === 0) return [];
        means.other += worth.wound;
      } else means.discards++;
      if (operation.by === undefined) return [means];
      return Object.values(operation.by).flatMap((way) => then(reader, [copyOf(means)], way));
    case 'enemy':
      againstEnemy(means, operation.do);
      return [means];
    case 'lower':
      add(means.block, coldFire, operation.n);
      return [means];
    default:
      return [means];
  }
}

/** All ways to use an effect that costs these mana. */
export function meansOf(
  state: MageKnightState,
  seat: number,
  operations: Operations,
  pays: readonly number[],
  hand: readonly number[],
): Means[] {
  const start = noMeans();
  start.pays.push(...pays);
  return then({ state, seat, hand }, [start], operations);
}
