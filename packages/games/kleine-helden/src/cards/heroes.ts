import type { HeroCard } from '../define.js';

/** H01 to H16. Base values in the order of the card: armour, resistance, magic, parry, attack. */
const hero = (
  [rs, mr, ma, pa, at]: readonly [number, number, number, number, number],
  specials: HeroCard['specials'],
  more: Partial<HeroCard> = {},
): HeroCard => ({ rs, mr, ma, pa, at, specials, ...more });

export const heroes = {
  'black-knight': hero(
    [0, 2, 0, 5, 6],
    [
      { with: 'blade', at: 2 },
      { with: 'shield', pa: 1 },
    ],
  ),
  barbarian: hero(
    [0, 1, 0, 4, 6],
    [
      { with: 'blunt', at: 2 },
      { without: 'torso', pa: 1 },
    ],
  ),
  troll: hero(
    [1, 1, 0, 2, 5],
    [
      { with: 'blunt', dmg: 1 },
      { with: 'two hands', at: 1 },
    ],
  ),
  ratman: hero(
    [0, 3, 0, 5, 4],
    [
      { with: 'throwing', at: 2 },
      { with: 'blade', oneHanded: true, at: 1 },
    ],
  ),
  assassin: hero(
    [0, 3, 0, 4, 5],
    [
      { with: 'blade', oneHanded: true, at: 1, dmg: 1 },
      { with: 'throwing', at: 1 },
    ],
  ),
  werewolf: hero([1, 2, 0, 4, 6], [{ with: 'claws', at: 1, dmg: 5 }]),
  'dragon-slayer': hero(
    [1, 3, 0, 4, 5],
    [
      { with: 'pole', at: 2 },
      { against: ['creature', 'demon'], dmg: 2 },
    ],
  ),
  'shadow-warrior': hero(
    [0, 3, 0, 5, 5],
    [
      { with: 'shooting', at: 2 },
      { against: 'ranged', pa: 1 },
    ],
  ),
  'dark-elf': hero(
    [0, 4, 5, 2, 4],
    [
      { with: 'dark', ma: 2 },
      { with: 'shooting', at: 1 },
    ],
  ),
  vampiress: hero(
    [0, 4, 5, 3, 4],
    [
      { with: 'mind', ma: 2 },
      { with: 'blade', oneHanded: true, at: 1 },
    ],
  ),
  shaman: hero(
    [0, 4, 5, 3, 3],
    [
      { with: 'nature', ma: 2 },
      { with: 'summoning', ma: 1 },
    ],
  ),
  lich: hero([0, 6, 6, 1, 2], [{ with: 'dark', ma: 2 }]),
  necromancer: hero(
    [0, 4, 6, 2, 2],
    [
      { with: 'summoning', ma: 2 },
      { with: 'dark', ma: 1 },
    ],
  ),
  'voodoo-priestess': hero([0, 5, 5, 2, 3], [{ with: 'mind', ma: 2 }], { uses: { 'voodoo-doll': 2 } }),
  cultist: hero(
    [0, 3, 6, 2, 3],
    [
      { with: 'protection', ma: 2 },
      { with: 'summoning', ma: 1 },
    ],
  ),
  'chaos-mage': hero([0, 4, 7, 2, 2], [{ with: 'elemental', ma: 2 }]),
};
