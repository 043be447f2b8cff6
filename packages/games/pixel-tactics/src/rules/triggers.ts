import {
  assert,
  first,
  kindOf,
  type OptionList,
  type Refusal,
  refusal,
  type Step,
  second,
  third,
} from '@heldentisch/engine';
import { cellOf, heroCells, leaderPlace, placeOf, rowOf, seatOf } from '../grid.js';
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
import {
  faceAt,
  hasRanged,
  isAlive,
  isFree,
  isMeleeCapable,
  kindAt,
  leaderAbility,
  leaderKind,
  rowAbilityAt,
} from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { addTargets, startAttack, startCast } from './attack.js';
import { pushEffect } from './effect.js';
import { cardKind, discardOf, drawCards, emptyPlace, findPlace, type PixelContext, putHero, takeAt } from './piles.js';

/** Whose triggers come next (PT-EFF-05), or -1. */
function nextSeat(frame: TriggersFrame): number {
  const has = (seat: number): boolean => frame.list.some((trigger) => trigger.seat === seat);
  if (has(frame.priority)) return frame.priority;
  return has(1 - frame.priority) ? 1 - frame.priority : -1;
}

const ofSeat = (frame: TriggersFrame, seat: number): Trigger[] => frame.list.filter((trigger) => trigger.seat === seat);

function resolve(c: PixelContext, frame: TriggersFrame, trigger: Trigger): void {
  frame.list.splice(frame.list.indexOf(trigger), 1);
  const s = c.state;
  const { seat, place, id, values } = trigger;
  const granted = { step: 'grantedAttack', seat, may: false, lifted: true, heroesOnly: false } as const;
  if (trigger.kind === 'draw') {
    c.resolved(abilityIndex(cardKind(id), 1));
    drawCards(c, seat, 1);
  } else if (trigger.kind === 'lastAttack') {
    c.resolved(abilityIndex(leaderKind(s, seat), leaderRow));
    s.frames.push({ ...granted, unit: place, kinds: 1, reason: 'last', values });
  } else if (trigger.kind === 'takeCasualty') {
    s.frames.push({ step: 'takeCasualty', seat, id });
  } else if (trigger.kind === 'afterOrder') {
    pushEffect(c, leaderKind(s, seat), leaderRow, seat, place);
  } else if (s.card[place] === id && isAlive(s, place)) {
    c.resolved(abilityIndex(kindAt(s, place), rowOf(place)));
    s.frames.push({ ...granted, unit: place, kinds: 2, reason: 'ordered', values: [] });
  }
}

export const triggersStep: Step<PixelState, TriggersFrame> = {
  seats(_c, frame) {
    const seat = nextSeat(frame);
    if (seat < 0) return 0;
    const own = ofSeat(frame, seat);
    // Drawing cards one after the other leaves nothing to choose.
    return own.length > 1 && own.some((trigger) => trigger.kind !== 'draw') ? 1 << seat : 0;
  },
  run(c, frame) {
    const seat = nextSeat(frame);
    if (seat < 0) c.state.frames.pop();
    else resolve(c, frame, ofSeat(frame, seat)[0] as Trigger);
  },
  options(_c, frame, seat, out) {
    for (const trigger of ofSeat(frame, seat)) {
      const code = choose.resolve.code(trigger.place);
      if (!out.has(code)) out.add(code);
    }
  },
  choose(c, frame, seat, code) {
    const trigger = ofSeat(frame, seat).find(({ place }) => place === first(code));
    assert(trigger !== undefined, 'an offered trigger is there');
    resolve(c, frame, trigger);
  },
  prompt: () => ({ key: 'resolve' }),
  refuse: (): Refusal => refusal('PT-EFF-05'),
  chain: () => true,
};

