import type { ItemCard } from '../card.js';

/** Runes. They have nothing to do with the Dragon Runes. */
export const runes: readonly ItemCard[] = [
  {
    id: 'rune-of-fire',
    kind: 'rune',
    cost: 4,
    abilities: [
      {
        use: 'activate',
        when: 'roll',
        phase: ['ranged', 'magic'],
        roll: 'attack',
        who: 'hero',
        hit: true,
        do: [{ op: 'dmg', n: 1 }],
      },
    ],
  },
  {
    id: 'rune-of-frost',
    kind: 'rune',
    cost: 5,
    abilities: [{ use: 'activate', when: 'round.start', do: [{ op: 'enemy', stat: 'dmg.all', n: -1, for: 'round' }] }],
  },
  {
    id: 'rune-of-shielding',
    kind: 'rune',
    cost: 5,
    abilities: [
      {
        use: 'activate',
        when: 'roll',
        phase: ['ranged', 'melee', 'magic'],
        roll: 'defend',
        who: 'hero',
        do: [{ op: 'add', n: 4 }],
      },
    ],
  },
  {
    id: 'rune-of-haste',
    kind: 'rune',
    cost: 4,
    abilities: [{ use: 'activate', when: 'roll', phase: ['escape'], who: 'hero', do: [{ op: 'add', n: 6 }] }],
  },
  {
    id: 'rune-of-binding',
    kind: 'rune',
    cost: 8,
    abilities: [{ use: 'activate', when: 'combat.before', do: [{ op: 'enemy', stat: 'all', n: -2, for: 'round' }] }],
  },
  {
    id: 'rune-of-lightning',
    kind: 'rune',
    cost: 6,
    abilities: [{ use: 'activate', when: 'phase.start', phase: ['ranged'], do: [{ op: 'wound', to: 'enemy', n: 1 }] }],
  },
  {
    id: 'rune-of-gates',
    kind: 'rune',
    cost: 9,
    abilities: [{ use: 'activate', when: 'move.roll', do: [{ op: 'go', to: 'city', instead: 'move' }] }],
  },
  {
    id: 'rune-of-mending',
    kind: 'rune',
    cost: 6,
    abilities: [{ use: 'activate', when: 'round.start', do: [{ op: 'heal', to: 'own', n: 2 }] }],
  },
  {
    id: 'rune-of-echoes',
    kind: 'rune',
    cost: 7,
    abilities: [{ use: 'activate', when: 'roll', who: 'own', do: [{ op: 'reroll', dice: 2 }] }],
  },
  {
    id: 'rune-of-might',
    kind: 'rune',
    cost: 6,
    abilities: [
      {
        use: 'activate',
        when: 'roll',
        phase: ['ranged', 'melee', 'magic'],
        roll: 'attack',
        who: 'hero',
        do: [{ op: 'add', n: 4 }],
      },
    ],
  },
];
