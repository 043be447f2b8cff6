import type { Language } from '@heldentisch/engine';

/** Words that the position notations of many games share. A game's own `position.<key>` text goes first. */
const german: Readonly<Record<string, string>> = {
  stage: 'Schritt',
  games: 'Partie',
  round: 'Runde',
  wave: 'Angriffswelle',
  first: 'Startspieler',
  active: 'Am Zug',
  turn: 'Am Zug',
  turnNumber: 'Zug',
  actions: 'Aktionen',
  orders: 'Befehle in dieser Welle',
  units: 'Truppen',
  hands: 'Handkarten',
  decks: 'Stapel',
  discards: 'Ablage',
  victory: 'Siegkarten',
  promoPile: 'Promostapel',
  resolving: 'Wird ausgeführt',
  chosen: 'Verdeckt gewählt',
  looked: 'Angesehen',
  tokens: 'Marker',
  fewer: 'Aktionen weniger',
  fewerNext: 'Nächste Welle weniger',
  shown: 'Gezeigt',
  saved: 'Gerettet',
  revenge: 'Rache',
  stillRounds: 'Runden ohne Geschehen',
  winner: 'Gewonnen hat',
  cells: 'Felder',
  card: 'Karte',
  damage: 'Schaden',
  corpse: 'Leiche',
  mark: 'Markierung',
  hurt: 'verwundet',
  stormed: 'hat gestürmt',
  bonus: 'Bonus',
  taken: 'übernommen',
  setup: 'Aufbau',
  over: 'zu Ende',
  draw: 'unentschieden',
  recruited: 'rekrutiert',
  moved: 'bewegt',
  attacked: 'hat angegriffen',
  leader: 'Anführer',
  extra: 'Karten ziehen',
  game: 'Partie',
  '.': '–',
};

const english: Readonly<Record<string, string>> = {
  first: 'First player',
  active: 'To act',
  turn: 'To act',
  turnNumber: 'Turn',
  orders: 'Orders in this wave',
  promoPile: 'Promo pile',
  resolving: 'Being carried out',
  chosen: 'Chosen in secret',
  looked: 'Looked at',
  fewer: 'Fewer actions',
  fewerNext: 'Fewer actions next wave',
  stillRounds: 'Rounds without event',
  '.': '–',
};

const spaced = (key: string): string =>
  key.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

export function wordFor(language: Language, key: string): string {
  return (language === 'de' ? german : english)[key] ?? spaced(key);
}