/** What a granted attack can be. PT-MEL-09 and PT-RNG-03 lift the conditions when the effect names the kind. */
function addGranted(s: PixelState, frame: GrantedAttackFrame, out: OptionList): void {
  const { unit, kinds, lifted, heroesOnly } = frame;
  const enemy = 1 - seatOf(unit);
  const dead = frame.values.length > 0;
  if (!dead && !isAlive(s, unit)) return;
  const cell = cellOf(unit);
  if ((kinds & 1) !== 0 && (lifted || isMeleeCapable(s, unit)))
    addTargets(s, cell, enemy, attackKinds.melee, heroesOnly, out);
  if ((kinds & 2) !== 0 && (lifted || hasRanged(s, unit)))
    addTargets(s, cell, enemy, attackKinds.ranged, heroesOnly, out);
  if ((kinds & 4) !== 0 && rowAbilityAt(s, unit).spell !== null) out.add(choose.cast.code(cell));
}

function canUse(s: PixelState, frame: GrantedAttackFrame): boolean {
  const probe = { length: 0, add: () => probe.length++ } as unknown as OptionList;
  addGranted(s, frame, probe);
  return probe.length > 0;
}

export const grantedAttackStep: Step<PixelState, GrantedAttackFrame> = {
  seats: (c, frame) => (canUse(c.state, frame) ? 1 << frame.seat : 0),
  run(c) {
    c.state.frames.pop();
  },
  options(c, frame, _seat, out) {
    addGranted(c.state, frame, out);
    if (frame.may) out.add(choose.decline.code());
  },
  choose(c, frame, seat, code) {
    const s = c.state;
    s.frames.pop();
    if (code === choose.decline.code()) return;
    if (frame.reason === 'recruited') c.resolved(abilityIndex(leaderKind(s, seat), leaderRow));
    if (code === choose.cast.code(cellOf(frame.unit))) {
      startCast(c, frame.unit);
      return;
    }
    const target = placeOf(1 - seatOf(frame.unit), second(code));
    const kind = third(code);
    if (frame.values.length > 0) startLastAttack(c, frame, target);
    else startAttack(c, frame.unit, target, kind, { heroesOnly: frame.heroesOnly });
  },
  prompt: (s, frame) => ({
    key: `granted.${frame.reason}`,
    params: { place: placeKey(frame.unit), card: cardKeyAt(s, frame.unit) },
  }),
  refuse: (c, frame, _seat, code): Refusal | null => refuseAttack(c.state, frame, code),
  chain: () => true,
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

function refuseAttack(s: PixelState, frame: GrantedAttackFrame, code: number): Refusal | null {
  const kind = third(code);
  const target = placeOf(1 - seatOf(frame.unit), second(code));
  if (kindOf(code) !== choose.attack.kind) return frame.may ? null : refusal('PT-EFF-01');
  if (!isAlive(s, target)) return refusal('PT-COR-01');
  if (kind === attackKinds.melee && !isMeleeCapable(s, target)) return refusal('PT-MEL-03');
  return null;
}

export const takeCasualtyStep: Step<PixelState, TakeCasualtyFrame> = {
  seats: (c, frame) => (canTake(c.state, frame) ? 1 << frame.seat : 0),
  run(c) {
    c.state.frames.pop();
  },
  options(c, frame, seat, out) {
    for (const cell of heroCells) if (isFree(c.state, placeOf(seat, cell))) out.add(choose.put.code(cell));
    if (frame.id >= 0) out.add(choose.decline.code());
  },
  choose(c, frame, seat, code) {
    const s = c.state;
    s.frames.pop();
    if (code === choose.decline.code()) return;
    const owner = removeDead(s, frame.id);
    const place = placeOf(seat, first(code));
    putHero(s, place, frame.id);
    s.taken[place] = owner === seat ? 2 : 1;
    c.resolved(abilityIndex(leaderKind(s, seat), leaderRow));
    c.emit(happened.heroTaken, cardKind(frame.id), place);
  },
  prompt: (_s, frame) => ({ key: 'takeCasualty', params: { card: cardKey(cardKind(frame.id)) } }),
  refuse: (): Refusal => refusal('PT-REC-02'),
  chain: () => true,
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
  takeAt(discardOf(s, owner), discardOf(s, owner).indexOf(id));
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
