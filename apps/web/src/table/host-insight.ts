import { adviser, askAdvice, gameSeed } from '@heldentisch/bots';
import { type Code, type Match, openStream } from '@heldentisch/engine';
import type { Hint } from './source.js';

/** From -1 (lost) to 1 (won), as a chance. */
const asChance = (value: number): number => (value + 1) / 2;

/**
 * What the strongest bot would do in the place of a seat that must decide. It sees what the seat sees. Its chance is its
 * own: asking changes nothing of the match, and the same question gets the same answer.
 */
export function hintFor({ game, setup, play, log }: Match, seat: number): Hint {
  const random = openStream('xoroshiro128plus', gameSeed(setup.seed, log.length), 'bots');
  const { code, judged } = askAdvice(adviser, play, seat, random);
  const choice = (of: Code) => game.choices.decode(of);
  if (judged === null) return { choice: choice(code), judged };
  const next = { choice: choice(judged.next.code), chance: asChance(judged.next.value) };
  return { choice: choice(code), judged: { chance: asChance(judged.value), next } };
}
