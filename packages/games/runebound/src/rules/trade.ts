import { again, always, type Deed, type Phases, type Refusal, refusal, sequence } from '@heldentisch/engine';
import { take } from '@heldentisch/pieces';
import { cardKey, isMarketCard, kindOfCard } from '../box.js';
import { countOfKind, kindOverLimit, limitOf, owns, partyOf } from '../parties.js';
import type { RuneboundState, TradeFrame } from '../state.js';
import { choose, happened, mostGold } from '../vocabulary.js';
import type { C } from './frames.js';
import { checkBonuses } from './harm.js';
import { putAllUnder } from './piles.js';

/*
 * A trade between two heroes (RB-INT): the active player puts an offer together, the partner accepts or refuses, and it
 * is carried out as a whole. To put one together and withdraw it counts as an offer too, so that it ends.
 */

type TradeDeed = Deed<RuneboundState, TradeFrame>;

/** RB-INT-08: what can be traded at all, and by whom. */
function tradeProblem(state: RuneboundState, owner: number, card: number, named: readonly number[]): Refusal | null {
  const about = { card: cardKey(card) };
  if (!owns(state, owner, card)) return refusal('RB-INT-05', { ...about, seat: `seat.${owner}` });
  if (!isMarketCard(card)) return refusal('RB-INT-08', about);
  return named.includes(card) ? refusal('RB-INT-05', { case: 'named', ...about }) : null;
}

const naming = (
  kind: typeof choose.give,
  ownerOf: (frame: TradeFrame) => number,
  listOf: (frame: TradeFrame) => number[],
): TradeDeed => ({
  kind,
  candidates({ state }, frame, _seat, out) {
    for (const card of partyOf(state, ownerOf(frame)).cards) out.add(kind.code(card));
  },
  forbids: ({ state }, frame, _seat, code) => tradeProblem(state, ownerOf(frame), kind.card(code), listOf(frame)),
  does(_c, frame, _seat, code) {
    again(frame);
    listOf(frame).push(kind.card(code));
  },
});

type GoldField = 'goldGiven' | 'goldAsked';

const namingGold = (
  kind: typeof choose.giveGold,
  ownerOf: (frame: TradeFrame) => number,
  field: GoldField,
): TradeDeed => ({
  kind,
  candidates({ state }, frame, _seat, out) {
    const most = Math.min(partyOf(state, ownerOf(frame)).gold, mostGold);
    for (let gold = 0; gold < most; gold++) out.add(kind.code(gold));
  },
  forbids({ state }, frame, _seat, code) {
    if (frame[field] > 0) return refusal('RB-INT-05', { case: 'gold' });
    const gold = kind.gold(code) + 1;
    const has = partyOf(state, ownerOf(frame)).gold;
    return gold <= has ? null : refusal('RB-MKT-14', { case: 'gold', gold, has, seat: `seat.${ownerOf(frame)}` });
  },
  does(_c, frame, _seat, code) {
    again(frame);
    frame[field] = kind.gold(code) + 1;
  },
});

/** What a side owns once the trade is done. */
const cardsAfter = (
  state: RuneboundState,
  seat: number,
  gone: readonly number[],
  come: readonly number[],
  shed: readonly number[],
): number[] => [...partyOf(state, seat).cards, ...come].filter((card) => !gone.includes(card) && !shed.includes(card));

const ownAfter = (state: RuneboundState, { seat, given, asked, shed }: TradeFrame): number[] =>
  cardsAfter(state, seat, given, asked, shed);
const partnersAfter = (state: RuneboundState, { partner, given, asked, shedByPartner }: TradeFrame): number[] =>
  cardsAfter(state, partner, asked, given, shedByPartner);

/** RB-INT-17: only a card of a kind of which there are too many is named for discard. */
const shedding = (
  cardsOf: (state: RuneboundState, frame: TradeFrame) => number[],
  listOf: (frame: TradeFrame) => number[],
): TradeDeed => ({
  kind: choose.shed,
  candidates({ state }, frame, _seat, out) {
    for (const card of cardsOf(state, frame)) if (isMarketCard(card)) out.add(choose.shed.code(card));
  },
  forbids({ state }, frame, _seat, code) {
    const card = choose.shed.card(code);
    return isOneTooMany(cardsOf(state, frame), card)
      ? null
      : refusal('RB-INT-17', { case: 'needless', card: cardKey(card) });
  },
  does(_c, frame, _seat, code) {
    again(frame);
    listOf(frame).push(choose.shed.card(code));
  },
});

