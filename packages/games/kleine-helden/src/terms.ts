/** The words of the game as small numbers. Names are those of the notation and of the texts. */

export const stats = { at: 0, pa: 1, ma: 2, mr: 3, rs: 4, dmg: 5 } as const;
export const statNames = ['at', 'pa', 'ma', 'mr', 'rs', 'dmg'] as const;
export type StatName = (typeof statNames)[number];

/** Support decks, and the gold of the heroes. */
export const deckNames = ['red', 'blue', 'green'] as const;
export const decks = { red: 0, blue: 1, green: 2 } as const;
export const goldBack = 3;
export const deckCount = 3;

export const attackNames = ['melee', 'ranged', 'magic'] as const;
export type AttackName = (typeof attackNames)[number];
export const attacks = { melee: 0, ranged: 1, magic: 2 } as const;

export const weaponClasses = ['blade', 'blunt', 'pole', 'shooting', 'throwing'] as const;
export type WeaponClass = (typeof weaponClasses)[number];

export const schools = ['elemental', 'dark', 'mind', 'nature', 'protection', 'summoning'] as const;
export type School = (typeof schools)[number];

/** Where something is worn. Things in the hands take no slot. */
export const slotNames = [
  'head',
  'neck',
  'shoulders',
  'back',
  'torso',
  'arms',
  'hands',
  'finger',
  'legs',
  'feet',
] as const;
export type Slot = (typeof slotNames)[number];

export type FoeKind = 'hero' | 'creature' | 'demon' | 'npc';
