import { always, assert, type Code, type Deed, type Refusal, refusal, type Step } from '@heldentisch/engine';
import { dueOf, nextDue, seatToOrder, take, takeDue } from '@heldentisch/pieces';
import { cellOf, heroCells, leaderPlace, placeOf, seatOf } from '../grid.js';
import { cardKey, cardKeyAt, placeKey } from '../labels.js';
import {
  attackKinds,
  type GrantedAttackFrame,
  leaderRow,
  type PixelState,
  type TakeCasualtyFrame,
  type Trigger,
  type TriggersFrame,
} from '../state.js';
import { abilityIndex } from '../tables.js';
import { faceAt, isAlive, isFree, leaderAbility, leaderKind, rowAbilityAt } from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { amid } from './amid.js';
import { addTargets, hasTarget, startAttack, startCast } from './attack.js';
import { effectFrame } from './effect.js';
import { noteAbility, noteLeader } from './noting.js';
import { against, cardAt, evades, notAble, notAttackable, notCasting, notFree, type Objection } from './objections.js';
import { cardKind, discardOf, drawCards, emptyPlace, findPlace, type PixelContext, putHero } from './piles.js';

/** Whose triggers come first (PT-EFF-05), by the seat that has priority. */
const seatOrders = [
  [0, 1],
  [1, 0],
];
const orderOf = (frame: TriggersFrame): number[] => seatOrders[frame.priority] as number[];

/** Drawing cards one after the other leaves nothing to choose. */
const bothDraw = (a: Trigger, b: Trigger): boolean => a.kind === 'draw' && b.kind === 'draw';

function resolve(c: PixelContext, frame: TriggersFrame, trigger: Trigger): void {
  const s = c.state;
  const { seat, place, id, values } = takeDue(frame.list, trigger);
  const granted = { step: 'grantedAttack', seat, may: false, lifted: true, heroesOnly: false } as const;
  if (trigger.kind === 'draw') {
    c.resolved(abilityIndex(cardKind(id), 1));
    drawCards(c, seat, 1);
  } else if (trigger.kind === 'lastAttack') {
    noteLeader(c, seat);
    s.frames.push({ ...granted, unit: place, kinds: grants.melee, reason: 'last', values });
  } else if (trigger.kind === 'takeCasualty') {
    s.frames.push({ step: 'takeCasualty', seat, id });
  } else if (trigger.kind === 'afterOrder') {
    s.frames.push(effectFrame(leaderKind(s, seat), leaderRow, seat, place));
  } else if (s.card[place] === id && isAlive(s, place)) {
    noteAbility(c, place);
    s.frames.push({ ...granted, unit: place, kinds: grants.ranged, reason: 'ordered', values: [] });
  }
}

const nothingWaits = (place: number): Refusal => refusal('PT-EFF-05', { case: 'place', place: placeKey(place) });
const isFirstAt = (list: readonly Trigger[], i: number): boolean =>
  list.findIndex(({ place, seat }) => place === list[i]?.place && seat === list[i]?.seat) === i;

const resolveDeed: Deed<PixelState, TriggersFrame> = {
  kind: choose.resolve,
  exact: true,
  candidates(_c, { list }, seat, out) {
    list.forEach((trigger, i) => {
      if (trigger.seat === seat && isFirstAt(list, i)) out.add(choose.resolve.code(trigger.place));
    });
  },
  forbids(_c, frame, seat, code) {
    const place = choose.resolve.place(code);
    return dueOf(frame.list, seat).some((trigger) => trigger.place === place) ? null : nothingWaits(place);
  },
  does(c, frame, seat, code) {
    const trigger = dueOf(frame.list, seat).find(({ place }) => place === choose.resolve.place(code));
    assert(trigger !== undefined, 'an offered trigger is there');
    resolve(c, frame, trigger);
  },
};

const triggersDeeds = [resolveDeed];

export const triggersStep: Step<PixelState, TriggersFrame> = {
  ...amid,
  seats: (_c, frame) => seatToOrder(frame.list, orderOf(frame), bothDraw),
  run(c, frame) {
    const next = nextDue(frame.list, orderOf(frame));
    if (next === undefined) c.state.frames.pop();
    else resolve(c, frame, next);
  },
  deeds: () => triggersDeeds,
  prompt: () => ({ key: 'resolve' }),
  otherwise: (_c, _frame, _seat, code) => (evades(code) ? refusal('PT-EFF-01', { case: 'triggers' }) : null),
};

/** What a granted attack may be: bits of `GrantedAttackFrame.kinds`. */
export const grants = { melee: 1, ranged: 2, spell: 4, any: 7 } as const;

