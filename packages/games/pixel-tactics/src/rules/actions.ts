import { always, type Deed, type Refusal, refusal, type Step } from '@heldentisch/engine';
import { heroCells, isLeaderPlace, leaderPlace, placeOf, seatOf } from '../grid.js';
import { cardKey, cardKeyAt } from '../labels.js';
import { marks, type PixelState, type TurnFrame } from '../state.js';
import { hasLeaderPower, isCorpse, isFree, isLivingHero, kindAt } from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { attackDeed, barredByMark, castDeed } from './attack-action.js';
import { die } from './casualties.js';
import { pay, unpaid } from './cost.js';
import { noteLeader } from './noting.js';
import { absent, against, cardAt, leaderStays, notFree, notHero, type Objection } from './objections.js';
import { orderDeed } from './orders.js';
import {
  addKinds,
  deckOf,
  discardFromHand,
  discardFromUnit,
  drawCards,
  findKind,
  handOf,
  holds,
  showFromHand,
  swapPlaces,
} from './piles.js';
import { recruitDeed } from './recruiting.js';
import { passMayReveal } from './rounds.js';
import { drawPromo } from './setup.js';

type TurnDeed = Deed<PixelState, TurnFrame>;

const emptyDeck: Refusal = refusal('PT-DRW-02');

/** PT-DRW-02 */
const noDraw = (s: PixelState, seat: number): Refusal | null =>
  deckOf(s, seat).length === 0 ? emptyDeck : unpaid(s, seat);

const drawDeed: TurnDeed = {
  kind: choose.draw,
  exact: true,
  candidates({ state }, _frame, seat, out) {
    if (noDraw(state, seat) === null) out.add(choose.draw.code());
  },
  forbids: ({ state }, _frame, seat) => noDraw(state, seat),
  does(c, _frame, seat) {
    pay(c, seat);
    drawCards(c, seat, 1);
  },
};

const nothingToClear = against('PT-CLR-01', 'empty');
const stillAlive = against('PT-CLR-01', 'alive');
const clearingForbidden: Objection = (s, place) =>
  refusal('PT-LDR-11', { leader: cardKeyAt(s, leaderPlace(1 - seatOf(place))) });

/** PT-CLR-01, PT-LDR-11 */
function notClearable(s: PixelState, seat: number, place: number): Objection | null {
  if (!isCorpse(s, place)) return isFree(s, place) ? nothingToClear : stillAlive;
  return hasLeaderPower(s, 1 - seat, 'forbidsClear') ? clearingForbidden : null;
}

const clearDeed: TurnDeed = {
  kind: choose.clear,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    if (unpaid(s, seat, 'freeClearAndMove') !== null) return;
    for (const cell of heroCells) {
      if (notClearable(s, seat, placeOf(seat, cell)) === null) out.add(choose.clear.code(cell));
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const place = placeOf(seat, choose.clear.cell(code));
    return notClearable(s, seat, place)?.(s, place) ?? unpaid(s, seat, 'freeClearAndMove');
  },
  does(c, _frame, seat, code) {
    pay(c, seat, 'freeClearAndMove');
    const place = placeOf(seat, choose.clear.cell(code));
    c.emit(happened.corpseCleared, kindAt(c.state, place), place);
    discardFromUnit(c, place);
  },
};

const nobodyMoves = against('PT-MOV-01', 'empty');
const corpseMoves = against('PT-MOV-04');
const alreadyThere = against('PT-MOV-01', 'same');
const movedForFree = against('PT-LDR-09');

/** PT-MOV-01, PT-MOV-03, PT-MOV-04 */
function notMovable(s: PixelState, place: number): Objection | null {
  if (isFree(s, place)) return nobodyMoves;
  if (isLeaderPlace(place)) return leaderStays;
  return isCorpse(s, place) ? corpseMoves : null;
}

/** PT-ACT-02, PT-LDR-09 */
function hasActed(s: PixelState, seat: number, place: number): Objection | null {
  if (s.mark[place] === marks.moved && hasLeaderPower(s, seat, 'freeClearAndMove')) return movedForFree;
  return barredByMark(s, place, 'move');
}

