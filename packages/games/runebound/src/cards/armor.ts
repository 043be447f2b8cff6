import type { ItemCard } from '../card.js';

/** Armor: one piece of it (RB-LIM-02). */
export const armor: readonly ItemCard[] = [
  {
    id: 'leather-jerkin',
    kind: 'armor',
    cost: 2,
    abilities: [{ use: 'activate', when: 'wounded', do: [{ op: 'prevent', to: 'hero', n: 1 }] }],
  },
  {
    id: 'chainmail',
    kind: 'armor',
    cost: 5,
    abilities: [{ use: 'activate', when: 'wounded', do: [{ op: 'prevent', to: 'hero', n: 2 }] }],
  },
  {
    id: 'plate-harness',
    kind: 'armor',
    cost: 9,
    abilities: [
      { use: 'activate', when: 'wounded', do: [{ op: 'prevent', to: 'hero', n: 4 }] },
      { use: 'always', when: 'roll', phase: ['escape'], who: 'hero', do: [{ op: 'add', n: -2 }] },
    ],
  },
  {
    id: 'oaken-shield',
    kind: 'armor',
    cost: 3,
    abilities: [
      { use: 'always', when: 'roll', phase: ['melee'], roll: 'defend', who: 'hero', do: [{ op: 'add', n: 2 }] },
    ],
  },
  {
    id: 'tower-shield',
    kind: 'armor',
    cost: 6,
    abilities: [
      {
        use: 'always',
        when: 'roll',
        phase: ['ranged', 'melee'],
        roll: 'defend',
        who: 'hero',
        do: [{ op: 'add', n: 2 }],
      },
    ],
  },
  {
    id: 'warded-robe',
    kind: 'armor',
    cost: 3,
    abilities: [
      { use: 'always', when: 'roll', phase: ['magic'], roll: 'defend', who: 'hero', do: [{ op: 'add', n: 2 }] },
    ],
  },
  {
    id: 'elven-cloak',
    kind: 'armor',
    cost: 4,
    abilities: [
      { use: 'always', when: 'roll', phase: ['ranged'], roll: 'defend', who: 'hero', do: [{ op: 'add', n: 2 }] },
      { use: 'always', when: 'constant', do: [{ op: 'skill', skill: 'hide', n: 2 }] },
    ],
  },
  {
    id: 'dragonscale-mail',
    kind: 'armor',
    cost: 12,
    abilities: [
      { use: 'always', when: 'wounded', if: { amount: { gte: 2 } }, do: [{ op: 'prevent', to: 'hero', n: 1 }] },
    ],
  },
  {
    id: 'spiked-mail',
    kind: 'armor',
    cost: 7,
    abilities: [
      {
        use: 'activate',
        when: 'wounded',
        phase: ['melee'],
        do: [
          { op: 'prevent', to: 'hero', n: 2 },
          { op: 'wound', to: 'enemy', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'mirror-shield',
    kind: 'armor',
    cost: 8,
    abilities: [
      {
        use: 'activate',
        when: 'roll',
        phase: ['magic'],
        roll: 'defend',
        who: 'hero',
        do: [
          { op: 'add', n: 5 },
          { op: 'onSuccess', do: [{ op: 'wound', to: 'enemy', n: 1 }] },
        ],
      },
    ],
  },
];
