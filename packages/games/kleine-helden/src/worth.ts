import { cardOfBeing, isHero, isMagical } from './beings.js';
import { demonAt, fightersOf, gearOf, handOf, isAlive, lifeOf, npcOf } from './groups.js';
import type { HeldenState } from './state.js';
import { gearCard, heroCard, isAttackSpell, isGear, isSpell, isWeapon, summoning, weaponCard } from './tables.js';

/** Weights of what a group is worth, in life points. */
const worth = {
  handCard: 0.7,
  weapon: 4,
  spareWeapon: 0.8,
  spell: 1.4,
  armour: 2.2,
  other: 1.2,
  npc: 1.5,
  demon: -2.5,
};
const alive = 6;
const claws = 5;

const both = (value: number | readonly [number, number]): number =>
  typeof value === 'number' ? value : Math.max(value[0], value[1]);

/** What a hero can do with its best weapon or spell. */
function power(s: HeldenState, hero: number): number {
  const { at, ma } = heroCard(hero);
  let best = heroCard(hero).specials.some((special) => 'with' in special && special.with === 'claws')
    ? at / 2 + claws
    : 0;
  let spare = 0;
  for (const card of gearOf(s, hero)) {
    if (isWeapon(card)) {
      const weapon = weaponCard(card);
      best = Math.max(best, (at + both(weapon.at)) / 2 + both(weapon.dmg));
      spare += worth.spareWeapon;
    } else if (isAttackSpell(card)) {
      best = Math.max(best, isMagical(hero) ? ma / 2 + 5 : 0);
      spare += worth.spell;
    } else if (isSpell(card)) spare += worth.spell;
    else if (isGear(card)) spare += gearCard(card).kind === 'armour' ? worth.armour : worth.other;
  }
  return best * 0.7 + spare;
}

function fighterWorth(s: HeldenState, being: number): number {
  const life = lifeOf(s, being);
  if (life <= 0) return 0;
  const strength = isHero(being) ? power(s, being) : summoning(cardOfBeing(being)).dmg * 0.6;
  return alive + life + strength * (0.4 + (0.6 * Math.min(life, 8)) / 8) - (s.poison[being] as number) * 0.8;
}

/** What a group owns and is, in life points. */
export function groupWorth(s: HeldenState, seat: number): number {
  if (!isAlive(s, seat)) return 0;
  let value = Math.min(handOf(s, seat).length, 12) * worth.handCard;
  for (const being of fightersOf(s, seat)) value += fighterWorth(s, being);
  if (npcOf(s, seat) >= 0) value += worth.npc;
  if (demonAt(s, seat) >= 0) value += worth.demon;
  return value;
}

/** How the game ended for the seat, or null as long as it can still win. */
export function verdict(s: HeldenState, seat: number): number | null {
  if (s.winners === 0) return isAlive(s, seat) ? null : -1;
  if ((s.winners & (1 << seat)) === 0) return -1;
  return (s.winners & (s.winners - 1)) === 0 ? 1 : 0;
}
