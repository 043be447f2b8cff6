import { always, type Deed, type Phases, type Refusal, refusal, sequence } from '@heldentisch/engine';
import { take } from '@heldentisch/pieces';
import { cardKey, isMarketCard } from '../box.js';
import { owns, partyOf } from '../parties.js';
import type { PrizeFrame, RuneboundState } from '../state.js';
import { choose, happened, noCard } from '../vocabulary.js';
import type { C } from './frames.js';
import { checkBonuses } from './harm.js';
import { eachShed, shedProblem } from './limits.js';
import { discardOwn, receive } from './piles.js';
import { checkRunes, isRune } from './runes.js';

/** Who beats another hero may take one thing from it (RB-PVP-12). */

type PrizeDeed = Deed<RuneboundState, PrizeFrame>;

function prizeProblem(state: RuneboundState, { loser }: PrizeFrame, card: number): Refusal | null {
  const about = { card: cardKey(card) };
  if (!owns(state, loser, card)) return refusal('RB-PVP-12', { case: 'card', ...about });
  return isRune(card) && !state.runesCanBeTaken ? refusal('RB-OPT-05', about) : null;
}

const seize: PrizeDeed = {
  kind: choose.seize,
  candidates({ state }, frame, seat, out) {
    for (const card of partyOf(state, frame.loser).cards) {
      eachShed(state, seat, card, (shed) => out.add(choose.seize.code(card, shed)));
    }
  },
  forbids({ state }, frame, seat, code) {
    const card = choose.seize.card(code);
    return prizeProblem(state, frame, card) ?? shedProblem(state, seat, card, choose.seize.shed(code));
  },
  does(c, frame, seat, code) {
    takeCard(c, seat, frame.loser, choose.seize.card(code), choose.seize.shed(code));
  },
};

function takeCard(c: C, seat: number, loser: number, card: number, shed: number): void {
  const { state } = c;
  take(partyOf(state, loser).cards, card);
  receive(state, seat, card);
  c.emit(happened.prizeTaken, seat, loser, card);
  if (shed !== noCard) {
    c.emit(happened.cardDiscarded, seat, shed);
    discardOwn(c, seat, shed);
    checkBonuses(c, seat);
  }
  if (!isMarketCard(card) && isRune(card)) checkRunes(c, seat);
}

const seizeGold: PrizeDeed = {
  kind: choose.seizeGold,
  candidates: (_c, _frame, _seat, out) => out.add(choose.seizeGold.code()),
  forbids: ({ state }, { loser }) =>
    partyOf(state, loser).gold > 0 ? null : refusal('RB-PVP-12', { case: 'gold', seat: `seat.${loser}` }),
  does(c, { loser }, seat) {
    const { gold } = partyOf(c.state, loser);
    partyOf(c.state, loser).gold = 0;
    partyOf(c.state, seat).gold += gold;
    c.emit(happened.goldTaken, seat, loser, gold);
  },
};

const deeds: readonly PrizeDeed[] = [seize, seizeGold, always(choose.seizeNothing, () => {})];

const phases = {
  begin: { run: (c, { seat, loser }) => c.emit(happened.heroBeaten, seat, loser) },
  take: {
    seats: (_c, { seat }) => 1 << seat,
    deeds: () => deeds,
    prompt: (_state, { loser }) => ({ key: 'prize', params: { seat: `seat.${loser}` } }),
  },
} satisfies Phases<RuneboundState, PrizeFrame>;

const course = sequence<RuneboundState, PrizeFrame, typeof phases>(phases);
export const prize = { ...course.step, isAmid: () => true };
