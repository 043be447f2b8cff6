/** English words of heroes, sites, cities, scenarios, ruins and map tiles. */
export const placesEn: Readonly<Record<string, string>> = {
  'hero.arythea': 'Arythea',
  'hero.arythea.text':
    'Blood is her ink and fire her handwriting: the witch of the dark turns every wound of her own into a weapon.',
  'hero.tovak': 'Tovak',
  'hero.tovak.text': 'The cold knight says little, blocks everything and trusts steel more than magic.',
  'hero.goldyx': 'Goldyx',
  'hero.goldyx.text':
    'The learned draconum collects crystals the way others collect debts, and never forgets where one lies.',
  'hero.norowas': 'Norowas',
  'hero.norowas.text':
    'The elven lord would rather lead than fight. Where he speaks, peasants drop the hoe and take up the spear.',
  'hero.wolfhawk': 'Wolfhawk',
  'hero.wolfhawk.text': 'The huntress is happiest alone: one arrow, one trail, and nobody to tell her how.',
  'hero.krang': 'Krang',
  'hero.krang.text': 'Even the orc shaman does not know what chaos will give him today. His enemies find out first.',
  'hero.braevalar': 'Braevalar',
  'hero.braevalar.text':
    'The druid walks where there is no path, sometimes on two legs, sometimes on four, and the thunder walks with him.',

  'site.portal': 'Portal',
  'site.portal.text':
    'Here all heroes enter the land. Several heroes may stand here, and nobody fights another hero here.',
  'site.village': 'Village',
  'site.village.text':
    'Interaction: recruit units with the village symbol; Heal 1 costs 3 Influence. Plunder: once between two turns of yours, outside your turn: draw 2 cards, Reputation −1.',
  'site.monastery': 'Monastery',
  'site.monastery.text':
    'Interaction: recruit units with the monastery symbol; Heal 1 costs 2 Influence; an advanced action of the unit offer costs 6 Influence and goes on top of your deed deck. Burn it as an action: Reputation −3, fight 1 violet enemy (not fortified) without units. Victory: 1 artifact, and the monastery is destroyed.',
  'site.keep': 'Keep',
  'site.keep.text':
    'Assault: Reputation −1, fight 1 fortified grey enemy. Victory: the keep is yours. In your own keeps you recruit units with the keep symbol; if your turn ends on or next to one, your hand limit rises by the number of your keeps. Another player’s keep: a new grey enemy, half the Fame (rounded up).',
  'site.mage-tower': 'Mage Tower',
  'site.mage-tower.text':
    'Assault: Reputation −1, fight 1 fortified violet enemy. Victory: 1 spell. Then for everyone, interaction: recruit units with the mage tower symbol; a spell of the offer costs 7 Influence and 1 mana of its colour and goes on top of your deed deck.',
  'site.city': 'City',
  'site.city.text':
    'Assault: Reputation −1, all defenders are fortified and have the bonus of the city. For each defeated defender you put 1 shield on the city card; who has most when it is conquered is its leader (the earliest shield breaks ties). Conquered, interaction: recruit units with the city symbol, +1 Influence per own shield. On or next to it: hand limit +1 with an own shield, +2 as its leader.',
  'site.crystal-mine': 'Crystal Mine',
  'site.crystal-mine.text':
    'If your turn ends here, you gain 1 crystal of the colour of the mine (nothing if you already own 3 of it).',
  'site.deep-mine': 'Deep Mine',
  'site.deep-mine.text':
    'If your turn ends here, you gain 1 crystal of one of the colours shown (nothing if you already own 3 of it).',
  'site.magical-glade': 'Magical Glade',
  'site.magical-glade.text':
    'If your turn starts here, you gain 1 gold mana token by day, 1 black one at night. If your turn ends here, you may throw away 1 Wound from your hand or discard pile; this is not healing.',
  'site.marauding-orcs': 'Marauding Orcs',
  'site.marauding-orcs.text':
    '1 green enemy, face up. The space cannot be entered. Moving from one adjacent space to another provokes it; from an adjacent space you can challenge it. Victory: Reputation +1, the space is empty.',
  'site.draconum': 'Draconum',
  'site.draconum.text':
    '1 red enemy, face up. The space cannot be entered. Moving from one adjacent space to another provokes it; from an adjacent space you can challenge it. Victory: Reputation +2, the space is empty.',
  'site.ancient-ruins': 'Ancient Ruins',
  'site.ancient-ruins.text':
    'A ruin token lies here: face up by day, face down at night until a new day begins or a hero enters the space. Altar: as an action pay the mana shown and gain the Fame at once. Enemies: as an action defeat all those shown; survivors stay, defeated ones do not come back. Then you gain the reward shown.',
  'site.dungeon': 'Dungeon',
  'site.dungeon.text':
    'As an action: fight 1 brown enemy without units and under night rules; an undefeated one is discarded. Victory: roll a mana die: on gold or black 1 spell, else 1 artifact. Once conquered it may be entered again, then for Fame only.',
  'site.tomb': 'Tomb',
  'site.tomb.text':
    'As an action: fight 1 red enemy without units and under night rules; an undefeated one is discarded. Victory: 1 spell and 1 artifact. Once conquered it may be entered again, then for Fame only.',
  'site.monster-den': 'Monster Den',
  'site.monster-den.text':
    'As an action: fight 1 brown enemy; an undefeated one stays face up. Victory: 2 random crystals (a mana die each: gold is a colour of your choice, black gives Fame +1 instead).',
  'site.spawning-grounds': 'Spawning Grounds',
  'site.spawning-grounds.text':
    'As an action: fight 2 brown enemies; undefeated ones stay face up, a defeated one is replaced by a new one face down. Victory over both: 1 artifact and 3 random crystals (a mana die each: gold is a colour of your choice, black gives Fame +1 instead).',
  'site.maze': 'Maze',
  'site.maze.text':
    'As an action: pay 2, 4 or 6 Move played for it to pick a path and fight 1 brown enemy; at most 1 ready, unwounded unit comes along. An undefeated enemy is discarded. Victory: 2 crystals of your choice (2), 1 spell (4) or 1 artifact (6). Each path only once, each player only once.',
  'site.labyrinth': 'Labyrinth',
  'site.labyrinth.text':
    'As an action: pay 2, 4 or 6 Move played for it to pick a path and fight 1 red enemy; at most 1 ready, unwounded unit comes along. An undefeated enemy is discarded. Victory: 1 advanced action, and 2 crystals of your choice (2), 1 spell (4) or 1 artifact (6). Each path only once, each player only once.',
  'site.refugee-camp': 'Refugee Camp',
  'site.refugee-camp.text':
    'Interaction: recruit any unit: with the village symbol at its cost, with the keep, mage tower or monastery symbol for 1 Influence more, with only the city symbol for 3 more (the cheapest way counts).',
  'site.wall': 'Wall',
  'site.wall.text':
    'Stands between two spaces. Crossing it costs 1 more Move, without discounts. Enemies challenged or assaulted across it are fortified, a fortified garrison twice. You provoke no one across it. Who flies ignores it.',

  'city.white': 'White City',
  'city.white.text':
    'All defenders: Armour +1. Conquered: recruit units of every kind; for each 2 Influence, 1 elite unit joins the unit offer.',
  'city.blue': 'Blue City',
  'city.blue.text':
    'Defenders: ice and fire attacks +2, cold fire attacks +1. Conquered: recruit units with the city symbol; a spell of the offer costs 7 Influence and 1 mana of its colour and goes on top of your deed deck.',
  'city.red': 'Red City',
  'city.red.text':
    'Defenders: physical attacks are brutal. Conquered: recruit units with the city symbol; an artifact costs 12 Influence and is drawn at the end of the turn like a combat reward.',
  'city.green': 'Green City',
  'city.green.text':
    'Defenders: physical attacks are poisonous. Conquered: recruit units with the city symbol; an advanced action of the offer or the top one of its deck costs 6 Influence and goes on top of your deed deck.',

  'scenario.first-reconnaissance': 'First Reconnaissance',
  'scenario.first-reconnaissance.text':
    'To learn the game: find the city in 3 rounds (day, night, day; 4 rounds alone). Who reveals a tile gains Fame +1. Once the city is revealed, everyone has one more turn; it cannot be entered. Most Fame wins.',
  'scenario.solo-conquest': 'Solo Conquest',
  'scenario.solo-conquest.text':
    'Alone against time: find and conquer both cities in 6 rounds (the first level 5, the second level 8). A dummy player drives the rounds on. If you do it, you win; Fame, achievements and time saved make your score.',
  'scenario.full-conquest': 'Full Conquest',
  'scenario.full-conquest.text':
    'Conquer all cities (level 4) in 6 rounds. When all have fallen, everyone has one more turn. Each city you lead brings 7 Fame, each other one with a shield of yours 4; achievements are added. Most Fame wins.',
  'scenario.blitz-conquest': 'Blitz Conquest',
  'scenario.blitz-conquest.text':
    'The short conquest: all cities (level 3) in 4 rounds. You start with Fame 1, better Reputation, one more mana die and one more unit in the offer, and each new level brings 1 Fame extra. Scoring as in Full Conquest.',

  'ruin.altar-green': 'Altar (green)',
  'ruin.altar-green.text': 'As an action pay 3 green mana: Fame +7.',
  'ruin.altar-blue': 'Altar (blue)',
  'ruin.altar-blue.text': 'As an action pay 3 blue mana: Fame +7.',
  'ruin.altar-white': 'Altar (white)',
  'ruin.altar-white.text': 'As an action pay 3 white mana: Fame +7.',
  'ruin.altar-red': 'Altar (red)',
  'ruin.altar-red.text': 'As an action pay 3 red mana: Fame +7.',
  'ruin.ruin-brown-red': 'Guarded treasure (brown, red)',
  'ruin.ruin-brown-red.text': 'As an action defeat 1 brown and 1 red enemy. Reward: 2 artifacts.',
  'ruin.ruin-green-red': 'Guarded treasure (green, red)',
  'ruin.ruin-green-red.text': 'As an action defeat 1 green and 1 red enemy. Reward: 1 artifact and 1 advanced action.',
  'ruin.ruin-gray-white': 'Guarded treasure (grey, white)',
  'ruin.ruin-gray-white.text': 'As an action defeat 1 grey and 1 white enemy. Reward: 1 artifact and 1 spell.',
  'ruin.ruin-gray-brown': 'Guarded treasure (grey, brown)',
  'ruin.ruin-gray-brown.text': 'As an action defeat 1 grey and 1 brown enemy. Reward: 1 artifact.',
  'ruin.ruin-gray-violet': 'Guarded treasure (grey, violet)',
  'ruin.ruin-gray-violet.text': 'As an action defeat 1 grey and 1 violet enemy. Reward: any 1 unit of the unit offer.',
  'ruin.ruin-green-brown': 'Guarded treasure (green, brown)',
  'ruin.ruin-green-brown.text': 'As an action defeat 1 green and 1 brown enemy. Reward: 1 artifact.',
  'ruin.ruin-green-green': 'Guarded treasure (green, green)',
  'ruin.ruin-green-green.text': 'As an action defeat 2 green enemies. Reward: 1 crystal of each basic colour.',
  'ruin.ruin-brown-violet': 'Guarded treasure (brown, violet)',
  'ruin.ruin-brown-violet.text':
    'As an action defeat 1 brown and 1 violet enemy. Reward: 1 crystal of each basic colour and 1 spell.',
  'ruin.altar-four-colors': 'Altar (four colours)',
  'ruin.altar-four-colors.text': 'As an action pay 1 green, 1 blue, 1 white and 1 red mana: Fame +10.',
  'ruin.ruin-green-green-green': 'Guarded treasure (green, green, green)',
  'ruin.ruin-green-green-green.text': 'As an action defeat 3 green enemies. Reward: any 1 unit of the unit offer.',
  'ruin.ruin-violet-violet': 'Guarded treasure (violet, violet)',
  'ruin.ruin-violet-violet.text': 'As an action defeat 2 violet enemies. Reward: 1 spell and 1 advanced action.',

  'tile.start-a': 'Start tile A',
  'tile.start-b': 'Start tile B',
  'tile.countryside-1': 'Countryside tile 1',
  'tile.countryside-2': 'Countryside tile 2',
  'tile.countryside-3': 'Countryside tile 3',
  'tile.countryside-4': 'Countryside tile 4',
  'tile.countryside-5': 'Countryside tile 5',
  'tile.countryside-6': 'Countryside tile 6',
  'tile.countryside-7': 'Countryside tile 7',
  'tile.countryside-8': 'Countryside tile 8',
  'tile.countryside-9': 'Countryside tile 9',
  'tile.countryside-10': 'Countryside tile 10',
  'tile.countryside-11': 'Countryside tile 11',
  'tile.countryside-12': 'Countryside tile 12',
  'tile.countryside-13': 'Countryside tile 13',
  'tile.countryside-14': 'Countryside tile 14',
  'tile.core-1': 'Core tile 1',
  'tile.core-2': 'Core tile 2',
  'tile.core-3': 'Core tile 3',
  'tile.core-4': 'Core tile 4',
  'tile.core-5': 'Core tile 5 (Green City)',
  'tile.core-6': 'Core tile 6 (Blue City)',
  'tile.core-7': 'Core tile 7 (White City)',
  'tile.core-8': 'Core tile 8 (Red City)',
  'tile.core-9': 'Core tile 9',
  'tile.core-10': 'Core tile 10',
};
