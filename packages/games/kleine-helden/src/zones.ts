import { everyone, type Zone, type ZoneTable } from '@heldentisch/engine';
import { cardCount, heroCount } from './beings.js';
import type { HeldenState } from './state.js';
import { backOf } from './tables.js';
import { deckNames } from './terms.js';

type HeldenZone = Zone<HeldenState>;
const mostSeats = 5;
const none: number[] = [];

const open = (name: string, things: HeldenZone['things']): HeldenZone => ({ name, things, seenBy: () => everyone });
const hidden = (name: string, things: HeldenZone['things']): HeldenZone => ({ name, things, seenBy: () => 0 });
const each = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** Who sees what. The backs tell the decks apart, in the hands too. */
export const zones: ZoneTable<HeldenState> = {
  zones: [
    open('table', (s) => s.field),
    ...each(heroCount, (hero) => open(`gear ${hero}`, (s) => s.gear[hero] as number[])),
    ...each(mostSeats, (seat) => ({
      name: `hand ${seat}`,
      things: (s: HeldenState) => s.hand[seat] ?? none,
      seenBy: () => 1 << seat,
    })),
    ...deckNames.map((name, deck) => hidden(`deck ${name}`, (s) => s.deck[deck] as number[])),
    ...deckNames.map((name, deck) => open(`discard ${name}`, (s) => s.discard[deck] as number[])),
    hidden('heroes put aside', (s) => s.heroStack),
    // KH-SET-08: nobody looks before all cards are drawn.
    hidden('drawn', (s) => s.drawn),
    open('resolving', (s) => s.resolving),
    { name: 'looked at', things: (s) => s.looked, seenBy: (s) => (s.looker < 0 ? 0 : 1 << s.looker) },
    open('out', (s) => s.out),
  ],
  count: cardCount,
  back: (_s, card) => backOf(card),
  seen: (s) => s.seen,
};
