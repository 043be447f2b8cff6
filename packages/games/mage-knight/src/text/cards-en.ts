import { actionsEn } from './actions-en.js';

/** English names and texts of all deed cards; the texts are our own words. */
export const cardsEn: Readonly<Record<string, string>> = {
  ...actionsEn,

  'card.wound': 'Wound',
  'card.wound.basic':
    'Cannot be played, not even sideways, and stays in hand at the end of the turn. Heal 1 throws it away from your hand; resting discards it.',

  'card.fireball': 'Fireball',
  'card.fireball.strongName': 'Firestorm',
  'card.fireball.basic': 'Fire Ranged Attack 5.',
  'card.fireball.strong': 'Take a Wound. Fire Siege Attack 8.',
  'card.snowstorm': 'Snowstorm',
  'card.snowstorm.strongName': 'Blizzard',
  'card.snowstorm.basic': 'Ice Ranged Attack 5.',
  'card.snowstorm.strong': 'Take a Wound. Ice Siege Attack 8.',
  'card.expose': 'Expose',
  'card.expose.strongName': 'Mass Expose',
  'card.expose.basic': 'One enemy loses all fortifications and resistances in this combat. Ranged Attack 2.',
  'card.expose.strong': 'All enemies lose all fortifications or all resistances in this combat. Ranged Attack 3.',
  'card.tremor': 'Tremor',
  'card.tremor.strongName': 'Earthquake',
  'card.tremor.basic': 'Armour of one enemy −3, or Armour of all enemies −2 (not below 1).',
  'card.tremor.strong':
    'Armour of one enemy −3 (−6 if fortified), or Armour of all enemies −2 (−4 if fortified); not below 1.',
  'card.flame-wall': 'Flame Wall',
  'card.flame-wall.strongName': 'Flame Wave',
  'card.flame-wall.basic': 'Fire Attack 5 or Fire Block 7.',
  'card.flame-wall.strong': 'Fire Attack 5 or Fire Block 7, and +2 for each enemy you face.',
  'card.mana-bolt': 'Mana Bolt',
  'card.mana-bolt.strongName': 'Mana Thunderbolt',
  'card.mana-bolt.basic':
    'When you play this, pay 1 more mana. Blue: Ice Attack 8. Red: Cold Fire Attack 7. White: Ice Ranged Attack 6. Green: Ice Siege Attack 5.',
  'card.mana-bolt.strong':
    'When you play this, pay 1 more mana. Blue: Ice Attack 11. Red: Cold Fire Attack 10. White: Ice Ranged Attack 9. Green: Ice Siege Attack 8.',
  'card.whirlwind': 'Whirlwind',
  'card.whirlwind.strongName': 'Tornado',
  'card.whirlwind.basic': 'One enemy does not attack in this combat.',
  'card.whirlwind.strong': 'Only in the Attack phase: destroy one enemy.',
  'card.underground-travel': 'Underground Travel',
  'card.underground-travel.strongName': 'Underground Attack',
  'card.underground-travel.basic':
    'Go 1 to 3 revealed spaces, but not through swamps or lakes, without provoking anyone. The last space must be safe.',
  'card.underground-travel.strong':
    'As above, but the last space holds a fortified site or another player: you assault or attack at once, and the fortification of the site does not count. If you have to withdraw, you go back to the space you came from.',
  'card.burning-shield': 'Burning Shield',
  'card.burning-shield.strongName': 'Exploding Shield',
  'card.burning-shield.basic':
    'Fire Block 4. If it is part of a successful block, you may also use it as Fire Attack 4 in the Attack phase.',
  'card.burning-shield.strong': 'Fire Block 4. If it is part of a successful block, the blocked enemy is destroyed.',
  'card.chill': 'Chill',
  'card.chill.strongName': 'Lethal Chill',
  'card.chill.basic':
    'One enemy does not attack in this combat and loses its fire resistance until the end of the turn.',
  'card.chill.strong':
    'One enemy does not attack in this combat. Its Armour −4 until the end of the turn (not below 1).',
  'card.wings-of-wind': 'Wings of Wind',
  'card.wings-of-wind.strongName': 'Wings of Night',
  'card.wings-of-wind.basic':
    'Spend 1 to 5 Move points: fly that many revealed spaces without provoking anyone. The last space must be safe.',
  'card.wings-of-wind.strong':
    'One enemy does not attack in this combat. Further enemies cost Move points: the second 1, the third 2 and so on.',
  'card.restoration': 'Restoration',
  'card.restoration.strongName': 'Rebirth',
  'card.restoration.basic': 'Heal 3 (Heal 5 in a forest).',
  'card.restoration.strong':
    'Heal 3, and ready units with up to 3 levels in total (in a forest Heal 5 and up to 5 levels).',
  'card.demolish': 'Demolish',
  'card.demolish.strongName': 'Disintegrate',
  'card.demolish.basic':
    'The fortification of the site does not count this turn. Armour of all enemies −1 (not below 1).',
  'card.demolish.strong': 'Only in the Attack phase: destroy one enemy. Armour of all others −1 (not below 1).',
  'card.space-bending': 'Space Bending',
  'card.space-bending.strongName': 'Time Bending',
  'card.space-bending.basic':
    'This turn spaces and tile positions at distance 2 count as adjacent for moving and exploring. Skipped spaces are ignored, and you provoke no one.',
  'card.space-bending.strong':
    'At the end of the turn: set this card aside until the end of the round and take all other cards you played this turn back to your hand. Draw no cards, but take another turn at once.',
  'card.call-to-arms': 'Call to Arms',
  'card.call-to-arms.strongName': 'Call to Glory',
  'card.call-to-arms.basic': 'Use one ability of a unit in the unit offer. You cannot assign damage to it.',
  'card.call-to-arms.strong':
    'One unit of the unit offer joins you for free. If all your command tokens are taken, disband another one first.',
  'card.meditation': 'Meditation',
  'card.meditation.strongName': 'Trance',
  'card.meditation.basic':
    '2 random cards of your discard pile go on top of or under your deed deck. Hand limit +2 at the next draw.',
  'card.meditation.strong':
    '2 cards of your choice from your discard pile go on top of or under your deed deck. Hand limit +2 at the next draw.',
  'card.mana-meltdown': 'Mana Meltdown',
  'card.mana-meltdown.strongName': 'Mana Radiance',
  'card.mana-meltdown.basic':
    'Each other player loses a random crystal; you may gain one of them. Who has no crystal takes a Wound instead.',
  'card.mana-meltdown.strong':
    'Choose a basic colour: each player, you too, takes a Wound for each crystal of that colour they own. Then you gain 2 crystals of that colour.',
  'card.mana-claim': 'Mana Claim',
  'card.mana-claim.strongName': 'Mana Curse',
  'card.mana-claim.basic':
    'Take a Source die of a basic colour and keep it until the end of the round: gain 3 mana of that colour now, or 1 mana of it on each of your later turns of the round.',
  'card.mana-claim.strong':
    'As above. Besides, until the end of the round another player who uses mana of that colour on a turn takes a Wound (once per turn).',
  'card.mind-read': 'Mind Read',
  'card.mind-read.strongName': 'Mind Steal',
  'card.mind-read.basic':
    'Choose a colour: gain a crystal of that colour. Each other player discards a spell or Action card of that colour from their hand or shows that they have none.',
  'card.mind-read.strong': 'As above. You may take one of the discarded Action cards (no spell) to your hand for good.',
  'card.energy-flow': 'Energy Flow',
  'card.energy-flow.strongName': 'Energy Steal',
  'card.energy-flow.basic': 'Ready a unit. If you do, you may spend one unit of level 1 or 2 of each other player.',
  'card.energy-flow.strong':
    'Ready a unit and heal it. If you do, you may spend one unit of level 1 to 3 of each other player.',
  'card.offering': 'Offering',
  'card.offering.strongName': 'Sacrifice',
  'card.offering.basic':
    'Gain 1 red crystal. You may discard up to 3 cards from your hand (no Wounds): 1 crystal of its colour for each (artifact: your choice).',
  'card.offering.strong':
    'Choose green or white, and red or blue. For each pair of crystals of these two colours you own: Siege Attack 4 (green) or Ranged Attack 6 (white), fire (red) or ice (blue). All these pairs turn into mana tokens.',
  'card.mist-form': 'Mist Form',
  'card.mist-form.strongName': 'Veil of Mist',
  'card.mist-form.basic':
    'Move 4. All terrain, lakes too, costs 2 this turn. You cannot enter hills and mountains for the rest of the turn.',
  'card.mist-form.strong':
    'All your units get all resistances this turn. The first Wound an enemy would give you this turn does not happen, nor do its side effects.',
  'card.charm': 'Charm',
  'card.charm.strongName': 'Possess',
  'card.charm.basic':
    'Influence 4. In an interaction also a crystal of any basic colour, or one unit for 3 Influence less.',
  'card.charm.strong':
    'One enemy does not attack in this combat. In the Attack phase its attack with its value and elements (no abilities) is yours to use against the other enemies.',
  'card.cure': 'Cure',
  'card.cure.strongName': 'Disease',
  'card.cure.basic':
    'Heal 2. Draw 1 card for each Wound you heal from your hand this turn and ready each unit you heal this turn.',
  'card.cure.strong': 'Each enemy blocked in the Block phase has Armour 1.',

  'card.banner-of-glory': 'Banner of Glory',
  'card.banner-of-glory.basic':
    'Banner: the unit has Armour +1 and +1 to its attacks and blocks. Fame +1 whenever it attacks or blocks.',
  'card.banner-of-glory.strong':
    'This turn your units have Armour +1 and +1 to attacks and blocks. Fame +1 for each unit you use to attack or block.',
  'card.banner-of-fear': 'Banner of Fear',
  'card.banner-of-fear.basic':
    'Banner: in the Block phase you may spend the unit to cancel one attack of an enemy; then Fame +1.',
  'card.banner-of-fear.strong': 'Up to 3 enemies do not attack in this combat.',
  'card.banner-of-protection': 'Banner of Protection',
  'card.banner-of-protection.basic': 'Banner: the unit has Armour +1, fire resistance and ice resistance.',
  'card.banner-of-protection.strong': 'At the end of the turn you may throw away all Wounds you got this turn.',
  'card.banner-of-courage': 'Banner of Courage',
  'card.banner-of-courage.basic': 'Banner: once per round, outside combat, you may flip it to ready the unit.',
  'card.banner-of-courage.strong': 'Outside combat: ready all your units.',
  'card.ruby-ring': 'Ruby Ring',
  'card.ruby-ring.basic': 'Gain 1 red mana token and 1 red crystal. Fame +1.',
  'card.ruby-ring.strong':
    'This turn you have as much red and black mana as you like. Fame +1 for each red spell you cast.',
  'card.sapphire-ring': 'Sapphire Ring',
  'card.sapphire-ring.basic': 'Gain 1 blue mana token and 1 blue crystal. Fame +1.',
  'card.sapphire-ring.strong':
    'This turn you have as much blue and black mana as you like. Fame +1 for each blue spell you cast.',
  'card.diamond-ring': 'Diamond Ring',
  'card.diamond-ring.basic': 'Gain 1 white mana token and 1 white crystal. Fame +1.',
  'card.diamond-ring.strong':
    'This turn you have as much white and black mana as you like. Fame +1 for each white spell you cast.',
  'card.emerald-ring': 'Emerald Ring',
  'card.emerald-ring.basic': 'Gain 1 green mana token and 1 green crystal. Fame +1.',
  'card.emerald-ring.strong':
    'This turn you have as much green and black mana as you like. Fame +1 for each green spell you cast.',
  'card.sword-of-justice': 'Sword of Justice',
  'card.sword-of-justice.basic':
    'Discard any number of cards from your hand (or none): Attack 3 for each. Fame +1 for each enemy you defeat this turn.',
  'card.sword-of-justice.strong':
    'This turn your physical attack in the Attack phase is doubled, and enemies have no physical resistance. Fame +1 for each enemy you defeat.',
  'card.horn-of-wrath': 'Horn of Wrath',
  'card.horn-of-wrath.basic': 'Siege Attack 5. Roll a mana die: on black or red take a Wound.',
  'card.horn-of-wrath.strong':
    'Siege Attack 5, which you may raise by up to +5. Roll a mana die for each +1: take a Wound for each black or red.',
  'card.endless-bag-of-gold': 'Endless Bag of Gold',
  'card.endless-bag-of-gold.basic': 'Influence 4. Fame +2.',
  'card.endless-bag-of-gold.strong': 'Influence 9. Fame +3.',
  'card.endless-gem-pouch': 'Endless Gem Pouch',
  'card.endless-gem-pouch.basic':
    'Roll a mana die twice: gain a crystal of each colour rolled (gold: your choice), on black Fame +1 instead.',
  'card.endless-gem-pouch.strong':
    'Gain 1 mana token of each basic colour, plus 1 gold one by day or 1 black one at night.',
  'card.golden-grail': 'Golden Grail',
  'card.golden-grail.basic': 'Heal 2. Fame +1 for each healing point of this card you spend this turn.',
  'card.golden-grail.strong': 'Heal 6. Draw 1 card for each Wound you heal from your hand this turn.',
  'card.book-of-wisdom': 'Book of Wisdom',
  'card.book-of-wisdom.basic':
    'Throw away an Action card from your hand: gain an advanced action of the same colour from the offer to your hand.',
  'card.book-of-wisdom.strong':
    'Throw away an Action card from your hand: gain a spell of the same colour from the offer to your hand, and a crystal of that colour.',
  'card.amulet-of-the-sun': 'Amulet of the Sun',
  'card.amulet-of-the-sun.basic':
    'Gain 1 gold mana token. At night, this turn: forests cost 3, you may use gold mana, and garrisons nearby and ruins are revealed as by day.',
  'card.amulet-of-the-sun.strong':
    'Gain 3 gold mana tokens. At night, this turn: forests cost 3, you may use gold mana, and garrisons nearby and ruins are revealed as by day.',
  'card.amulet-of-darkness': 'Amulet of Darkness',
  'card.amulet-of-darkness.basic':
    'Gain 1 mana token of any colour (gold and black too). By day, this turn: deserts cost 3, and you may use black mana as at night.',
  'card.amulet-of-darkness.strong':
    'Gain 3 mana tokens of any colours (gold and black too). By day, this turn: deserts cost 3, and you may use black mana as at night.',
  'card.bow-of-starsdawn': 'Bow of Starsdawn',
  'card.bow-of-starsdawn.basic':
    'Discard any number of cards from your hand (or none): Ranged Attack 2 for each. Fame +1 for each enemy you defeat in this phase.',
  'card.bow-of-starsdawn.strong':
    'This turn each of your Ranged Attacks is doubled or becomes a Siege Attack of its element. You may double Siege Attacks; they then become Ranged Attacks.',
  'card.banner-of-command': 'Banner of Command',
  'card.banner-of-command.basic':
    'Influence 4. You may give this card to a unit you recruit this turn in place of a command token (face down while the unit is spent).',
  'card.banner-of-command.strong':
    'Fame +2. One unit of the unit offer joins you for free. If all your command tokens are taken, disband another one first.',
  'card.banner-of-fortitude': 'Banner of Fortitude',
  'card.banner-of-fortitude.basic':
    'Banner: once per round, when the unit would be wounded, you may flip it: the Wound and its side effects are ignored (the assigned damage still counts).',
  'card.banner-of-fortitude.strong': 'Outside combat: heal all your units completely.',
  'card.soul-harvester': 'Soul Harvester',
  'card.soul-harvester.basic':
    'Attack 3. For one enemy defeated with it: 1 crystal, red if it had fire resistance, blue for ice, green for physical resistance, white for any enemy.',
  'card.soul-harvester.strong':
    'Attack 8. For each enemy defeated in this phase: 1 crystal, red if it had fire resistance, blue for ice, green for physical resistance, white for any enemy.',
  'card.shield-of-the-fallen-kings': 'Shield of the Fallen Kings',
  'card.shield-of-the-fallen-kings.basic': 'Block 6. Or twice Block 4 against different attacks.',
  'card.shield-of-the-fallen-kings.strong':
    'Cold Fire Block 8. Or up to three times Cold Fire Block 4 against different attacks.',
  'card.druidic-staff': 'Druidic Staff',
  'card.druidic-staff.basic':
    'Discard a card from your hand. White: go 1 or 2 revealed spaces to a safe space. Blue: 2 crystals of one colour. Red: ready a unit of level 1 to 3. Green: Heal 3.',
  'card.druidic-staff.strong':
    'Choose two different options, without discarding: go 1 or 2 revealed spaces to a safe space; 2 crystals of one colour; ready a unit of level 1 to 3; Heal 3.',
  'card.circlet-of-proficiency': 'Circlet of Proficiency',
  'card.circlet-of-proficiency.basic':
    'Use one non-interactive skill of the common skill offer (your own ones too). A once-per-turn skill works twice.',
  'card.circlet-of-proficiency.strong': 'Take any skill of the common skill offer for good, as on a level up.',
  'card.tome-of-all-spells': 'Tome of All Spells',
  'card.tome-of-all-spells.basic':
    'Discard a coloured card from your hand: use the basic effect of a spell of the same colour in the offer without paying mana.',
  'card.tome-of-all-spells.strong':
    'Discard a coloured card from your hand: use the strong effect of a spell of the same colour in the offer without paying mana, even by day.',
  'card.mysterious-box': 'Mysterious Box',
  'card.mysterious-box.basic':
    'Reveal the top artifact of the deck. This turn you may use the box as that artifact; then Fame +1. At the end of the turn it goes under the deck. Unused, the box comes back to your hand; used as a banner, it is discarded.',
  'card.mysterious-box.strong': 'If you use it for the strong effect of the revealed artifact, throw the box away.',
};