const bothKinds = [attackKinds.melee, attackKinds.ranged];
const grantFor = (kind: number): number => (kind === attackKinds.melee ? grants.melee : grants.ranged);

const otherUnit = {
  recruited: against('PT-LDR-13', 'unit'),
  ordered: against('PT-ATK-10', 'unit'),
  last: against('PT-LDR-25', 'unit'),
} as const;
const lastIsMelee = against('PT-LDR-05', 'kind');
const meleeOrdered = against('PT-MEL-09', 'kind');
const rangedOrdered = against('PT-RNG-03', 'kind');

/** What stands against this attack of the own card on the cell; it speaks of the card that has to attack. */
function notGranted(s: PixelState, frame: GrantedAttackFrame, cell: number, grant: number): Objection | null {
  const { unit, kinds, reason, lifted } = frame;
  if (cell !== cellOf(unit)) return otherUnit[reason];
  if ((kinds & grant) === 0) {
    return reason === 'last' ? lastIsMelee : kinds === grants.melee ? meleeOrdered : rangedOrdered;
  }
  if (grant === grants.spell) return notCasting(s, unit);
  // PT-MEL-09, PT-RNG-03: an effect that names the kind of attack lifts its conditions.
  return lifted ? null : notAble(s, unit, grant === grants.melee);
}

const enemyOf = (frame: GrantedAttackFrame): number => 1 - seatOf(frame.unit);

/** Whether the card is there and able to attack this way; the dead strike a last time from wherever they are. */
function mayAttack(s: PixelState, frame: GrantedAttackFrame, kind: number): boolean {
  const there = frame.values.length > 0 || isAlive(s, frame.unit);
  return there && notGranted(s, frame, cellOf(frame.unit), grantFor(kind)) === null;
}

const mayCast = (s: PixelState, frame: GrantedAttackFrame): boolean =>
  isAlive(s, frame.unit) && notGranted(s, frame, cellOf(frame.unit), grants.spell) === null;

function canUse(s: PixelState, frame: GrantedAttackFrame): boolean {
  for (const kind of bothKinds) {
    if (mayAttack(s, frame, kind) && hasTarget(s, enemyOf(frame), kind, frame.heroesOnly)) return true;
  }
  return mayCast(s, frame);
}

const grantedAttackDeed: Deed<PixelState, GrantedAttackFrame> = {
  kind: choose.attack,
  exact: true,
  candidates({ state }, frame, _seat, out) {
    for (const kind of bothKinds) {
      if (!mayAttack(state, frame, kind)) continue;
      addTargets(state, cellOf(frame.unit), enemyOf(frame), kind, frame.heroesOnly, out);
    }
  },
  forbids({ state }, frame, _seat, code) {
    const kind = choose.attack.kind(code);
    const objection = notGranted(state, frame, choose.attack.unit(code), grantFor(kind));
    if (objection !== null) return objection(state, frame.unit);
    const target = placeOf(enemyOf(frame), choose.attack.target(code));
    return notAttackable(state, target, kind === attackKinds.melee, frame.heroesOnly)?.(state, target) ?? null;
  },
  does(c, frame, seat, code) {
    beginGranted(c, frame, seat);
    const target = placeOf(enemyOf(frame), choose.attack.target(code));
    if (frame.values.length > 0) startLastAttack(c, frame, target);
    else startAttack(c, frame.unit, target, choose.attack.kind(code), { heroesOnly: frame.heroesOnly });
  },
};

const grantedCastDeed: Deed<PixelState, GrantedAttackFrame> = {
  kind: choose.cast,
  exact: true,
  candidates({ state }, frame, _seat, out) {
    if (mayCast(state, frame)) out.add(choose.cast.code(cellOf(frame.unit)));
  },
  forbids: ({ state }, frame, _seat, code) =>
    notGranted(state, frame, choose.cast.unit(code), grants.spell)?.(state, frame.unit) ?? null,
  does(c, frame, seat) {
    beginGranted(c, frame, seat);
    startCast(c, frame.unit);
  },
};

function beginGranted(c: PixelContext, frame: GrantedAttackFrame, seat: number): void {
  c.state.frames.pop();
  if (frame.reason === 'recruited') noteLeader(c, seat);
}

const mandatoryAttack = [grantedAttackDeed, grantedCastDeed];
const voluntaryAttack = [
  ...mandatoryAttack,
  always<PixelState, GrantedAttackFrame>(choose.decline, (c) => void c.state.frames.pop()),
];

