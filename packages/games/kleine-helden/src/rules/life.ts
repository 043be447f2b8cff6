import { firstDemon, isFighter, isHero } from '../beings.js';
import { clashOf, combatOf } from '../clash.js';
import { fullLife, inPlay, lifeOf } from '../groups.js';
import type { HeldenState } from '../state.js';
import { armourValue } from '../values.js';
import { happened } from '../vocabulary.js';
import type { HeldenContext } from './piles.js';
import { openLossWindow } from './windows.js';

/** KH-HRO-05 */
export function heal(c: HeldenContext, being: number, amount: number): void {
  const s = c.state;
  if (!isFighter(being) || !inPlay(s, being) || lifeOf(s, being) <= 0) return;
  const gained = Math.min(amount, fullLife(s, being) - lifeOf(s, being));
  if (gained <= 0) return;
  s.lp[being] = lifeOf(s, being) + gained;
  c.emit(happened.healed, being, gained);
}

/** KH-DMG-05, KH-DMG-06. Returns what was lost; `slayer` is the player whose hero or creature struck, or -1. */
export function loseLife(c: HeldenContext, being: number, amount: number, slayer: number): number {
  const s = c.state;
  if (!inPlay(s, being) || amount <= 0) return 0;
  const combat = combatOf(s);
  const least = combat?.duel.tough.includes(being) === true ? 1 : 0;
  const before = lifeOf(s, being);
  const lost = Math.max(0, Math.min(amount, before - least));
  if (lost < amount && least === 1) c.emit(happened.lifeKept, being);
  if (lost === 0) return 0;
  s.lp[being] = before - lost;
  if (lost === before) s.slayer[being] = slayer;
  c.emit(happened.lifeLost, being, lost);
  return lost;
}

/** Damage by a card: reduced by armour. */
export function takeDamage(c: HeldenContext, being: number, amount: number, slayer: number): number {
  if (!inPlay(c.state, being)) return 0;
  return loseLife(c, being, Math.max(0, amount - armourValue(c.state, clashOf(c.state), being)), slayer);
}

export function isAnyoneDead(s: HeldenState): boolean {
  for (let being = 0; being < s.field.length; being++) if (inPlay(s, being) && lifeOf(s, being) <= 0) return true;
  return false;
}

/** Buries who has no life points left, together with those whose burial is still to come. */
export function bury(c: HeldenContext): void {
  const { frames } = c.state;
  if (!isAnyoneDead(c.state) || frames.some(({ step }) => step === 'casualties')) return;
  frames.push({ step: 'casualties', at: 0, being: -1 });
}

/** What follows a loss: others may gloat, the dead are buried. */
export function afterLoss(c: HeldenContext, being: number, lost: number): void {
  bury(c);
  if (isHero(being)) openLossWindow(c, being, lost);
}

/** A new poison replaces a shorter one. NPCs and demons have no turns in which it could work. */
export function poison(c: HeldenContext, being: number, turns: number): void {
  const s = c.state;
  if (being >= firstDemon || !inPlay(s, being) || lifeOf(s, being) <= 0) return;
  if ((s.poison[being] as number) >= turns) return;
  s.poison[being] = turns;
  c.emit(happened.poisoned, being, turns);
}
