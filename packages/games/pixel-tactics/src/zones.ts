import { everyone, type Zone, type ZoneTable } from '@heldentisch/engine';
import type { PixelState } from './state.js';
import { cardCount, factionSize, isPromo } from './tables.js';
import { hasLeaderPower, unitHasHeroPower } from './units.js';

type PixelZone = Zone<PixelState>;

const open = (name: string, things: PixelZone['things']): PixelZone => ({ name, things, seenBy: () => everyone });

function zonesOf(seat: number): PixelZone[] {
  const own = 1 << seat;
  return [
    {
      name: `hand ${seat}`,
      things: (s) => s.hand[seat] as number[],
      // PT-LDR-17
      seenBy: (s) => (hasLeaderPower(s, 1 - seat, 'opensEnemyHand') ? everyone : own),
    },
    {
      name: `deck ${seat}`,
      things: (s) => s.deck[seat] as number[],
      // The Oracle in the rear lets its player look at the top card.
      seenBy: (s, index) =>
        index === (s.deck[seat] as number[]).length - 1 && unitHasHeroPower(s, seat, 'peeksAtDeck') ? own : 0,
    },
    open(`discard ${seat}`, (s) => s.discard[seat] as number[]),
    open(`victory ${seat}`, (s) => s.victory[seat] as number[]),
  ];
}

/** Who sees what. Views, events, undo, sampling and the leak test all follow from this table. */
export const zones: ZoneTable<PixelState> = {
  zones: [
    open('units', (s) => s.card),
    ...zonesOf(0),
    ...zonesOf(1),
    { name: 'promo pile', things: (s) => s.promoPile, seenBy: () => 0 },
    open('resolving', (s) => s.resolving),
    { name: 'chosen leaders', things: (s) => s.chosen, seenBy: (_s, index) => 1 << index },
    { name: 'looked at', things: (s) => s.looked, seenBy: (s) => (s.looker < 0 ? 0 : 1 << s.looker) },
    open('out', (s) => s.out),
  ],
  count: cardCount,
  // The backs tell the factions and the promo cards apart.
  back: (_s, id) => (isPromo(id) ? 2 : id < factionSize ? 0 : 1),
  seen: (s) => s.seen,
};
