import type { LobbyText } from '../lobby-texts.js';

/** What the lobby says of the game. */
export const lobbyText: LobbyText = {
  en: {
    name: 'Pixel Tactics',
    lead: 'Two leaders, one deck each, nine places to stand.',
    about:
      'A duel of small units in an 8-bit world. Every card is hero, order and leader at once; where you put it decides what it does.',
    facts: '2 players · 20 to 40 minutes',
  },
  de: {
    name: 'Pixel Tactics',
    lead: 'Zwei Anführer, zwei Stapel, neun Plätze.',
    about:
      'Ein Duell kleiner Truppen in einer 8-Bit-Welt. Jede Karte ist Held, Befehl und Anführer zugleich; wo sie liegt, entscheidet, was sie kann.',
    facts: '2 Personen · 20 bis 40 Minuten',
  },
};
