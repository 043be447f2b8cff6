import type { LobbyText } from '../lobby-texts.js';

/** What the lobby says of the game. */
export const lobbyText: LobbyText = {
  isPractice: true,
  en: {
    name: 'Lamplight',
    lead: 'The small game with cards.',
    about: 'Buy lanterns and mirrors, brighten the night, and mind the wind.',
    facts: '1 to 4 players · 15 minutes',
  },
  de: {
    name: 'Lampenschein',
    lead: 'Das kleine Spiel mit Karten.',
    about: 'Kaufe Laternen und Spiegel, erhelle die Nacht und gib auf den Wind acht.',
    facts: '1 bis 4 Personen · 15 Minuten',
  },
};
