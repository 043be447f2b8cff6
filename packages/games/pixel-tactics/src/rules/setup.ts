import { type Deed, type Phases, refusal, type Step, sequence } from '@heldentisch/engine';
import { leaderPlace } from '../grid.js';
import {
  drawn,
  type ExtraCardsFrame,
  type LeadersFrame,
  noWinner,
  type PixelState,
  type SetupFrame,
} from '../state.js';
import { faceAt } from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { absent } from './objections.js';
import {
  addKinds,
  cardKind,
  deckOf,
  drawCards,
  handOf,
  holds,
  type PixelContext,
  putHero,
  shuffleDeck,
  takeKind,
  toDiscard,
} from './piles.js';

const openingHand = 5;
const bothSeats = 3;

/** PT-SET-01, PT-SET-02, PT-PRO-02, PT-PRO-03 */
function deal(c: PixelContext): void {
  const s = c.state;
  for (let seat = 0; seat < 2; seat++) shuffleDeck(c, seat);
  if (s.promos) c.chance.shuffle(s.promoPile);
  for (let seat = 0; seat < 2; seat++) {
    drawCards(c, seat, s.promos ? openingHand - 1 : openingHand);
    if (s.promos) drawPromo(c, seat);
  }
}

export function drawPromo(c: PixelContext, seat: number): void {
  const s = c.state;
  const id = s.promoPile.pop();
  if (id === undefined) return;
  handOf(s, seat).push(id);
  s.progress = 1;
  c.emit(happened.promoDrawn, seat, id);
}

/** PT-MAT-07 */
function extraCards(s: PixelState, seat: number): number {
  const entitled = Math.floor((s.victory[1 - seat] as number[]).length / 2);
  return Math.min(entitled, deckOf(s, seat).length);
}

/** PT-SET-03, PT-SET-04: turns the leaders up, or lets both choose again. */
function reveal(c: PixelContext, frame: SetupFrame): void {
  const s = c.state;
  const [own, other] = s.chosen as [number, number];
  s.chosen.fill(-1);
  if (cardKind(own) === cardKind(other)) {
    c.emit(happened.leadersClashed, cardKind(own));
    for (const [seat, id] of [own, other].entries()) {
      toDiscard(c, seat, id);
      drawCards(c, seat, 1);
    }
    setupCourse.go(frame, 'leaders');
    return;
  }
  for (const [seat, id] of [own, other].entries()) putHero(s, leaderPlace(seat), id);
  for (let seat = 0; seat < 2; seat++) c.emit(happened.leaderRevealed, seat, faceAt(s, leaderPlace(seat)));
}

/** PT-SET-07, PT-MAT-08, PT-MAT-09 */
function chooseFirst(c: PixelContext): void {
  const s = c.state;
  const byLot = s.winner === noWinner || s.winner === drawn;
  s.first = byLot ? c.chance.pick(2) : s.winner;
  s.winner = noWinner;
  s.ending = '';
  c.emit(happened.firstPlayer, s.first);
}

function offerExtraCards({ state: s }: PixelContext): void {
  const open = (extraCards(s, 0) > 0 ? 1 : 0) | (extraCards(s, 1) > 0 ? 2 : 0);
  if (open !== 0) s.frames.push({ step: 'extraCards', open });
}

const setupPhases = {
  deal: { run: deal },
  extra: { run: offerExtraCards },
  leaders: { run: (c) => void c.state.frames.push({ step: 'leaders', open: bothSeats }) },
  reveal: { run: reveal },
  first: { run: chooseFirst },
} satisfies Phases<PixelState, SetupFrame>;

const setupCourse = sequence<PixelState, SetupFrame, typeof setupPhases>(setupPhases);
export const setupStep = setupCourse.step;

const extraDeed: Deed<PixelState, ExtraCardsFrame> = {
  kind: choose.extra,
  exact: true,
  candidates({ state }, _frame, seat, out) {
    for (let count = 0; count <= extraCards(state, seat); count++) out.add(choose.extra.code(count));
  },
  forbids({ state }, _frame, seat, code) {
    const count = choose.extra.count(code);
    const most = extraCards(state, seat);
    return count <= most ? null : refusal('PT-MAT-07', { case: 'most', count, most });
  },
  does(c, frame, seat, code) {
    frame.open &= ~(1 << seat);
    const count = drawCards(c, seat, choose.extra.count(code));
    c.emit(happened.extraDrawn, seat, count);
  },
};

const extraDeeds = [extraDeed];

export const extraCardsStep: Step<PixelState, ExtraCardsFrame> = {
  seats: (_c, frame) => frame.open,
  run: (c) => {
    c.state.frames.pop();
  },
  deeds: () => extraDeeds,
  prompt: () => ({ key: 'extra' }),
};

const leaderDeed: Deed<PixelState, LeadersFrame> = {
  kind: choose.leader,
  exact: true,
  candidates: ({ state }, _frame, seat, out) => addKinds(handOf(state, seat), choose.leader.code, out),
  forbids({ state }, _frame, seat, code) {
    const kind = choose.leader.card(code);
    return holds(state, seat, kind) ? null : absent('PT-SET-03', 'hand', kind);
  },
  does(c, frame, seat, code) {
    const s = c.state;
    frame.open &= ~(1 << seat);
    const id = takeKind(handOf(s, seat), choose.leader.card(code));
    s.chosen[seat] = id;
    c.emit(happened.leaderChosen, seat, id);
  },
};

const leaderDeeds = [leaderDeed];

export const leadersStep: Step<PixelState, LeadersFrame> = {
  seats: (_c, frame) => frame.open,
  run: (c) => {
    c.state.frames.pop();
  },
  deeds: () => leaderDeeds,
  prompt: () => ({ key: 'leader' }),
  // That somebody still decides is known; what is decided must not show in the timing of the reveal.
  alwaysAsks: true,
};
