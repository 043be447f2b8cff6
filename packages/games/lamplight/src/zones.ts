import type { ZoneTable } from '@heldentisch/engine';
import { closedZone, openZone, ownersZones } from '@heldentisch/pieces';
import { cardCount, mostSeats } from './box.js';
import type { LamplightState } from './state.js';

const none: number[] = [];
const seats = Array.from({ length: mostSeats }, (_, seat) => seat);

/** Who sees what. Views, events, undo, what bots imagine and the proof that nothing leaks all follow from this table. */
export const zones: ZoneTable<LamplightState> = {
  zones: [
    ...seats.map((seat) => closedZone<LamplightState>(`deck ${seat}`, ({ decks }) => decks[seat] ?? none)),
    ...ownersZones<LamplightState>('hand', mostSeats, ({ hands }) => hands),
    ...seats.map((seat) => openZone<LamplightState>(`discard ${seat}`, ({ discards }) => discards[seat] ?? none)),
    closedZone('stack', ({ stack }) => stack),
    openZone('market', ({ market }) => market),
    openZone('table', ({ table }) => table),
    openZone('box', ({ box }) => box),
  ],
  count: cardCount,
  // LAM-02: all know whose a card is. So a seat knows what lies in its deck, but not in which order.
  back: ({ owner }, card) => (owner[card] as number) + 1,
  seen: ({ seen }) => seen,
};
