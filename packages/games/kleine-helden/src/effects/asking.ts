import { first, type OptionList, refusal } from '@heldentisch/engine';
import type { HeldenVerb } from '../define.js';
import { cardKey } from '../labels.js';
import type { HeldenEffectFrame, HeldenState } from '../state.js';
import { choose } from '../vocabulary.js';

type List = (s: HeldenState, frame: HeldenEffectFrame) => readonly number[];
type Code = (value: number) => number;

/** An answer that was not given because there was nothing to choose from. */
export const noAnswer = -1;

/** The answer to the n-th question of the effect. */
export const answer = (frame: HeldenEffectFrame, n: number): number => frame.answers[n] ?? noAnswer;

/** Asks the player for one of the things; if there are none, the answer is `noAnswer`. */
function ask(prompt: string, code: Code, list: List): HeldenVerb {
  return {
    seats: (c, frame) => (list(c.state, frame).length > 0 ? 1 << frame.seat : 0),
    run: (_c, frame) => {
      frame.answers.push(noAnswer);
    },
    options(c, frame, _seat, out: OptionList) {
      for (const value of list(c.state, frame)) out.add(code(value));
    },
    choose: (_c, frame, _seat, chosen) => {
      frame.answers.push(first(chosen));
    },
    prompt: (_s, frame) => ({ key: prompt, params: { source: cardKey(frame.card) } }),
    refuse: () => refusal('KH-GLD-01'),
  };
}

export const askBeing = (list: List): HeldenVerb => ask('pickBeing', choose.pick.code, list);
export const askSeat = (list: List): HeldenVerb => ask('pickSeat', choose.seat.code, list);
export const askCard = (list: List): HeldenVerb => ask('pickCard', choose.card.code, list);
export const askStat = (list: readonly number[]): HeldenVerb => ask('pickStat', choose.stat.code, () => list);
