import type { Language } from '@heldentisch/engine';

const de = {
  you: 'du',
  round: 'Runde {round}',
  limit: 'Runde {round} von {limit}',
  turn: 'am Zug: {seat}',
  doom: 'Verhängnis {count}, Marker {counters} von 8',
  event: 'Ereignis: {card} – {text}',
  adventures: '1–4 Abenteuer, grün bis rot',
  undefeated: '! unbesiegt',
  around: 'Abenteuerfelder nebenan: {list}',
  ownHero: '@ dein Held',
  otherHeroes: 'A–F Helden',
  dice: 'Bewegungswürfel: {first}',
  spent: 'verbraucht',
  wild: 'Joker',
  fight: 'Kampf, Runde {round}, {phase}',
  roll: 'Wurf: {dice}, zusammen {total}',
  rollAgainst: 'Wurf: {dice}, zusammen {total} gegen {target}',
  life: 'Leben {left}/{most}',
  stamina: 'Kondition {left}/{most}',
  damage: 'Schaden {ranged}/{melee}/{magic}',
  gold: 'Gold {count}',
  counters: 'Abenteuermarker: {counters}',
  runes: 'Drachenrunen {count}',
  experience: 'Erfahrung: {values}',
  out: 'ausgeschieden',
  noHero: 'noch ohne Helden',
  faceDown: 'verdeckt',
  track: 'Unbesiegt: {list}',
  stacks: 'Marktplätze',
  decks: 'Stapel: {list}',
  market: 'Markt {count}',
} as const;

type Word = keyof typeof de;

const en: Readonly<Record<Word, string>> = {
  you: 'you',
  round: 'Round {round}',
  limit: 'Round {round} of {limit}',
  turn: 'turn of {seat}',
  doom: 'doom {count}, counters {counters} of 8',
  event: 'Event: {card} – {text}',
  adventures: '1–4 adventures, green to red',
  undefeated: '! undefeated',
  around: 'Adventure spaces next to you: {list}',
  ownHero: '@ your hero',
  otherHeroes: 'A–F heroes',
  dice: 'Movement dice: {first}',
  spent: 'spent',
  wild: 'wild',
  fight: 'Fight, round {round}, {phase}',
  roll: 'Roll: {dice}, in all {total}',
  rollAgainst: 'Roll: {dice}, in all {total} against {target}',
  life: 'Life {left}/{most}',
  stamina: 'Stamina {left}/{most}',
  damage: 'damage {ranged}/{melee}/{magic}',
  gold: 'gold {count}',
  counters: 'adventure counters: {counters}',
  runes: 'Dragon Runes {count}',
  experience: 'experience: {values}',
  out: 'out of the game',
  noHero: 'no hero yet',
  faceDown: 'face down',
  track: 'Undefeated: {list}',
  stacks: 'City stacks',
  decks: 'Decks: {list}',
  market: 'market {count}',
};

const words: Readonly<Record<Language, Readonly<Record<Word, string>>>> = { de, en };

/** The words of the drawing that the game's own texts do not have. */
export const word = (language: Language, key: Word, params: Readonly<Record<string, string | number>> = {}): string =>
  words[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
