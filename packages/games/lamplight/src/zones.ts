import { everyone, type Zone, type ZoneTable } from '@heldentisch/engine';
import { cardCount, mostSeats } from './box.js';
import type { LamplightState } from './state.js';

type LamplightZone = Zone<LamplightState>;
type Things = LamplightZone['things'];

const open = (name: string, things: Things): LamplightZone => ({ name, things, seenBy: () => everyone });
const closed = (name: string, things: Things): LamplightZone => ({ name, things, seenBy: () => 0 });
const none: number[] = [];

function zonesOf(seat: number): LamplightZone[] {
  return [
    closed(`deck ${seat}`, ({ decks }) => decks[seat] ?? none),
    { name: `hand ${seat}`, things: ({ hands }) => hands[seat] ?? none, seenBy: () => 1 << seat },
    open(`discard ${seat}`, ({ discards }) => discards[seat] ?? none),
  ];
}

/** Who sees what. Views, events, undo, what bots imagine and the proof that nothing leaks all follow from this table. */
export const zones: ZoneTable<LamplightState> = {
  zones: [
    ...Array.from({ length: mostSeats }, (_, seat) => zonesOf(seat)).flat(),
    closed('stack', ({ stack }) => stack),
    open('market', ({ market }) => market),
    open('table', ({ table }) => table),
    open('box', ({ box }) => box),
  ],
  count: cardCount,
  // LAM-02: all know whose a card is. So a seat knows what lies in its deck, but not in which order.
  back: ({ owner }, card) => (owner[card] as number) + 1,
  seen: ({ seen }) => seen,
};
