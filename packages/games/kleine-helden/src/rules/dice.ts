import type { HeldenState } from '../state.js';
import { sixesCount } from '../values.js';
import { happened } from '../vocabulary.js';
import type { HeldenContext } from './piles.js';

const lucky = 1;
const unlucky = 2;

/** KH-CMB-10: a six is rolled on. Only the kept one of two dice can go on. */
export function rollDice(c: HeldenContext, being: number, luck: number, rolls: number[]): number {
  const goesOn = sixesCount(c.state, being);
  let die = firstRoll(c, being, luck);
  let total = die;
  rolls.push(die);
  while (die === 6 && goesOn) {
    die = c.chance.roll(6);
    c.emit(happened.dieRolled, being, die);
    rolls.push(die);
    total += die;
  }
  return total;
}

function firstRoll(c: HeldenContext, being: number, luck: number): number {
  const die = c.chance.roll(6);
  if (luck !== lucky && luck !== unlucky) {
    c.emit(happened.dieRolled, being, die);
    return die;
  }
  const other = c.chance.roll(6);
  const kept = luck === lucky ? Math.max(die, other) : Math.min(die, other);
  c.emit(happened.dieDropped, being, die + other - kept);
  c.emit(happened.dieRolled, being, kept);
  return kept;
}

/** Sixes that change the damage. */
export function countSixes(s: HeldenState, being: number, rolls: readonly number[]): number {
  return sixesCount(s, being) ? rolls.filter((die) => die === 6).length : 0;
}
