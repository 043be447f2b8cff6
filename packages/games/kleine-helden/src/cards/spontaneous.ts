import { isFighter, isHero } from '../beings.js';
import { combatOf } from '../clash.js';
import type { Occasion, SpontaneousCard } from '../define.js';
import { addMarker, equipOne } from '../effects/artifacts.js';
import { askBeing, askCard } from '../effects/asking.js';
import {
  cancelAttack,
  cancelPlay,
  counterSpell,
  lootDead,
  participants,
  redirect,
  spellCasters,
} from '../effects/combat.js';
import {
  attackerOf,
  badLuck,
  comesIntoForceFor,
  defenderOf,
  drawCards,
  giveReaction,
  keepAlive,
} from '../effects/doing.js';
import { enemySpells, equippable, gearOfDead, livingFighters } from '../effects/lists.js';
import { fightersOf, heroesOf, ownerOf } from '../groups.js';
import type { HeldenState } from '../state.js';
import type { AttackName } from '../terms.js';

/** T41 to T54 */
const spontaneous =
  (occasion: Occasion) =>
  (program: SpontaneousCard['program'], more: Partial<SpontaneousCard> = {}): SpontaneousCard => ({
    kind: 'spontaneous',
    occasion,
    program,
    ...more,
  });

const combat = spontaneous('combat');
const anyTime = spontaneous('any time');

const weapons: readonly AttackName[] = ['melee', 'ranged'];

/** A hero or creature of the own group is attacked, and another one could be the target. */
function othersAttacked(s: HeldenState, seat: number): readonly number[] {
  const defender = combatOf(s)?.duel.defender ?? -1;
  if (!isFighter(defender) || ownerOf(s, defender) !== seat || seat === s.active) return [];
  return fightersOf(s, seat).filter((being) => being !== defender);
}

export const spontaneousEvents = {
  'bad-luck': combat([askBeing('participant', (s) => participants(s)), badLuck]),
  tripwire: combat([comesIntoForceFor(attackerOf)], {
    attack: weapons,
    bonuses: [{ stat: 'at', amount: -3 }],
  }),
  'fog-bank': combat([cancelAttack], { attack: ['ranged'] }),
  counterspell: spontaneous('spell')([askBeing('caster', (s) => spellCasters(s)), counterSpell]),
  'not-like-that': spontaneous('event')([cancelPlay]),
  'tough-fellow': combat([askBeing('own-hero', (s, f) => heroesOf(s, f.seat)), keepAlive], {
    possible: (s, seat) => heroesOf(s, seat).length > 0,
  }),
  'saving-hand': anyTime([askBeing('living-fighter', (s, f) => livingFighters(s, f.seat)), giveReaction]),
  slipped: combat([comesIntoForceFor(defenderOf)], {
    attack: weapons,
    possible: (s) => combatOf(s)?.duel.stance === 'defends',
    bonuses: [{ stat: 'pa', amount: -3 }],
  }),
  distraction: spontaneous('npc')([cancelPlay]),
  'looting-the-dead': spontaneous('death')([askCard('dead-gear', (s) => gearOfDead(s)), lootDead], {
    possible: (s) => gearOfDead(s).length > 0,
  }),
  gloating: spontaneous('loss')([drawCards(2)]),
  'quick-fingers': anyTime([askBeing('living-hero', (s, f) => livingFighters(s, f.seat).filter(isHero)), equipOne], {
    possible: (s, seat) => equippable(s, seat),
  }),
  'memory-gap': anyTime([askCard('enemy-spell', (s, f) => enemySpells(s, f.seat)), addMarker], {
    possible: (s, seat) => enemySpells(s, seat).length > 0,
  }),
  'sacrificial-lamb': combat([askBeing('other-own-fighter', (s, f) => othersAttacked(s, f.seat)), redirect], {
    forDefender: true,
    possible: (s, seat) => othersAttacked(s, seat).length > 0,
  }),
};
