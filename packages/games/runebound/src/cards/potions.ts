import type { ItemCard } from '../card.js';

/** Potions and what else is used once. */
export const potions: readonly ItemCard[] = [
  {
    id: 'healing-potion',
    kind: 'potion',
    cost: 2,
    copies: 3,
    abilities: [{ use: 'discard', when: 'free', do: [{ op: 'heal', to: 'own', n: 3 }] }],
  },
  {
    id: 'draught-of-vigor',
    kind: 'potion',
    cost: 1,
    copies: 2,
    abilities: [{ use: 'discard', when: 'free', do: [{ op: 'rest', to: 'own', n: 'all' }] }],
  },
  {
    id: 'potion-of-strength',
    kind: 'potion',
    cost: 2,
    abilities: [
      { use: 'discard', when: 'roll', phase: ['melee'], roll: 'any', who: 'hero', do: [{ op: 'add', n: 5 }] },
    ],
  },
  {
    id: 'potion-of-clarity',
    kind: 'potion',
    cost: 2,
    abilities: [
      { use: 'discard', when: 'roll', phase: ['ranged'], roll: 'any', who: 'hero', do: [{ op: 'add', n: 5 }] },
      { use: 'discard', when: 'test', if: { attr: ['mind'] }, do: [{ op: 'add', n: 5 }] },
    ],
  },
  {
    id: 'potion-of-focus',
    kind: 'potion',
    cost: 2,
    abilities: [
      { use: 'discard', when: 'roll', phase: ['magic'], roll: 'any', who: 'hero', do: [{ op: 'add', n: 5 }] },
      { use: 'discard', when: 'test', if: { attr: ['spirit'] }, do: [{ op: 'add', n: 5 }] },
    ],
  },
  {
    id: 'fire-flask',
    kind: 'potion',
    cost: 4,
    copies: 2,
    abilities: [
      {
        use: 'discard',
        when: 'phase.start',
        phase: ['ranged', 'melee', 'magic'],
        do: [{ op: 'wound', to: 'enemy', n: 2 }],
      },
    ],
  },
  {
    id: 'smoke-bomb',
    kind: 'potion',
    cost: 1,
    abilities: [{ use: 'discard', when: 'phase.start', phase: ['escape'], do: [{ op: 'escape', auto: true }] }],
  },
  {
    id: 'scroll-of-return',
    kind: 'potion',
    cost: 2,
    abilities: [{ use: 'discard', when: 'move.roll', do: [{ op: 'go', to: 'tamalir', instead: 'move' }] }],
  },
  {
    id: 'blessed-water',
    kind: 'potion',
    cost: 2,
    abilities: [
      {
        use: 'discard',
        when: 'combat.before',
        if: { tag: ['undead', 'demon'] },
        do: [{ op: 'wound', to: 'enemy', n: 2 }],
      },
    ],
  },
];
