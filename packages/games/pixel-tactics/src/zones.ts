import { everyone, type Zone, type ZoneTable } from '@heldentisch/engine';
import { closedZone, lookedAtZone, openZone } from '@heldentisch/pieces';
import type { PixelState } from './state.js';
import { cardCount, factionOf, isPromo } from './tables.js';
import { hasLeaderPower, unitHasHeroPower } from './units.js';

type PixelZone = Zone<PixelState>;

/** The Oracle in the rear shows its player the top card, but not while somebody has the top cards in hand. */
const seesTop = (s: PixelState, seat: number): boolean =>
  unitHasHeroPower(s, seat, 'peeksAtDeck') && !s.looked.some((id) => factionOf(id) === seat);

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
      seenBy: (s, index) => (index === (s.deck[seat] as number[]).length - 1 && seesTop(s, seat) ? own : 0),
    },
    openZone(`discard ${seat}`, (s) => s.discard[seat] as number[]),
    openZone(`victory ${seat}`, (s) => s.victory[seat] as number[]),
  ];
}

/** Who sees what. Views, events, undo, sampling and the leak test all follow from this table. */
export const zones: ZoneTable<PixelState> = {
  zones: [
    openZone('units', (s) => s.card),
    ...zonesOf(0),
    ...zonesOf(1),
    closedZone('promo pile', (s) => s.promoPile),
    openZone('resolving', (s) => s.resolving),
    { name: 'chosen leaders', things: (s) => s.chosen, seenBy: (_s, index) => 1 << index },
    lookedAtZone(),
    openZone('out', (s) => s.out),
  ],
  count: cardCount,
  // The backs tell the factions and the promo cards apart.
  back: (_s, id) => (isPromo(id) ? 2 : factionOf(id)),
  seen: (s) => s.seen,
};
