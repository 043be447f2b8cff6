import { at, type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { take } from '@heldentisch/pieces';
import { enemyDesign, enemyKey } from '../box.js';
import { type C, hasLasting, lastingSum, push } from '../players.js';
import type { CombatFrame, Fighter, MageKnightState } from '../state.js';
import { coldFire, fire, ice, melee, physical, ranged, siege } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { effectOf } from './effects.js';
import { armorOfFighter, fortification, resists } from './enemies.js';
import { defeatRiders, soulColors } from './riders.js';
import { discardToken } from './tokens.js';
import { gainFame } from './tracks.js';

/** Attacks on enemies, in the Ranged and Siege phase (MK-RNG) and in the Attack phase (MK-ATK). */

/** The fighters that can be attacked: alive, and no summoned ones (MK-ABL-08, A-25). */
export const isTarget = (fighter: Fighter | undefined): boolean =>
  fighter !== undefined && fighter.defeated === 0 && fighter.summoner < 0;

const inSet = (set: number, index: number): boolean => ((set >> index) & 1) === 1;

/** MK-RNG-06, MK-RNG-07: whether attacks of an element are halved against these targets. */
function isInefficient(state: MageKnightState, combat: CombatFrame, set: number, element: number): boolean {
  return combat.fighters.some((fighter, index) => {
    if (!inSet(set, index)) return false;
    if (element === physical) return resists(state, fighter, 'physical');
    if (element === fire) return resists(state, fighter, 'fire');
    if (element === ice) return resists(state, fighter, 'ice');
    return element === coldFire && resists(state, fighter, 'fire') && resists(state, fighter, 'ice');
  });
}

/** Siege and ranged points; the Bow of Starsdawn makes all of them siege, or doubles them without walls in the way. */
function farPoints(state: MageKnightState, combat: CombatFrame, element: number, onlySiege: boolean): number {
  const sieging = at(combat.attack, siege * 4 + element);
  const shot = at(combat.attack, ranged * 4 + element);
  if (hasLasting(state, 'rangedDoubledOrSiege')) return onlySiege ? sieging + shot : 2 * (sieging + shot);
  return onlySiege ? sieging : sieging + shot;
}

/** Points that were made against one of the targets alone. */
function aimedPoints(combat: CombatFrame, set: number, element: number, onlySiege: boolean): number {
  if (onlySiege) return 0;
  return combat.fighters.reduce((sum, { aimed }, i) => sum + (inSet(set, i) ? at(aimed, element) : 0), 0);
}

/** Points that possessed enemies lend, against others than themselves. */
export const lentPoints = ({ fighters }: CombatFrame, set: number, element: number): number =>
  fighters.reduce((sum, { lent }, i) => sum + (inSet(set, i) ? 0 : at(lent, element)), 0);

/** What the attack points come to against these targets. */
export function strikeTotal(state: MageKnightState, combat: CombatFrame, set: number): number {
  const onlySiege =
    combat.phase === 0 && combat.fighters.some((_, i) => inSet(set, i) && fortification(state, combat, i) > 0);
  const double = combat.phase === 3 && hasLasting(state, 'doublePhysical') ? 2 : 1;
  let full = 0;
  let half = 0;
  for (let element = 0; element < 4; element++) {
    let points = farPoints(state, combat, element, onlySiege) + aimedPoints(combat, set, element, onlySiege);
    if (combat.phase === 3) points += at(combat.attack, melee * 4 + element) + lentPoints(combat, set, element);
    if (element === physical) points *= double;
    if (isInefficient(state, combat, set, element)) half += points;
    else full += points;
  }
  return full + Math.floor(half / 2);
}

/** MK-ABL-26 does not occur among the tokens of this box; armor is the sum of the targets'. */
export function strikeNeeded(state: MageKnightState, combat: CombatFrame, set: number): number {
  let sum = 0;
  for (let i = 0; i < combat.fighters.length; i++) if (inSet(set, i)) sum += armorOfFighter(state, combat, i);
  return sum;
}

function strikeProblem(state: MageKnightState, combat: CombatFrame, set: number): Refusal | null {
  if (set === 0 || set >> combat.fighters.length !== 0) return refusal('MK-RNG-01');
  for (let i = 0; i < combat.fighters.length; i++) {
    if (!inSet(set, i)) continue;
    const fighter = at(combat.fighters, i);
    const about = { enemy: enemyKey(fighter.enemy) };
    if (fighter.summoner >= 0) return refusal('MK-ABL-09', about);
    if (fighter.defeated === 1) return refusal('MK-RNG-11', about);
    if (combat.phase === 0 && fortification(state, combat, i) >= 2) return refusal('MK-RNG-04', about);
  }
  const total = strikeTotal(state, combat, set);
  const needed = strikeNeeded(state, combat, set);
  return total >= needed ? null : refusal('MK-RNG-09', { total, needed });
}

const isSome = (points: number): boolean => points > 0;
const hasPoints = ({ attack, fighters, phase }: CombatFrame): boolean =>
  attack.some(isSome) || fighters.some(({ aimed, lent }) => aimed.some(isSome) || (phase === 3 && lent.some(isSome)));

export const strike: Deed<MageKnightState, CombatFrame> = {
  kind: choose.strike,
  candidates(_c, combat, _seat, out) {
    if (!hasPoints(combat)) return;
    const { fighters } = combat;
    let living = 0;
    for (let i = 0; i < fighters.length; i++) if (isTarget(fighters[i])) living |= 1 << i;
    // Every set of living enemies.
    for (let set = living; set > 0; set = (set - 1) & living) out.add(choose.strike.code(set));
  },
  forbids: ({ state }, combat, _seat, code) => strikeProblem(state, combat, choose.strike.targets(code)),
  does(c, combat, seat, code) {
    combat.at--;
    const set = choose.strike.targets(code);
    const hit = combat.fighters.filter((_, i) => inSet(set, i));
    if (combat.unitsUsed === 1) for (const fighter of hit) fighter.unitsInvolved = 1;
    combat.unitsUsed = 0;
    for (const [i] of combat.fighters.entries()) if (inSet(set, i)) defeat(c, combat, i);
    defeatRiders(c, combat, seat, hit);
    // MK-RNG-10
    combat.attack.fill(0);
    for (const [i, { lent }] of combat.fighters.entries()) if (!inSet(set, i)) lent.fill(0);
    combat.riders.length = 0;
  },
};

/** What defeating it is worth now. */
export function fameOf(state: MageKnightState, combat: CombatFrame, fighter: Fighter): number {
  // MK-ABL-09
  if (fighter.summoner >= 0) return 0;
  const { fame } = enemyDesign(fighter.enemy);
  // MK-CBT-02: what effects bring besides is not halved.
  const printed = combat.halfFame === 1 && fighter.isDefender === 1 ? Math.ceil(fame / 2) : fame;
  const more = fighter.bounty + lastingSum(state, 'defeatFame') + lastingSum(state, 'phaseDefeatFame');
  // A duel that no unit had a part in.
  return printed + more + (fighter.dueled > 0 && fighter.unitsInvolved === 0 ? 1 : 0);
}

/** MK-RNG-11, MK-RNG-12: it is gone, and its fame is gained at once. */
export function defeat(c: C, combat: CombatFrame, index: number): void {
  const { state } = c;
  const fighter = at(combat.fighters, index);
  fighter.defeated = 1;
  combat.defeatedCount++;
  state.turn.defeated++;
  if (fighter.summoner < 0) state.turn.fallen.push(fighter.enemy);
  c.emit(happened.enemyDefeated, combat.seat, fighter.enemy, index);
  if (fighter.token >= 0) {
    discardToken(c, take(state.engaged, fighter.token));
    fighter.token = -1;
  }
  // MK-ABL-09
  if (fighter.summoner >= 0) return;
  gainFame(c, combat.seat, fameOf(state, combat, fighter));
  if (hasLasting(state, 'phaseDefeatCrystal')) push(state, effectOf(combat.seat, 'soulCrystal', soulColors([fighter])));
}

/** The token of a fighter that is not defeated goes to its discard pile. */
export function dismiss(c: C, fighter: Fighter): void {
  if (fighter.token < 0) return;
  discardToken(c, take(c.state.engaged, fighter.token));
  fighter.token = -1;
}
