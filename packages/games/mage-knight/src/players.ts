import type { Context } from '@heldentisch/engine';
import { isNeighbour } from './board.js';
import { designOf, isWound, unitCard, unitIndex } from './box.js';
import type { LastingName } from './card.js';
import { scenarioOf } from './create.js';
import type { CombatFrame, Lasting, MageKnightFrame, MageKnightState, Player } from './state.js';

export type C = Context<MageKnightState>;

export const playerOf = (state: MageKnightState, seat: number): Player => state.players[seat] as Player;
export const isIn = ({ out }: MageKnightState, seat: number): boolean => ((out >> seat) & 1) === 0;
export const seatsIn = (state: MageKnightState): number[] =>
  [...state.players.keys()].filter((seat) => isIn(state, seat));
/** The number that stands for the dummy player in the round order. */
export const dummySeat = ({ players }: MageKnightState): number => players.length;
export const hasDummy = (state: MageKnightState): boolean => scenarioOf(state).isSolo(state.players.length);

type Named<N extends MageKnightFrame['step']> = Extract<MageKnightFrame, { step: N }>;

/** The innermost frame of a kind, or undefined. */
export function innermost<N extends MageKnightFrame['step']>(state: MageKnightState, step: N): Named<N> | undefined {
  const { frames } = state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i] as MageKnightFrame;
    if (frame.step === step) return frame as Named<N>;
  }
  return undefined;
}
export const combatOf = (state: MageKnightState): CombatFrame | undefined => innermost(state, 'combat');
/** The seat whose turn it is, or -1. */
export const turnOf = (state: MageKnightState): number => innermost(state, 'turn')?.seat ?? -1;

// Day and night

/** MK-RND-01 */
export const isNightRound = ({ round }: MageKnightState): boolean => round % 2 === 0;
/** MK-MAN-12, MK-MAN-13: night rules may hold for a combat by day. */
export const isNight = (state: MageKnightState): boolean => isNightRound(state) || combatOf(state)?.isNight === 1;

// Tracks

/** MK-LVL-01: the last fame of each level. */
const rowEnds = [2, 7, 14, 23, 34, 47, 62, 79, 98];
export const highestLevel = 10;
export const levelForFame = (fame: number): number => {
  let level = 1;
  for (const end of rowEnds) if (fame > end) level++;
  return level;
};
/** MK-SET-20: armor, hand limit and command tokens by level. */
const armors = [2, 2, 3, 3, 3, 3, 4, 4, 4, 4];
const handLimits = [5, 5, 5, 5, 6, 6, 6, 6, 7, 7];
export const armorOf = ({ level }: Player): number => armors[level - 1] as number;
export const printedHandLimit = ({ level }: Player): number => handLimits[level - 1] as number;
export const commandTokens = ({ level }: Player): number => Math.floor((level + 1) / 2);

/** MK-INT-03: influence by reputation from -7 to 7; nobody deals with who stands on the first one (MK-INT-04). */
const influences = [0, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5];
export const lowestReputation = -7;
export const highestReputation = 7;
export const reputationInfluence = ({ reputation }: Player): number => influences[reputation + 7] as number;

// Lasting changes of the turn

export function lastingOf({ turn }: MageKnightState, name: LastingName): Lasting | undefined {
  const { lasting } = turn;
  for (let i = 0; i < lasting.length; i++) if (lasting[i]?.what === name) return lasting[i];
  return undefined;
}
export const hasLasting = (state: MageKnightState, name: LastingName): boolean => lastingOf(state, name) !== undefined;
/** The sum of all lasting changes of a name. */
export function lastingSum({ turn }: MageKnightState, name: LastingName): number {
  let sum = 0;
  for (const { what, n } of turn.lasting) if (what === name) sum += n;
  return sum;
}

// Hands

export const woundsIn = (cards: readonly number[]): number => {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (isWound(cards[i] as number)) count++;
  return count;
};
/** The first card of a design in a list, or -1. */
export function findDesign(cards: readonly number[], design: number): number {
  for (let i = 0; i < cards.length; i++) if (designOf(cards[i] as number) === design) return cards[i] as number;
  return -1;
}
/** Calls back for each design in the list once. */
export function eachDesign(cards: readonly number[], visit: (design: number, thing: number) => void): void {
  for (let i = 0; i < cards.length; i++) {
    const design = designOf(cards[i] as number);
    let known = false;
    for (let j = 0; j < i && !known; j++) known = designOf(cards[j] as number) === design;
    if (!known) visit(design, cards[i] as number);
  }
}

// Units

export const unitAt = (player: Player, slot: number): number => player.units[slot - 1] ?? -1;
export const isSpent = (state: MageKnightState, unit: number): boolean => state.spent[unitIndex(unit)] === 1;
export const isWoundedUnit = (state: MageKnightState, unit: number): boolean =>
  (state.unitWounds[unitIndex(unit)] as number) > 0;
export const bannerOf = (state: MageKnightState, unit: number): number => state.banners[unitIndex(unit)] as number;
export const levelOfUnit = (unit: number): number => unitCard(unit).level;

// Keeps and cities

/** MK-END-09 to MK-END-11: how much higher the hand limit is where the hero stands. */
export function placeBonus(state: MageKnightState, seat: number): number {
  const { space } = playerOf(state, seat);
  if (space < 0) return 0;
  let keeps = 0;
  let nearKeep = false;
  let city = 0;
  for (const site of state.sites) {
    const near = site.space === space || isNeighbour(site.space, space);
    if (site.site === keep && site.shields[0] === seat) {
      keeps++;
      nearKeep ||= near;
    }
    if (site.site === cityNumber && near && isConquered(state, site) && site.shields.includes(seat)) {
      city = Math.max(city, cityLeader(site) === seat ? 2 : 1);
    }
  }
  return Math.max(nearKeep ? keeps : 0, city);
}

const keep = 3;
const cityNumber = 5;

/** Whether nobody defends a site any more. */
export function isConquered(state: MageKnightState, site: MageKnightState['sites'][number]): boolean {
  return site.shields.length > 0 && !state.tokenSpaces.includes(site.space);
}

/** MK-CTY-08: most shields, then the earliest. */
export function cityLeader({ shields }: MageKnightState['sites'][number]): number {
  let best = -1;
  let most = 0;
  for (const seat of shields) {
    let count = 0;
    for (const other of shields) if (other === seat) count++;
    if (count > most) {
      most = count;
      best = seat;
    }
  }
  return best;
}

export const handLimit = (state: MageKnightState, seat: number): number =>
  printedHandLimit(playerOf(state, seat)) + placeBonus(state, seat);

export const push = (state: MageKnightState, frame: MageKnightFrame): void => void state.frames.push(frame);

/**
 * MK-TRN-13, A-38: with nothing but wounds in hand, and no card played yet, the turn can only be a slow recovery: whoever
 * moved or acted could not end it.
 */
export function mustRecover(state: MageKnightState, seat: number): boolean {
  const { hand } = playerOf(state, seat);
  return state.turn.cards === 0 && state.turn.exempt === 0 && hand.every(isWound);
}
