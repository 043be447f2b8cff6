import { always, at, perform, when } from '@heldentisch/engine';
import { lay, take } from '@heldentisch/pieces';
import { colorsOfDesign, designOf, isArtifactDesign, sourceOfCard } from '../box.js';
import type { Operations } from '../card.js';
import { findDesign, playerOf } from '../players.js';
import { discardFromHand, gainCard, refillOffer, throwAwayFrom } from '../rules/cards.js';
import { effectFrame } from '../rules/effects.js';
import type { EffectFrame, MageKnightState } from '../state.js';
import { basicColors } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { ask, handOf } from './asks.js';
import { byColor } from './mana.js';
import { programOfCard, programs } from './programs.js';
import { lastAnswer, type Named, type OperationProgram, type OperationVerb } from './verb.js';
import { cardColors, fitsFilter, otherCards, whyNot, whyNotEffect } from './why-not.js';

/** Cards of the hand that pay for something, other cards that are used, and cards taken from offers. */

/** Designs, each once, of the hand's cards that fit. */
function designsOf(cards: readonly number[]): number[] {
  return [...new Set(cards.map(designOf))];
}

/** A card leaves the hand; its colour becomes the answer (an artifact's is chosen). */
export function shed(
  { op, what, by }: Named<'discard' | 'throwAway'>,
  program: (operations: Operations) => OperationProgram,
): OperationProgram {
  const isUseful = (state: MageKnightState, frame: EffectFrame, card: number): boolean => {
    if (by === undefined) return true;
    const bits = cardColors(card);
    const names = ['red', 'blue', 'white', 'green'] as const;
    return names.some(
      (name, i) =>
        ((bits >> i) & 1) === 1 && by[name] !== undefined && whyNot(state, frame.seat, by[name], frame.thing) === null,
    );
  };
  const pick = ask({
    kind: choose.pickCard,
    rule: 'MK-CRD-15',
    prompt: op === 'discard' ? 'discardCard' : 'throwAwayCard',
    ofHand: handOf,
    none: (_c, frame) => void frame.answers.push(-1),
    options: (state, frame) =>
      designsOf(
        playerOf(state, frame.seat).hand.filter((card) => fitsFilter(card, what) && isUseful(state, frame, card)),
      ),
    read: (code) => choose.pickCard.card(code),
    answer(c, frame, design) {
      const { hand } = playerOf(c.state, frame.seat);
      const card = findDesign(hand, design);
      if (op === 'discard') discardFromHand(c, frame.seat, card);
      else {
        throwAwayFrom(c, frame.seat, hand, card);
        c.state.turn.cards++;
      }
      frame.answers.push(design);
    },
  });
  const color = ask({
    kind: choose.pickColor,
    rule: 'MK-CRD-04',
    prompt: 'pickColor',
    options(state, frame) {
      const bits = designColors(lastAnswer(frame));
      const list: number[] = [];
      const names = ['red', 'blue', 'white', 'green'] as const;
      for (let i = 0; i < basicColors; i++) {
        const name = names[i] as 'red';
        const open =
          by === undefined || (by[name] !== undefined && whyNot(state, frame.seat, by[name], frame.thing) === null);
        if ((bits >> i) & 1 && open) list.push(i);
      }
      return list;
    },
    read: (code) => choose.pickColor.color(code),
    answer: (_c, frame, value) => void frame.answers.push(value),
  });
  // Only where its colour matters later.
  const asksColor = what === 'action' || what === 'colored';
  if (by === undefined) return asksColor ? [pick, color] : [pick];
  return [pick, color, ...byColor(by, program)];
}

const designColors = (design: number): number => (isArtifactDesign(design) ? 15 : (colorsOfDesign[design] ?? 0));

/** The colour of the card that was the last answer. */
const colorOfCard = ask({
  kind: choose.pickColor,
  rule: 'MK-CRD-04',
  prompt: 'pickColor',
  options: (_state, frame) => [0, 1, 2, 3].filter((color) => (designColors(lastAnswer(frame)) >> color) & 1),
  read: (code) => choose.pickColor.color(code),
  answer: (_c, frame, value) => void frame.answers.push(value),
});

const stop = always<MageKnightState, EffectFrame>(choose.done, (_c, frame) => void frame.answers.push(-1));

const isOver = (frame: EffectFrame): boolean => lastAnswer(frame) === -1 && frame.answers.length > 0;

