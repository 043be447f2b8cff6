import { again, always, at, type Deed, type Phases, type Refusal, refusal, sequence } from '@heldentisch/engine';
import { partyOf } from '../parties.js';
import { isFair, type Payment, paymentNames, payments, priceOfExperience, worthOf } from '../payments.js';
import type { ExperienceFrame, Party, RuneboundFrame, RuneboundState } from '../state.js';
import { values } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { discardAt, type Openness, useAt } from './using.js';

/** The experience step (RB-EXP): adventure counters are paid for experience counters. */

type ExperienceDeed = Deed<RuneboundState, ExperienceFrame>;

const life = 0;
/** RB-EXP-12 */
const mostLife = 3;

/** RB-EXP-08: the price follows the number of players at the start. */
export const experiencePrice = ({ parties }: RuneboundState): number => priceOfExperience(parties.length);

const has = ({ counters }: Party, payment: Payment): boolean =>
  payment.every((count, color) => count <= at(counters, color));

export const valueProblem = (state: RuneboundState, seat: number, value: number): Refusal | null => {
  const about = { value: `value.${values[value]}` };
  if (value === life && at(partyOf(state, seat).experience, life) >= mostLife) return refusal('RB-EXP-12', about);
  return at(state.experienceSupply, value) > 0 ? null : refusal('RB-EXP-16', about);
};

export function paymentProblem(state: RuneboundState, seat: number, payment: number): Refusal | null {
  const counts = at(payments, payment);
  const about = { payment: `payment.${paymentNames[payment]}` };
  if (!has(partyOf(state, seat), counts)) return refusal('RB-EXP-05', about);
  const price = experiencePrice(state);
  if (worthOf(counts) < price) return refusal('RB-EXP-04', { ...about, points: worthOf(counts), price });
  return isFair(counts, price) ? null : refusal('RB-EXP-15', { ...about, price });
}

/** Whether anything can be bought at all. */
export function canLearn(state: RuneboundState, seat: number): boolean {
  const { counters } = partyOf(state, seat);
  if (worthOf(counters) < experiencePrice(state)) return false;
  return values.some((_, value) => valueProblem(state, seat, value) === null);
}

const learn: ExperienceDeed = {
  kind: choose.learn,
  candidates({ state }, _frame, seat, out) {
    const price = experiencePrice(state);
    const party = partyOf(state, seat);
    for (let payment = 0; payment < payments.length; payment++) {
      const counts = at(payments, payment);
      if (!has(party, counts) || !isFair(counts, price)) continue;
      for (let value = 0; value < values.length; value++) out.add(choose.learn.code(value, payment));
    }
  },
  forbids: ({ state }, _frame, seat, code) =>
    paymentProblem(state, seat, choose.learn.payment(code)) ?? valueProblem(state, seat, choose.learn.value(code)),
  does(c, frame, seat, code) {
    const { state } = c;
    const value = choose.learn.value(code);
    const payment = choose.learn.payment(code);
    const party = partyOf(state, seat);
    again(frame);
    for (const [color, count] of at(payments, payment).entries()) {
      party.counters[color] = at(party.counters, color) - count;
      state.supply[color] = at(state.supply, color) + count;
    }
    party.experience[value] = at(party.experience, value) + 1;
    state.experienceSupply[value] = at(state.experienceSupply, value) - 1;
    c.emit(happened.experienceGained, seat, value, payment);
  },
};

const anyTime: Openness = { moments: ['free'], pre: null };
const askAgain = (frame: RuneboundFrame): void => again(frame as ExperienceFrame);

const deeds: readonly ExperienceDeed[] = [
  learn,
  always(choose.leave, () => {}),
  useAt(anyTime, askAgain) as ExperienceDeed,
  discardAt(askAgain) as ExperienceDeed,
];

const phases = {
  learn: {
    seats: ({ state }, { seat }) => (canLearn(state, seat) ? 1 << seat : 0),
    run: () => {},
    deeds: () => deeds,
    prompt: (state, { seat }) => ({
      key: 'experience',
      params: { points: worthOf(partyOf(state, seat).counters), price: experiencePrice(state) },
    }),
    alwaysAsks: true,
  },
} satisfies Phases<RuneboundState, ExperienceFrame>;

export const experience = sequence<RuneboundState, ExperienceFrame, typeof phases>(phases);