const moveDeed: TurnDeed = {
  kind: choose.move,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    if (unpaid(s, seat, 'freeClearAndMove') !== null) return;
    let free = 0;
    for (const cell of heroCells) if (notFree(s, placeOf(seat, cell)) === null) free |= 1 << cell;
    if (free === 0) return;
    for (const from of heroCells) {
      const place = placeOf(seat, from);
      if (notMovable(s, place) !== null || hasActed(s, seat, place) !== null) continue;
      for (const to of heroCells) if ((free & (1 << to)) !== 0) out.add(choose.move.code(from, to));
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const from = placeOf(seat, choose.move.unit(code));
    const to = placeOf(seat, choose.move.cell(code));
    return (
      notMovable(s, from)?.(s, from) ??
      (from === to ? alreadyThere(s, from) : notFree(s, to)?.(s, to)) ??
      hasActed(s, seat, from)?.(s, from) ??
      unpaid(s, seat, 'freeClearAndMove')
    );
  },
  does(c, _frame, seat, code) {
    pay(c, seat, 'freeClearAndMove');
    const to = placeOf(seat, choose.move.cell(code));
    swapPlaces(c.state, placeOf(seat, choose.move.unit(code)), to);
    c.state.mark[to] = marks.moved;
    c.emit(happened.heroMoved, kindAt(c.state, to), to);
  },
};

const noPromos: Refusal = refusal('PT-PRO-01', { case: 'action' });
const emptyHand: Refusal = refusal('PT-PRO-05');
const noPromosLeft: Refusal = refusal('PT-PRO-06');

/** PT-PRO-01, PT-PRO-05, PT-PRO-06 */
function noPromo(s: PixelState, seat: number): Refusal | null {
  if (!s.promos) return noPromos;
  if (handOf(s, seat).length === 0) return emptyHand;
  return s.promoPile.length === 0 ? noPromosLeft : unpaid(s, seat);
}

const promoDeed: TurnDeed = {
  kind: choose.promo,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    if (noPromo(s, seat) === null) addKinds(handOf(s, seat), choose.promo.code, out);
  },
  forbids({ state: s }, _frame, seat, code) {
    const kind = choose.promo.card(code);
    const never = noPromo(s, seat);
    return never ?? (holds(s, seat, kind) ? null : absent('PT-PRO-04', 'hand', kind));
  },
  does(c, _frame, seat, code) {
    pay(c, seat);
    discardFromHand(c, seat, findKind(handOf(c.state, seat), choose.promo.card(code)));
    drawPromo(c, seat);
  },
};

const showsNothing: Refusal = refusal('PT-LDR-20', { case: 'leader' });
const hasShown: Refusal = refusal('PT-LDR-20', { case: 'again' });

/** PT-LDR-20: what stands against showing any card at all. */
function noShow(s: PixelState, seat: number): Refusal | null {
  if (!hasLeaderPower(s, seat, 'revealToKill')) return showsNothing;
  return s.shown[seat] === 1 ? hasShown : unpaid(s, seat);
}

const showDeed: TurnDeed = {
  kind: choose.show,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    if (noShow(s, seat) !== null) return;
    for (const cell of heroCells) {
      const place = placeOf(1 - seat, cell);
      if (isLivingHero(s, place) && holds(s, seat, kindAt(s, place))) out.add(choose.show.code(kindAt(s, place), cell));
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const kind = choose.show.card(code);
    const target = placeOf(1 - seat, choose.show.target(code));
    const never = noShow(s, seat) ?? notHero(s, target)?.(s, target) ?? null;
    if (never !== null) return never;
    if (!holds(s, seat, kind)) return absent('PT-LDR-20', 'hand', kind);
    if (kindAt(s, target) === kind) return null;
    return refusal('PT-LDR-20', { case: 'name', ...cardAt(s, target), shown: cardKey(kind) });
  },
  does(c, _frame, seat, code) {
    const s = c.state;
    pay(c, seat);
    s.shown[seat] = 1;
    showFromHand(c, seat, choose.show.card(code));
    noteLeader(c, seat);
    die(c, [placeOf(1 - seat, choose.show.target(code))], seat);
  },
};

/** PT-RND-10 */
const passDeed: TurnDeed = always(choose.pass, (c, _frame, seat) => {
  c.state.frames.pop();
  c.emit(happened.turnEnded, seat);
});

/** PT-ACT-01, PT-PRO-04: everything the player may do now. */
const turnDeeds: readonly TurnDeed[] = [
  drawDeed,
  recruitDeed,
  attackDeed,
  castDeed,
  orderDeed,
  clearDeed,
  moveDeed,
  promoDeed,
  showDeed,
  passDeed,
];

export const turnStep: Step<PixelState, TurnFrame> = {
  seats: (_c, frame) => 1 << frame.seat,
  deeds: () => turnDeeds,
  prompt: (s) => ({ key: s.actions > 0 ? 'turn' : 'turnFree', params: { actions: s.actions } }),
  alwaysAsks: (s, frame) => passMayReveal(s, frame.seat),
};
