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

/** Who or what acts, for kinds of choices whose other fields say on what. */
const actors: ReadonlyMap<number, (code: Code) => Code> = new Map([
  [choose.attack.id, (code) => choose.attack.code(choose.attack.being(code))],
  [choose.equip.id, (code) => choose.equip.code(choose.equip.card(code))],
  [choose.transfer.id, (code) => choose.transfer.code(choose.transfer.card(code))],
  [choose.cast.id, (code) => choose.cast.code(choose.cast.hero(code))],
  [choose.draw.id, (code) => choose.draw.code(choose.draw.hero(code))],
  [choose.demon.id, (code) => choose.demon.code(choose.demon.card(code))],
  [choose.drink.id, (code) => choose.drink.code(choose.drink.card(code))],
]);

export const bot: BotKnowledge<HeldenState> = {
  evaluate,
  prospects,
  reply,
  group: (code: Code) => actors.get(kindOf(code))?.(code) ?? kindOf(code),
};
