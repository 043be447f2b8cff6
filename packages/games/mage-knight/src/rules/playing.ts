import { type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { lay, take } from '@heldentisch/pieces';
import {
  cardKey,
  colorsOfDesign,
  deedCard,
  designOf,
  isArtifactDesign,
  isBasicDesign,
  isSpellDesign,
  sourceOfCard,
  wound,
} from '../box.js';
import { addAttack, addBlock, addMove } from '../operations/points.js';
import { programOfCard } from '../operations/programs.js';
import { whyNotEffect } from '../operations/why-not.js';
import type { C } from '../players.js';
import { combatOf, eachDesign, findDesign, hasLasting, isNight, lastingOf, playerOf, push } from '../players.js';
import type { MageKnightState } from '../state.js';
import { black, melee, physical } from '../terms.js';
import {
  choose,
  happened,
  useAttack,
  useBasic,
  useBlock,
  useInfluence,
  useMove,
  useStrong,
  uses,
} from '../vocabulary.js';
import type { ActingFrame } from './acting.js';
import { throwAwayFrom } from './cards.js';
import { effectFrame } from './effects.js';
import { bit, canPay, endLasting } from './mana.js';
import { gainFame } from './tracks.js';

/** Playing deed cards (MK-CRD). */

/** Whether the card may be used so now; it need not be in the hand. */
export function useProblem(
  state: MageKnightState,
  seat: number,
  design: number,
  use: number,
  thing: number,
): Refusal | null {
  const about = { card: cardKey(design) };
  if (design === wound) {
    // Power of Pain plays a wound sideways.
    if (use < useMove || !hasLasting(state, 'sidewaysWound')) return refusal('MK-CRD-09');
    return sidewaysProblem(state, use);
  }
  if (use >= useMove) return sidewaysProblem(state, use);
  const problem =
    categoryProblem(state, design, use) ?? whyNotEffect(state, seat, programOfCard(design, use === useStrong), thing);
  if (problem === null) return null;
  const payment = problem.rule === 'MK-CRD-03' || problem.rule === 'MK-CRD-06';
  if (!payment) return { ...problem, params: { ...problem.params, ...about } };
  return paymentReason(state, seat, design, use);
}

/** Why what the card costs cannot be paid. */
function paymentReason(state: MageKnightState, seat: number, design: number, use: number): Refusal {
  const about = { card: cardKey(design), color: `color.${deedCard(design).colors[0] ?? 'gold'}` };
  if (!isSpellDesign(design)) return refusal('MK-CRD-03', about);
  if (use === useBasic) return refusal('MK-CRD-05', about);
  const byDay = !isNight(state) && !canPay(state, seat, bit(black));
  return refusal('MK-CRD-06', { case: byDay ? 'day' : 'mana', ...about });
}

/** CMP: a card of the healing kind alone is not for combat, whatever it offers. */
function categoryProblem(state: MageKnightState, design: number, use: number): Refusal | null {
  const { categories, isBanner, basic } = deedCard(design);
  const about = { card: cardKey(design) };
  if (isBanner === true && use === useBasic && basic.length === 0)
    return refusal('MK-BAN-01', { case: 'play', ...about });
  const combat = combatOf(state);
  if (combat !== undefined && categories.length === 1 && categories[0] === 'heal') return refusal('MK-CMP-65', about);
  if (categories[0] === 'action' && (combat !== undefined || state.turn.stage !== 0))
    return refusal('MK-TRN-35', about);
  return null;
}

/** MK-CRD-10, MK-RNG-05 */
function sidewaysProblem(state: MageKnightState, use: number): Refusal | null {
  const phase = combatOf(state)?.phase ?? -1;
  if (use === useAttack && phase !== 3) return refusal(phase === 0 ? 'MK-RNG-05' : 'MK-ATK-03');
  if (use === useBlock && phase !== 1) return refusal('MK-BLK-03', { case: 'phase' });
  return null;
}

export const play: Deed<MageKnightState, ActingFrame> = {
  kind: choose.play,
  candidates({ state }, _frame, seat, out) {
    eachDesign(playerOf(state, seat).hand, (design) => {
      for (let use = 0; use < uses.length; use++) out.add(choose.play.code(design, use));
    });
    for (const design of lent(state)) for (const use of [useBasic, useStrong]) out.add(choose.play.code(design, use));
  },
  forbids({ state }, _frame, seat, code) {
    const design = choose.play.card(code);
    const card = findDesign(playerOf(state, seat).hand, design);
    const use = choose.play.use(code);
    if (card < 0 && (!lent(state).includes(design) || use > useStrong))
      return refusal('MK-CRD-02', { card: cardKey(design) });
    return useProblem(state, seat, design, use, card);
  },
  does(c, frame, seat, code) {
    frame.at--;
    const design = choose.play.card(code);
    const card = findDesign(playerOf(c.state, seat).hand, design);
    if (card >= 0) playCard(c, seat, card, choose.play.use(code));
    else playLent(c, seat, design, choose.play.use(code));
  },
};

/** Cards that may be played although they are not in the hand: spells by Magic Talent, the artifact of a box. */
function lent(state: MageKnightState): number[] {
  const { lasting } = state.turn;
  if (lasting.length === 0) return [];
  const talent = lastingOf(state, 'offeredSpell');
  const spells = talent === undefined ? [] : state.spellOffer.map(designOf);
  const list = spells.filter((design) => (colorsOfDesign[design] ?? 0) & (talent?.bits ?? 0));
  return hasLasting(state, 'boxed') ? [...list, ...state.boxed.map(designOf)] : list;
}

/** The card stays where it is; what lent it stands for it. */
function playLent(c: C, seat: number, design: number, use: number): void {
  const { state } = c;
  const isSpell = isSpellDesign(design);
  const lasting = lastingOf(state, isSpell ? 'offeredSpell' : 'boxed');
  const card = (isSpell ? lasting?.n : lasting?.bits) ?? -1;
  endLasting(state, isSpell ? 'offeredSpell' : 'boxed');
  c.emit(happened.cardPlayed, seat, design, use);
  if (!isSpell) {
    const { played } = playerOf(state, seat);
    if (use === useStrong && played.includes(card)) throwAwayFrom(c, seat, played, card);
    gainFame(c, seat, 1);
  }
  const bits = colorsOfDesign[design] ?? 0;
  const color = bits === 0 ? -1 : Math.log2(bits & -bits);
  push(state, effectFrame(seat, programOfCard(design, use === useStrong), sourceOfCard(design), card, color));
}

/** MK-CRD-02: the card goes to the play area and one of its uses is carried out. */
export function playCard(c: C, seat: number, card: number, use: number): void {
  const { state } = c;
  const player = playerOf(state, seat);
  const design = designOf(card);
  state.turn.cards++;
  const isThrown = use === useStrong && isArtifactDesign(design);
  c.emit(happened.cardPlayed, seat, design, use);
  if (isThrown) throwAwayFrom(c, seat, player.hand, card);
  else lay(player.played, take(player.hand, card), state.seen);
  const bits = colorsOfDesign[design] ?? 0;
  const color = bits === 0 ? -1 : Math.log2(bits & -bits);
  if (use === useBasic || use === useStrong) {
    push(state, effectFrame(seat, programOfCard(design, use === useStrong), sourceOfCard(design), card, color));
    return;
  }
  sideways(c, seat, card, use);
}

/** MK-CRD-10: one point, or more by a skill. */
function sideways(c: C, seat: number, card: number, use: number): void {
  const { state } = c;
  const frame = effectFrame(seat, -1, sourceOfCard(designOf(card)), card);
  const points = sidewaysPoints(state, designOf(card));
  endLasting(state, designOf(card) === wound ? 'sidewaysWound' : 'sideways');
  if (use === useMove) addMove(c, frame, points);
  else if (use === useInfluence) {
    state.turn.influence += points;
    c.emit(happened.influencePoints, seat, points + 2048);
  } else if (use === useAttack) addAttack(c, frame, melee, physical, points);
  else addBlock(c, frame, physical, points);
}

/**
 * What a card is worth sideways now: `least` is what a better card than a basic action is worth, if it is more; a card of
 * one of the colours in `bits` is worth 1 more.
 */
export function sidewaysPoints(state: MageKnightState, design: number): number {
  const pain = design === wound ? lastingOf(state, 'sidewaysWound') : undefined;
  if (pain !== undefined) return pain.n;
  const skill = lastingOf(state, 'sideways');
  if (skill === undefined) return 1;
  const points = isBasicDesign(design) ? skill.n : Math.max(skill.n, skill.least);
  return points + (((colorsOfDesign[design] ?? 0) & skill.bits) === 0 ? 0 : 1);
}
