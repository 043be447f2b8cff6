import {
  at,
  type Domain,
  defineChoices,
  defineEvents,
  type EffectFrame,
  type Frame,
  names,
  range,
  seatDomain,
  type Zone,
} from '@heldentisch/engine';

/*
 * The toy: each seat has a hidden hand, there is a face-down deck with two kinds of backs, and an open pile.
 * On a turn one draws, peeks at the deck, rolls a die, plays a card for its effect, splits three points step by step,
 * calls for secret bids of all seats, or passes.
 */

export interface TurnFrame extends Frame {
  readonly step: 'setUp' | 'turn' | 'bid';
  seat: number;
}

/** A chain of small choices: three points are put on heaps. */
export interface SplitFrame extends Frame {
  readonly step: 'split';
  readonly seat: number;
  left: number;
}

export type EffectName = 'gain' | 'spark' | 'ember' | 'flip' | 'gamble';

export interface ToyEffectFrame extends EffectFrame {
  readonly step: 'effect';
  readonly seat: number;
  readonly effect: EffectName;
}

export type ToyFrame = TurnFrame | SplitFrame | ToyEffectFrame;

export interface ToyState {
  readonly frames: ToyFrame[];
  readonly deck: number[];
  readonly hands: number[][];
  readonly pile: number[];
  /** For each seat the card it bids, or `nothing`. */
  readonly bids: number[];
  readonly seen: number[];
  readonly points: number[];
  readonly heaps: number[];
  /** The seats (as bits) that gave up. */
  out: number;
  turns: number;
  readonly length: number;
  readonly fragile: boolean;
}

export const cardCount = 16;
export const cardNames = Array.from({ length: cardCount }, (_, id) => `c${id}`);
/** The effect of a card depends on its number. */
export const effectOf = (id: number): EffectName => at(['gain', 'spark', 'flip', 'gamble'] as const, id % 4);
/** The first half of the cards has blue backs, the other red ones. */
export const backOf = (id: number): number => (id < cardCount / 2 ? 0 : 1);

export const card: Domain = names('card', cardNames);
export const amount: Domain = range('number', 1, 3);
export const how: Domain = names('how', ['lose', 'throw', 'loop']);

export const choices = defineChoices({
  draw: {},
  peek: {},
  roll: {},
  pass: {},
  play: { card },
  split: {},
  put: { amount },
  call: {},
  bid: { card },
  take: { amount },
  break: { how },
});

export const events = defineEvents({
  cardDrawn: { seat: seatDomain, card: { secret: card } },
  cardPeeked: { seat: seatDomain, card: { secret: card } },
  cardPlayed: { seat: seatDomain, card: { secret: card } },
  cardBid: { seat: seatDomain, card: { secret: card } },
  dieRolled: { seat: seatDomain, face: range('number', 0, 6) },
  pointsPut: { seat: seatDomain, amount: range('number', 0, 3) },
  gaveUp: { seat: seatDomain },
});

export const zones: readonly Zone<ToyState>[] = [
  { name: 'deck', things: ({ deck }) => deck, seenBy: () => 0 },
  ...[0, 1, 2].map((seat) => ({
    name: `hand ${seat}`,
    things: ({ hands }: ToyState) => hands[seat] ?? [],
    seenBy: () => 1 << seat,
  })),
  { name: 'bids', things: ({ bids }) => bids, seenBy: (_state, index) => 1 << index },
  { name: 'pile', things: ({ pile }) => pile, seenBy: () => -1 },
];
