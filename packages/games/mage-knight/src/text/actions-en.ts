/** English names and texts of the basic and advanced actions; the texts are our own words. */
export const actionsEn: Readonly<Record<string, string>> = {
  'card.rage': 'Rage',
  'card.rage.basic': 'Attack 2 or Block 2.',
  'card.rage.strong': 'Attack 4.',
  'card.determination': 'Determination',
  'card.determination.basic': 'Attack 2 or Block 2.',
  'card.determination.strong': 'Block 5.',
  'card.swiftness': 'Swiftness',
  'card.swiftness.basic': 'Move 2.',
  'card.swiftness.strong': 'Ranged Attack 3.',
  'card.march': 'March',
  'card.march.basic': 'Move 2.',
  'card.march.strong': 'Move 4.',
  'card.stamina': 'Stamina',
  'card.stamina.basic': 'Move 2.',
  'card.stamina.strong': 'Move 4.',
  'card.tranquility': 'Tranquility',
  'card.tranquility.basic': 'Heal 1, or draw 1 card.',
  'card.tranquility.strong': 'Heal 2, or draw 2 cards.',
  'card.promise': 'Promise',
  'card.promise.basic': 'Influence 2.',
  'card.promise.strong': 'Influence 4.',
  'card.threaten': 'Threaten',
  'card.threaten.basic': 'Influence 2.',
  'card.threaten.strong': 'Influence 5. Reputation −1.',
  'card.crystallize': 'Crystallize',
  'card.crystallize.basic': 'When you play this, pay 1 mana of a basic colour: gain a crystal of that colour.',
  'card.crystallize.strong': 'Gain a crystal of any basic colour.',
  'card.mana-draw': 'Mana Draw',
  'card.mana-draw.basic': 'You may use 1 more mana die from the Source this turn.',
  'card.mana-draw.strong':
    'Take 1 mana die from the Source, set it to any colour but gold and gain 2 mana tokens of that colour. It does not count as your normal die and goes back to the Source at the end of the turn without a reroll.',
  'card.concentration': 'Concentration',
  'card.concentration.basic': 'Gain 1 blue, white or red mana token.',
  'card.concentration.strong':
    'Play another Action card from your hand together with this one: its strong effect costs nothing, and each amount of Move, Influence, Block or Attack it gives gets +2.',
  'card.improvisation': 'Improvisation',
  'card.improvisation.basic':
    'Discard another card from your hand (no Wound): Move 3, Influence 3, Attack 3 or Block 3.',
  'card.improvisation.strong':
    'Discard another card from your hand (no Wound): Move 5, Influence 5, Attack 5 or Block 5.',
  'card.battle-versatility': 'Battle Versatility',
  'card.battle-versatility.basic': 'Attack 2, Block 2 or Ranged Attack 1.',
  'card.battle-versatility.strong':
    'Attack 4, Block 4, Fire Attack 3, Fire Block 3, Ranged Attack 3 or Siege Attack 2.',
  'card.mana-pull': 'Mana Pull',
  'card.mana-pull.basic':
    'You may use 1 more mana die from the Source this turn. If it is black, it may count as any colour.',
  'card.mana-pull.strong':
    'Take 2 mana dice from the Source, set each to any colour but gold and gain 1 mana token of its colour for each. The dice go back to the Source at the end of the turn without a reroll.',
  'card.cold-toughness': 'Cold Toughness',
  'card.cold-toughness.basic': 'Ice Attack 2 or Ice Block 3.',
  'card.cold-toughness.strong':
    'Ice Block 5, and +1 for each ability, each resistance and each attack element (fire, ice; cold fire counts 2) of the blocked enemy. No bonus if it has Arcane Immunity.',
  'card.instinct': 'Instinct',
  'card.instinct.basic': 'Move 2, Influence 2, Attack 2 or Block 2.',
  'card.instinct.strong': 'Move 4, Influence 4, Attack 4 or Block 4.',
  'card.will-focus': 'Will Focus',
  'card.will-focus.basic': 'Gain 1 blue, white or red mana token, or 1 green crystal.',
  'card.will-focus.strong':
    'Play another Action card from your hand together with this one: its strong effect costs nothing, and each amount of Move, Influence, Block or Attack it gives gets +3.',
  'card.crystal-joy': 'Crystal Joy',
  'card.crystal-joy.basic':
    'When you play this, pay 1 mana of a basic colour: gain a crystal of that colour. At the end of the turn you may discard a card from your hand (no Wound) to take this card back to your hand.',
  'card.crystal-joy.strong':
    'Gain a crystal of any basic colour. At the end of the turn you may discard a card from your hand (even a Wound) to take this card back to your hand.',
  'card.noble-manners': 'Noble Manners',
  'card.noble-manners.basic': 'Influence 2. If used in an interaction: Fame +1 at the end of the turn.',
  'card.noble-manners.strong':
    'Influence 4. If used in an interaction: Fame +1 and Reputation +1 at the end of the turn.',
  'card.rejuvenate': 'Rejuvenate',
  'card.rejuvenate.basic': 'Heal 1, or draw 1 card, or gain 1 green mana token, or ready a unit of level 1 or 2.',
  'card.rejuvenate.strong': 'Heal 2, or draw 2 cards, or gain 1 green crystal, or ready a unit of level 1 to 3.',
  'card.swift-reflexes': 'Swift Reflexes',
  'card.swift-reflexes.basic': 'Move 2, or Ranged Attack 1, or in the Block phase: one attack of an enemy −1.',
  'card.swift-reflexes.strong': 'Move 4, or Ranged Attack 3, or in the Block phase: one attack of an enemy −2.',
  'card.tirelessness': 'Tirelessness',
  'card.tirelessness.basic': 'Move 2. The next other card that gives Move this turn gives 1 more.',
  'card.tirelessness.strong': 'Move 4. Every other card that gives Move this turn gives 1 more.',
  'card.savage-harvesting': 'Savage Harvesting',
  'card.savage-harvesting.basic':
    'Move 2. Once this turn, when you move to a space, you may discard a card from your hand (no Wound): gain a crystal of its colour (artifact: your choice).',
  'card.savage-harvesting.strong':
    'Move 4. For each space you move to this turn you may discard a card from your hand (no Wound): gain a crystal of its colour (artifact: your choice).',
  'card.ruthless-coercion': 'Ruthless Coercion',
  'card.ruthless-coercion.basic':
    'Influence 2. You may make one unit 2 Influence cheaper; if you recruit it this turn, Reputation −1.',
  'card.ruthless-coercion.strong':
    'Influence 6. Reputation −1. You may ready units of yours of level 1 or 2 for 2 Influence per level.',
  'card.one-with-the-land': 'One with the Land',
  'card.one-with-the-land.basic': 'Move 2, Heal 1 or Block 2.',
  'card.one-with-the-land.strong':
    'Move 4, or Heal 2, or a block equal to the unmodified Move cost of your space: Fire Block by day, Ice Block at night.',
  'card.druidic-paths': 'Druidic Paths',
  'card.druidic-paths.basic': 'Move 2. One space of your choice costs 1 less to enter this turn (not below 2).',
  'card.druidic-paths.strong':
    'Move 4. One kind of terrain of your choice costs 1 less to enter this turn (not below 2).',

  'card.fire-bolt': 'Fire Bolt',
  'card.fire-bolt.basic': 'Gain 1 red crystal.',
  'card.fire-bolt.strong': 'Fire Ranged Attack 3.',
  'card.ice-bolt': 'Ice Bolt',
  'card.ice-bolt.basic': 'Gain 1 blue crystal.',
  'card.ice-bolt.strong': 'Ice Ranged Attack 3.',
  'card.swift-bolt': 'Swift Bolt',
  'card.swift-bolt.basic': 'Gain 1 white crystal.',
  'card.swift-bolt.strong': 'Ranged Attack 4.',
  'card.crushing-bolt': 'Crushing Bolt',
  'card.crushing-bolt.basic': 'Gain 1 green crystal.',
  'card.crushing-bolt.strong': 'Siege Attack 3.',
  'card.blood-rage': 'Blood Rage',
  'card.blood-rage.basic': 'Attack 2. Or take a Wound: Attack 5 instead.',
  'card.blood-rage.strong': 'Attack 4. Or take a Wound: Attack 9 instead.',
  'card.ice-shield': 'Ice Shield',
  'card.ice-shield.basic': 'Ice Block 3.',
  'card.ice-shield.strong': 'Ice Block 3. One enemy blocked with it: Armour −3 (not below 1).',
  'card.agility': 'Agility',
  'card.agility.basic': 'Move 2. In combat this turn you may spend Move points as Attack, 1 for 1.',
  'card.agility.strong':
    'Move 4. In combat this turn you may spend Move points 1 for 1 as Attack and 2 for 1 as Ranged Attack.',
  'card.refreshing-walk': 'Refreshing Walk',
  'card.refreshing-walk.basic': 'Move 2 and Heal 1 (in combat only Move 2).',
  'card.refreshing-walk.strong': 'Move 4 and Heal 2 (in combat only Move 4).',
  'card.intimidate': 'Intimidate',
  'card.intimidate.basic': 'Influence 4 or Attack 3. Reputation −1.',
  'card.intimidate.strong': 'Influence 8 or Attack 7. Reputation −2.',
  'card.frost-bridge': 'Frost Bridge',
  'card.frost-bridge.basic': 'Move 2. Swamps cost 1 this turn.',
  'card.frost-bridge.strong': 'Move 4. This turn lakes can be entered, and lakes and swamps cost 1.',
  'card.song-of-wind': 'Song of Wind',
  'card.song-of-wind.basic': 'Move 2. Plains, deserts and wastelands cost 1 less this turn (not below 0).',
  'card.song-of-wind.strong':
    'Move 2. Plains, deserts and wastelands cost 2 less this turn (not below 0). You may pay 1 blue mana: lakes can be entered this turn and cost 0.',
  'card.path-finding': 'Path Finding',
  'card.path-finding.basic': 'Move 2. All terrain costs 1 less this turn (not below 2).',
  'card.path-finding.strong': 'Move 4. All accessible terrain costs 2 this turn.',
  'card.blood-ritual': 'Blood Ritual',
  'card.blood-ritual.basic': 'Take a Wound. Gain 1 red crystal and 1 mana token of any colour (gold and black too).',
  'card.blood-ritual.strong':
    'Take a Wound. Gain 3 mana tokens of any colours (gold and black too). You may pay 1 mana of a basic colour: gain a crystal of that colour.',
  'card.pure-magic': 'Pure Magic',
  'card.pure-magic.basic':
    'When you play this, pay 1 mana. Green: Move 4. White: Influence 4. Blue: Block 4. Red: Attack 4.',
  'card.pure-magic.strong':
    'When you play this, pay 1 mana. Green: Move 7. White: Influence 7. Blue: Block 7. Red: Attack 7.',
  'card.heroic-tale': 'Heroic Tale',
  'card.heroic-tale.basic': 'Influence 3. Reputation +1 for each unit you recruit this turn.',
  'card.heroic-tale.strong': 'Influence 6. Fame +1 and Reputation +1 for each unit you recruit this turn.',
  'card.regeneration': 'Regeneration',
  'card.regeneration.basic': 'Heal 1, and ready a unit of level 1 or 2.',
  'card.regeneration.strong': 'Heal 2, and ready a unit of level 1 to 3.',
  'card.into-the-heat': 'Into the Heat',
  'card.into-the-heat.basic':
    'At the start of a combat: all your units get +2 to Attack and Block in this combat. You cannot assign damage to them this turn.',
  'card.into-the-heat.strong':
    'At the start of a combat: all your units get +3 to Attack and Block in this combat. You cannot assign damage to them this turn.',
  'card.steady-tempo': 'Steady Tempo',
  'card.steady-tempo.basic':
    'Move 2. At the end of the turn you may put this card under your deed deck instead of discarding it, if that deck is not empty.',
  'card.steady-tempo.strong':
    'Move 4. At the end of the turn you may put this card on top of your deed deck instead of discarding it.',
  'card.diplomacy': 'Diplomacy',
  'card.diplomacy.basic': 'Influence 2. You may use Influence as Block this turn.',
  'card.diplomacy.strong': 'Influence 4. Choose ice or fire: you may use Influence as Block of that element this turn.',
  'card.in-need': 'In Need',
  'card.in-need.basic': 'Influence 3, and +1 for each Wound that you show from your hand and each on your units.',
  'card.in-need.strong': 'Influence 5, and +2 for each Wound that you show from your hand and each on your units.',
  'card.decompose': 'Decompose',
  'card.decompose.basic': 'Throw away an Action card from your hand: gain 2 crystals of its colour.',
  'card.decompose.strong':
    'Throw away an Action card from your hand: gain 1 crystal of each basic colour it does not have.',
  'card.crystal-mastery': 'Crystal Mastery',
  'card.crystal-mastery.basic': 'Gain 1 crystal of a colour you already own.',
  'card.crystal-mastery.strong': 'At the end of the turn all crystals you spent this turn come back to your inventory.',
  'card.mana-storm': 'Mana Storm',
  'card.mana-storm.basic':
    'Choose a Source die that shows a basic colour: gain a crystal of that colour and reroll the die at once.',
  'card.mana-storm.strong':
    'Reroll all Source dice. You may use 3 more Source dice this turn; black and gold ones count as any basic colour, by day and at night.',
  'card.ambush': 'Ambush',
  'card.ambush.basic':
    'Move 2. The first Attack card you play this turn gets +1 or the first Block card +2, whichever comes first.',
  'card.ambush.strong':
    'Move 4. The first Attack card you play this turn gets +2 or the first Block card +4, whichever comes first.',
  'card.maximal-effect': 'Maximal Effect',
  'card.maximal-effect.basic': 'Throw away another Action card from your hand: use its basic effect three times.',
  'card.maximal-effect.strong':
    'Throw away another Action card from your hand: use its strong effect twice without paying mana.',
  'card.magic-talent': 'Magic Talent',
  'card.magic-talent.basic':
    'Discard a coloured card from your hand: this turn you may play one spell of that colour from the offer as if it were in your hand (you pay its mana). It stays in the offer.',
  'card.magic-talent.strong':
    'When you play this, pay 1 mana: gain a spell of that colour from the offer to your discard pile.',
  'card.learning': 'Learning',
  'card.learning.basic':
    'Influence 2. Once this turn you may pay 6 Influence to gain an advanced action from its offer to your discard pile.',
  'card.learning.strong':
    'Influence 4. Once this turn you may pay 9 Influence to gain an advanced action from its offer to your hand.',
  'card.training': 'Training',
  'card.training.basic':
    'Throw away an Action card from your hand: gain an advanced action of the same colour from the offer to your discard pile.',
  'card.training.strong':
    'Throw away an Action card from your hand: gain an advanced action of the same colour from the offer to your hand.',
  'card.counterattack': 'Counterattack',
  'card.counterattack.basic': 'Attack 2, and +2 for each enemy you blocked this turn.',
  'card.counterattack.strong': 'Attack 4, and +3 for each enemy you blocked this turn.',
  'card.ritual-attack': 'Ritual Attack',
  'card.ritual-attack.basic':
    'Throw away another Action card from your hand. Red: Attack 5. Blue: Ice Attack 3. White: Ranged Attack 3. Green: Siege Attack 2.',
  'card.ritual-attack.strong':
    'Throw away another Action card from your hand. Red: Fire Attack 6. Blue: Cold Fire Attack 4. White: Fire Ranged Attack 4. Green: Fire Siege Attack 3.',
  'card.blood-of-ancients': 'Blood of Ancients',
  'card.blood-of-ancients.basic':
    'Take a Wound and pay 1 mana of any colour: gain an advanced action of that colour from the offer to your hand.',
  'card.blood-of-ancients.strong':
    'Take a Wound to your hand or discard pile: use the strong effect of any advanced action in the offer without paying mana. It stays there.',
  'card.shield-bash': 'Shield Bash',
  'card.shield-bash.basic': 'Block 3; counts double against a swift attack.',
  'card.shield-bash.strong':
    'Block 5; counts double against a swift attack. For each surplus point of Block: Armour of the blocked enemy −1 (not below 1).',
  'card.temporal-portal': 'Temporal Portal',
  'card.temporal-portal.basic':
    'As your action: you may go to a neighbouring revealed space that is safe, without provoking anyone. Hand limit +1 at the next draw.',
  'card.temporal-portal.strong':
    'As your action: go up to 2 spaces to a safe space without provoking anyone, and hand limit +1 at the next draw. Or go at most 1 space, and hand limit +2.',
  'card.spell-forge': 'Spell Forge',
  'card.spell-forge.basic': 'Gain 1 crystal in the colour of a spell in the offer.',
  'card.spell-forge.strong': 'Gain 2 crystals in the colours of two different spells in the offer.',
  'card.chivalry': 'Chivalry',
  'card.chivalry.basic': 'Attack 3. Or Attack 2, and Reputation +1 for each enemy defeated with it.',
  'card.chivalry.strong': 'Attack 6. Or Attack 4, and Reputation +1 and Fame +1 for each enemy defeated with it.',
  'card.peaceful-moment': 'Peaceful Moment',
  'card.peaceful-moment.basic':
    'Influence 3. You may play it as your action: then each 2 Influence buy Heal 1, any number of times.',
  'card.peaceful-moment.strong':
    'Influence 6. You may play it as your action: then each 2 Influence buy Heal 1, any number of times, and you may ready one unit for 2 Influence per level.',
  'card.dodge-and-weave': 'Dodge and Weave',
  'card.dodge-and-weave.basic':
    'One attack of an enemy −2. In the Attack phase, Attack 1 if you took no Wound to your hand earlier in this combat.',
  'card.dodge-and-weave.strong':
    'One attack of an enemy −4, or two attacks −2 each. In the Attack phase, Attack 2 if you took no Wound to your hand earlier in this combat.',
  'card.stout-resolve': 'Stout Resolve',
  'card.stout-resolve.basic': 'Move 2, Influence 2, Attack 2 or Block 2. You may discard a Wound: +1.',
  'card.stout-resolve.strong':
    'Move 3, Influence 3, Attack 3 or Block 3. You may discard any number of cards from your hand, at most one of them a Wound: +2 each.',
  'card.force-of-nature': 'Force of Nature',
  'card.force-of-nature.basic': 'One of your units gets physical resistance in this combat.',
  'card.force-of-nature.strong': 'Siege Attack 3 or Block 6.',
  'card.mountain-lore': 'Mountain Lore',
  'card.mountain-lore.basic': 'Move 3. If your turn ends on hills: hand limit +1 at the next draw.',
  'card.mountain-lore.strong':
    'Move 5. You may enter mountains for 5; they are safe at the end of this turn. If your turn ends on a mountain: hand limit +2 at the next draw, on hills +1.',
  'card.power-of-crystals': 'Power of Crystals',
  'card.power-of-crystals.basic': 'Gain 1 crystal of a basic colour you do not own.',
  'card.power-of-crystals.strong':
    'Move 4, or Heal 2, or draw 2 cards. For each full set of 4 crystals of different colours in your inventory: Move +2, Heal +1 or 1 card more.',
  'card.rush-of-adrenaline': 'Rush of Adrenaline',
  'card.rush-of-adrenaline.basic': 'Draw 1 card for each of the first 3 Wounds you take to your hand this turn.',
  'card.rush-of-adrenaline.strong':
    'The first Wound you take to your hand this turn is thrown away and you draw 1 card. Draw 1 card for each of the next 3.',
  'card.explosive-bolt': 'Explosive Bolt',
  'card.explosive-bolt.basic': 'Take a Wound. Gain 1 white and 1 red crystal.',
  'card.explosive-bolt.strong':
    'Ranged Attack 3. For each enemy defeated with it: Armour of another enemy −1 (not below 1).',
  'card.chilling-stare': 'Chilling Stare',
  'card.chilling-stare.basic': 'Influence 3, or one attack of an enemy loses all its abilities but keeps its element.',
  'card.chilling-stare.strong': 'Influence 5, or one enemy does not attack this turn.',
};
