import type { ItemCard } from '../card.js';

/** Artifacts. */
export const artifacts: readonly ItemCard[] = [
  {
    id: 'wayfarers-boots',
    kind: 'artifact',
    cost: 3,
    abilities: [{ use: 'activate', when: 'move.rolled', do: [{ op: 'wild', n: 1 }] }],
  },
  {
    id: 'riding-horse',
    kind: 'artifact',
    cost: 5,
    abilities: [{ use: 'always', when: 'constant', do: [{ op: 'dice', set: 5 }] }],
  },
  {
    id: 'rope-and-grapple',
    kind: 'artifact',
    cost: 1,
    abilities: [
      {
        use: 'always',
        when: 'constant',
        do: [
          { op: 'skill', skill: 'climb', n: 2 },
          { op: 'skill', skill: 'swim', n: 2 },
        ],
      },
    ],
  },
  {
    id: 'brass-spyglass',
    kind: 'artifact',
    cost: 2,
    abilities: [{ use: 'always', when: 'constant', do: [{ op: 'skill', skill: 'observe', n: 3 }] }],
  },
  {
    id: 'signet-of-tamalir',
    kind: 'artifact',
    cost: 2,
    abilities: [{ use: 'always', when: 'constant', do: [{ op: 'skill', skill: 'diplomacy', n: 3 }] }],
  },
  {
    id: 'holy-symbol',
    kind: 'artifact',
    cost: 2,
    abilities: [{ use: 'always', when: 'constant', do: [{ op: 'skill', skill: 'resist', n: 3 }] }],
  },
  {
    id: 'ring-of-vigor',
    kind: 'artifact',
    cost: 4,
    abilities: [{ use: 'always', when: 'constant', do: [{ op: 'stat', stat: 'stamina', n: 1 }] }],
  },
  {
    id: 'amulet-of-life',
    kind: 'artifact',
    cost: 6,
    abilities: [{ use: 'always', when: 'constant', do: [{ op: 'stat', stat: 'life', n: 1 }] }],
  },
  {
    id: 'belt-of-might',
    kind: 'artifact',
    cost: 7,
    abilities: [{ use: 'always', when: 'constant', do: [{ op: 'stat', stat: 'body', n: 2 }] }],
  },
  {
    id: 'circlet-of-insight',
    kind: 'artifact',
    cost: 7,
    abilities: [{ use: 'always', when: 'constant', do: [{ op: 'stat', stat: 'mind', n: 2 }] }],
  },
  {
    id: 'pendant-of-souls',
    kind: 'artifact',
    cost: 7,
    abilities: [{ use: 'always', when: 'constant', do: [{ op: 'stat', stat: 'spirit', n: 2 }] }],
  },
  {
    id: 'merchants-scales',
    kind: 'artifact',
    cost: 4,
    abilities: [
      { use: 'activate', when: 'market', do: [{ op: 'price', of: ['buy', 'hire'], n: -2, min: 1, for: 'next' }] },
    ],
  },
  {
    id: 'healers-satchel',
    kind: 'artifact',
    cost: 4,
    abilities: [
      { use: 'activate', when: 'move.roll', do: [{ op: 'heal', to: 'own', n: 1 }] },
      { use: 'activate', when: 'market', do: [{ op: 'heal', to: 'own', n: 1 }] },
    ],
  },
  {
    id: 'charts-of-terrinoth',
    kind: 'artifact',
    cost: 3,
    abilities: [{ use: 'activate', when: 'move.rolled', do: [{ op: 'rerollMove', n: 'any' }] }],
  },
  {
    id: 'seeing-stone',
    kind: 'artifact',
    cost: 5,
    abilities: [{ use: 'activate', when: 'adv.start', do: [{ op: 'peek', deck: 'adventure', n: 2 }] }],
  },
  {
    id: 'phoenix-feather',
    kind: 'artifact',
    cost: 9,
    abilities: [{ use: 'discard', when: 'ko', do: [{ op: 'survive', life: 1 }] }],
  },
];
