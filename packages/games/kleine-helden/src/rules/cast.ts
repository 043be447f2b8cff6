import { type Code, first, type OptionList, type Step, second, third } from '@heldentisch/engine';
import { beingOfCard, firstDemon, firstNpc, heroCount, isMagical } from '../beings.js';
import type { AimKind } from '../define.js';
import { fightersOf, gearOf, handOf, heroesOf, inPlay, isAlive } from '../groups.js';
import type { CastFrame, HeldenState } from '../state.js';
import { generalSpell, isArmour, isGeneralSpell, isShield, isSummoning, isWeapon, summoning } from '../tables.js';
import { castValue } from '../values.js';
import { aimAtDeck, aimAtSeat, choose, happened, noAim } from '../vocabulary.js';
import { pushBeforeRoll } from './before-roll.js';
import { setCooldown } from './combat.js';
import { rollDice } from './dice.js';
import { pushEffect } from './effect.js';
import { deckOf, enter, type HeldenContext, remove, takeGear, toDiscard } from './piles.js';

/** What a spell or artifact can be aimed at now. */
export function aimsOf(s: HeldenState, kind: AimKind, seat: number, self: number): number[] {
  switch (kind) {
    case 'nothing':
      return [noAim];
    case 'two own heroes':
      return heroesOf(s, seat).length >= 2 ? [noAim] : [];
    case 'own fighter':
      return fightersOf(s, seat);
    case 'other own fighter':
      return fightersOf(s, seat).filter((being) => being !== self);
    case 'demon':
      return range(firstDemon, firstNpc).filter((being) => inPlay(s, being));
    case 'opponent with cards':
      return otherSeats(s, seat)
        .filter((other) => handOf(s, other).length > 0)
        .map(aimAtSeat);
    case 'enemy hero':
      return range(0, heroCount).filter((being) => inPlay(s, being) && s.owner[being] !== seat);
    case 'armed enemy hero':
      return aimsOf(s, 'enemy hero', seat, self).filter((hero) => gearOf(s, hero).some(isRustable));
    case 'deck':
      return [0, 1, 2].filter((deck) => deckOf(s, deck).length > 0).map(aimAtDeck);
  }
}

export const isRustable = (card: number): boolean => isWeapon(card) || isShield(card) || isArmour(card);

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

export const otherSeats = (s: HeldenState, seat: number): number[] =>
  range(0, s.seats).filter((other) => other !== seat && isAlive(s, other));

/** An action that can be used for something else than an attack. */
export const hasFreeAction = (s: HeldenState, being: number): boolean =>
  (s.actions[being] as number) > (s.attackOnly[being] as number) && s.chained[being] === 0;

export function payAction(s: HeldenState, being: number): void {
  s.actions[being] = (s.actions[being] as number) - 1;
}

function aimsOfSpell(s: HeldenState, card: number, seat: number, caster: number): number[] {
  const spell = generalSpell(card);
  return aimsOf(s, spell.kind === 'summoning' ? 'nothing' : spell.aims, seat, caster);
}

/** KH-GEN-01, KH-GEN-05, KH-HRO-03 */
export function addCasts(s: HeldenState, seat: number, out: OptionList): void {
  for (const hero of heroesOf(s, seat)) {
    if (!isMagical(hero) || !hasFreeAction(s, hero)) continue;
    for (const card of gearOf(s, hero)) {
      if (isGeneralSpell(card) && s.markers[card] === 0) addAims(s, seat, hero, card, out);
    }
    for (const card of handOf(s, seat)) if (isGeneralSpell(card)) addAims(s, seat, hero, card, out);
  }
}

function addAims(s: HeldenState, seat: number, hero: number, card: number, out: OptionList): void {
  for (const aim of aimsOfSpell(s, card, seat, hero)) out.add(choose.cast.code(hero, card, aim));
}

/** KH-GEN-06 */
export function announceCast(c: HeldenContext, seat: number, code: Code): void {
  const s = c.state;
  const caster = first(code);
  const card = second(code);
  const aim = third(code);
  payAction(s, caster);
  const hand = handOf(s, seat);
  const scroll = hand.includes(card) ? 1 : 0;
  if (scroll === 1) {
    s.resolving.push(remove(hand, card));
    s.seen[card] = 0;
  }
  const fresh = { played: [], playedFor: [], luck: [0, 0], total: 0, failed: 0 };
  s.frames.push({ step: 'cast', at: 0, seat, caster, card, scroll, aim, ...fresh });
  c.emit(happened.spellAnnounced, caster, card, aim);
}

export const castStep: Step<HeldenState, CastFrame> = {
  run(c, cast) {
    const phase = cast.at++;
    if (phase === 0) pushBeforeRoll(c, cast);
    else if (phase === 1) resolve(c, cast);
    else {
      c.state.frames.pop();
      if (cast.scroll === 1 && c.state.resolving.includes(cast.card)) {
        toDiscard(c, remove(c.state.resolving, cast.card));
      }
    }
  },
};

/** KH-GEN-02, KH-GEN-03 */
function resolve(c: HeldenContext, cast: CastFrame): void {
  const s = c.state;
  const { caster, card } = cast;
  const spell = generalSpell(card);
  if (cast.failed === 0) {
    cast.total = castValue(s, cast) + rollDice(c, caster, cast.luck[0] as number, []);
    c.emit(happened.attackValued, caster, Math.max(0, cast.total));
    c.resolved(caster);
  }
  if (cast.failed === 1 || cast.total < spell.target) {
    c.emit(happened.spellFailed, caster, card);
    return;
  }
  c.emit(happened.spellSucceeded, caster, card);
  // KH-CD-01, KH-CD-04
  if (cast.scroll === 0) setCooldown(c, card, spell.cooldown);
  if (isSummoning(card)) summon(c, cast);
  else pushEffect(c, card, cast.seat, caster, cast.aim);
}

/** KH-SUM-01, KH-SUM-09 */
function summon(c: HeldenContext, cast: CastFrame): void {
  const s = c.state;
  const { card, caster, seat } = cast;
  if (cast.scroll === 1) remove(s.resolving, card);
  else takeGear(c, caster, card);
  const being = beingOfCard(card);
  enter(s, being, seat, summoning(card).life);
  if (cast.scroll === 0) s.summoner[being] = caster;
  c.emit(happened.creatureSummoned, seat, being);
  c.resolved(card);
}
