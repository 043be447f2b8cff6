import { type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { isLeaderPlace, placeOf, rowOf } from '../grid.js';
import { rowKey } from '../labels.js';
import { attackKinds, marks, type PixelState, type TurnFrame } from '../state.js';
import { frontIsClear, hasLeaderPower, isCorpse, isFree } from '../units.js';
import { choose } from '../vocabulary.js';
import { addTargets, startAttack, startCast } from './attack.js';
import { isTruce, pay, unpaid } from './cost.js';
import { against, cardAt, covered, notAble, notAttackable, notCasting, type Objection } from './objections.js';

type Wish = 'attack' | 'cast' | 'move';

const recruited = against('PT-ACT-03');
const moved = against('PT-ACT-04');
const hasAttacked = against('PT-ACT-05');
const leaderHasAttacked = against('PT-ACT-10');
const corpseHasAttacked = against('PT-LDR-22', 'again');
const hasCast = against('PT-SPL-03');
const castInstead = against('PT-SPL-04', 'cast');
const attackedInstead = against('PT-SPL-04', 'attacked');

/** PT-ACT-02 and what follows from it: what the card has done in this wave that bars the wish. */
export function barredByMark(s: PixelState, place: number, wish: Wish): Objection | null {
  const mark = s.mark[place];
  if (mark === marks.none) return null;
  if (mark === marks.recruited) return recruited;
  if (mark === marks.moved) return moved;
  if (isCorpse(s, place)) return corpseHasAttacked;
  if (isLeaderPlace(place)) return leaderHasAttacked;
  if (wish === 'move') return hasAttacked;
  if (wish === 'cast') return mark === marks.cast ? hasCast : attackedInstead;
  return mark === marks.cast ? castInstead : hasAttacked;
}

const nobodyThere = against('PT-ATK-01', 'empty');
const corpseAttacks = against('PT-COR-01', 'attacker');
const leaderWaits: Objection = (s, place) => refusal('PT-ATK-02', { ...cardAt(s, place), row: rowKey(s.wave) });
const rowWaits: Objection = (s, place) =>
  refusal('PT-ATK-01', { case: 'row', ...cardAt(s, place), row: rowKey(s.wave) });
const spellWaits: Objection = (s, place) =>
  refusal('PT-SPL-05', { case: 'wave', ...cardAt(s, place), row: rowKey(s.wave) });

/** PT-ATK-01, PT-ATK-02: what stands against choosing the card for the action, whatever it then does. */
function notReady(s: PixelState, seat: number, place: number, wish: 'attack' | 'cast'): Objection | null {
  if (isFree(s, place)) return nobodyThere;
  if (isCorpse(s, place) && !hasLeaderPower(s, seat, 'corpsesAttack')) return corpseAttacks;
  if (rowOf(place) === s.wave) return barredByMark(s, place, wish);
  if (wish === 'cast') return notCasting(s, place) ?? spellWaits;
  return isLeaderPlace(place) ? leaderWaits : rowWaits;
}

const corpseShoots = against('PT-LDR-22', 'ranged');
const corpseCovered = covered('PT-LDR-22', 'front');

/** PT-MEL-02, PT-RNG-02; PT-LDR-22 for corpses. */
function notThisWay(s: PixelState, place: number, melee: boolean): Objection | null {
  if (!isCorpse(s, place)) return notAble(s, place, melee);
  if (!melee) return corpseShoots;
  return frontIsClear(s, place) ? null : corpseCovered;
}

const truceForAttacks: Refusal = refusal('PT-TRU-01');
const truceForSpells: Refusal = refusal('PT-TRU-03');

export const attackDeed: Deed<PixelState, TurnFrame> = {
  kind: choose.attack,
  exact: true,
  /** Spells are listed here too: whatever one card can do stands together. */
  candidates({ state: s }, _frame, seat, out) {
    if (isTruce(s) || unpaid(s, seat) !== null) return;
    for (let cell = s.wave * 3; cell < s.wave * 3 + 3; cell++) {
      const place = placeOf(seat, cell);
      if (notReady(s, seat, place, 'attack') !== null) continue;
      if (notThisWay(s, place, true) === null) addTargets(s, cell, 1 - seat, attackKinds.melee, false, out);
      if (notThisWay(s, place, false) === null) addTargets(s, cell, 1 - seat, attackKinds.ranged, false, out);
      if (notCasting(s, place) === null) out.add(choose.cast.code(cell));
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    if (isTruce(s)) return truceForAttacks;
    const place = placeOf(seat, choose.attack.unit(code));
    const target = placeOf(1 - seat, choose.attack.target(code));
    const melee = choose.attack.kind(code) === attackKinds.melee;
    return (
      notReady(s, seat, place, 'attack')?.(s, place) ??
      unpaid(s, seat) ??
      notThisWay(s, place, melee)?.(s, place) ??
      notAttackable(s, target, melee, false)?.(s, target) ??
      null
    );
  },
  does(c, _frame, seat, code) {
    pay(c, seat);
    const attacker = placeOf(seat, choose.attack.unit(code));
    c.state.mark[attacker] = marks.attacked;
    startAttack(c, attacker, placeOf(1 - seat, choose.attack.target(code)), choose.attack.kind(code));
  },
};

/** PT-SPL-01: a spell takes the place of an attack. */
export const castDeed: Deed<PixelState, TurnFrame> = {
  kind: choose.cast,
  exact: true,
  candidates() {
    // Listed by `attackDeed`.
  },
  forbids({ state: s }, _frame, seat, code) {
    if (isTruce(s)) return truceForSpells;
    const place = placeOf(seat, choose.cast.unit(code));
    const objection = notReady(s, seat, place, 'cast') ?? notCasting(s, place);
    return objection?.(s, place) ?? unpaid(s, seat);
  },
  does(c, _frame, seat, code) {
    pay(c, seat);
    const place = placeOf(seat, choose.cast.unit(code));
    c.state.mark[place] = marks.cast;
    startCast(c, place);
  },
};
