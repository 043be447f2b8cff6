/** English names and texts of the skills and the tactics. A skill that does not say otherwise works once per turn. */
export const skillsEn: Readonly<Record<string, string>> = {
  'skill.arythea-dark-paths': 'Dark Paths',
  'skill.arythea-dark-paths.text': 'Move 1 by day, Move 2 at night.',
  'skill.arythea-burning-power': 'Burning Power',
  'skill.arythea-burning-power.text': 'Siege Attack 1 or Fire Siege Attack 1.',
  'skill.arythea-hot-swordsmanship': 'Hot Swordsmanship',
  'skill.arythea-hot-swordsmanship.text': 'Attack 2 or Fire Attack 2.',
  'skill.arythea-dark-negotiation': 'Dark Negotiation',
  'skill.arythea-dark-negotiation.text': 'Influence 2 by day, Influence 3 at night.',
  'skill.arythea-dark-fire-magic': 'Dark Fire Magic',
  'skill.arythea-dark-fire-magic.text': 'Once per round: gain 1 red crystal and 1 red or black mana token.',
  'skill.arythea-power-of-pain': 'Power of Pain',
  'skill.arythea-power-of-pain.text':
    'You may play one Wound sideways like another card; it counts 2 instead of 1. It goes to your discard pile at the end of the turn.',
  'skill.arythea-invocation': 'Invocation',
  'skill.arythea-invocation.text':
    'Discard a Wound: 1 red or black mana token. Or discard another card from your hand: 1 white or green mana token. You must spend it at once.',
  'skill.arythea-polarization': 'Polarization',
  'skill.arythea-polarization.text':
    'Use one mana as its opposite colour (red–blue, green–white). By day black may count as any colour (not for strong effects of spells), at night gold as black.',
  'skill.arythea-motivation': 'Motivation',
  'skill.arythea-motivation.text':
    'Once per round, on any player’s turn: draw 2 cards. If you alone have the least Fame, also gain 1 red mana token. No other Motivation until the end of your next turn.',
  'skill.arythea-healing-ritual': 'Healing Ritual',
  'skill.arythea-healing-ritual.text':
    'Once per round, outside combat: give up to 2 Wounds from your hand away: the nearest other hero takes one to hand, the other is thrown away.',
  'skill.arythea-ritual-of-pain': 'Ritual of Pain',
  'skill.arythea-ritual-of-pain.text':
    'Once per round, outside combat: throw away up to 2 Wounds from your hand and put the token in the centre. Until your next turn another player may return it face down to play a Wound sideways for 3.',
  'skill.tovak-double-time': 'Double Time',
  'skill.tovak-double-time.text': 'Move 2 by day, Move 1 at night.',
  'skill.tovak-night-sharpshooting': 'Night Sharpshooting',
  'skill.tovak-night-sharpshooting.text': 'Ranged Attack 1 by day, Ranged Attack 2 at night.',
  'skill.tovak-cold-swordsmanship': 'Cold Swordsmanship',
  'skill.tovak-cold-swordsmanship.text': 'Attack 2 or Ice Attack 2.',
  'skill.tovak-shield-mastery': 'Shield Mastery',
  'skill.tovak-shield-mastery.text': 'Block 3, Fire Block 2 or Ice Block 2.',
  'skill.tovak-resistance-break': 'Resistance Break',
  'skill.tovak-resistance-break.text': 'One enemy: Armour −1 for each resistance it has (not below 1).',
  'skill.tovak-i-feel-no-pain': 'I Feel No Pain',
  'skill.tovak-i-feel-no-pain.text': 'Outside combat: discard a Wound from your hand and draw 1 card.',
  'skill.tovak-i-dont-give-a-damn': 'I Don’t Give a Damn',
  'skill.tovak-i-dont-give-a-damn.text':
    'One card played sideways counts 2; an advanced action, spell or artifact counts 3.',
  'skill.tovak-who-needs-magic': 'Who Needs Magic?',
  'skill.tovak-who-needs-magic.text':
    'One card played sideways counts 2; it counts 3 if you use no Source die this turn.',
  'skill.tovak-motivation': 'Motivation',
  'skill.tovak-motivation.text':
    'Once per round, on any player’s turn: draw 2 cards. If you alone have the least Fame, also gain 1 blue mana token. No other Motivation until the end of your next turn.',
  'skill.tovak-mana-exploit': 'Mana Exploit',
  'skill.tovak-mana-exploit.text':
    'Once per round: choose a colour but gold and gain 1 mana token of it. Until your next turn each other player takes a Wound when using mana of another colour (one per player and colour).',
  'skill.tovak-mana-overload': 'Mana Overload',
  'skill.tovak-mana-overload.text':
    'Once per round: choose a colour but gold, gain 1 mana token of it and put the token in the centre, marked with it. Whoever first powers a Move, Influence, Attack or Block card with mana of that colour adds 4 to it and returns the token to you face down.',
  'skill.goldyx-freezing-power': 'Freezing Power',
  'skill.goldyx-freezing-power.text': 'Siege Attack 1 or Ice Siege Attack 1.',
  'skill.goldyx-potion-making': 'Potion Making',
  'skill.goldyx-potion-making.text': 'Once per round, outside combat: Heal 2.',
  'skill.goldyx-white-crystal-craft': 'White Crystal Craft',
  'skill.goldyx-white-crystal-craft.text': 'Once per round: gain 1 blue crystal and 1 white mana token.',
  'skill.goldyx-green-crystal-craft': 'Green Crystal Craft',
  'skill.goldyx-green-crystal-craft.text': 'Once per round: gain 1 blue crystal and 1 green mana token.',
  'skill.goldyx-red-crystal-craft': 'Red Crystal Craft',
  'skill.goldyx-red-crystal-craft.text': 'Once per round: gain 1 blue crystal and 1 red mana token.',
  'skill.goldyx-glittering-fortune': 'Glittering Fortune',
  'skill.goldyx-glittering-fortune.text':
    'In an interaction: Influence 1 for each colour of which you own crystals. Only for this interaction.',
  'skill.goldyx-flight': 'Flight',
  'skill.goldyx-flight.text':
    'Once per round, while moving: fly 1 space at no cost, or 2 spaces for 2 Move points, without provoking anyone. The last space must be safe.',
  'skill.goldyx-universal-power': 'Universal Power',
  'skill.goldyx-universal-power.text':
    'One card played sideways for which you pay 1 mana counts 3, or 4 if the mana has the colour of the card (Action card or spell).',
  'skill.goldyx-motivation': 'Motivation',
  'skill.goldyx-motivation.text':
    'Once per round, on any player’s turn: draw 2 cards. If you alone have the least Fame, also gain 1 green mana token. No other Motivation until the end of your next turn.',
  'skill.goldyx-source-freeze': 'Source Freeze',
  'skill.goldyx-source-freeze.text':
    'Once per round: until your next turn other players cannot use their normal Source die. On your next turn you gain a crystal of a basic colour that a Source die shows; the die is not rerolled.',
  'skill.goldyx-source-opening': 'Source Opening',
  'skill.goldyx-source-opening.text':
    'Once per round: put the token in the centre; you may reroll a Source die. A player may return it face down to use one more die of a basic colour; you gain a crystal of that colour. That player decides whether the die is rerolled.',
  'skill.norowas-forward-march': 'Forward March',
  'skill.norowas-forward-march.text': 'Move 1 for each ready, unwounded unit of yours (at most 3).',
  'skill.norowas-day-sharpshooting': 'Day Sharpshooting',
  'skill.norowas-day-sharpshooting.text': 'Ranged Attack 2 by day, Ranged Attack 1 at night.',
  'skill.norowas-inspiration': 'Inspiration',
  'skill.norowas-inspiration.text': 'Once per round, outside combat: ready or heal one of your units.',
  'skill.norowas-bright-negotiation': 'Bright Negotiation',
  'skill.norowas-bright-negotiation.text': 'Influence 3 by day, Influence 2 at night.',
  'skill.norowas-leaves-in-the-wind': 'Leaves in the Wind',
  'skill.norowas-leaves-in-the-wind.text': 'Once per round: gain 1 green crystal and 1 white mana token.',
  'skill.norowas-whispers-in-the-treetops': 'Whispers in the Treetops',
  'skill.norowas-whispers-in-the-treetops.text': 'Once per round: gain 1 white crystal and 1 green mana token.',
  'skill.norowas-leadership': 'Leadership',
  'skill.norowas-leadership.text':
    'For one activation of a unit: Block +3, Attack +2 or Ranged Attack +1 (not Siege Attack), with any element.',
  'skill.norowas-bonds-of-loyalty': 'Bonds of Loyalty',
  'skill.norowas-bonds-of-loyalty.text':
    'Always one more command slot: the unit there costs 5 Influence less to recruit (not below 0), can be used even where units are banned, and is never disbanded. When you gain this skill, 2 regular units enter the unit offer.',
  'skill.norowas-motivation': 'Motivation',
  'skill.norowas-motivation.text':
    'Once per round, on any player’s turn: draw 2 cards. If you alone have the least Fame, also gain 1 white mana token. No other Motivation until the end of your next turn.',
  'skill.norowas-prayer-of-weather': 'Prayer of Weather',
  'skill.norowas-prayer-of-weather.text':
    'Once per round, while moving: all terrain costs you 2 less this turn (not below 1). Until your next turn it costs other players 1 more (at most 5).',
  'skill.norowas-prayer-of-weather-coop': 'Prayer of Weather',
  'skill.norowas-prayer-of-weather-coop.text':
    'Once per round, while moving: all terrain costs you 2 less this turn (not below 1). Put the token in the centre. Another player may return it face down: all terrain costs that player 1 less this turn (not below 1).',
  'skill.wolfhawk-refreshing-bath': 'Refreshing Bath',
  'skill.wolfhawk-refreshing-bath.text': 'Once per round, outside combat: Heal 1 and 1 blue crystal.',
  'skill.wolfhawk-refreshing-breeze': 'Refreshing Breeze',
  'skill.wolfhawk-refreshing-breeze.text': 'Once per round, outside combat: Heal 1 and 1 white crystal.',
  'skill.wolfhawk-hawk-eyes': 'Hawk Eyes',
  'skill.wolfhawk-hawk-eyes.text':
    'While moving: Move 1. For the rest of the turn, exploring costs 1 less at night; by day garrisons of fortified sites at distance 2 are revealed.',
  'skill.wolfhawk-on-her-own': 'On Her Own',
  'skill.wolfhawk-on-her-own.text': 'Influence 1; Influence 3 if you recruit no unit with Influence this turn.',
  'skill.wolfhawk-deadly-aim': 'Deadly Aim',
  'skill.wolfhawk-deadly-aim.text':
    'One Attack card in the Ranged and Siege Attack phase +1, or one Attack card (sideways too) in the Attack phase +2.',
  'skill.wolfhawk-know-your-prey': 'Know Your Prey',
  'skill.wolfhawk-know-your-prey.text':
    'Once per round, in combat: ignore one ability of an enemy, or remove one element from its attack (fire or ice becomes physical, cold fire becomes fire or ice). Not against Arcane Immunity.',
  'skill.wolfhawk-taunt': 'Taunt',
  'skill.wolfhawk-taunt.text':
    'In the Block phase: one attack of an enemy −1. Or its attack +2 and its Armour −2 (not below 1).',
  'skill.wolfhawk-dueling': 'Dueling',
  'skill.wolfhawk-dueling.text':
    'In the Block phase: Block 1 against an enemy, and Attack 1 against the same enemy in the Attack phase. Fame +1 for defeating it if no unit was involved with it.',
  'skill.wolfhawk-motivation': 'Motivation',
  'skill.wolfhawk-motivation.text':
    'Once per round, on any player’s turn: draw 2 cards. If you alone have the least Fame, also Fame +1. No other Motivation until the end of your next turn.',
  'skill.wolfhawk-wolfs-howl': 'Wolf’s Howl',
  'skill.wolfhawk-wolfs-howl.text':
    'Once per round, not in an interaction: one card played sideways counts 4, and +1 for each command token without a unit. Until your next turn units of other players have −1 to all attacks and blocks.',
  'skill.krang-spirit-guides': 'Spirit Guides',
  'skill.krang-spirit-guides.text': 'Move 1. You may add +1 to one block in the Block phase this turn.',
  'skill.krang-battle-hardened': 'Battle Hardened',
  'skill.krang-battle-hardened.text':
    'When your hero is assigned damage: ignore 2 damage of one physical attack or 1 damage of another attack (after Brutal).',
  'skill.krang-battle-frenzy': 'Battle Frenzy',
  'skill.krang-battle-frenzy.text': 'Attack 2. Or flip the token: Attack 4. You may flip it back by resting.',
  'skill.krang-shamanic-ritual': 'Shamanic Ritual',
  'skill.krang-shamanic-ritual.text':
    'Once per round: gain 1 mana token of any colour (gold and black too). You may flip the token back as the action of a turn.',
  'skill.krang-regenerate': 'Regenerate',
  'skill.krang-regenerate.text':
    'Outside combat: pay 1 mana and throw away a Wound from your hand. Draw 1 card if the mana was red or you alone have the least Fame.',
  'skill.krang-arcane-disguise': 'Arcane Disguise',
  'skill.krang-arcane-disguise.text':
    'In an interaction: Influence 2. Or flip the token: your Reputation has no effect this turn. 1 green mana flips it back.',
  'skill.krang-puppet-master': 'Puppet Master',
  'skill.krang-puppet-master.text':
    'Keep the token of a defeated enemy. Or discard a kept one: an attack of half its attack or a block of half its Armour (rounded up), with its elements.',
  'skill.krang-master-of-chaos': 'Master of Chaos',
  'skill.krang-master-of-chaos.text':
    'Move the marker clockwise to the next colour and use it. Blue: Block 3. Green: Move 1. Black: Cold Fire Ranged Attack 1. White: Influence 2. Red: Attack 2. Gold: your choice. If unused last turn, you may move the marker on one step before your turn.',
  'skill.krang-curse': 'Curse',
  'skill.krang-curse.text':
    'In combat: one attack of an enemy −2 (not below 0), or its Armour −1 (not below 1). Not on a fortified enemy in the Ranged and Siege Attack phase.',
  'skill.krang-mana-suppression': 'Mana Suppression',
  'skill.krang-mana-suppression.text':
    'Once per round: until your next turn the first mana each other player spends costs 1 mana more. Then you gain a crystal from the mana collected this way.',
  'skill.krang-mana-enhancement': 'Mana Enhancement',
  'skill.krang-mana-enhancement.text':
    'Once per round, when you spend mana of a basic colour: gain a crystal of that colour and put the token in the centre, marked with it. Another player may return it face down for 1 mana token of that colour.',
  'skill.braevalar-elemental-resistance': 'Elemental Resistance',
  'skill.braevalar-elemental-resistance.text':
    'When your hero is assigned damage: ignore 2 damage of one fire or ice attack or 1 damage of another attack (cold fire included).',
  'skill.braevalar-feral-allies': 'Feral Allies',
  'skill.braevalar-feral-allies.text':
    'Exploring costs 1 Move less this turn. In combat Attack 1, or one attack of an enemy −1.',
  'skill.braevalar-thunderstorm': 'Thunderstorm',
  'skill.braevalar-thunderstorm.text': 'Once per round: gain 1 green or blue and also 1 green or white mana token.',
  'skill.braevalar-lightning-storm': 'Lightning Storm',
  'skill.braevalar-lightning-storm.text': 'Once per round: gain 1 blue or green and also 1 blue or red mana token.',
  'skill.braevalar-beguile': 'Beguile',
  'skill.braevalar-beguile.text': 'In an interaction: Influence 3; 2 at a fortified site, 4 at a magical glade.',
  'skill.braevalar-forked-lightning': 'Forked Lightning',
  'skill.braevalar-forked-lightning.text': 'Cold Fire Ranged Attack 1 against each of up to 3 different enemies.',
  'skill.braevalar-shapeshift': 'Shapeshift',
  'skill.braevalar-shapeshift.text':
    'A fixed amount of Move, Attack or Block on one basic action card counts as another of the three. The element stays.',
  'skill.braevalar-secret-ways': 'Secret Ways',
  'skill.braevalar-secret-ways.text':
    'While moving: Move 1. You may enter mountains for 5 this turn; they are safe. If you pay 1 blue mana, you may enter lakes for 2; they are safe this turn.',
  'skill.braevalar-regenerate': 'Regenerate',
  'skill.braevalar-regenerate.text':
    'Outside combat: pay 1 mana and throw away a Wound from your hand. Draw 1 card if the mana was green or you alone have the least Fame.',
  'skill.braevalar-natures-vengeance': 'Nature’s Vengeance',
  'skill.braevalar-natures-vengeance.text':
    'Once per round, in the Block phase: one attack of an enemy −1, and that enemy becomes Cumbersome. Until your next turn enemies of other players have +1 to each attack in the Block phase.',
  'skill.braevalar-natures-vengeance-coop': 'Nature’s Vengeance',
  'skill.braevalar-natures-vengeance-coop.text':
    'Once per round, in the Block phase: one attack of an enemy −1, and that enemy becomes Cumbersome. Put the token in the centre. Another player may return it face down for the same effect.',

  'tactic.early-bird': 'Early Bird',
  'tactic.early-bird.text': 'No effect; the low number brings you an early turn.',
  'tactic.rethink': 'Rethink',
  'tactic.rethink.text':
    'At once: discard up to 3 cards from your hand (Wounds too), draw as many, then shuffle your discard pile into your deed deck.',
  'tactic.mana-steal': 'Mana Steal',
  'tactic.mana-steal.text':
    'At once: put a Source die of a basic colour on this card. On one of your turns this day you may use its mana; at the end of that turn it is rerolled and goes back to the Source.',
  'tactic.planning': 'Planning',
  'tactic.planning.text':
    'If you have at least 2 cards in hand at the end of your turn before drawing (Wounds count), your hand limit is 1 higher for that draw.',
  'tactic.great-start': 'Great Start',
  'tactic.great-start.text': 'At once: draw 2 cards.',
  'tactic.the-right-moment': 'The Right Moment',
  'tactic.the-right-moment.text':
    'Once this day, on your turn: announce that you take another turn right after it. Then flip this card.',
  'tactic.from-the-dusk': 'From the Dusk',
  'tactic.from-the-dusk.text': 'No effect; the low number brings you an early turn.',
  'tactic.long-night': 'Long Night',
  'tactic.long-night.text':
    'Once this night, when your deed deck is empty: shuffle your discard pile and put 3 random cards of it back as your deed deck. Then flip this card.',
  'tactic.mana-search': 'Mana Search',
  'tactic.mana-search.text':
    'Once on each of your turns, before you use mana of the Source: reroll up to 2 Source dice, gold (depleted) ones first.',
  'tactic.midnight-meditation': 'Midnight Meditation',
  'tactic.midnight-meditation.text':
    'Once this night, before your turn: shuffle up to 5 cards from your hand (Wounds too) into your deed deck and draw as many. Then flip this card.',
  'tactic.preparation': 'Preparation',
  'tactic.preparation.text': 'At once: search your deed deck for 1 card, take it to your hand and shuffle the deck.',
  'tactic.sparing-power': 'Sparing Power',
  'tactic.sparing-power.text':
    'Before each of your turns: put the top card of your deed deck face down under this card. Or flip this card and take all cards under it to your hand.',
};
