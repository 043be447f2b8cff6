import type { Clash } from '../clash.js';
import type { ManoeuvreCard } from '../define.js';
import { lifeOf } from '../groups.js';
import type { CombatFrame, HeldenState } from '../state.js';
import { isSpell, manoeuvreCard } from '../tables.js';
import { attackNames, attacks } from '../terms.js';
import type { Why } from './why.js';

/** KH-MNV-01 to KH-MNV-07: why who takes part cannot use the manoeuvre now. */
export function manoeuvreProblem(s: HeldenState, clash: Clash, being: number, card: number): Why {
  const move = manoeuvreCard(card);
  if (clash.step === 'combat') {
    const role = roleProblem(clash, being, move);
    if (role !== null) return role;
  } else if (move.general !== true) return 'KH-MNV-03.casting';
  if (move.ownLifeAtMost !== undefined && lifeOf(s, being) > move.ownLifeAtMost) return 'KH-GLD-01.own-life';
  return clash.step === 'combat' ? combatProblem(s, clash, move) : null;
}

/** KH-MNV-03, KH-MNV-07: it must be just using the action or reaction the card is about. */
function roleProblem(combat: CombatFrame, being: number, move: ManoeuvreCard): Why {
  const { stance, defenceCard } = combat.duel;
  const attacking = being === combat.attacker;
  if (!attacking && stance !== 'defends') return 'KH-MNV-07';
  if (move.who === 'caster') {
    const casts = attacking ? combat.attack === attacks.magic : defenceCard >= 0 && isSpell(defenceCard);
    return casts ? null : 'KH-MNV-03.caster';
  }
  if (move.who === 'any' || (move.who === 'attacker') === attacking) return null;
  return attacking ? 'KH-MNV-03.defender' : 'KH-MNV-03.attacker';
}

/** What the card itself says about the combat it is for. */
function combatProblem(s: HeldenState, { attack, duel }: CombatFrame, move: ManoeuvreCard): Why {
  if (move.who === 'caster') return null;
  if (!move.attack.includes(attackNames[attack] as never)) return `KH-GLD-01.${move.attack.join('-')}`;
  if (move.protectingOnly === true && !duel.protecting) return 'KH-GLD-01.protecting';
  if (move.targetUndefended === true && duel.stance !== 'undefended') return 'KH-GLD-01.undefended';
  const isTooStrong = move.targetLifeAtMost !== undefined && lifeOf(s, duel.defender) > move.targetLifeAtMost;
  return isTooStrong ? 'KH-GLD-01.target-life' : null;
}
