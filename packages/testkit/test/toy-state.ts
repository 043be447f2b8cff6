import { at, type Domain, defineChoices, defineEvents, names, range, seatDomain, type Zone } from '@heldentisch/engine';

/** One deliberate fault, so that a check can be seen to fail. */
export type Fault =
  | 'none'
  | 'invites'
  | 'offers-illegal'
  | 'offers-forbidden'
  | 'offers-nothing'
  | 'offers-twice'
  | 'two-deeds'
  | 'forgets-an-offer'
  | 'loses-card'
  | 'accepts-extra-fields'
  | 'refusal-changes-state'
  | 'refusal-throws'
  | 'refusal-without-rule'
  | 'refusal-without-words'
  | 'refusal-with-blank'
  | 'unknown-rule'
  | 'leaks-by-event'
  | 'leaks-by-prompt'
  | 'leaks-by-refusal'
  | 'leaks-by-field'
  | 'leaks-by-set-up'
  | 'leaks-by-early-event'
  | 'leaks-by-frame'
  | 'leaks-by-rare-frame'
  | 'leaks-by-forced-choice'
  | 'leaks-by-invitation'
  | 'takes-the-end-of-turn'
  | 'not-a-number'
  | 'undefined-field'
  | 'class-instance'
  | 'mixed-list'
  | 'hidden-memory'
  | 'shows-and-hides'
  | 'fails-for-two'
  | 'too-long';

export interface ToyFrame {
  readonly step: 'setUp' | 'turn' | 'discard' | 'peek' | 'rest' | 'omen';
  seat: number;
  /** Only the faulty variants keep a secret here. */
  secret: number;
}

export interface ToyState {
  readonly frames: ToyFrame[];
  readonly deck: number[];
  readonly hands: number[][];
  readonly table: number[];
  readonly discard: number[];
  readonly seen: number[];
  readonly points: number[];
  readonly extra: unknown[];
  turns: number;
  note: unknown;
}

export const kinds = ['ant', 'bee', 'cat', 'dog'];
export const cardCount = 12;
export const longest = 30;
export const cardName = (id: number): string => `${kinds[id % 4]}${Math.floor(id / 4)}`;
export const cardNames = Array.from({ length: cardCount }, (_, id) => cardName(id));

const kind: Domain = names('card', kinds);
const secretCard: Domain = { key: 'card', size: cardCount, name: (id) => at(kinds, id % 4), value: () => -1 };
const face: Domain = range('number', 1, 6);

export const choices = defineChoices({
  draw: {},
  peek: {},
  roll: {},
  discard: {},
  play: { card: kind },
  drop: { card: kind },
  leave: {},
  bury: {},
  rest: {},
});
export const choose = choices.kinds;
export const events = defineEvents({
  cardDrawn: { seat: seatDomain, card: { secret: secretCard } },
  cardPeeked: { seat: seatDomain, card: { secret: secretCard } },
  cardPlayed: { seat: seatDomain, card: { secret: secretCard } },
  cardDropped: { seat: seatDomain, card: { secret: secretCard } },
  cardBuried: { seat: seatDomain },
  dieRolled: { seat: seatDomain, face },
  cardNamed: { card: kind },
  conceded: { seat: seatDomain },
});

/** Variants in which somebody may act unasked. */
export const invites = (fault: Fault): boolean => fault === 'invites' || fault === 'leaks-by-invitation';

/** When each kind of choice is made. */
export function occasionsOf(fault: Fault): Record<string, string> {
  const { drop, ...rest } = {
    ...{ draw: 'TOY-TURN-01', peek: 'TOY-TURN-01', roll: 'TOY-TURN-01', discard: 'TOY-TURN-01', play: 'TOY-TURN-01' },
    ...{ drop: 'TOY-TURN-02', leave: 'TOY-TURN-02', bury: 'TOY-TURN-02', rest: 'TOY-TURN-02' },
  };
  return fault === 'refusal-without-rule' ? rest : { ...rest, drop };
}

export const zones: Zone<ToyState>[] = [
  { name: 'deck', things: ({ deck }) => deck, seenBy: () => 0 },
  ...[0, 1, 2].map((seat) => ({
    name: `hand ${seat}`,
    things: ({ hands }: ToyState) => hands[seat] ?? [],
    seenBy: () => 1 << seat,
  })),
  { name: 'table', things: ({ table }) => table, seenBy: () => -1 },
  { name: 'discard', things: ({ discard }) => discard, seenBy: () => 0 },
];
