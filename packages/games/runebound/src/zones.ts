import type { ZoneTable } from '@heldentisch/engine';
import { closedZone, lookedAtZone, openZone } from '@heldentisch/pieces';
import { cardCount, colorOfCard, mostSeats } from './box.js';
import type { RuneboundState } from './state.js';
import { cities, colors } from './terms.js';

const none: number[] = [];

/** RB-INF-01: hidden are the decks and nothing else. What went under a deck stays known (RB-INF-02). */
export const zones: ZoneTable<RuneboundState> = {
  zones: [
    closedZone('market deck', (s) => s.market),
    ...colors.map((name, color) => closedZone<RuneboundState>(`${name} deck`, (s) => s.decks[color] ?? none)),
    ...cities.map((name, city) => openZone<RuneboundState>(`stack of ${name}`, (s) => s.stacks[city] ?? none)),
    ...Array.from({ length: mostSeats }, (_, seat) =>
      openZone<RuneboundState>(`cards of ${seat}`, (s) => s.parties[seat]?.cards ?? none),
    ),
    openZone('event', (s) => s.event),
    openZone('track', (s) => s.track),
    openZone('in play', (s) => s.inPlay),
    openZone('revealed', (s) => s.revealed),
    openZone('removed', (s) => s.removed),
    lookedAtZone(),
  ],
  count: cardCount,
  back: (_s, card) => (colorOfCard[card] as number) + 1,
  seen: (s) => s.seen,
};
