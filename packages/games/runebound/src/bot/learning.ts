import { type Code, noCode } from '@heldentisch/engine';
import { partyOf } from '../parties.js';
import { type Payment, payments, worthOf } from '../payments.js';
import { paymentProblem, valueProblem } from '../rules/experience.js';
import type { RuneboundState } from '../state.js';
import { values } from '../terms.js';
import { choose } from '../vocabulary.js';
import { worthOfParty } from './worth.js';

/** What a hero learns: what makes it better most, for as little as possible. */

function cheapest(state: RuneboundState, seat: number): number {
  let best = -1;
  payments.forEach((payment, number) => {
    if (paymentProblem(state, seat, number) !== null) return;
    if (best < 0 || worthOf(payment) < worthOf(payments[best] as Payment)) best = number;
  });
  return best;
}

function withValue(state: RuneboundState, seat: number, value: number): RuneboundState {
  const party = partyOf(state, seat);
  const experience = party.experience.map((count, index) => (index === value ? count + 1 : count));
  return { ...state, parties: state.parties.map((one) => (one === party ? { ...party, experience } : one)) };
}

export function inExperience(state: RuneboundState, seat: number): Code {
  const payment = cheapest(state, seat);
  let best = noCode;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values.keys()) {
    if (valueProblem(state, seat, value) !== null) continue;
    const worth = worthOfParty(withValue(state, seat, value), seat);
    if (worth <= most) continue;
    most = worth;
    best = choose.learn.code(value, payment);
  }
  return best;
}
