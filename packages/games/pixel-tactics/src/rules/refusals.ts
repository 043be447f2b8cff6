import { type Code, first, kindOf, type Refusal, refusal, second, third } from '@heldentisch/engine';
import { isLeaderPlace, leaderCell, placeOf, rowOf } from '../grid.js';
import { attackKinds, marks, type PixelState } from '../state.js';
import {
  frontIsClear,
  hasLeaderPower,
  hasRanged,
  isAlive,
  isCorpse,
  isFree,
  isLivingHero,
  isMeleeCapable,
  kindAt,
  rowAbilityAt,
} from '../units.js';
import { choose } from '../vocabulary.js';
import { deckOf, findKind, handOf } from './piles.js';

type Reason = Refusal | null;
const no = (rule: string): Refusal => refusal(rule);
const holds = (s: PixelState, seat: number, kind: number): boolean => findKind(handOf(s, seat), kind) >= 0;
const truce = (s: PixelState): boolean => s.round === 1;

/** Why an action that is not offered is impossible: the first rule that forbids it, most telling first. */
export function refuseAction(s: PixelState, seat: number, code: Code): Reason {
  const check = reasons.get(kindOf(code));
  return check === undefined ? null : check(s, seat, code);
}

/** PT-RND-03: no action left and nothing makes this one free. */
const unpaid = (s: PixelState, free: boolean): Reason => (s.actions > 0 || free ? null : no('PT-RND-03'));

function refuseRecruit(s: PixelState, seat: number, code: Code): Reason {
  const place = placeOf(seat, second(code));
  if (!holds(s, seat, first(code))) return no('PT-REC-01');
  if (isLeaderPlace(place) || !isFree(s, place)) return isCorpse(s, place) ? no('PT-COR-02') : no('PT-REC-02');
  if (rowOf(place) !== s.wave) return hasLeaderPower(s, seat, 'freeRecruit') ? no('PT-LDR-10') : no('PT-REC-01');
  return unpaid(s, hasLeaderPower(s, seat, 'freeRecruit'));
}

/** PT-ACT-03 to PT-ACT-05 and their like for leaders and spells. */
function refuseMarked(s: PixelState, place: number, wish: 'attack' | 'cast' | 'move'): Reason {
  const mark = s.mark[place];
  if (mark === marks.recruited) return no('PT-ACT-03');
  if (mark === marks.moved) return no('PT-ACT-04');
  if (mark === marks.none) return null;
  if (isCorpse(s, place)) return no('PT-LDR-22');
  if (isLeaderPlace(place)) return no('PT-ACT-10');
  if (wish === 'move') return no('PT-ACT-05');
  if (wish === 'cast') return mark === marks.cast ? no('PT-SPL-03') : no('PT-SPL-04');
  return mark === marks.cast ? no('PT-SPL-04') : no('PT-ACT-05');
}

function refuseAttacker(s: PixelState, seat: number, place: number, spell: boolean): Reason {
  if (truce(s)) return spell ? no('PT-TRU-03') : no('PT-TRU-01');
  if (isFree(s, place)) return no('PT-ATK-01');
  if (isCorpse(s, place) && !hasLeaderPower(s, seat, 'corpsesAttack')) return no('PT-COR-01');
  if (rowOf(place) !== s.wave)
    return spell ? no('PT-SPL-05') : isLeaderPlace(place) ? no('PT-ATK-02') : no('PT-ATK-01');
  return refuseMarked(s, place, spell ? 'cast' : 'attack') ?? unpaid(s, false);
}

function refuseAttack(s: PixelState, seat: number, code: Code): Reason {
  const place = placeOf(seat, first(code));
  const target = placeOf(1 - seat, second(code));
  const attacker = refuseAttacker(s, seat, place, false);
  if (attacker !== null) return attacker;
  const melee = third(code) === attackKinds.melee;
  if (isCorpse(s, place) && (!melee || !frontIsClear(s, place))) return no('PT-LDR-22');
  if (melee && !isMeleeCapable(s, place) && !isCorpse(s, place)) return no('PT-MEL-02');
  if (!melee && !hasRanged(s, place)) return no('PT-RNG-02');
  if (!isAlive(s, target)) return isCorpse(s, target) ? no('PT-COR-01') : no('PT-ATK-04');
  return melee && !isMeleeCapable(s, target) ? no('PT-MEL-03') : null;
}

function refuseCast(s: PixelState, seat: number, code: Code): Reason {
  const place = placeOf(seat, first(code));
  const caster = refuseAttacker(s, seat, place, true);
  if (caster !== null) return caster;
  const hasSpell = isLivingHero(s, place) && rowAbilityAt(s, place).spell !== null;
  return hasSpell ? null : no('PT-SPL-05');
}

function refuseMove(s: PixelState, seat: number, code: Code): Reason {
  const from = placeOf(seat, first(code));
  const to = placeOf(seat, second(code));
  if (isLeaderPlace(from)) return no('PT-MOV-03');
  if (isCorpse(s, from)) return no('PT-MOV-04');
  if (isFree(s, from)) return no('PT-MOV-01');
  if (!isFree(s, to) || isLeaderPlace(to)) return isCorpse(s, to) ? no('PT-COR-02') : no('PT-MOV-01');
  const free = hasLeaderPower(s, seat, 'freeClearAndMove');
  const mark = s.mark[from];
  if (mark === marks.moved && free) return no('PT-LDR-09');
  return refuseMarked(s, from, 'move') ?? unpaid(s, free);
}

function refuseClear(s: PixelState, seat: number, code: Code): Reason {
  if (!isCorpse(s, placeOf(seat, first(code)))) return no('PT-CLR-01');
  if (hasLeaderPower(s, 1 - seat, 'forbidsClear')) return no('PT-LDR-11');
  return unpaid(s, hasLeaderPower(s, seat, 'freeClearAndMove'));
}

function refuseOrder(s: PixelState, seat: number, code: Code): Reason {
  if (!holds(s, seat, first(code))) return no('PT-ORD-01');
  if (truce(s)) return no('PT-TRU-02');
  return unpaid(s, hasLeaderPower(s, seat, 'freeOrder'));
}

function refusePromo(s: PixelState, seat: number, code: Code): Reason {
  if (!s.promos) return no('PT-PRO-01');
  if (handOf(s, seat).length === 0) return no('PT-PRO-05');
  if (s.promoPile.length === 0) return no('PT-PRO-06');
  return holds(s, seat, first(code)) ? unpaid(s, false) : no('PT-PRO-04');
}

function refuseShow(s: PixelState, seat: number, code: Code): Reason {
  const target = placeOf(1 - seat, second(code));
  const fits =
    second(code) !== leaderCell &&
    hasLeaderPower(s, seat, 'revealToKill') &&
    s.shown[seat] === 0 &&
    holds(s, seat, first(code)) &&
    isLivingHero(s, target) &&
    kindAt(s, target) === first(code);
  return fits ? unpaid(s, false) : no('PT-LDR-20');
}

const reasons = new Map<number, (s: PixelState, seat: number, code: Code) => Reason>([
  [choose.draw.kind, (s, seat) => (deckOf(s, seat).length === 0 ? no('PT-DRW-02') : unpaid(s, false))],
  [choose.recruit.kind, refuseRecruit],
  [choose.attack.kind, refuseAttack],
  [choose.cast.kind, refuseCast],
  [choose.move.kind, refuseMove],
  [choose.clear.kind, refuseClear],
  [choose.order.kind, refuseOrder],
  [choose.promo.kind, refusePromo],
  [choose.show.kind, refuseShow],
]);
