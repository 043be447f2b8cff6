import type { greenYellowDe } from './adventures-green-yellow-de.js';
import type { TaleText } from './card-text.js';

/** English names, texts and tales of the green and yellow adventures. */
export const greenYellowEn: Readonly<Record<keyof typeof greenYellowDe, TaleText>> = {
  'goblin-ambushers': {
    name: 'Goblin Ambushers',
    text: '',
    tale: 'Arrows hiss from the ditch, and green faces grin over its rim.',
  },
  'ferrox-on-the-prowl': {
    name: 'Ferrox on the Prowl',
    text: '',
    tale: 'Something with too many teeth has followed the trail since noon.',
  },
  'razorwing-swarm': {
    name: 'Razorwing Swarm',
    text: 'Before combat: observe 13, or your hero takes 1 exhaustion.',
    tale: 'The sky darkens, flutters, and comes down screaming.',
  },
  'toll-takers': {
    name: 'Toll-Takers',
    text: 'Before combat: you may pay 2 gold; then you may escape in the first combat round without a roll.',
    tale: 'A felled log, five clubs and an invented tax bar the way.',
  },
  'restless-skeletons': {
    name: 'Restless Skeletons',
    text: 'Ranged: attacks deal 1 less damage to it (at least 1).',
    tale: 'The soil heaves, and old soldiers fall in for roll call.',
  },
  'bog-wisp': {
    name: 'Bog Wisp',
    text: '',
    tale: 'A small blue light promises dry ground and lies.',
  },
  'giant-rats': {
    name: 'Giant Rats',
    text: '',
    tale: 'The barn squeaks, and the squeaking has shoulders.',
  },
  'death-witch': {
    name: 'Death Witch',
    text: 'Before combat: diplomacy 14, or your hero takes 1 exhaustion.',
    tale: 'An old woman by the road already knows the day of the funeral.',
  },
  'enraged-boar': {
    name: 'Enraged Boar',
    text: 'Reward: also remove up to 2 exhaustion from your hero or one ally.',
    tale: 'The thicket snorts, cracks and charges.',
  },
  'orc-raiders': {
    name: 'Orc Raiders',
    text: '',
    tale: 'Smoke hangs over the farms, and the ones who lit it are still singing.',
  },
  'bane-spider-hatchling': {
    name: 'Bane Spider Hatchling',
    text: 'Each time it wounds your hero: your hero also takes 1 exhaustion.',
    tale: 'The cocoon between the branches is empty, and still warm.',
  },
  'crooked-alchemist': {
    name: 'Crooked Alchemist',
    text: 'Reward: also remove up to 2 wounds from your hero or one ally.',
    tale: 'The friendly man with the vials has sold his last honest bottle.',
  },
  'starving-wolves': {
    name: 'Starving Wolves',
    text: 'First combat round: its melee damage is 1 higher.',
    tale: 'Ribs, yellow eyes, and no patience left: the pack closes in.',
  },
  'grave-robbers': {
    name: 'Grave Robbers',
    text: '',
    tale: 'Lanterns sway among the tombs, and a spade makes a fine weapon.',
  },
  'cursed-scarecrow': {
    name: 'Cursed Scarecrow',
    text: '',
    tale: 'It stood at the other end of the field a moment ago.',
  },
  'river-lurker': {
    name: 'River Lurker',
    text: 'Before combat: swim 12, or your hero takes 1 wound.',
    tale: 'A wave runs upstream, and it has noticed the travellers.',
  },
  'goblin-shaman': {
    name: 'Goblin Shaman',
    text: '',
    tale: 'A rattle of bird bones, a green flame, a very short prayer.',
  },
  'runaway-apprentice': {
    name: 'Runaway Apprentice',
    text: 'Reward: keep this card as the Stolen Spellbook (magic, discard: +3 to one roll of your hero).',
    tale: 'The boy holds the big book upside down, which makes it worse.',
  },
  'hill-ogre-youngling': {
    name: 'Hill Ogre Youngling',
    text: '',
    tale: 'It is only a child, as tall as a barn door, and it wants to play.',
  },
  'deserters-of-sir-farrow': {
    name: 'Deserters of Sir Farrow',
    text: '',
    tale: 'They ran from their general, but not from being dead.',
  },
  'mistress-of-the-ferrox': {
    name: 'Mistress of the Ferrox',
    text: 'Reward: keep this card as the Ferrox Whistle (before combat with a ferrox and before its effects, discard: it is defeated at once).',
    tale: 'She whistles without a sound, and the grass begins to growl.',
  },
  'swollen-ford': {
    name: 'Swollen Ford',
    text: 'Swim 14. Success: gain 3 gold. Failure: your hero takes 1 exhaustion.',
    tale: 'The river has taken the ford, and a merchant’s chest with it.',
  },
  'lost-pilgrim': {
    name: 'Lost Pilgrim',
    text: 'Observe 13. Success: gain 1 gold, and remove 1 wound from your hero or one ally.',
    tale: 'Someone is calling in the fog, politely and without much hope.',
  },
  'talkative-peddler': {
    name: 'Talkative Peddler',
    text: 'Diplomacy 13. Success: reveal 2 cards of the market deck; you may buy 1 of them for 2 less (at least 1). The rest go under the deck.',
    tale: 'He has a story for every buckle, and the cart is full of buckles.',
  },
  'crumbling-watchtower': {
    name: 'Crumbling Watchtower',
    text: 'Climb 14. Success: gain 3 gold. Failure: your hero takes 1 wound.',
    tale: 'Under the broken roof something glitters, four loose floors up.',
  },
  'whispers-at-the-shrine': {
    name: 'Whispers at the Shrine',
    text: 'Resist 13. Success: remove all exhaustion from your hero and every ally. Failure: your hero takes 2 exhaustion.',
    tale: 'The shrine knows every name and uses it gently.',
  },
  'harvest-fair': {
    name: 'Harvest Fair',
    text: 'While in play: items are sold for their full cost.',
    tale: 'Garlands in every street, and for once the buyers haggle upwards.',
  },
  'heavy-rains': {
    name: 'Heavy Rains',
    text: 'While in play: each time a hero enters a river space, it takes 1 exhaustion.',
    tale: 'It rains for the ninth day, and the rivers have begun to argue with their banks.',
  },
  'rumours-of-vorakesh': {
    name: 'Rumours of Vorakesh',
    text: 'While in play: undead challenges have +1 to all three combat values.',
    tale: 'In the taverns people lower their voices at a single name.',
  },
  'brigands-on-the-roads': {
    name: 'Brigands on the Roads',
    text: 'While in play: a hero that ends its movement on a road space loses 1 gold.',
    tale: 'Whoever travels the highways now travels lighter.',
  },

  'ferrox-pack': {
    name: 'Ferrox Pack',
    text: '',
    tale: 'One ferrox howls ahead, and seven answer from behind.',
  },
  'razorwing-matriarch': {
    name: 'Razorwing Matriarch',
    text: 'Before combat: observe 15, or your hero takes 1 wound.',
    tale: 'A shadow the size of a sail slides over the rocks.',
  },
  'sorcerers-shade': {
    name: 'Sorcerer’s Shade',
    text: 'Melee: attacks deal 1 less damage to it (at least 1).',
    tale: 'In the ruined study someone long dead is still looking for a word.',
  },
  'bridge-troll': {
    name: 'Bridge Troll',
    text: 'End of each combat round: remove 1 wound from it.',
    tale: 'The bridge has a keeper, and the keeper has an appetite.',
  },
  'farrows-lieutenant': {
    name: 'Farrow’s Lieutenant',
    text: '',
    tale: 'The armour is rusted shut, the orders inside it are not.',
  },
  'bane-spider': {
    name: 'Bane Spider',
    text: 'Each time it wounds your hero: your hero also takes 1 exhaustion.',
    tale: 'Silk lies over the path, as thick as rigging.',
  },
  'hexing-crone': {
    name: 'Hexing Crone',
    text: 'Before combat: diplomacy 15, or your hero and every ally take 1 exhaustion.',
    tale: 'She counts the visitors and puts as many beans into the pot.',
  },
  'ogre-marauder': {
    name: 'Ogre Marauder',
    text: '',
    tale: 'He wears a cartwheel as a buckle and has come for the cart.',
  },
  'highwayman-captain': {
    name: 'Highwayman Captain',
    text: 'Before combat: hide 15, or you lose 2 gold.',
    tale: 'A plumed hat, a cocked hand crossbow and the very best manners.',
  },
  'wight-sentinels': {
    name: 'Wight Sentinels',
    text: '',
    tale: 'The barrow door stands open, and its guards have not left their post.',
  },
  'young-hydra': {
    name: 'Young Hydra',
    text: 'After each failed attack on it: the attacker takes 1 more wound.',
    tale: 'Three heads rise from the reeds and quarrel about who goes first.',
  },
  'trio-of-fire-imps': {
    name: 'Trio of Fire Imps',
    text: '',
    tale: 'Giggling comes from the chimney, in three voices and much too hot.',
  },
  'stone-sentinel': {
    name: 'Stone Sentinel',
    text: 'Ranged: attacks deal 1 less damage to it (at least 1).',
    tale: 'The statue at the gate was looking the other way before.',
  },
  'wyvern-fledgling': {
    name: 'Wyvern Fledgling',
    text: '',
    tale: 'It cannot fly well yet, but falling on someone works already.',
  },
  'dragon-cultists': {
    name: 'Dragon Cultists',
    text: 'Reward: keep this card as the Cult Cipher (against a dragonkin or dragon, discard: +4 to one combat roll of your hero).',
    tale: 'Hooded figures kneel round an egg that is only a painted stone.',
  },
  werewolf: {
    name: 'Werewolf',
    text: 'First combat round: you may not escape.',
    tale: 'The moon comes up, and the friendly woodcutter excuses himself.',
  },
  'mirror-fiend': {
    name: 'Mirror Fiend',
    text: '',
    tale: 'The reflection in the pool draws its blade a moment too early.',
  },
  'barrow-kings-guard': {
    name: 'Barrow King’s Guard',
    text: '',
    tale: 'Bronze helmets turn in the dark, all at the same time.',
  },
  'haunted-inn': {
    name: 'Haunted Inn',
    text: 'Resist 16. Success: gain 5 gold. Failure: your hero takes 2 exhaustion.',
    tale: 'Beds are made and soup is hot, and there has been no innkeeper for forty years.',
  },
  'cliffside-nest': {
    name: 'Cliffside Nest',
    text: 'Climb 16. Success: gain 5 gold. Failure: your hero takes 2 wounds.',
    tale: 'High on the rock face a nest is woven from twigs and silver chains.',
  },
  'captive-mercenary': {
    name: 'Captive Mercenary',
    text: 'Observe 15. Success: reveal 4 cards of the market deck; you may take 1 ally among them without paying. The rest go under the deck.',
    tale: 'Behind the bandits’ camp someone rattles a cage in a marching rhythm.',
  },
  'border-patrol': {
    name: 'Border Patrol',
    text: 'Diplomacy 15. Success: remove 1 wound from your hero and from every ally. Failure: lose 2 gold.',
    tale: 'The sergeant wants to see papers that nobody has ever heard of.',
  },
  'sunken-shrine': {
    name: 'Sunken Shrine',
    text: 'Swim 16. Success: gain 4 gold, or remove up to 3 wounds from your hero or one ally. Failure: your hero takes 1 wound.',
    tale: 'Deep in the clear water an altar is still being tended.',
  },
  'sir-farrow-marches': {
    name: 'Sir Farrow Marches',
    text: 'While in play: undead challenges deal 1 more damage in the melee phase.',
    tale: 'Drums without drummers are heard along the river.',
  },
  'guild-quarrel': {
    name: 'Guild Quarrel',
    text: 'While in play: no card is drawn at the start of the market step, and cards cost 1 more to buy or hire.',
    tale: 'The guilds are not speaking to each other, and charge for the silence.',
  },
  'call-down-the-inferno': {
    name: 'Call Down the Inferno',
    text: 'While in play: each time a hero enters a forest space, it takes 1 exhaustion.',
    tale: 'Embers drift over the treetops like slow red snow.',
  },
  'unnatural-winter': {
    name: 'Unnatural Winter',
    text: 'While in play: every hero rolls 1 movement die fewer (at least 1; not while resting).',
    tale: 'Overnight the apples freeze on the branch, in the middle of summer.',
  },
};
