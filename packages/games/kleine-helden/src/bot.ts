import { type BotKnowledge, type Code, kindOf } from '@heldentisch/engine';
import { cardOfBeing, isHero, isMagical } from './beings.js';
import type { WeaponCard } from './define.js';
import { demonAt, fightersOf, gearOf, handOf, isAlive, lifeOf, npcOf } from './groups.js';
import { reply } from './reply.js';
import type { HeldenState } from './state.js';
import { gearCard, heroCard, isAttackSpell, isGear, isSpell, isWeapon, summoning } from './tables.js';
import { choose } from './vocabulary.js';

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
      const weapon = gearCard(card) as WeaponCard;
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

function groupWorth(s: HeldenState, seat: number): number {
  if (!isAlive(s, seat)) return 0;
  let value = Math.min(handOf(s, seat).length, 12) * worth.handCard;
  for (const being of fightersOf(s, seat)) value += fighterWorth(s, being);
  if (npcOf(s, seat) >= 0) value += worth.npc;
  if (demonAt(s, seat) >= 0) value += worth.demon;
  return value;
}

/** The own share of everything on the table, from -1 to 1. */
function evaluate(s: HeldenState, seat: number): number {
  if (s.winners !== 0) {
    if ((s.winners & (1 << seat)) === 0) return -1;
    return (s.winners & (s.winners - 1)) === 0 ? 1 : 0;
  }
  if (!isAlive(s, seat)) return -1;
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
  reply,
  group: (code: Code) => (byFirst.has(kindOf(code)) ? code & kindAndFirst : kindOf(code)),
};
