/** The words of the game: small numbers inside, these names outside. */

export const colors = ['red', 'blue', 'white', 'green', 'gold', 'black'] as const;
export type Color = (typeof colors)[number];
export type BasicColor = 'red' | 'blue' | 'white' | 'green';
export const [red, blue, white, green, gold, black] = [0, 1, 2, 3, 4, 5] as const;
/** MK-MAN-01: red, blue, white and green. */
export const basicColors = 4;
export const colorNumber = (color: Color): number => colors.indexOf(color);

export const elements = ['physical', 'fire', 'ice', 'cold-fire'] as const;
export type Element = (typeof elements)[number];
export const [physical, fire, ice, coldFire] = [0, 1, 2, 3] as const;

export const attackKinds = ['melee', 'ranged', 'siege'] as const;
export type AttackKind = (typeof attackKinds)[number];
export const [melee, ranged, siege] = [0, 1, 2] as const;

export const resistances = ['physical', 'fire', 'ice'] as const;
export type Resistance = (typeof resistances)[number];

export const abilities = [
  'swift',
  'brutal',
  'poison',
  'paralyze',
  'assassination',
  'cumbersome',
  'vampiric',
  'fortified',
  'unfortified',
  'elusive',
  'arcane-immunity',
] as const;
export type Ability = (typeof abilities)[number];
export const abilityBit = (ability: Ability): number => 1 << abilities.indexOf(ability);

export const piles = ['green', 'gray', 'brown', 'violet', 'white', 'red'] as const;
export type Pile = (typeof piles)[number];
export const pileNumber = (pile: Pile): number => piles.indexOf(pile);

export const terrains = [
  'plains',
  'hills',
  'forest',
  'wasteland',
  'desert',
  'swamp',
  'lake',
  'mountain',
  'sea',
  'city',
] as const;
export type Terrain = (typeof terrains)[number];
export const terrainNumber = (terrain: Terrain): number => terrains.indexOf(terrain);
export const terrainBits = (...list: readonly Terrain[]): number =>
  list.reduce((bits, terrain) => bits | (1 << terrainNumber(terrain)), 0);

export const sites = [
  'portal',
  'village',
  'monastery',
  'keep',
  'mage-tower',
  'city',
  'crystal-mine',
  'deep-mine',
  'magical-glade',
  'marauding-orcs',
  'draconum',
  'ancient-ruins',
  'dungeon',
  'tomb',
  'monster-den',
  'spawning-grounds',
  'maze',
  'labyrinth',
  'refugee-camp',
] as const;
export type Site = (typeof sites)[number];
export const siteNumber = (site: Site): number => sites.indexOf(site);

/** Where units can be recruited, as far as their cards name it. */
export type RecruitSite = 'village' | 'monastery' | 'keep' | 'mage-tower' | 'city' | 'magical-glade';

/** The phases of a combat in which the player acts, in their order (MK-CBT-14). */
export const combatPhases = ['ranged', 'block', 'damage', 'attack'] as const;
export type CombatPhase = (typeof combatPhases)[number];
