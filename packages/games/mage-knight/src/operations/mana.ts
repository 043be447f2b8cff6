import { at, type Deed, refusal, when } from '@heldentisch/engine';
import { cardNames, deedCard, designOf } from '../box.js';
import type { Operations } from '../card.js';
import { type C, playerOf } from '../players.js';
import {
  addPayments,
  bitsOf,
  canPay,
  canPayAfter,
  gainCrystal,
  gainToken,
  payMana,
  paymentProblem,
  rollDie,
} from '../rules/mana.js';
import { gainFame } from '../rules/tracks.js';
import type { EffectFrame, MageKnightState } from '../state.js';
import type { Color } from '../terms.js';
import { basicColors, colorNumber, colors } from '../terms.js';
import { choose } from '../vocabulary.js';
import { ask, asking } from './asks.js';
import { programOfBuiltIn, programs } from './programs.js';
import { lastAnswer, type Named, type OperationProgram, type OperationVerb } from './verb.js';
import { openColors } from './why-not.js';

/** Mana paid, tokens and crystals gained. */

/** The payments that follow this one, when it is one of those an effect begins with, or the tax on one of them. */
function restOf(state: MageKnightState, frame: EffectFrame): number[] {
  const taxed = frame.program === programOfBuiltIn('tax') ? state.frames[state.frames.length - 2] : undefined;
  if (taxed?.step === 'effect') return paymentsFrom(state, taxed, taxed.at);
  return paymentsFrom(state, frame, frame.at + 1);
}
function paymentsFrom(state: MageKnightState, { program, seat, thing }: EffectFrame, line: number): number[] {
  const { operations, payments } = at(programs, program);
  // Only the price has one line for each operation.
  if (line > payments) return [];
  return operations.slice(line).flatMap((one) => (one.op === 'pay' ? [openColors(state, seat, one, thing)] : []));
}

/** One mana is paid; its colour is the answer. */
export function payLine(
  of: readonly Color[],
  by?: Readonly<Partial<Record<Color, Operations>>>,
  alwaysAsks = false,
): OperationVerb {
  const need = bitsOf(of);
  const operation = { op: 'pay', of, ...(by === undefined ? {} : { by }) } as const;
  const open = (state: MageKnightState, { seat, thing }: EffectFrame): number =>
    openColors(state, seat, operation, thing);
  const deed: Deed<MageKnightState, EffectFrame> = {
    kind: choose.pay,
    candidates: ({ state }, frame, seat, out) => addPayments(state, seat, open(state, frame), out),
    forbids({ state }, frame, seat, code) {
      const as = choose.pay.color(code);
      if (((need & ~open(state, frame)) >> as) & 1) return refusal('MK-CRD-14', { case: 'mana' });
      const source = choose.pay.mana(code);
      const problem = paymentProblem(state, seat, open(state, frame), source, as);
      if (problem !== null) return problem;
      // What the effect costs besides must still be possible.
      return canPayAfter(state, seat, restOf(state, frame), source, as) ? null : refusal('MK-CRD-14', { case: 'mana' });
    },
    does(c, frame, seat, code) {
      payMana(c, seat, choose.pay.mana(code), choose.pay.color(code));
      frame.answers.push(choose.pay.color(code));
      ringFame(c.state, frame, seat, choose.pay.color(code), (n) => gainFame(c, seat, n));
    },
  };
  const deeds = [deed];
  return {
    seats: ({ state }, frame) => (canPay(state, frame.seat, open(state, frame)) ? 1 << frame.seat : 0),
    run: (_c, frame) => void frame.answers.push(-1),
    deeds: () => deeds,
    prompt: asking('pay'),
    ...(alwaysAsks ? { alwaysAsks } : {}),
  };
}

