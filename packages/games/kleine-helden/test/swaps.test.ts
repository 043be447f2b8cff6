import { matchFromPosition, seedFromNumber } from '@heldentisch/engine';
import { expect, it } from 'vitest';
import { beingNumber, type CardId, kleineHelden, swapsFor } from '../src/index.js';

const state = matchFromPosition(
  kleineHelden,
  {
    bare: true,
    groups: [
      {
        fighters: {
          troll: { gear: ['mace', 'round-shield', 'ring-mail'] },
          barbarian: { gear: ['halberd'] },
          lich: {},
        },
      },
      { fighters: { ratman: {} } },
    ],
  },
  'xoroshiro128plus',
  seedFromNumber(1),
).play.state;

const swaps = (being: string, card: CardId): string[] =>
  swapsFor(state, beingNumber(being), card).map((cards) => cards.join(' and '));

it('a card that has no place is swapped for what stands in its way', () => {
  expect(swaps('troll', 'dagger')).toEqual(['mace', 'round-shield']);
  expect(swaps('troll', 'halberd')).toEqual(['mace and round-shield']);
  expect(swaps('troll', 'leather-jerkin')).toEqual(['ring-mail']);
  expect(swaps('barbarian', 'dagger')).toEqual(['halberd']);
});

it('what fits as it is, or never will, needs no swap', () => {
  expect(swaps('lich', 'dagger')).toEqual([]);
  expect(swaps('troll', 'fireball')).toEqual([]);
  expect(swaps('troll', 'healing-potion')).toEqual([]);
});
