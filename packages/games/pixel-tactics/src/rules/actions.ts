import { type Code, everyone, first, kindOf, type OptionList, type Step, second, third } from '@heldentisch/engine';
import { heroCells, leaderCell, placeOf, rowCells } from '../grid.js';
import { attackKinds, marks, type OrderFrame, orderRow, type PixelState, type TurnFrame } from '../state.js';
import { abilityIndex } from '../tables.js';
import {
  frontIsClear,
  hasLeaderPower,
  hasRanged,
  isCorpse,
  isFree,
  isLivingHero,
  isMeleeCapable,
  kindAt,
  leaderAbility,
  leaderKind,
  rowAbilityAt,
} from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { addTargets, startAttack, startCast } from './attack.js';
import { die } from './casualties.js';
import { pushEffect } from './effect.js';
import {
  cardKind,
  deckOf,
  discardFromHand,
  discardFromUnit,
  drawCards,
  findKind,
  handOf,
  type PixelContext,
  putHero,
  swapPlaces,
  takeAt,
  toDiscard,
} from './piles.js';
import { refuseAction } from './refusals.js';
import { addKinds, drawPromo } from './setup.js';
import { triggersOfOrder } from './triggers.js';

/** PT-TRU-01, PT-TRU-02 */
export const isTruce = (s: PixelState): boolean => s.round === 1;

/** Everything the player may do now. Passing is always possible (PT-RND-10). */
export function addTurnOptions(s: PixelState, seat: number, out: OptionList): void {
  const power = leaderAbility(s, seat)?.power ?? null;
  const paid = s.actions > 0;
  if (paid && deckOf(s, seat).length > 0) out.add(choose.draw.code());
  if (paid || power === 'freeRecruit') addRecruits(s, seat, out);
  if (paid && !isTruce(s)) addAttacks(s, seat, out);
  if ((paid || power === 'freeOrder') && !isTruce(s)) addKinds(handOf(s, seat), choose.order.code, out);
  if (paid || power === 'freeClearAndMove') {
    addClears(s, seat, out);
    addMoves(s, seat, out);
  }
  if (paid && s.promos && s.promoPile.length > 0) addKinds(handOf(s, seat), choose.promo.code, out);
  if (paid && power === 'revealToKill') addReveals(s, seat, out);
  out.add(choose.pass.code());
}

/** PT-REC-01 */
function addRecruits(s: PixelState, seat: number, out: OptionList): void {
  const hand = handOf(s, seat);
  if (hand.length === 0) return;
  for (const cell of rowCells[s.wave] as readonly number[]) {
    if (!isFree(s, placeOf(seat, cell))) continue;
    for (let i = 0; i < hand.length; i++) {
      const kind = cardKind(hand[i] as number);
      if (findKind(hand, kind) === i) out.add(choose.recruit.code(kind, cell));
    }
  }
}

/** PT-ATK-01, PT-ATK-02 */
function addAttacks(s: PixelState, seat: number, out: OptionList): void {
  const corpsesAttack = hasLeaderPower(s, seat, 'corpsesAttack');
  for (let cell = s.wave * 3; cell < s.wave * 3 + 3; cell++) {
    const place = placeOf(seat, cell);
    if (isFree(s, place) || s.mark[place] !== marks.none) continue;
    if (isCorpse(s, place)) {
      // PT-LDR-22
      if (corpsesAttack && frontIsClear(s, place)) addTargets(s, cell, 1 - seat, attackKinds.melee, false, out);
      continue;
    }
    if (isMeleeCapable(s, place)) addTargets(s, cell, 1 - seat, attackKinds.melee, false, out);
    if (hasRanged(s, place)) addTargets(s, cell, 1 - seat, attackKinds.ranged, false, out);
    if (cell !== leaderCell && rowAbilityAt(s, place).spell !== null) out.add(choose.cast.code(cell));
  }
}

/** PT-CLR-01, PT-LDR-11 */
function addClears(s: PixelState, seat: number, out: OptionList): void {
  if (hasLeaderPower(s, 1 - seat, 'forbidsClear')) return;
  for (const cell of heroCells) if (isCorpse(s, placeOf(seat, cell))) out.add(choose.clear.code(cell));
}

/** PT-MOV-01 */
function addMoves(s: PixelState, seat: number, out: OptionList): void {
  for (const from of heroCells) {
    const place = placeOf(seat, from);
    if (!isLivingHero(s, place) || s.mark[place] !== marks.none) continue;
    for (const to of heroCells) if (isFree(s, placeOf(seat, to))) out.add(choose.move.code(from, to));
  }
}

/** PT-LDR-20 */
function addReveals(s: PixelState, seat: number, out: OptionList): void {
  if (s.shown[seat] === 1) return;
  for (const cell of heroCells) {
    const place = placeOf(1 - seat, cell);
    if (!isLivingHero(s, place)) continue;
    const kind = kindAt(s, place);
    if (findKind(handOf(s, seat), kind) >= 0) out.add(choose.show.code(kind, cell));
  }
}

