import type { Code, OptionSink, Refusal, Verb } from '@heldentisch/engine';
import { lay, take } from '@heldentisch/pieces';
import { beingOfCard, firstMagical, heroCount, isMagical } from '../beings.js';
import type { AimKind } from '../define.js';
import { gearOf, handOf } from '../groups.js';
import { aimKey, beingKey, cardKey } from '../labels.js';
import type { CastFrame, HeldenDeed, HeldenState } from '../state.js';
import { generalSpell, isDefenceSpell, isGeneralSpell, isSummoning, summoning } from '../tables.js';
import { castValue } from '../values.js';
import { choose, happened } from '../vocabulary.js';
import { freeActionProblem, isFreeHero, payAction } from './actions.js';
import { aimCase, aimsOf } from './aims.js';
import { pushBeforeRoll } from './before-roll.js';
import { setCooldown } from './cooldown.js';
import { courseOf } from './course-of.js';
import { rollDice } from './dice.js';
import { pushEffect } from './effect.js';
import { enter, type HeldenContext, takeGear, toDiscard } from './piles.js';
import { because, becauseOfBeing, type Why } from './why.js';

function aimKindOf(card: number): AimKind {
  const spell = generalSpell(card);
  return spell.kind === 'summoning' ? 'nothing' : spell.aims;
}

/** KH-GEN-01, KH-GEN-05, KH-HRO-03 */
export const castDeed: HeldenDeed = {
  kind: choose.cast,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    for (let hero = firstMagical; hero < heroCount; hero++) {
      if (!isFreeHero(s, hero, seat)) continue;
      for (const card of gearOf(s, hero)) if (isGeneralSpell(card)) addAims(s, seat, hero, card, out);
      for (const card of handOf(s, seat)) if (isGeneralSpell(card)) addAims(s, seat, hero, card, out);
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const hero = choose.cast.hero(code);
    const card = choose.cast.card(code);
    const actor = freeActionProblem(s, seat, hero);
    if (actor !== null) return becauseOfBeing(actor, hero);
    const problem = isMagical(hero) ? spellProblem(s, seat, hero, card) : 'KH-HRO-03';
    if (problem === null) return aimProblem(s, seat, hero, card, choose.cast.aim(code));
    return because(problem, { being: beingKey(hero), card: cardKey(card), count: s.markers[card] as number });
  },
  does: announceCast,
};

function addAims(s: HeldenState, seat: number, hero: number, card: number, out: OptionSink): void {
  if (spellProblem(s, seat, hero, card) !== null) return;
  for (const aim of aimsOf(s, aimKindOf(card), seat, hero)) out.add(choose.cast.code(hero, card, aim));
}

/** Why a magical hero cannot cast the card. */
function spellProblem(s: HeldenState, seat: number, hero: number, card: number): Why {
  if (isDefenceSpell(card)) return 'KH-DEF-01';
  if (!isGeneralSpell(card)) return 'KH-GEN-01';
  if (gearOf(s, hero).includes(card)) return s.markers[card] === 0 ? null : 'KH-CD-01';
  return handOf(s, seat).includes(card) ? null : 'KH-GEN-05';
}

function aimProblem(s: HeldenState, seat: number, hero: number, card: number, aim: number): Refusal | null {
  const kind = aimKindOf(card);
  if (aimsOf(s, kind, seat, hero).includes(aim)) return null;
  return because(`KH-GEN-06.${aimCase(kind)}`, { card: cardKey(card), aim: aimKey(aim) });
}

/** KH-GEN-06 */
function announceCast(c: HeldenContext, _frame: unknown, seat: number, code: Code): void {
  const s = c.state;
  const caster = choose.cast.hero(code);
  const card = choose.cast.card(code);
  const aim = choose.cast.aim(code);
  payAction(s, caster);
  const hand = handOf(s, seat);
  const scroll = hand.includes(card);
  if (scroll) lay(s.resolving, take(hand, card), s.seen);
  s.frames.push(newCast(seat, caster, card, scroll, aim));
  c.emit(happened.spellAnnounced, caster, card, aim);
}

/** A general spell as it is announced. */
export function newCast(seat: number, caster: number, card: number, scroll: boolean, aim: number): CastFrame {
  const fresh = { played: [], playedFor: [], luck: [0, 0], rolls: [], total: 0, failed: false };
  return { step: 'cast', at: 0, seat, caster, card, scroll, aim, ...fresh };
}

type CastVerb = Verb<HeldenState, CastFrame>;

/** KH-GEN-02 */
const roll: CastVerb = {
  run(c, cast) {
    const { caster } = cast;
    if (cast.failed) return;
    cast.total = castValue(c.state, cast) + rollDice(c, caster, cast.luck[0] as number, cast.rolls);
    c.emit(happened.attackValued, caster, Math.max(0, cast.total));
    c.resolved(caster);
  },
};

/** KH-GEN-03, KH-CD-01, KH-CD-04 */
const outcome: CastVerb = {
  run(c, cast) {
    const { caster, card } = cast;
    const spell = generalSpell(card);
    if (cast.failed || cast.total < spell.target) {
      c.emit(happened.spellFailed, caster, card);
      return;
    }
    c.emit(happened.spellSucceeded, caster, card);
    if (!cast.scroll) setCooldown(c, card, spell.cooldown);
    if (isSummoning(card)) summon(c, cast);
    else pushEffect(c, card, cast.seat, caster, cast.aim);
  },
};

/** A general spell on its way, from the announcement to the discard pile. */
export const casting = courseOf<CastFrame>()(
  {
    /** Cards before the roll (KH-GEN-06). */
    cards: { run: pushBeforeRoll },
    roll,
    outcome,
  },
  (c, cast) => {
    // KH-GEN-05
    if (cast.scroll && c.state.resolving.includes(cast.card)) {
      toDiscard(c, take(c.state.resolving, cast.card));
    }
  },
);

/** KH-SUM-01, KH-SUM-09 */
function summon(c: HeldenContext, cast: CastFrame): void {
  const s = c.state;
  const { card, caster, seat } = cast;
  if (cast.scroll) take(s.resolving, card);
  else takeGear(c, caster, card);
  const being = beingOfCard(card);
  enter(s, being, seat, summoning(card).life);
  if (!cast.scroll) s.summoner[being] = caster;
  c.emit(happened.creatureSummoned, seat, being);
  c.resolved(card);
}
