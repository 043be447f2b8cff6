import { type ChoiceKind, type Code, oneFrom } from '@heldentisch/engine';
import type { HeldenVerb } from '../define.js';
import { cardKey } from '../labels.js';
import { otherwise } from '../rules/otherwise.js';
import { because } from '../rules/why.js';
import type { HeldenEffectFrame, HeldenState } from '../state.js';
import { choose } from '../vocabulary.js';

type List = (s: HeldenState, frame: HeldenEffectFrame) => readonly number[];

/** An answer that was not given because there was nothing to choose from. */
export const noAnswer = -1;

/** The answer to the n-th question of the effect. */
export const answer = (frame: HeldenEffectFrame, n: number): number => frame.answers[n] ?? noAnswer;

/**
 * Asks the player for one of the things; if there are none, the answer is `noAnswer`. `among` names what the card lets
 * one choose from: the reason against everything else is the text `why.KH-GLD-01.<among>`.
 */
function ask(prompt: string, kind: ChoiceKind, value: (code: Code) => number, among: string, list: List): HeldenVerb {
  const deeds = [
    oneFrom<HeldenState, HeldenEffectFrame>(
      kind,
      (c, frame, _seat, out) => {
        for (const thing of list(c.state, frame)) out.add(kind.code(thing));
      },
      (_c, frame) => because(`KH-GLD-01.${among}`, { card: cardKey(frame.card) }),
      (_c, frame, _seat, chosen) => {
        frame.answers.push(value(chosen));
      },
    ),
  ];
  return {
    seats: (c, frame) => (list(c.state, frame).length > 0 ? 1 << frame.seat : 0),
    run: (_c, frame) => {
      frame.answers.push(noAnswer);
    },
    deeds: () => deeds,
    prompt: (_s, frame) => ({ key: prompt, params: { source: cardKey(frame.card) } }),
    otherwise,
  };
}

export const askBeing = (among: string, list: List): HeldenVerb =>
  ask('pickBeing', choose.pick, choose.pick.being, among, list);
export const askSeat = (among: string, list: List): HeldenVerb =>
  ask('pickSeat', choose.seat, choose.seat.seat, among, list);
export const askCard = (among: string, list: List): HeldenVerb =>
  ask('pickCard', choose.card, choose.card.card, among, list);
export const askStat = (among: string, list: readonly number[]): HeldenVerb =>
  ask('pickStat', choose.stat, choose.stat.stat, among, () => list);
