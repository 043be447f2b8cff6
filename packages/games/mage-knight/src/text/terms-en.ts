/** English words of the rules: colours, piles, elements, resistances, abilities of enemies, terrains. */
export const termsEn: Readonly<Record<string, string>> = {
  'color.red': 'red',
  'color.blue': 'blue',
  'color.white': 'white',
  'color.green': 'green',
  'color.gold': 'gold',
  'color.black': 'black',

  'pile.green': 'Marauding Orcs (green)',
  'pile.gray': 'Keep garrison (grey)',
  'pile.violet': 'Mage tower garrison (violet)',
  'pile.brown': 'Dungeon monsters (brown)',
  'pile.red': 'Draconum (red)',
  'pile.white': 'City garrison (white)',

  'element.physical': 'Physical',
  'element.fire': 'Fire',
  'element.ice': 'Ice',
  'element.cold-fire': 'Cold Fire',

  'resistance.physical': 'Physical resistance',
  'resistance.physical.text': 'Physical attacks, cards played sideways too, count only half.',
  'resistance.fire': 'Fire resistance',
  'resistance.fire.text':
    'Fire attacks count only half. Other effects of red cards and of unit abilities paid with red mana do not touch this enemy. Together with ice resistance, cold fire counts only half as well.',
  'resistance.ice': 'Ice resistance',
  'resistance.ice.text':
    'Ice attacks count only half. Other effects of blue cards and of unit abilities paid with blue mana do not touch this enemy. Together with fire resistance, cold fire counts only half as well.',

  'ability.swift': 'Swift',
  'ability.swift.text': 'To block this attack you need Block of twice its value.',
  'ability.brutal': 'Brutal',
  'ability.brutal.text': 'Unblocked, this attack deals double damage.',
  'ability.poison': 'Poison',
  'ability.poison.text':
    'A wounded unit gets 2 Wounds instead of 1. For each Wound the hero takes to hand, one more goes to the discard pile.',
  'ability.paralyze': 'Paralyze',
  'ability.paralyze.text':
    'A unit that would be wounded is destroyed. A hero who takes at least one Wound to hand discards all cards in hand but Wounds.',
  'ability.summon': 'Summon',
  'ability.summon.text':
    'When the Block phase begins, an enemy of the pile shown is drawn for each such attack. It stands in for the summoner until damage is assigned and is then discarded. The fortification of the site does not protect it, and it gives no Fame.',
  'ability.assassination': 'Assassination',
  'ability.assassination.text': 'Unblocked damage of this attack cannot be assigned to units.',
  'ability.cumbersome': 'Cumbersome',
  'ability.cumbersome.text':
    'In the Block phase each Move point spent on it lowers one attack of this enemy by 1 until the end of the turn, before Swift or Brutal doubles it. At 0 the attack counts as blocked.',
  'ability.vampiric': 'Vampiric',
  'ability.vampiric.text':
    'For each unit this enemy wounds and each Wound the hero takes to hand from it, its Armour rises by 1 until the end of the combat.',
  'ability.fortified': 'Fortified',
  'ability.fortified.text':
    'In the Ranged and Siege Attack phase only Siege Attacks work. With the fortification of a site on top, no attack works there.',
  'ability.unfortified': 'Unfortified',
  'ability.unfortified.text': 'The fortification of a site and walls do not protect this enemy.',
  'ability.elusive': 'Elusive',
  'ability.elusive.text':
    'The higher Armour counts. The lower one counts only in the Attack phase, and only if all attacks of this enemy were successfully blocked.',
  'ability.arcane-immunity': 'Arcane Immunity',
  'ability.arcane-immunity.text':
    'Only attacks and blocks work on this enemy, and effects on a single attack of it. It cannot be destroyed, kept from attacking, robbed of Armour, resistances or fortification.',
  'ability.defend': 'Defend',
  'ability.defend.text':
    'Once per combat, when an enemy is attacked (itself too): that enemy’s Armour rises by the value shown until the end of the combat. No enemy gets more than one such bonus.',

  'terrain.plains': 'Plains',
  'terrain.hills': 'Hills',
  'terrain.forest': 'Forest',
  'terrain.wasteland': 'Wasteland',
  'terrain.desert': 'Desert',
  'terrain.swamp': 'Swamp',
  'terrain.lake': 'Lake',
  'terrain.mountain': 'Mountain',
  'terrain.sea': 'Sea',
  'terrain.city': 'City',
};
