import type { CardId } from '../card-ids.js';
import type { CardText } from './card-text.js';

/**
 * English names and texts of the cards, in our own words. The key is the card's id. Values printed as numbers are not
 * repeated in the text; a weapon or armour without a special rule has none.
 */
export const cardsEn: Readonly<Record<CardId, CardText>> = {
  'black-knight': { name: 'Black Knight', text: 'Blade weapons: attack +2. Shields: parry +1.' },
  barbarian: { name: 'Barbarian', text: 'Blunt weapons: attack +2. While no torso armour is worn: parry +1.' },
  troll: { name: 'Troll', text: 'Blunt weapons: damage +1. Any weapon used two-handed: attack +1.' },
  ratman: { name: 'Ratman', text: 'Throwing weapons: attack +2. Blade weapons used one-handed: attack +1.' },
  assassin: {
    name: 'Assassin',
    text: 'Blade weapons used one-handed: attack +1, damage +1. Throwing weapons: attack +1.',
  },
  werewolf: {
    name: 'Werewolf',
    text: 'Claws: with both hands empty it attacks in melee without a weapon (attack +1, damage 5) and parries that way too (no bonus).',
  },
  'dragon-slayer': { name: 'Dragon Slayer', text: 'Pole weapons: attack +2. Against creatures and demons: damage +2.' },
  'shadow-warrior': { name: 'Shadow Warrior', text: 'Shooting weapons: attack +2. Against ranged attacks: parry +1.' },
  'dark-elf': { name: 'Dark Elf', text: 'Dark magic: magic +2. Shooting weapons: attack +1.' },
  vampiress: { name: 'Vampiress', text: 'Mind magic: magic +2. Blade weapons used one-handed: attack +1.' },
  shaman: { name: 'Shaman', text: 'Nature magic: magic +2. Summonings: magic +1.' },
  lich: { name: 'Lich', text: 'Dark magic: magic +2.' },
  necromancer: { name: 'Necromancer', text: 'Summonings: magic +2. Dark magic: magic +1.' },
  'voodoo-priestess': {
    name: 'Voodoo Priestess',
    text: 'Mind magic: magic +2. May use the Voodoo Doll twice per own turn.',
  },
  cultist: { name: 'Cultist', text: 'Protection magic: magic +2. Summonings: magic +1.' },
  'chaos-mage': { name: 'Chaos Mage', text: 'Elemental magic: magic +2.' },

  'silver-sword': { name: 'Silver Sword', text: 'Damage +2 against demons and creatures.' },
  'short-sword': { name: 'Short Sword', text: '' },
  'long-sword': { name: 'Long Sword', text: '' },
  greatsword: { name: 'Greatsword', text: '' },
  scimitar: { name: 'Scimitar', text: '' },
  rapier: { name: 'Rapier', text: '' },
  dagger: {
    name: 'Dagger',
    text: 'Also good for a ranged attack, then as a throwing weapon. The dagger stays with the hero.',
  },
  'poison-dagger': {
    name: 'Poison Dagger',
    text: 'If the target loses at least 1 LP, it gets poison 2: it loses 1 LP at the start of each of its group’s next 2 turns.',
  },
  'shadow-blade': { name: 'Shadow Blade', text: 'Ignores 1 point of armour.' },
  'blood-blade': { name: 'Blood Blade', text: 'If the target loses at least 1 LP, the wielder heals 1 LP.' },
  'executioners-sword': { name: 'Executioner’s Sword', text: '' },
  'barbarian-axe': { name: 'Barbarian Axe', text: '' },
  'spiked-club': { name: 'Spiked Club', text: '' },
  mace: { name: 'Mace', text: '' },
  'war-hammer': {
    name: 'War Hammer',
    text: 'If the target loses at least 1 LP, it has parry −1 until the end of the turn.',
  },
  'chain-whip': { name: 'Chain Whip', text: 'Shields give no parry bonus against this weapon.' },
  'battle-axe': { name: 'Battle Axe', text: '' },
  'bone-club': { name: 'Bone Club', text: '' },
  'frying-pan': { name: 'Frying Pan', text: 'After a successful parry with the pan you draw 1 green card.' },
  spear: { name: 'Spear', text: '' },
  halberd: { name: 'Halberd', text: '' },
  trident: { name: 'Trident', text: '' },
  scythe: { name: 'Scythe', text: 'When the scythe kills a hero or creature, draw 1 card from a deck of your choice.' },
  'battle-staff': { name: 'Battle Staff', text: 'A magical hero holding it has magic +1.' },
  'short-bow': { name: 'Short Bow', text: '' },
  'long-bow': { name: 'Long Bow', text: '' },
  crossbow: { name: 'Crossbow', text: 'Reload: cannot attack in two own turns in a row.' },
  'hand-crossbow': { name: 'Hand Crossbow', text: '' },
  blowpipe: {
    name: 'Blowpipe',
    text: 'If the target loses at least 1 LP, it gets poison 3: it loses 1 LP at the start of each of its group’s next 3 turns.',
  },
  'throwing-knives': { name: 'Throwing Knives', text: '' },
  'throwing-axe': { name: 'Throwing Axe', text: '' },
  sling: { name: 'Sling', text: 'Damage +1 against targets without head armour.' },
  'throwing-stars': { name: 'Throwing Stars', text: 'Each 6 the attacker rolls adds 2 damage instead of 1.' },
  'wooden-shield': { name: 'Wooden Shield', text: '' },
  'round-shield': { name: 'Round Shield', text: '' },
  'tower-shield': { name: 'Tower Shield', text: 'Its bearer has attack −1.' },
  'mirror-shield': { name: 'Mirror Shield', text: 'Also gives magic resistance +2.' },
  'spiked-shield': {
    name: 'Spiked Shield',
    text: 'After a successful parry with this shield in melee the attacker takes 2 damage.',
  },
  'knights-armour': { name: 'Knight’s Armour', text: '' },
  'ring-mail': { name: 'Ring Mail', text: '' },
  'bone-armour': { name: 'Bone Armour', text: 'Magic resistance +2.' },
  'dragon-armour': { name: 'Dragon Armour', text: 'Armour +2 more against elemental magic.' },
  'leather-jerkin': { name: 'Leather Jerkin', text: 'Parry +1.' },
  'mage-robe': { name: 'Mage Robe', text: 'Magic +1 and magic resistance +1.' },
  'shoulder-plates': { name: 'Shoulder Plates', text: '' },
  'cloak-of-shadows': { name: 'Cloak of Shadows', text: 'Parry +2 against ranged attacks.' },
  'leather-helmet': { name: 'Leather Helmet', text: '' },
  'great-helm': { name: 'Great Helm', text: 'Attack −1.' },
  'horned-helmet': { name: 'Horned Helmet', text: 'Attack +1 and magic resistance +1.' },
  'circlet-of-intuition': { name: 'Circlet of Intuition', text: 'Magic resistance +2.' },
  bracers: { name: 'Bracers', text: '' },
  'gloves-of-skill': { name: 'Gloves of Skill', text: 'Attack +1 and parry +1.' },
  greaves: { name: 'Greaves', text: '' },
  'seven-league-boots': {
    name: 'Seven-League Boots',
    text: 'The hero has 1 more reaction in each turn of another player.',
  },
  'voodoo-doll': {
    name: 'Voodoo Doll',
    text: 'Once per own turn, outside combat and without an action: an enemy hero loses 1 LP, armour does not help. Then roll the die: on a 1 the doll is discarded.',
  },
  'amulet-of-vitality': { name: 'Amulet of Vitality', text: 'At the start of your turn its bearer heals 1 LP.' },
  'ring-of-magic': { name: 'Ring of Magic', text: 'Magic +1.' },
  'ring-of-warding': { name: 'Ring of Warding', text: 'Magic resistance +2.' },
  wand: { name: 'Wand', text: 'A magical hero holding it has magic +2.' },
  'crystal-ball': {
    name: 'Crystal Ball',
    text: 'Once per own turn, outside combat and without an action: look at the top 3 cards of one deck (red, blue or green) and put them back in any order.',
  },

  fireball: { name: 'Fireball', text: 'Magical attack.' },
  lightning: { name: 'Lightning', text: 'Magical attack. Armour does not count.' },
  'ice-lance': { name: 'Ice Lance', text: 'Magical attack.' },
  'hail-of-stones': {
    name: 'Hail of Stones',
    text: 'Magical attack on two different enemies of one group, one after the other, with separate rolls.',
  },
  'acid-arrow': {
    name: 'Acid Arrow',
    text: 'Magical attack. On a hit 1 armour card of the target is discarded; you choose which.',
  },
  'shadow-bolt': { name: 'Shadow Bolt', text: 'Magical attack.' },
  'life-drain': {
    name: 'Life Drain',
    text: 'Magical attack. If the target loses at least 1 LP, the caster heals 2 LP.',
  },
  'breath-of-death': { name: 'Breath of Death', text: 'Magical attack. Armour does not count.' },
  'curse-of-weakness': {
    name: 'Curse of Weakness',
    text: 'Magical attack. On a hit the target has attack −2 and magic −2 until the start of your next turn.',
  },
  'mind-spike': { name: 'Mind Spike', text: 'Magical attack. Armour does not count.' },
  madness: {
    name: 'Madness',
    text: 'Magical attack. On a hit the target loses its next action and its owner discards 1 random hand card.',
  },
  'thorn-vines': {
    name: 'Thorn Vines',
    text: 'Magical attack. On a hit the target has no reaction until the start of its owner’s next turn.',
  },
  'insect-swarm': {
    name: 'Insect Swarm',
    text: 'Magical attack. If the target loses at least 1 LP, it gets poison 2: it loses 1 LP at the start of each of its group’s next 2 turns.',
  },
  'magic-missile': { name: 'Magic Missile', text: 'Magical attack.' },
  'magic-shield': { name: 'Magic Shield', text: 'Defence against magical attacks.' },
  'wall-of-fire': { name: 'Wall of Fire', text: 'Defence against melee. If it succeeds, the attacker takes 2 damage.' },
  'gust-of-wind': { name: 'Gust of Wind', text: 'Defence against ranged attacks.' },
  'stone-skin': {
    name: 'Stone Skin',
    text: 'Defence against melee and ranged attacks. If it fails, the hero has armour +2 in this combat.',
  },
  'spell-mirror': {
    name: 'Spell Mirror',
    text: 'Defence against magical attacks. If it succeeds, the attacker takes the printed damage of the attacking spell, less armour.',
  },
  'mirror-image': { name: 'Mirror Image', text: 'Defence against melee, ranged and magical attacks.' },
  'shadow-leap': {
    name: 'Shadow Leap',
    text: 'Defence against melee and ranged attacks. If it succeeds, the hero gets the reaction back.',
  },
  healing: { name: 'Healing', text: 'One hero or creature of your group heals 4 LP.' },
  'greater-healing': { name: 'Greater Healing', text: 'One hero or creature of your group heals 7 LP.' },
  banishment: { name: 'Banishment', text: 'One demon, in front of any player, is discarded.' },
  'thought-theft': { name: 'Thought Theft', text: 'Take 1 random hand card from an opponent.' },
  'curse-of-rust': {
    name: 'Curse of Rust',
    text: 'Discard 1 weapon, shield or armour card of an enemy hero; you choose the card.',
  },
  'dark-blessing': {
    name: 'Dark Blessing',
    text: 'One hero or creature of your group has attack +2 or magic +2 until the start of your next turn.',
  },
  'circle-of-protection': {
    name: 'Circle of Protection',
    text: 'Your whole group has magic resistance +2 and armour +1 until the start of your next turn.',
  },
  telekinesis: {
    name: 'Telekinesis',
    text: 'Transfer any number of equipment cards and spells between two of your heroes; it costs them no action.',
  },
  'time-thief': { name: 'Time Thief', text: 'Another hero or a creature of your group has 1 more action this turn.' },
  zombie: { name: 'Zombie', text: 'Summons a zombie into your group.' },
  'skeleton-warrior': { name: 'Skeleton Warrior', text: 'Summons a skeleton warrior into your group.' },
  ghoul: { name: 'Ghoul', text: 'Summons a ghoul into your group. When it kills a hero or creature, it heals 2 LP.' },
  'ghost-wolf': { name: 'Ghost Wolf', text: 'Summons a ghost wolf into your group.' },
  'stone-golem': { name: 'Stone Golem', text: 'Summons a stone golem into your group.' },
  'fire-elemental': {
    name: 'Fire Elemental',
    text: 'Summons a fire elemental into your group. A hero or creature that hits it in melee takes 1 damage.',
  },
  'bone-dragon': { name: 'Bone Dragon', text: 'Summons a bone dragon into your group.' },
  'shadow-soul': { name: 'Shadow Soul', text: 'The group it lies in front of has attack −1 and magic −1.' },
  trembler: {
    name: 'Trembler',
    text: 'When the group it lies in front of rolls a 6, there is no further roll and the damage does not change.',
  },
  bloodsucker: {
    name: 'Bloodsucker',
    text: 'At the start of the turn of the group it lies in front of, its hero or creature with the most LP loses 1 LP (if tied, the host chooses).',
  },
  'thieving-imp': {
    name: 'Thieving Imp',
    text: 'Whoever has it in front of them discards 1 random hand card at the start of their turn.',
  },
  'chain-devil': {
    name: 'Chain Devil',
    text: 'Whoever has it in front of them names one own hero or creature at the start of their turn: its only possible action this turn is an attack on the Chain Devil.',
  },
  'paralysing-spirit': { name: 'Paralysing Spirit', text: 'The group it lies in front of has parry −2.' },
  'healing-potion': {
    name: 'Healing Potion',
    text: 'The drinker heals 5 LP. May also be drunk in your own turn outside combat.',
  },
  'potion-of-luck': {
    name: 'Potion of Luck',
    text: 'The drinker rolls two dice for the first roll of this combat or casting and keeps the higher one.',
  },
  'potion-of-strength': { name: 'Potion of Strength', text: 'Attack +3 in this combat.' },
  'potion-of-power': { name: 'Potion of Power', text: 'Magic +3 in this combat or for this casting.' },
  'potion-of-defence': { name: 'Potion of Defence', text: 'Parry +2 and magic resistance +2 in this combat.' },
  'potion-of-armour': { name: 'Potion of Armour', text: 'Armour +4 in this combat.' },
  'berserker-potion': {
    name: 'Berserker Potion',
    text: 'Attack +3 and damage +2 in this combat; afterwards the drinker has no reaction until the start of your next turn.',
  },

  'power-blow': { name: 'Power Blow', text: 'Attacking in melee: attack −1, damage +3.' },
  'precise-cut': { name: 'Precise Cut', text: 'Attacking in melee: attack +3.' },
  feint: {
    name: 'Feint',
    text: 'Attacking in melee or at range: the parry bonuses of the defender’s weapons and shields do not count.',
  },
  charge: {
    name: 'Charge',
    text: 'Attacking in melee: attack +2, damage +1. The attacker has no reaction until the start of your next turn.',
  },
  'master-parry': { name: 'Master Parry', text: 'Defending in melee or at range: parry +3.' },
  'dodge-roll': {
    name: 'Dodge Roll',
    text: 'Defending in melee or at range: parry +1. If the defence succeeds, the reaction is not used up.',
  },
  riposte: { name: 'Riposte', text: 'Defending in melee: if the defence succeeds, the attacker takes 4 damage.' },
  aim: { name: 'Aim', text: 'Attacking at range: attack +3.' },
  'piercing-shot': { name: 'Piercing Shot', text: 'Attacking at range: damage +2.' },
  'armour-breaker': {
    name: 'Armour Breaker',
    text: 'Attacking in melee or at range: ignores up to 3 points of armour.',
  },
  concentration: { name: 'Concentration', text: 'Casting (attack spell, defence spell or general spell): magic +3.' },
  overload: { name: 'Overload', text: 'Attacking with magic: magic +1, damage +2. The spell’s cooldown is 1 longer.' },
  'force-of-will': { name: 'Force of Will', text: 'Defending against a magical attack: magic resistance +3.' },
  'shield-wall': {
    name: 'Shield Wall',
    text: 'Defending, only while protecting: no penalty for protecting, and parry +1 and magic resistance +1.',
  },
  backstab: {
    name: 'Backstab',
    text: 'Attacking in melee or at range: damage +3 if the target has no reaction left or renounces its defence.',
  },
  tackle: { name: 'Tackle', text: 'Attacking in melee: if the attack hits, the target loses its next action.' },
  disarm: {
    name: 'Disarm',
    text: 'Attacking in melee: if the attack hits, it deals no damage; instead 1 weapon or shield of the target (your choice) returns to its owner’s hand.',
  },
  'blood-frenzy': { name: 'Blood Frenzy', text: 'Any attack: each 6 the attacker rolls adds 2 damage instead of 1.' },
  'lucky-throw': {
    name: 'Lucky Throw',
    text: 'In combat or with a general spell: make your first roll with two dice and keep the higher one.',
  },
  'desperate-deed': {
    name: 'Desperate Deed',
    text: 'In combat, only with 5 LP or fewer: attack, parry, magic and magic resistance +2 each in this combat.',
  },
  'sweeping-blow': {
    name: 'Sweeping Blow',
    text: 'Attacking in melee: if the attack hits, another enemy of the same group takes 3 damage.',
  },
  'death-blow': {
    name: 'Death Blow',
    text: 'Attacking in melee or at range: damage +4 against a target with 5 LP or fewer.',
  },
  raid: { name: 'Raid', text: 'Draw 3 cards from one single deck of your choice.' },
  pickpocket: { name: 'Pickpocket', text: 'Take 1 random hand card from an opponent.' },
  earthquake: { name: 'Earthquake', text: 'Every hero, creature, NPC and demon in play loses 1 LP, yours included.' },
  campfire: { name: 'Campfire', text: 'Each of your heroes heals 2 LP.' },
  'field-surgeon': { name: 'Field Surgeon', text: 'One of your heroes heals 5 LP.' },
  palisade: { name: 'Palisade', text: 'Your group has armour +1 until the start of your next turn.' },
  ambush: {
    name: 'Ambush',
    text: 'One of your heroes or creatures has 1 more action this turn; it must be an attack.',
  },
  'black-market': {
    name: 'Black Market',
    text: 'Discard any number of hand cards and draw as many from decks of your choice.',
  },
  treason: {
    name: 'Treason',
    text: 'Take an opponent’s NPC in front of you. If you already have one, your own is discarded.',
  },
  'plague-of-rust': {
    name: 'Plague of Rust',
    text: 'Each opponent discards 1 equipment card of one of their heroes (their choice).',
  },
  'magic-lull': {
    name: 'Magic Lull',
    text: 'Until the start of your next turn all heroes of all players have magic −2.',
  },
  'full-moon': {
    name: 'Full Moon',
    text: 'Until the start of your next turn all creatures and werewolves have attack +2 and damage +1.',
  },
  'grave-robbery': { name: 'Grave Robbery', text: 'Take 1 card of your choice from any discard pile into your hand.' },
  exorcism: { name: 'Exorcism', text: 'The demon in front of you is discarded.' },
  'devils-pact': {
    name: 'Devil’s Pact',
    text: 'Move the demon in front of you to an opponent; it keeps its lost LP. A demon already lying there is discarded.',
  },
  'mercenary-contract': {
    name: 'Mercenary Contract',
    text: 'This turn a new hero costs you 6 hand cards instead of 8 (this card does not count). You still buy no more than one hero per game.',
  },
  armoury: { name: 'Armoury', text: 'Equip one of your heroes; it costs no action.' },
  bounty: {
    name: 'Bounty',
    text: 'Name an enemy hero. Until the start of your next turn the player whose hero or creature kills it draws 3 cards.',
  },
  'bad-luck': {
    name: 'Bad Luck',
    text: 'Before the first die roll of a combat: one participant of your choice makes the first roll with two dice and keeps the lower one.',
  },
  tripwire: {
    name: 'Tripwire',
    text: 'Before the first die roll of a melee or ranged combat: the attacker has attack −3 in this combat.',
  },
  'fog-bank': {
    name: 'Fog Bank',
    text: 'Before the first die roll: a ranged attack is cancelled; the action is used up.',
  },
  counterspell: {
    name: 'Counterspell',
    text: 'Before the die is rolled for a spell: it fails without a roll. No cooldown; a scroll is discarded.',
  },
  'not-like-that': { name: 'Not Like That!', text: 'Cancels an event or spontaneous event that was just played.' },
  'tough-fellow': {
    name: 'Tough Fellow',
    text: 'Before the first die roll of a combat: one of your heroes cannot drop below 1 LP in this combat.',
  },
  'saving-hand': {
    name: 'Saving Hand',
    text: 'At any time: one of your heroes or creatures has 1 more reaction this turn.',
  },
  slipped: {
    name: 'Slipped',
    text: 'Before the first die roll of a melee or ranged combat: the defender has parry −3 in this combat.',
  },
  distraction: { name: 'Distraction', text: 'Cancels the use of an NPC ability; the loyalty roll is still made.' },
  'looting-the-dead': {
    name: 'Looting the Dead',
    text: 'When any hero dies: after the regular plunder take 1 of its equipped cards into your hand.',
  },
  gloating: { name: 'Gloating', text: 'When an enemy hero loses 4 or more LP at once: draw 2 cards.' },
  'quick-fingers': {
    name: 'Quick Fingers',
    text: 'At any time (in combat only before the first die roll): equip one of your heroes with 1 card from your hand.',
  },
  'memory-gap': {
    name: 'Memory Gap',
    text: 'At any time: put 1 cooldown marker on a spell of an enemy hero. The spell cannot be cast until the marker is gone.',
  },
  'sacrificial-lamb': {
    name: 'Sacrificial Lamb',
    text: 'Before the first die roll, if your group is attacked: another hero or creature of your group becomes the target, without the penalty for protecting. With a reaction left the new target may defend.',
  },
  herbalist: { name: 'Herbalist', text: 'In your turn: one of your heroes or creatures heals 2 LP.' },
  weaponsmith: { name: 'Weaponsmith', text: 'In your turn: draw 1 red card.' },
  'court-wizard': {
    name: 'Court Wizard',
    text: 'Before the die roll: one of your magical heroes has magic +2 for this casting or combat.',
  },
  bodyguard: {
    name: 'Bodyguard',
    text: 'Before the die roll: your attacked hero or creature has parry +2 and armour +1 in this combat.',
  },
  spy: {
    name: 'Spy',
    text: 'In your turn: look at an opponent’s hand and discard 1 green card from it, if there is one.',
  },
  cutpurse: {
    name: 'Cutpurse',
    text: 'In your turn: take 1 random hand card from an opponent who has more hand cards than you.',
  },
  'man-at-arms': {
    name: 'Man-at-Arms',
    text: 'Before the die roll in melee: your attacking hero or creature has attack +1 and damage +1 in this combat.',
  },
  bard: { name: 'Bard', text: 'In your turn: discard 1 hand card and draw 1 card from a deck of your choice.' },
  exorcist: { name: 'Exorcist', text: 'In your turn: a demon in front of any player loses 3 LP.' },
  alchemist: { name: 'Alchemist', text: 'In your turn: take 1 potion from the magic discard pile into your hand.' },
};
