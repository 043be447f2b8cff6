import { type Code, kindOf } from '@heldentisch/engine';
import { choose, useInfluence, useMove } from '../vocabulary.js';

/** Choices that are hardly ever worth anything where they are offered: points that nobody could use there. */

const inCombat: ReadonlySet<number> = new Set([choose.endPhase.id, choose.suffer.id, choose.bear.id]);
const inDamage: ReadonlySet<number> = new Set([choose.suffer.id, choose.bear.id]);
const ofMoving: ReadonlySet<number> = new Set([
  choose.step.id,
  choose.explore.id,
  choose.interact.id,
  choose.challenge.id,
  choose.rest.id,
]);
const someIn = (options: readonly Code[], kinds: ReadonlySet<number>): boolean =>
  options.some((code) => kinds.has(kindOf(code)));

export function isIdle(code: Code, _seat: number, options: readonly Code[]): boolean {
  const kind = kindOf(code);
  if (kind === choose.play.id) {
    const use = choose.play.use(code);
    if (use === useInfluence) return someIn(options, inCombat) || someIn(options, ofMoving);
    if (use === useMove) return someIn(options, inCombat);
    return false;
  }
  return kind === choose.activate.id && someIn(options, inDamage);
}
