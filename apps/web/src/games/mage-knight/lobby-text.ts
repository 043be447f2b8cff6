import type { LobbyText } from '../lobby-texts.js';

/** What the lobby says of the game. */
export const lobbyText: LobbyText = {
  en: {
    name: 'Mage Knight',
    lead: 'One hand of deeds, and a land that does not wait.',
    about:
      'Make every card count: walk into the unknown, storm keeps and mage towers, win troops, spells and fame. By day the sun lends you gold, by night the dark does.',
    facts: '1 to 4 people · 60 to 240 minutes',
  },
  de: {
    name: 'Mage Knight',
    lead: 'Eine Hand voll Taten, und ein Land, das nicht wartet.',
    about:
      'Hol aus jeder Karte alles heraus: Zieh ins Unbekannte, erstürme Burgen und Magiertürme, gewinne Truppen, Zauber und Ruhm. Am Tag hilft dir die Sonne, in der Nacht die Dunkelheit.',
    facts: '1 bis 4 Personen · 60 bis 240 Minuten',
  },
};