/** The rings: each spell of their colour is worth one fame. */
function ringFame(
  state: MageKnightState,
  frame: EffectFrame,
  _seat: number,
  color: number,
  gain: (n: number) => void,
): void {
  if (frame.source < 0 || frame.source >= cardNames.length - 1 || frame.answers.length > 1) return;
  const card = deedCard(frame.source);
  if (card.kind !== 'spell' || color >= basicColors) return;
  for (const { what, bits } of state.turn.lasting) if (what === 'freeMana' && (bits >> color) & 1) gain(1);
}

/** What is done for the colour that was the last answer. */
export function byColor(
  by: Readonly<Partial<Record<Color, Operations>>>,
  program: (operations: Operations) => OperationProgram,
): OperationProgram {
  return (Object.entries(by) as [Color, Operations][]).map(([color, list]) =>
    when<MageKnightState, EffectFrame>(
      (_state, frame) => frame.answers[frame.answers.length - 1] === colorNumber(color),
      program(list),
    ),
  );
}

const pickColor = (prompt: string, of: readonly number[], answer: Parameters<typeof ask>[0]['answer']): OperationVerb =>
  ask({
    kind: choose.pickColor,
    rule: 'MK-MAN-01',
    prompt,
    options: () => of,
    read: (code) => choose.pickColor.color(code),
    answer,
  });

export const mana = ({ of }: { readonly of: readonly Color[] }): OperationVerb =>
  pickColor('pickMana', of.map(colorNumber), (c, frame, color) => {
    gainToken(c, frame.seat, color);
    frame.answers.push(color);
  });

export const crystal = ({ of }: { readonly of: readonly Color[] }): OperationVerb =>
  pickColor('pickCrystal', of.map(colorNumber), (c, { seat }, color) => gainCrystal(c, seat, color));

/** A basic colour is chosen; it is the answer. */
export const pickBasic = (of: readonly Color[]): OperationVerb =>
  pickColor('pickColor', of.map(colorNumber), (_c, frame, color) => void frame.answers.push(color));

export const crystalOfAnswer = ({ n }: Named<'crystalOfAnswer'>): OperationVerb => ({
  run(c, frame) {
    const color = lastAnswer(frame);
    for (let i = 0; i < n; i++) if (color >= 0 && color < basicColors) gainCrystal(c, frame.seat, color);
  },
});

const basics = Array.from({ length: basicColors }, (_, color) => color);

/** Crystals of colours that the player has, has not, or sees in an offer. */
function crystalColors(state: MageKnightState, frame: EffectFrame, which: Named<'crystalOf'>['which']): number[] {
  const { crystals } = playerOf(state, frame.seat);
  if (which === 'owned') return basics.filter((color) => (crystals[color] as number) > 0);
  if (which === 'missing') return basics.filter((color) => crystals[color] === 0);
  if (which === 'sourceDie') return basics.filter((color) => state.source.includes(color));
  return basics.filter((color) => {
    const spells = state.spellOffer.filter((spell) =>
      deedCard(designOf(spell)).colors.includes(colors[color] as 'red'),
    ).length;
    const taken = which === 'spellOfferTwice' ? frame.answers.filter((one) => one === color).length : 0;
    return spells > taken;
  });
}

export function crystalOf({ which }: Named<'crystalOf'>): OperationProgram {
  const line = ask({
    kind: choose.pickColor,
    rule: 'MK-EFF-08',
    prompt: 'pickCrystal',
    options: (state, frame) => crystalColors(state, frame, which),
    read: (code) => choose.pickColor.color(code),
    answer(c, frame, color) {
      frame.answers.push(color);
      gainCrystal(c, frame.seat, color);
      if (which === 'sourceDie') rerollOne(c, color);
    },
  });
  return which === 'spellOfferTwice' ? [line, line] : [line];
}

/** A die of this colour is rolled at once. */
function rerollOne(c: C, color: number): void {
  const { source } = c.state;
  source[source.indexOf(color)] = rollDie(c);
  source.sort((a, b) => a - b);
}
