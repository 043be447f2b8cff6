import { backOfHidden, isHidden } from '@heldentisch/engine';
import { neighboursOf, spaceCount, stepsBetween, tilePlaces } from '../board.js';
import { designOf, isEnemyThing } from '../box.js';
import { type EnemyId, enemyIds, type RuinId, ruinIds } from '../card-ids.js';
import { isAssault, isRampaging, isRevealed } from '../map.js';
import {
  armorOf,
  combatOf,
  commandTokens,
  hasLasting,
  highestLevel,
  highestReputation,
  levelForFame,
  lowestReputation,
  printedHandLimit,
  reputationInfluence,
  turnOf,
} from '../players.js';
import { exploreCost, nextTile, placeProblem, placesInReach } from '../rules/exploring.js';
import { inaccessible, isClosedCity, otherHeroAt, printedCost, provokedBy, stepCost } from '../rules/movement.js';
import type { MageKnightState, Player } from '../state.js';
import { type AttackKind, attackKinds, type Element, elements, type Pile, piles } from '../terms.js';
import { enemyBacks, ruinBack } from '../zones.js';

/*
 * What the rules say about the map and the turn before anything is done: for tables and for whoever wants to know. It is
 * computed from a view, so it knows no more than the seat does.
 */

/** The way to a space, step by step, with what it costs and what its last step would bring about. */
export interface Way {
  readonly space: number;
  /** The spaces after the start, the goal last. */
  readonly spaces: readonly number[];
  readonly cost: number;
  /** The move points of the turn are enough. */
  readonly isPaid: boolean;
  /** Spaces of rampaging enemies that attack because of the last step (MK-MOV-09). */
  readonly provokes: readonly number[];
  /** The last step is an assault (MK-MOV-07). */
  readonly isAssault: boolean;
  /** Another hero stands there: one may pass, not stay. */
  readonly meets: number;
}

interface Step {
  readonly cost: number;
  readonly provokes: readonly number[];
  readonly isAssault: boolean;
  readonly meets: number;
}

/** What a step would be, or null if it cannot be made whatever is paid. */
function stepOn(state: MageKnightState, seat: number, from: number, to: number): Step | null {
  if (!isRevealed(state, to) || isRampaging(state, to) || isClosedCity(state, to)) return null;
  const cost = stepCost(state, seat, from, to);
  if (cost === inaccessible) return null;
  const provokes = hasLasting(state, 'spaceBending') ? [] : provokedBy(state, from, to);
  const assaults = isAssault(state, seat, to);
  const meets = otherHeroAt(state, seat, to);
  return meets >= 0 && (assaults || provokes.length > 0) ? null : { cost, provokes, isAssault: assaults, meets };
}

function* spacesAround(state: MageKnightState, from: number): Generator<number> {
  if (!hasLasting(state, 'spaceBending')) {
    for (const near of neighboursOf(from)) if (near >= 0) yield near;
    return;
  }
  for (let space = 0; space < spaceCount; space++) {
    const steps = stepsBetween(from, space);
    if (steps === 1 || steps === 2) yield space;
  }
}

const isFight = ({ provokes, isAssault: assaults }: Step): boolean => assaults || provokes.length > 0;
/** Of two ways the cheaper one; of equal ones the one without a fight, then the shorter one. */
function isBetter(one: Way, other: Way | undefined): boolean {
  if (other === undefined || one.cost !== other.cost) return other === undefined || one.cost < other.cost;
  if (isFight(one) !== isFight(other)) return isFight(other);
  return one.spaces.length < other.spaces.length;
}

/**
 * The best way to every space that can be got to over known land, also those for which the move points of the turn are
 * not enough. A step that leads into a fight ends the way: nobody moves on after it.
 */
export function waysOf(state: MageKnightState, seat: number): ReadonlyMap<number, Way> {
  const ways = new Map<number, Way>();
  const player = state.players[seat];
  if (player === undefined || player.space < 0) return ways;
  const { move } = state.turn;
  const open: Way[] = [
    { space: player.space, spaces: [], cost: 0, isPaid: true, provokes: [], isAssault: false, meets: -1 },
  ];
  const passed = new Map<number, number>([[player.space, 0]]);
  for (let way = open.shift(); way !== undefined; way = open.shift()) {
    for (const to of spacesAround(state, way.space)) {
      const step = stepOn(state, seat, way.space, to);
      if (step === null || to === player.space) continue;
      const cost = way.cost + step.cost;
      const next = { ...step, space: to, spaces: [...way.spaces, to], cost, isPaid: cost <= move };
      if (isBetter(next, ways.get(to))) ways.set(to, next);
      if (isFight(step) || (passed.get(to) ?? Number.POSITIVE_INFINITY) <= cost) continue;
      passed.set(to, cost);
      open.push(next);
    }
    open.sort((a, b) => a.cost - b.cost);
  }
  return ways;
}

