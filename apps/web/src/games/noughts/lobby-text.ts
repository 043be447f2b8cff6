import type { LobbyText } from '../lobby-texts.js';

/** What the lobby says of the game. */
export const lobbyText: LobbyText = {
  isPractice: true,
  en: {
    name: 'Noughts and crosses',
    lead: 'The tutorial game.',
    about: 'Three in a line. Good for learning how the table works.',
    facts: '2 players · 1 minute',
  },
  de: {
    name: 'Drei gewinnt',
    lead: 'Das Übungsspiel.',
    about: 'Drei in einer Linie. Gut, um den Tisch kennenzulernen.',
    facts: '2 Personen · 1 Minute',
  },
};
