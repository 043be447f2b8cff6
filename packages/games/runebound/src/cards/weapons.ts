import type { ItemCard } from '../card.js';

/** Weapons: at most two of them (RB-LIM-01). */
export const weapons: readonly ItemCard[] = [
  {
    id: 'hunting-bow',
    kind: 'weapon',
    cost: 2,
    abilities: [
      { use: 'always', when: 'roll', phase: ['ranged'], roll: 'attack', who: 'hero', do: [{ op: 'add', n: 1 }] },
    ],
  },
  {
    id: 'short-sword',
    kind: 'weapon',
    cost: 2,
    abilities: [
      { use: 'always', when: 'roll', phase: ['melee'], roll: 'attack', who: 'hero', do: [{ op: 'add', n: 1 }] },
    ],
  },
  {
    id: 'apprentice-staff',
    kind: 'weapon',
    cost: 2,
    abilities: [
      { use: 'always', when: 'roll', phase: ['magic'], roll: 'attack', who: 'hero', do: [{ op: 'add', n: 1 }] },
    ],
  },
  {
    id: 'throwing-knives',
    kind: 'weapon',
    cost: 3,
    abilities: [
      {
        use: 'activate',
        when: 'roll',
        phase: ['ranged'],
        roll: 'attack',
        who: 'hero',
        hit: true,
        do: [{ op: 'dmg', n: 1 }],
      },
    ],
  },
  {
    id: 'militia-spear',
    kind: 'weapon',
    cost: 3,
    abilities: [
      { use: 'always', when: 'roll', phase: ['melee'], roll: 'attack', who: 'hero', do: [{ op: 'add', n: 1 }] },
      { use: 'activate', when: 'roll', phase: ['melee'], roll: 'defend', who: 'hero', do: [{ op: 'add', n: 2 }] },
    ],
  },
  {
    id: 'heavy-crossbow',
    kind: 'weapon',
    cost: 4,
    abilities: [
      { use: 'always', when: 'roll', phase: ['ranged'], roll: 'attack', who: 'hero', do: [{ op: 'add', n: 2 }] },
    ],
  },
  {
    id: 'dwarven-axe',
    kind: 'weapon',
    cost: 5,
    abilities: [
      { use: 'always', when: 'roll', phase: ['melee'], roll: 'attack', who: 'hero', do: [{ op: 'add', n: 1 }] },
      {
        use: 'activate',
        when: 'roll',
        phase: ['melee'],
        roll: 'attack',
        who: 'hero',
        hit: true,
        do: [{ op: 'dmg', n: 1 }],
      },
    ],
  },
  {
    id: 'carved-runestaff',
    kind: 'weapon',
    cost: 5,
    abilities: [
      { use: 'always', when: 'roll', phase: ['magic'], roll: 'attack', who: 'hero', do: [{ op: 'add', n: 1 }] },
      {
        use: 'activate',
        when: 'roll',
        phase: ['magic'],
        roll: 'attack',
        who: 'hero',
        hit: true,
        do: [{ op: 'dmg', n: 1 }],
      },
    ],
  },
  {
    id: 'duelling-rapier',
    kind: 'weapon',
    cost: 5,
    abilities: [
      {
        use: 'always',
        when: 'roll',
        phase: ['melee'],
        roll: 'attack',
        who: 'hero',
        first: true,
        do: [{ op: 'add', n: 4 }],
      },
      { use: 'always', when: 'roll', phase: ['melee'], roll: 'attack', who: 'hero', do: [{ op: 'add', n: 1 }] },
    ],
  },
  {
    id: 'lightning-mace',
    kind: 'weapon',
    cost: 10,
    abilities: [
      { use: 'always', when: 'roll', phase: ['melee'], roll: 'attack', who: 'hero', do: [{ op: 'add', n: 4 }] },
    ],
  },
  {
    id: 'mace-of-kellos',
    kind: 'weapon',
    cost: 7,
    abilities: [
      {
        use: 'activate',
        when: 'roll',
        phase: ['melee'],
        roll: 'attack',
        who: 'hero',
        hit: true,
        do: [{ op: 'dmg', n: 2 }],
      },
    ],
  },
  {
    id: 'executioners-axe',
    kind: 'weapon',
    cost: 8,
    abilities: [
      {
        use: 'always',
        when: 'roll',
        phase: ['melee'],
        roll: 'attack',
        who: 'hero',
        hit: true,
        do: [{ op: 'dmg', n: 1 }],
      },
      { use: 'always', when: 'roll', phase: ['escape'], who: 'hero', do: [{ op: 'add', n: -2 }] },
    ],
  },
  {
    id: 'stormwood-bow',
    kind: 'weapon',
    cost: 10,
    abilities: [
      { use: 'always', when: 'roll', phase: ['ranged'], roll: 'attack', who: 'hero', do: [{ op: 'add', n: 3 }] },
      {
        use: 'activate',
        when: 'roll',
        phase: ['ranged'],
        roll: 'attack',
        who: 'hero',
        hit: true,
        do: [{ op: 'dmg', n: 1 }],
      },
    ],
  },
  {
    id: 'wand-of-winter',
    kind: 'weapon',
    cost: 8,
    abilities: [
      { use: 'always', when: 'roll', phase: ['magic'], roll: 'attack', who: 'hero', do: [{ op: 'add', n: 2 }] },
      {
        use: 'activate',
        when: 'roll',
        phase: ['magic'],
        roll: 'attack',
        who: 'hero',
        hit: true,
        do: [{ op: 'enemy', stat: 'dmg.melee', n: -2, for: 'combat' }],
      },
    ],
  },
  {
    id: 'soulbrand',
    kind: 'weapon',
    cost: 11,
    abilities: [
      { use: 'always', when: 'roll', phase: ['magic'], roll: 'attack', who: 'hero', do: [{ op: 'add', n: 2 }] },
      {
        use: 'always',
        when: 'roll',
        phase: ['magic'],
        roll: 'attack',
        who: 'hero',
        hit: true,
        do: [{ op: 'dmg', n: 1 }],
      },
    ],
  },
  {
    id: 'ghost-blade',
    kind: 'weapon',
    cost: 11,
    abilities: [
      {
        use: 'activate',
        when: 'roll',
        phase: ['melee'],
        roll: 'attack',
        who: 'hero',
        pre: true,
        do: [{ op: 'vsAttr', attr: 'lowest' }],
      },
      { use: 'always', when: 'roll', phase: ['melee'], roll: 'attack', who: 'hero', do: [{ op: 'add', n: 2 }] },
    ],
  },
  {
    id: 'long-eye-bow',
    kind: 'weapon',
    cost: 7,
    abilities: [
      { use: 'always', when: 'roll', phase: ['ranged'], roll: 'attack', who: 'hero', do: [{ op: 'add', n: 3 }] },
    ],
  },
];
