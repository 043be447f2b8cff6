import type { LobbyText } from '../lobby-texts.js';

/** What the lobby says of the game. */
export const lobbyText: LobbyText = {
  en: {
    name: 'Runebound',
    lead: 'A hero, a map, and dragons at its edge.',
    about:
      'Roll for the road, take on what waits by the wayside, trade in the cities and grow. Three dragon runes win, or Margath falls by your hand.',
    facts: '1 to 6 people · 60 to 240 minutes',
  },
  de: {
    name: 'Runebound',
    lead: 'Ein Held, eine Karte, und an ihrem Rand Drachen.',
    about:
      'Würfle für den Weg, stell dich dem, was am Wegrand wartet, handle in den Städten und wachse daran. Drei Drachenrunen gewinnen, oder Margath fällt durch deine Hand.',
    facts: '1 bis 6 Personen · 60 bis 240 Minuten',
  },
};
