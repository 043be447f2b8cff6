import type { ZoneTable } from '@heldentisch/engine';
import { closedZone, lookedAtZone, openZone, ownersZones } from '@heldentisch/pieces';
import { cardCount, heroCount } from './beings.js';
import type { HeldenState } from './state.js';
import { backOf } from './tables.js';
import { deckNames } from './terms.js';

const mostSeats = 5;
const heroes = Array.from({ length: heroCount }, (_, hero) => hero);

/** Who sees what. The backs tell the decks apart, in the hands too. */
export const zones: ZoneTable<HeldenState> = {
  zones: [
    openZone('table', (s) => s.field),
    ...heroes.map((hero) => openZone<HeldenState>(`gear ${hero}`, (s) => s.gear[hero] as number[])),
    ...ownersZones<HeldenState>('hand', mostSeats, (s) => s.hand),
    ...deckNames.map((name, deck) => closedZone<HeldenState>(`deck ${name}`, (s) => s.deck[deck] as number[])),
    ...deckNames.map((name, deck) => openZone<HeldenState>(`discard ${name}`, (s) => s.discard[deck] as number[])),
    closedZone('heroes put aside', (s) => s.heroStack),
    // KH-SET-08: nobody looks before all cards are drawn.
    closedZone('drawn', (s) => s.drawn),
    openZone('resolving', (s) => s.resolving),
    lookedAtZone(),
    openZone('out', (s) => s.out),
  ],
  count: cardCount,
  back: (_s, card) => backOf(card),
  seen: (s) => s.seen,
};
