import { deedCard } from '../box.js';
import type { EnemyOperation, Operation, Operations } from '../card.js';
import { holds } from '../operations/conditions.js';
import { plainAmount } from '../operations/verb.js';
import type { MageKnightState } from '../state.js';
import { type Gain, type GainName, summed } from './cards.js';

/*
 * What is printed on a card, as far as signs can tell it: points, mana, cards. The numbers are those of the present
 * moment (day or night, so many enemies), before anything else changes them.
 */

export interface Signs {
  /** What it can be used for: one of these. */
  readonly ways: readonly (readonly Gain[])[];
  /** There is more to it than the signs say. */
  readonly hasMore: boolean;
}

const nothing: Signs = { ways: [[]], hasMore: false };
const more: Signs = { ways: [[]], hasMore: true };
const one = (what: GainName, amount: number, kind = ''): Signs => ({
  ways: [[{ what, amount, kind }]],
  hasMore: false,
});

/** One after the other: every way of the first with every way of the second. */
const both = (first: Signs, second: Signs): Signs => ({
  ways: first.ways.flatMap((a) => second.ways.map((b) => [...a, ...b])),
  hasMore: first.hasMore || second.hasMore,
});

/** One of several; a way of which no sign tells anything is told by none. */
function anyOf(list: readonly Signs[]): Signs {
  const ways = list.flatMap((signs) => signs.ways).filter((way) => way.length > 0);
  const isSilent = list.some((signs) => signs.hasMore || signs.ways.some((way) => way.length === 0));
  return { ways: ways.length === 0 ? [[]] : ways, hasMore: isSilent };
}

function ofEnemy(list: readonly EnemyOperation[]): Signs {
  return list.reduce((signs, operation) => {
    if (operation.to === 'armor') return both(signs, one('armor', operation.n));
    if (operation.to === 'prevent') return both(signs, one('prevent', 1));
    if (operation.to === 'destroy') return both(signs, one('defeat', 1));
    if (operation.to === 'attack' && operation.n < 0) return both(signs, one('lower', -operation.n));
    return both(signs, more);
  }, nothing);
}

function ofOperation(state: MageKnightState, seat: number, operation: Operation): Signs {
  const list = (operations: Operations): Signs => signsOf(state, seat, operations);
  switch (operation.op) {
    case 'move':
    case 'influence':
    case 'heal':
    case 'draw':
      return one(operation.op, plainAmount(state, seat, operation.n));
    case 'attack': {
      const what = operation.kind === 'melee' ? 'attack' : operation.kind;
      return one(what, plainAmount(state, seat, operation.n), operation.element);
    }
    case 'block': {
      const signs = one('block', plainAmount(state, seat, operation.n), operation.element);
      return operation.swift === true || operation.times !== undefined ? both(signs, more) : signs;
    }
    case 'fame':
    case 'reputation':
    case 'wound':
    case 'dice':
      return one(operation.op, operation.n);
    case 'lower':
      return one('lower', operation.n);
    case 'mana':
    case 'crystal':
      return one(operation.op, 1, operation.of.join(' '));
    case 'crystalOf':
      return one('crystal', operation.which === 'spellOfferTwice' ? 2 : 1);
    case 'crystalOfAnswer':
      return one('crystal', operation.n);
    case 'ready':
      return one('ready', 1);
    case 'either':
      return {
        ...anyOf(Object.values(operation.ways).map(list)),
        ...(operation.picks !== undefined && { hasMore: true }),
      };
    case 'may':
      return { ...list(operation.do), hasMore: true };
    case 'when':
      return list(holds(state, seat, operation.is) ? operation.then : (operation.otherwise ?? []));
    case 'pay':
      return operation.by === undefined ? more : { ...anyOf(Object.values(operation.by).map(list)), hasMore: true };
    case 'discard':
    case 'throwAway':
      return operation.by === undefined ? more : { ...anyOf(Object.values(operation.by).map(list)), hasMore: true };
    case 'discardAny':
      return { ...list(operation.each), hasMore: true };
    case 'enemy':
    case 'enemies':
      return ofEnemy(operation.do);
    case 'only':
    case 'takeAction':
    case 'pickColor':
      return nothing;
    default:
      return more;
  }
}

export function signsOf(state: MageKnightState, seat: number, operations: Operations): Signs {
  const signs = operations.reduce((before, operation) => both(before, ofOperation(state, seat, operation)), nothing);
  return { ...signs, ways: signs.ways.map(summed) };
}

/** What a card of the deed deck says of one of its effects. */
export function cardSigns(state: MageKnightState, seat: number, design: number, isStrong: boolean): Signs {
  const { basic, strong } = deedCard(design);
  return signsOf(state, seat, isStrong ? strong : basic);
}
