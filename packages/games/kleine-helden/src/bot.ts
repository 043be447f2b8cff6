import { type BotKnowledge, type Code, kindOf } from '@heldentisch/engine';
import { isAlive } from './groups.js';
import { prospects } from './prospects.js';
import { reply } from './reply.js';
import type { HeldenState } from './state.js';
import { choose } from './vocabulary.js';
import { groupWorth, verdict } from './worth.js';

/** The own share of everything on the table, from -1 to 1. */
function evaluate(s: HeldenState, seat: number): number {
  const ended = verdict(s, seat);
  if (ended !== null) return ended;
  const own = groupWorth(s, seat);
  let others = 0;
  let rivals = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !isAlive(s, other)) continue;
    others += groupWorth(s, other);
    rivals++;
  }
  const average = others / Math.max(1, rivals);
  return Math.tanh((own - average) / 25);
}

const byFirst = new Set(
  [choose.attack, choose.equip, choose.transfer, choose.cast, choose.draw, choose.demon, choose.drink].map(
    (k) => k.kind,
  ),
);
const kindAndFirst = (1 << 15) - 1;

export const bot: BotKnowledge<HeldenState> = {
  evaluate,
  prospects,
  reply,
  group: (code: Code) => (byFirst.has(kindOf(code)) ? code & kindAndFirst : kindOf(code)),
};
