import type { LobbyText } from '../lobby-texts.js';

/** What the lobby says of the game. */
export const lobbyText: LobbyText = {
  en: {
    name: 'Kleine Helden',
    lead: 'Small groups, mighty blows.',
    about:
      'Equip your heroes with weapons, armour and spells, and beat the groups of the others. Whoever still has a hero or creature at the end wins.',
    facts: '2 to 5 people · 45 to 90 minutes',
  },
  de: {
    name: 'Kleine Helden',
    lead: 'Kleine Gruppen, große Hiebe.',
    about:
      'Rüste deine Helden mit Waffen, Rüstung und Zaubern aus und besiege die Gruppen der anderen. Wer zuletzt noch einen Helden oder eine Kreatur hat, gewinnt.',
    facts: '2 bis 5 Personen · 45 bis 90 Minuten',
  },
};