/** Brings a hero from the hand into the unit; by an action it is marked (PT-ACT-03, PT-ACT-07). */
export function recruit(c: PixelContext, seat: number, kind: number, place: number, mark: number): void {
  const s = c.state;
  const hand = handOf(s, seat);
  putHero(s, place, takeAt(hand, findKind(hand, kind)));
  s.mark[place] = mark;
  c.emit(happened.heroRecruited, kind, place);
  // PT-LDR-13, PT-LDR-23
  if (isTruce(s) || !hasLeaderPower(s, seat, 'attackAfterRecruit')) return;
  const granted = { step: 'grantedAttack', seat, unit: place, kinds: 7, may: true, reason: 'recruited' } as const;
  s.frames.push({ ...granted, lifted: false, heroesOnly: false, values: [] });
}

/** Plays an order from the hand (PT-ORD-01). */
export function playOrder(c: PixelContext, seat: number, kind: number): void {
  const s = c.state;
  const hand = handOf(s, seat);
  const id = takeAt(hand, findKind(hand, kind));
  s.seen[id] = 0;
  s.resolving.push(id);
  s.orders++;
  c.emit(happened.orderPlayed, seat, kind);
  s.frames.push({ step: 'order', at: 0, seat, id, number: s.orders });
}

export const orderStep: Step<PixelState, OrderFrame> = {
  run(c, frame) {
    const s = c.state;
    const phase = frame.at++;
    if (phase === 0) pushEffect(c, cardKind(frame.id), orderRow, frame.seat, -1);
    else if (phase === 1) {
      toDiscard(c, frame.seat, takeAt(s.resolving, s.resolving.indexOf(frame.id)));
      const list = triggersOfOrder(s, frame.seat, frame.number);
      if (list.length > 0) s.frames.push({ step: 'triggers', priority: s.active, list });
    } else s.frames.pop();
  },
};

/** Pays for an action unless the leader makes it free (PT-ACT-08). */
function pay(c: PixelContext, free: 'freeRecruit' | 'freeOrder' | 'freeClearAndMove' | null, seat: number): void {
  const s = c.state;
  if (free !== null && hasLeaderPower(s, seat, free)) c.resolved(abilityIndex(leaderKind(s, seat), 4));
  else s.actions--;
}

function showToKill(c: PixelContext, seat: number, code: Code): void {
  const s = c.state;
  pay(c, null, seat);
  s.shown[seat] = 1;
  const hand = handOf(s, seat);
  const id = hand[findKind(hand, first(code))] as number;
  s.seen[id] = everyone;
  c.emit(happened.cardShown, seat, id);
  c.resolved(abilityIndex(leaderKind(s, seat), 4));
  die(c, [placeOf(1 - seat, second(code))], seat);
}

/** What each action does. */
const actions = new Map<number, (c: PixelContext, seat: number, code: Code) => void>([
  [
    choose.draw.kind,
    (c, seat) => {
      pay(c, null, seat);
      drawCards(c, seat, 1);
    },
  ],
  [
    choose.promo.kind,
    (c, seat, code) => {
      pay(c, null, seat);
      discardFromHand(c, seat, findKind(handOf(c.state, seat), first(code)));
      drawPromo(c, seat);
    },
  ],
  [
    choose.recruit.kind,
    (c, seat, code) => {
      pay(c, 'freeRecruit', seat);
      recruit(c, seat, first(code), placeOf(seat, second(code)), marks.recruited);
    },
  ],
  [
    choose.attack.kind,
    (c, seat, code) => {
      pay(c, null, seat);
      const attacker = placeOf(seat, first(code));
      c.state.mark[attacker] = marks.attacked;
      startAttack(c, attacker, placeOf(1 - seat, second(code)), third(code));
    },
  ],
  [
    choose.cast.kind,
    (c, seat, code) => {
      pay(c, null, seat);
      const place = placeOf(seat, first(code));
      c.state.mark[place] = marks.cast;
      startCast(c, place);
    },
  ],
  [
    choose.order.kind,
    (c, seat, code) => {
      pay(c, 'freeOrder', seat);
      playOrder(c, seat, first(code));
    },
  ],
  [
    choose.clear.kind,
    (c, seat, code) => {
      pay(c, 'freeClearAndMove', seat);
      const place = placeOf(seat, first(code));
      c.emit(happened.corpseCleared, kindAt(c.state, place), place);
      discardFromUnit(c, place);
    },
  ],
  [
    choose.move.kind,
    (c, seat, code) => {
      pay(c, 'freeClearAndMove', seat);
      const to = placeOf(seat, second(code));
      swapPlaces(c.state, placeOf(seat, first(code)), to);
      c.state.mark[to] = marks.moved;
      c.emit(happened.heroMoved, kindAt(c.state, to), to);
    },
  ],
  [choose.show.kind, showToKill],
  [
    choose.pass.kind,
    (c, seat) => {
      c.state.frames.pop();
      c.emit(happened.turnEnded, seat);
    },
  ],
]);

export const turnStep: Step<PixelState, TurnFrame> = {
  seats: (_c, frame) => 1 << frame.seat,
  options: (c, _frame, seat, out) => addTurnOptions(c.state, seat, out),
  choose(c, _frame, seat, code) {
    (actions.get(kindOf(code)) as NonNullable<ReturnType<typeof actions.get>>)(c, seat, code);
  },
  prompt: (s) => ({ key: s.actions > 0 ? 'turn' : 'turnFree', params: { actions: s.actions } }),
  refuse: (c, _frame, seat, code) => refuseAction(c.state, seat, code),
};