/** Whether the card is of a kind of which these are too many. */
function isOneTooMany(cards: readonly number[], card: number): boolean {
  const kind = kindOfCard[card] ?? null;
  return kind !== null && cards.includes(card) && countOfKind(cards, kind) > limitOf(kind);
}

function limitProblem(cards: readonly number[], rule: string): Refusal | null {
  const kind = kindOverLimit(cards);
  return kind === null ? null : refusal(rule, { case: 'limit', kind: `kind.${kind}`, limit: limitOf(kind) });
}

const isEmpty = ({ given, asked, goldGiven, goldAsked }: TradeFrame): boolean =>
  given.length + asked.length + goldGiven + goldAsked === 0;

const propose: TradeDeed = {
  kind: choose.propose,
  candidates: (_c, _frame, _seat, out) => out.add(choose.propose.code()),
  forbids({ state }, frame) {
    if (isEmpty(frame)) return refusal('RB-INT-14', { case: 'empty' });
    return limitProblem(ownAfter(state, frame), 'RB-INT-10');
  },
  does(c, frame) {
    const { seat, partner } = frame;
    c.emit(happened.offerMade, seat, partner);
    for (const card of frame.given) c.emit(happened.cardOffered, seat, partner, card);
    for (const card of frame.asked) c.emit(happened.cardAskedFor, seat, partner, card);
    if (frame.goldGiven > 0) c.emit(happened.goldOffered, seat, partner, frame.goldGiven);
    if (frame.goldAsked > 0) c.emit(happened.goldAskedFor, seat, partner, frame.goldAsked);
  },
};

const draftDeeds: readonly TradeDeed[] = [
  naming(
    choose.give,
    ({ seat }) => seat,
    ({ given }) => given,
  ),
  naming(
    choose.ask,
    ({ partner }) => partner,
    ({ asked }) => asked,
  ),
  namingGold(choose.giveGold, ({ seat }) => seat, 'goldGiven'),
  namingGold(choose.askGold, ({ partner }) => partner, 'goldAsked'),
  shedding(ownAfter, ({ shed }) => shed),
  propose,
  always(choose.withdraw, ({ state }) => void state.frames.pop()),
];

const accept: TradeDeed = {
  kind: choose.accept,
  candidates: (_c, _frame, _seat, out) => out.add(choose.accept.code()),
  forbids: ({ state }, frame) => limitProblem(partnersAfter(state, frame), 'RB-INT-17'),
  does: carryOut,
};

const answerDeeds: readonly TradeDeed[] = [
  accept,
  always(choose.refuse, (c, { seat, partner }) => c.emit(happened.offerRefused, partner, seat)),
  shedding(partnersAfter, ({ shedByPartner }) => shedByPartner),
];

/** RB-INT-07, RB-INT-09 */
function carryOut(c: C, frame: TradeFrame): void {
  const { state } = c;
  const { seat, partner, given, asked, goldGiven, goldAsked } = frame;
  const [own, other] = [partyOf(state, seat), partyOf(state, partner)];
  const shed = [...frame.shed, ...frame.shedByPartner];
  for (const card of given) other.cards.push(take(own.cards, card));
  for (const card of asked) own.cards.push(take(other.cards, card));
  own.gold += goldAsked - goldGiven;
  other.gold += goldGiven - goldAsked;
  for (const card of frame.shed) take(own.cards, card);
  for (const card of frame.shedByPartner) take(other.cards, card);
  putAllUnder(state, shed);
  state.traded |= 1 << partner;
  c.emit(happened.offerAccepted, partner, seat);
  for (const card of frame.shed) c.emit(happened.cardDiscarded, seat, card);
  for (const card of frame.shedByPartner) c.emit(happened.cardDiscarded, partner, card);
  checkBonuses(c, partner);
  checkBonuses(c, seat);
}

const phases = {
  draft: {
    seats: (_c, { seat }) => 1 << seat,
    deeds: () => draftDeeds,
    prompt: (_state, { partner }) => ({ key: 'draft', params: { seat: `seat.${partner}` } }),
    alwaysAsks: true,
  },
  answer: {
    seats: (_c, { partner }) => 1 << partner,
    deeds: () => answerDeeds,
    prompt: (_state, { seat }) => ({ key: 'answerOffer', params: { seat: `seat.${seat}` } }),
    alwaysAsks: true,
  },
} satisfies Phases<RuneboundState, TradeFrame>;

const course = sequence<RuneboundState, TradeFrame, typeof phases>(phases);
export const trade = { ...course.step, isAmid: () => true };