/** A place where the next tile may come to lie. */
export interface Exploration {
  readonly tilePlace: number;
  /** From the back of the tile: green for countryside, brown for the core. */
  readonly isCore: boolean;
  /** From where the hero stands now. */
  readonly isInReach: boolean;
  readonly cost: number;
  /** The move points of the turn are enough. */
  readonly isPaid: boolean;
}

export function explorations(state: MageKnightState, seat: number): Exploration[] {
  const next = nextTile(state);
  if (next === null) return [];
  const reach = (state.players[seat]?.space ?? -1) < 0 ? [] : placesInReach(state, seat);
  const cost = exploreCost(state);
  return [...tilePlaces.keys()]
    .filter((place) => placeProblem(state, place) === null)
    .map((tilePlace) => ({
      tilePlace,
      isCore: next.isCore,
      isInReach: reach.includes(tilePlace),
      cost,
      isPaid: state.turn.move >= cost,
    }));
}

/** What a terrain costs by day and by night, or null where nobody can go. */
export function terrainCosts(terrain: number): { readonly day: number; readonly night: number } | null {
  const [day, night] = [1, 2].map((round) => printedCost({ round } as MageKnightState, terrain)) as [number, number];
  return day === inaccessible ? null : { day, night };
}

/** A token on the map as it is seen. Who was told what lies face down knows it. */
export type MapToken = { readonly index: number; readonly isUp: boolean } & (
  | { readonly kind: 'enemy'; readonly enemy: EnemyId }
  | { readonly kind: 'enemyBack'; readonly pile: Pile }
  | { readonly kind: 'ruin'; readonly ruin: RuinId }
  | { readonly kind: 'ruinBack' }
);

export function tokenAt(state: MageKnightState, index: number): MapToken {
  const token = state.tokens[index] as number;
  const place = { index, isUp: state.tokenUp[index] === 1 };
  if (!isHidden(token)) {
    const design = designOf(token);
    return isEnemyThing(token)
      ? { ...place, kind: 'enemy', enemy: enemyIds[design] as EnemyId }
      : { ...place, kind: 'ruin', ruin: ruinIds[design] as RuinId };
  }
  const back = backOfHidden(token);
  return back === ruinBack
    ? { ...place, kind: 'ruinBack' }
    : { ...place, kind: 'enemyBack', pile: piles[back - enemyBacks] as Pile };
}

/** So many points of a kind. */
export interface AttackPoints {
  readonly kind: AttackKind;
  readonly element: Element;
  readonly amount: number;
}
export interface BlockPoints {
  readonly element: Element;
  readonly amount: number;
  /** They count twice against swift attacks. */
  readonly isSwift: boolean;
}

/** What the player whose turn it is can still spend. */
export interface Account {
  /** -1 outside of turns. */
  readonly seat: number;
  readonly move: number;
  readonly influence: number;
  readonly heal: number;
  readonly attack: readonly AttackPoints[];
  readonly block: readonly BlockPoints[];
  /** Source dice that may still be used in this turn. */
  readonly dice: number;
  /** The phase of the combat that goes on, or -1. */
  readonly phase: number;
}

export function accountOf(state: MageKnightState): Account {
  const { move, influence, heal, dice } = state.turn;
  const seat = turnOf(state);
  const combat = combatOf(state);
  const attack = (combat?.attack ?? []).flatMap((amount, i) =>
    amount === 0
      ? []
      : [{ kind: attackKinds[Math.floor(i / 4)] as AttackKind, element: elements[i % 4] as Element, amount }],
  );
  const blockOf = (points: readonly number[], isSwift: boolean): BlockPoints[] =>
    points.flatMap((amount, i) => (amount === 0 ? [] : [{ element: elements[i] as Element, amount, isSwift }]));
  const block = [...blockOf(combat?.block ?? [], false), ...blockOf(combat?.swiftBlock ?? [], true)];
  return { seat, move, influence, heal, attack, block, dice, phase: combat?.phase ?? -1 };
}

/** One row of the fame track: a level, and what it brings. */
export interface LevelRow {
  readonly level: number;
  /** The first fame of the row. */
  readonly from: number;
  readonly armor: number;
  readonly hand: number;
  readonly command: number;
  /** An even level brings a skill and an advanced action (MK-LVL-03). */
  readonly isLesson: boolean;
}

export const levelRows: readonly LevelRow[] = Array.from({ length: highestLevel }, (_, i) => {
  const level = i + 1;
  let from = 0;
  while (levelForFame(from) < level) from++;
  const player = { level } as Player;
  return {
    level,
    from,
    armor: armorOf(player),
    hand: printedHandLimit(player),
    command: commandTokens(player),
    isLesson: level % 2 === 0,
  };
});

/** The places of the reputation track with the influence they give; null where nobody deals with the hero. */
export const reputationPlaces: readonly { readonly reputation: number; readonly influence: number | null }[] =
  Array.from({ length: highestReputation - lowestReputation + 1 }, (_, i) => {
    const reputation = lowestReputation + i;
    return {
      reputation,
      influence: reputation === lowestReputation ? null : reputationInfluence({ reputation } as Player),
    };
  });