/** PT-EFF-01, PT-LDR-25 */
function whyMandatory(s: PixelState, frame: GrantedAttackFrame, code: Code): Refusal | null {
  if (frame.may || !evades(code)) return null;
  const rule = frame.reason === 'last' ? 'PT-LDR-25' : 'PT-EFF-01';
  return refusal(rule, { case: 'attack', ...cardAt(s, frame.unit) });
}

export const grantedAttackStep: Step<PixelState, GrantedAttackFrame> = {
  ...amid,
  seats: (c, frame) => (canUse(c.state, frame) ? 1 << frame.seat : 0),
  run(c) {
    c.state.frames.pop();
  },
  deeds: (frame) => (frame.may ? voluntaryAttack : mandatoryAttack),
  prompt: (s, frame) => ({
    key: `granted.${frame.reason}`,
    params: { place: placeKey(frame.unit), card: cardKeyAt(s, frame.unit) },
  }),
  otherwise: (c, frame, _seat, code) => whyMandatory(c.state, frame, code),
};

/** The dead hero may have left its place; the attack is made all the same (PT-LDR-25). */
function startLastAttack(c: PixelContext, frame: GrantedAttackFrame, target: number): void {
  const s = c.state;
  const { seat, unit, values } = frame;
  if ((s.card[unit] as number) >= 0) c.emit(happened.unitAttacked, faceAt(s, unit), attackKinds.melee, unit, target);
  s.frames.push({
    step: 'attack',
    at: 0,
    seat,
    attacker: unit,
    kind: attackKinds.melee,
    target,
    heroesOnly: false,
    values,
  });
}

const putDeed: Deed<PixelState, TakeCasualtyFrame> = {
  kind: choose.put,
  exact: true,
  candidates({ state }, _frame, seat, out) {
    for (const cell of heroCells) if (notFree(state, placeOf(seat, cell)) === null) out.add(choose.put.code(cell));
  },
  forbids({ state }, _frame, seat, code) {
    const place = placeOf(seat, choose.put.cell(code));
    return notFree(state, place)?.(state, place) ?? null;
  },
  does(c, frame, seat, code) {
    const s = c.state;
    s.frames.pop();
    const owner = removeDead(s, frame.id);
    const place = placeOf(seat, choose.put.cell(code));
    putHero(s, place, frame.id);
    s.taken[place] = owner === seat ? 2 : 1;
    noteLeader(c, seat);
    c.emit(happened.heroTaken, cardKind(frame.id), place);
  },
};

const takeDeeds = [putDeed, always<PixelState, TakeCasualtyFrame>(choose.decline, (c) => void c.state.frames.pop())];

export const takeCasualtyStep: Step<PixelState, TakeCasualtyFrame> = {
  ...amid,
  seats: (c, frame) => (canTake(c.state, frame) ? 1 << frame.seat : 0),
  run(c) {
    c.state.frames.pop();
  },
  deeds: () => takeDeeds,
  prompt: (_s, frame) => ({ key: 'takeCasualty', params: { card: cardKey(cardKind(frame.id)) } }),
};

function canTake(s: PixelState, frame: TakeCasualtyFrame): boolean {
  const lies = findPlace(s, frame.id);
  const dead = lies >= 0 ? s.corpse[lies] === 1 : [0, 1].some((seat) => discardOf(s, seat).includes(frame.id));
  return dead && heroCells.some((cell) => isFree(s, placeOf(frame.seat, cell)));
}

/** Takes the dead hero from where it lies, as a corpse or already discarded; returns its owner. */
function removeDead(s: PixelState, id: number): number {
  const lies = findPlace(s, id);
  if (lies >= 0) {
    emptyPlace(s, lies);
    return lies < 9 ? 0 : 1;
  }
  const owner = discardOf(s, 0).includes(id) ? 0 : 1;
  take(discardOf(s, owner), id);
  return owner;
}

/** PT-PAS-04: what the playing of an order sets off, after it has been carried out. */
export function triggersOfOrder(s: PixelState, seat: number, number: number): Trigger[] {
  const list: Trigger[] = [];
  const afterOrder = leaderAbility(s, seat)?.afterOrder ?? null;
  if (afterOrder !== null) list.push({ kind: 'afterOrder', seat, place: leaderPlace(seat), id: -1, values: [] });
  if (number === 1 && s.wave === 2) {
    for (const cell of heroCells) {
      const place = placeOf(seat, cell);
      if (isAlive(s, place) && rowAbilityAt(s, place).power === 'shootsAfterFirstOrder') {
        list.push({ kind: 'shotAfterOrder', seat, place, id: s.card[place] as number, values: [] });
      }
    }
  }
  return list;
}
