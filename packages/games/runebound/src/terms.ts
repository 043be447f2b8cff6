/** The words of the game as lists: what they number is the place in the list. */

export const colors = ['green', 'yellow', 'blue', 'red'] as const;
export type Color = (typeof colors)[number];

export const terrains = ['road', 'plains', 'hills', 'mountains', 'forest', 'swamp', 'river', 'city', 'water'] as const;
export type Terrain = (typeof terrains)[number];

export const cities = [
  'tamalir',
  'frostgate',
  'forge',
  'greyhaven',
  'vynelvale',
  'riverwatch',
  'nerekhall',
  'dawnsmoor',
] as const;
export type City = (typeof cities)[number];

/** RB-CMB-04: the phases of combat are fought with these, in the same order. */
export const attributes = ['mind', 'body', 'spirit'] as const;
export type Attribute = (typeof attributes)[number];

/** RB-CMB-06 */
export const phases = ['ranged', 'melee', 'magic', 'escape'] as const;
export type Phase = (typeof phases)[number];
export const [ranged, melee, magic, escapePhase] = [0, 1, 2, 3] as const;

/** RB-TST-06: hide and observe go by Mind, climb and swim by Body, diplomacy and resist by Spirit. */
export const skills = ['hide', 'observe', 'climb', 'swim', 'diplomacy', 'resist'] as const;
export type Skill = (typeof skills)[number];

/** What a card lets one choose between. */
export const ways = ['fight', 'pay', 'gold', 'heal'] as const;
export type Way = (typeof ways)[number];

/** What an experience counter raises (RB-EXP-10). */
export const values = ['life', 'stamina', 'mind', 'body', 'spirit'] as const;
export type Value = (typeof values)[number];

export const kinds = ['weapon', 'armor', 'artifact', 'rune', 'potion', 'ally'] as const;
export type Kind = (typeof kinds)[number];
