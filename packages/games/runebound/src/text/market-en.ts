import type { MarketId } from '../card-ids.js';
import type { CardText } from './card-text.js';

/** English names and texts of the market cards, in our own words. */
export const marketEn: Readonly<Record<MarketId, CardText>> = {
  'hunting-bow': { name: 'Hunting Bow', text: 'Ranged: +1 to your hero’s attack rolls.' },
  'short-sword': { name: 'Short Sword', text: 'Melee: +1 to your hero’s attack rolls.' },
  'apprentice-staff': { name: 'Apprentice Staff', text: 'Magic: +1 to your hero’s attack rolls.' },
  'throwing-knives': { name: 'Throwing Knives', text: 'Ranged, activate: if your hero’s attack hits, +1 damage.' },
  'militia-spear': {
    name: 'Militia Spear',
    text: 'Melee: +1 to your hero’s attack rolls. Melee, activate: +2 to one defence roll of your hero.',
  },
  'heavy-crossbow': { name: 'Heavy Crossbow', text: 'Ranged: +2 to your hero’s attack rolls.' },
  'dwarven-axe': {
    name: 'Dwarven Axe',
    text: 'Melee: +1 to your hero’s attack rolls. Melee, activate: if your hero’s attack hits, +1 damage.',
  },
  'carved-runestaff': {
    name: 'Carved Runestaff',
    text: 'Magic: +1 to your hero’s attack rolls. Magic, activate: if your hero’s attack hits, +1 damage.',
  },
  'duelling-rapier': {
    name: 'Duelling Rapier',
    text: 'Melee: +1 to your hero’s attack rolls, and +4 more if it is your side’s first combat roll of the combat.',
  },
  'lightning-mace': { name: 'Lightning Mace', text: 'Melee: +4 to your hero’s attack rolls.' },
  'mace-of-kellos': { name: 'Mace of Kellos', text: 'Melee, activate: if your hero’s attack hits, +2 damage.' },
  'executioners-axe': {
    name: 'Executioner’s Axe',
    text: 'Melee: if your hero’s attack hits, +1 damage. Escape: −2 to your hero’s rolls.',
  },
  'stormwood-bow': {
    name: 'Stormwood Bow',
    text: 'Ranged: +3 to your hero’s attack rolls. Ranged, activate: if your hero’s attack hits, +1 damage.',
  },
  'wand-of-winter': {
    name: 'Wand of Winter',
    text: 'Magic: +2 to your hero’s attack rolls. Magic, activate: if your hero’s attack hits, the enemy’s melee damage is 2 lower for this combat.',
  },
  soulbrand: {
    name: 'Soulbrand',
    text: 'Magic: +2 to your hero’s attack rolls; if the attack hits, +1 damage.',
  },
  'ghost-blade': {
    name: 'Ghost Blade',
    text: 'Melee: +2 to your hero’s attack rolls. Melee, activate before the roll: your hero’s attack is compared with the enemy’s lowest combat value.',
  },
  'long-eye-bow': { name: 'Long-eye Bow', text: 'Ranged: +3 to your hero’s attack rolls.' },

  'leather-jerkin': {
    name: 'Leather Jerkin',
    text: 'When your hero would take wounds, activate: prevent 1 of them.',
  },
  chainmail: { name: 'Chainmail', text: 'When your hero would take wounds, activate: prevent up to 2 of them.' },
  'plate-harness': {
    name: 'Plate Harness',
    text: 'When your hero would take wounds, activate: prevent up to 4 of them. Escape: −2 to your hero’s rolls.',
  },
  'oaken-shield': { name: 'Oaken Shield', text: 'Melee: +2 to your hero’s defence rolls.' },
  'tower-shield': { name: 'Tower Shield', text: 'Ranged and melee: +2 to your hero’s defence rolls.' },
  'warded-robe': { name: 'Warded Robe', text: 'Magic: +2 to your hero’s defence rolls.' },
  'elven-cloak': { name: 'Elven Cloak', text: 'Ranged: +2 to your hero’s defence rolls. Hide tests: +2.' },
  'dragonscale-mail': {
    name: 'Dragonscale Mail',
    text: 'Whenever your hero would take 2 or more wounds at once: prevent 1 of them.',
  },
  'spiked-mail': {
    name: 'Spiked Mail',
    text: 'Melee, when your hero would take wounds, activate: prevent up to 2 of them, and the enemy takes 1 wound.',
  },
  'mirror-shield': {
    name: 'Mirror Shield',
    text: 'Magic, activate: +5 to one defence roll of your hero; if it succeeds, the enemy takes 1 wound.',
  },

  'wayfarers-boots': {
    name: 'Wayfarer’s Boots',
    text: 'Movement, after the roll, activate: 1 unspent die counts as any symbol.',
  },
  'riding-horse': {
    name: 'Riding Horse',
    text: 'Movement: you roll 5 dice even with wounds or exhaustion on your side (not while resting).',
  },
  'rope-and-grapple': { name: 'Rope and Grapple', text: 'Climb and swim tests: +2.' },
  'brass-spyglass': { name: 'Brass Spyglass', text: 'Observe tests: +3.' },
  'signet-of-tamalir': { name: 'Signet of Tamalir', text: 'Diplomacy tests: +3.' },
  'holy-symbol': { name: 'Holy Symbol', text: 'Resist tests: +3.' },
  'ring-of-vigor': { name: 'Ring of Vigor', text: '+1 Stamina.' },
  'amulet-of-life': { name: 'Amulet of Life', text: '+1 Life.' },
  'belt-of-might': { name: 'Belt of Might', text: '+2 Body.' },
  'circlet-of-insight': { name: 'Circlet of Insight', text: '+2 Mind.' },
  'pendant-of-souls': { name: 'Pendant of Souls', text: '+2 Spirit.' },
  'merchants-scales': {
    name: 'Merchant’s Scales',
    text: 'Market, activate: the next card you buy or hire in this step costs 2 less (at least 1).',
  },
  'healers-satchel': {
    name: 'Healer’s Satchel',
    text: 'Before the movement roll or in the market, activate: remove 1 wound from your hero or one ally.',
  },
  'charts-of-terrinoth': {
    name: 'Charts of Terrinoth',
    text: 'Movement, after the roll, activate: reroll any number of your unspent dice once.',
  },
  'seeing-stone': {
    name: 'Seeing Stone',
    text: 'Before you draw an adventure, activate: look at the top 2 cards of that deck and put them back in any order.',
  },
  'phoenix-feather': {
    name: 'Phoenix Feather',
    text: 'When your hero would be knocked out, discard: your hero fights on with exactly 1 Life left.',
  },

  'rune-of-fire': { name: 'Rune of Fire', text: 'Ranged or magic, activate: if your hero’s attack hits, +1 damage.' },
  'rune-of-frost': {
    name: 'Rune of Frost',
    text: 'Start of a combat round, activate: the enemy’s damage is 1 lower in every phase of this round.',
  },
  'rune-of-shielding': { name: 'Rune of Shielding', text: 'Combat, activate: +4 to one defence roll of your hero.' },
  'rune-of-haste': { name: 'Rune of Haste', text: 'Escape, activate: +6 to one roll of your hero.' },
  'rune-of-binding': {
    name: 'Rune of Binding',
    text: 'Before combat, activate: the enemy’s three combat values are 2 lower in the first combat round.',
  },
  'rune-of-lightning': {
    name: 'Rune of Lightning',
    text: 'Start of the ranged phase, activate: the enemy takes 1 wound.',
  },
  'rune-of-gates': {
    name: 'Rune of Gates',
    text: 'Instead of the movement roll, activate: place your hero on any city; your movement ends.',
  },
  'rune-of-mending': {
    name: 'Rune of Mending',
    text: 'Start of a combat round, activate: remove up to 2 wounds from your hero or one ally.',
  },
  'rune-of-echoes': {
    name: 'Rune of Echoes',
    text: 'Combat, activate: reroll both dice of a combat roll of your hero or an ally.',
  },
  'rune-of-might': { name: 'Rune of Might', text: 'Combat, activate: +4 to one attack roll of your hero.' },

  'healing-potion': { name: 'Healing Potion', text: 'Discard: remove up to 3 wounds from your hero or one ally.' },
  'draught-of-vigor': {
    name: 'Draught of Vigor',
    text: 'Discard: remove all exhaustion from your hero or one ally.',
  },
  'potion-of-strength': { name: 'Potion of Strength', text: 'Melee, discard: +5 to one roll of your hero.' },
  'potion-of-clarity': {
    name: 'Potion of Clarity',
    text: 'Ranged roll or Mind test of your hero, discard: +5.',
  },
  'potion-of-focus': {
    name: 'Potion of Focus',
    text: 'Magic roll or Spirit test of your hero, discard: +5.',
  },
  'fire-flask': {
    name: 'Fire Flask',
    text: 'Start of the ranged, melee or magic phase, discard: the enemy takes 2 wounds.',
  },
  'smoke-bomb': {
    name: 'Smoke Bomb',
    text: 'Start of the escape phase, discard: your hero escapes without a roll.',
  },
  'scroll-of-return': {
    name: 'Scroll of Return',
    text: 'Instead of the movement roll, discard: place your hero on Tamalir; your movement ends.',
  },
  'blessed-water': {
    name: 'Blessed Water',
    text: 'Before combat with an undead or a demon, discard: the enemy takes 2 wounds.',
  },

  'village-militia': { name: 'Village Militia', text: '' },
  'young-scout': {
    name: 'Young Scout',
    text: 'Movement, after the roll, 1 exhaustion: reroll 1 unspent die.',
  },
  'hedge-wizard': { name: 'Hedge Wizard', text: '' },
  sellsword: { name: 'Sellsword', text: '' },
  poacher: { name: 'Poacher', text: '' },
  'burning-priest': {
    name: 'Burning Priest',
    text: 'Before your hero’s combat roll, 1 exhaustion: +2 to it (once per roll).',
  },
  'field-surgeon': {
    name: 'Field Surgeon',
    text: 'End of your turn, 1 exhaustion: remove 1 wound from your hero (once per turn).',
  },
  'dwarf-ironguard': {
    name: 'Dwarf Ironguard',
    text: 'When your hero would take wounds, 1 exhaustion: prevent 1 of them.',
  },
  'latari-sharpshooter': { name: 'Latari Sharpshooter', text: '' },
  'greyhaven-adept': {
    name: 'Greyhaven Adept',
    text: 'Magic, 1 exhaustion: +2 to her own attack roll (once per roll).',
  },
  'orc-champion': {
    name: 'Orc Champion',
    text: 'Melee, 2 exhaustion: if his own attack hits, +1 damage (once per roll).',
  },
  'guild-thief': { name: 'Guild Thief', text: 'Market: items you buy cost 1 less (at least 1).' },
  'griffin-rider': {
    name: 'Griffin Rider',
    text: 'Movement: your hero enters mountains and hills with any symbol.',
  },
  'runelord-emeritus': {
    name: 'Runelord Emeritus',
    text: 'Before combat, 2 exhaustion: turn 1 of your activated runes face up.',
  },
};