/** Any number of cards, each for the same. */
export function shedAny(
  { what, most, each }: Named<'discardAny'>,
  program: (operations: Operations) => OperationProgram,
): OperationProgram {
  const pick = ask({
    kind: choose.pickCard,
    rule: 'MK-CRD-15',
    prompt: 'discardMore',
    ofHand: (state, frame) => !isOver(frame) && handOf(state, frame),
    options: (state, frame) => designsOf(playerOf(state, frame.seat).hand.filter((card) => fitsFilter(card, what))),
    read: (code) => choose.pickCard.card(code),
    answer(c, frame, design) {
      discardFromHand(c, frame.seat, findDesign(playerOf(c.state, frame.seat).hand, design));
      frame.answers.push(design);
    },
    none: (_c, frame) => void frame.answers.push(-1),
    optional: stop,
  });
  const wantsColor = each.some(({ op }) => op === 'crystalOfAnswer');
  const round = [
    pick,
    when<MageKnightState, EffectFrame>(
      (_s, frame) => lastAnswer(frame) >= 0,
      [...(wantsColor ? [colorOfCard] : []), ...program(each)],
    ),
  ];
  // A row of its own: what was discarded before does not end it.
  const begin: OperationVerb = { run: (_c, frame) => void frame.answers.push(-2) };
  return [begin, ...Array.from({ length: most }, () => round).flat()];
}

/** Another action card of the hand is used by this one. */
export function playOther(operation: Named<'playOther'>): OperationProgram {
  const { use, bonus, times, leaves } = operation;
  const isStrong = use === 'strong';
  const pick = ask({
    kind: choose.pickCard,
    rule: 'MK-EFF-04',
    prompt: 'playOther',
    ofHand: handOf,
    none: (_c, frame) => void frame.answers.push(-1),
    options: (state, frame) => designsOf(otherCards(state, frame.seat, operation, frame.thing)),
    read: (code) => choose.pickCard.card(code),
    answer(c, frame, design) {
      const { state } = c;
      const player = playerOf(state, frame.seat);
      const card = findDesign(player.hand, design);
      state.turn.cards++;
      if (leaves === 'gone') throwAwayFrom(c, frame.seat, player.hand, card);
      else lay(player.played, take(player.hand, card), state.seen);
      c.emit(happened.cardPlayed, frame.seat, design, isStrong ? 1 : 0);
      frame.answers.push(design);
    },
  });
  const use_: OperationVerb = perform((_c, frame) => {
    const design = lastAnswer(frame);
    if (design < 0) return null;
    const program = programOfCard(design, isStrong);
    const color = Math.log2((colorsOfDesign[design] ?? 1) & -(colorsOfDesign[design] ?? 1));
    const next = effectFrame(frame.seat, program, sourceOfCard(design), leaves === 'gone' ? -1 : frame.thing, color);
    next.bonus = bonus;
    // What the card itself costs is not paid.
    next.at = freeStart(program);
    return next;
  });
  return [pick, ...Array.from({ length: times }, () => use_)];
}

/** Where a program begins for who need not pay for it: each payment is one line. */
export const freeStart = (program: number): number => at(programs, program).payments;

/** A card of an offer comes to the player. */
export function takeCard({ from, to }: Named<'takeCard'>): OperationVerb {
  const fits = (state: MageKnightState, frame: EffectFrame): number[] =>
    state[from].filter((card) => ((designColors(designOf(card)) >> lastAnswer(frame)) & 1) === 1);
  return ask({
    kind: choose.pickCard,
    rule: 'MK-RWD-05',
    prompt: from === 'actionOffer' ? 'takeAction' : 'takeSpell',
    options: (state, frame) => designsOf(fits(state, frame)),
    read: (code) => choose.pickCard.card(code),
    answer(c, frame, design) {
      const { state } = c;
      gainCard(c, frame.seat, take(state[from], findDesign(state[from], design)), to);
      refillOffer(c, from === 'actionOffer' ? 'actions' : 'spells');
    },
    alwaysAsks: true,
  });
}

/** A card of an offer is used for free and stays there; a spell must have the colour of the answer. */
export function playOffered({ from, use }: Named<'playOffered'>): OperationProgram {
  const isStrong = use === 'strong';
  const fits = (state: MageKnightState, frame: EffectFrame): number[] =>
    state[from].filter((card) => {
      const design = designOf(card);
      if (from === 'spellOffer' && ((designColors(design) >> lastAnswer(frame)) & 1) === 0) return false;
      return whyNotEffect(state, frame.seat, programOfCard(design, isStrong), -1, true) === null;
    });
  const pick = ask({
    kind: choose.pickCard,
    rule: 'MK-EFF-04',
    prompt: 'playOther',
    options: (state, frame) => designsOf(fits(state, frame)),
    read: (code) => choose.pickCard.card(code),
    answer(c, frame, design) {
      c.emit(happened.cardPlayed, frame.seat, design, isStrong ? 1 : 0);
      frame.answers.push(1000 + design);
    },
  });
  const start: OperationVerb = perform((_c, frame) => {
    const design = lastAnswer(frame) - 1000;
    if (design < 0) return null;
    const program = programOfCard(design, isStrong);
    const bits = colorsOfDesign[design] ?? 1;
    const next = effectFrame(frame.seat, program, sourceOfCard(design), frame.thing, Math.log2(bits & -bits));
    next.at = freeStart(program);
    return next;
  });
  return [pick, start];
}
