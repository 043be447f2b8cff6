import type { Bonus, ManoeuvreCard } from '../define.js';
import { askBeing, askCard } from '../effects/asking.js';
import { othersOfTarget, strikeChosen, targetGear } from '../effects/combat.js';
import { returnChosenGear, strikeBack, stun, thenAsk } from '../effects/doing.js';
import { cardNumber, isShield, isWeapon } from '../tables.js';
import type { AttackName, StatName } from '../terms.js';

/** T01 to T22 */
const plus = (stat: StatName, amount: number, only?: Bonus['only']): Bonus =>
  only === undefined ? { stat, amount } : { stat, amount, only };

const manoeuvre =
  (who: ManoeuvreCard['who']) =>
  (attack: readonly AttackName[], more: Partial<ManoeuvreCard>): ManoeuvreCard => ({
    kind: 'manoeuvre',
    who,
    attack,
    ...more,
  });

const attacker = manoeuvre('attacker');
const defender = manoeuvre('defender');
const anybody = manoeuvre('any');
const melee: readonly AttackName[] = ['melee'];
const ranged: readonly AttackName[] = ['ranged'];
const weapons: readonly AttackName[] = ['melee', 'ranged'];
const all: readonly AttackName[] = ['melee', 'ranged', 'magic'];

export const manoeuvres = {
  'power-blow': attacker(melee, { bonuses: [plus('at', -1), plus('dmg', 3)] }),
  'precise-cut': attacker(melee, { bonuses: [plus('at', 3)] }),
  feint: attacker(weapons, { ignoresParry: 'weapons and shields' }),
  charge: attacker(melee, {
    bonuses: [plus('at', 2), plus('dmg', 1)],
    lasting: { scope: 'being', ends: 'own turn', noReaction: true },
  }),
  'master-parry': defender(weapons, { bonuses: [plus('pa', 3)] }),
  'dodge-roll': defender(weapons, { bonuses: [plus('pa', 1)], keepsReaction: true }),
  riposte: defender(melee, { onDefend: strikeBack(() => 4) }),
  aim: attacker(ranged, { bonuses: [plus('at', 3)] }),
  'piercing-shot': attacker(ranged, { bonuses: [plus('dmg', 2)] }),
  'armour-breaker': attacker(weapons, { ignoresArmour: 3 }),
  concentration: manoeuvre('caster')([], { general: true, bonuses: [plus('ma', 3)] }),
  overload: attacker(['magic'], {
    bonuses: [plus('ma', 1), plus('dmg', 2)],
    onHit: (_c, combat) => {
      combat.extraCooldown++;
    },
  }),
  'force-of-will': defender(['magic'], { bonuses: [plus('mr', 3)] }),
  'shield-wall': defender(all, {
    protectingOnly: true,
    noPenalty: true,
    bonuses: [plus('pa', 1), plus('mr', 1)],
  }),
  backstab: attacker(weapons, {
    targetUndefended: true,
    bonuses: [plus('dmg', 3, { targetUndefended: true })],
  }),
  tackle: attacker(melee, { onHit: stun }),
  disarm: attacker(melee, {
    noDamage: true,
    onHit: thenAsk(() => cardNumber('disarm')),
    aftermath: [
      askCard(
        'target-arms',
        targetGear((card) => isWeapon(card) || isShield(card)),
      ),
      returnChosenGear,
    ],
  }),
  'blood-frenzy': attacker(all, { sixDamage: 2 }),
  'lucky-throw': anybody(all, { general: true, luck: true }),
  'desperate-deed': anybody(all, {
    ownLifeAtMost: 5,
    bonuses: [plus('at', 2), plus('pa', 2), plus('ma', 2), plus('mr', 2)],
  }),
  'sweeping-blow': attacker(melee, {
    onHit: thenAsk(() => cardNumber('sweeping-blow')),
    aftermath: [askBeing('other-of-target', othersOfTarget), strikeChosen(3)],
  }),
  'death-blow': attacker(weapons, {
    targetLifeAtMost: 5,
    bonuses: [plus('dmg', 4, { targetLifeAtMost: 5 })],
  }),
};
