import type { Language } from '@heldentisch/engine';

/** Words that the position notations of many games share. A game's own `position.<key>` text goes first. */
const german: Readonly<Record<string, string>> = {
  stage: 'Schritt',
  games: 'Partie',
  round: 'Runde',
  first: 'Startspieler',
  active: 'Am Zug',
  turn: 'Am Zug',
  turnNumber: 'Zug',
  actions: 'Aktionen',
  hands: 'Handkarten',
  decks: 'Stapel',
  discards: 'Ablage',
  resolving: 'Wird ausgeführt',
  chosen: 'Verdeckt gewählt',
  looked: 'Angesehen',
  winner: 'Gewonnen hat',
  cells: 'Felder',
  card: 'Karte',
  setup: 'Aufbau',
  over: 'zu Ende',
  draw: 'unentschieden',
  game: 'Partie',
  true: 'Ja',
  '.': '–',
};

const english: Readonly<Record<string, string>> = {
  first: 'First player',
  active: 'Turn of',
  turn: 'To act',
  turnNumber: 'Turn',
  resolving: 'Being carried out',
  chosen: 'Chosen in secret',
  looked: 'Looked at',
  true: 'Yes',
  '.': '–',
};

const spaced = (key: string): string =>
  key.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

export function wordFor(language: Language, key: string): string {
  return (language === 'de' ? german : english)[key] ?? spaced(key);
}

/** Things whose number is all that is known. */
export const faceDown = (language: Language, count: number): string =>
  language === 'de' ? `${count} verdeckt` : `${count} face down`;
