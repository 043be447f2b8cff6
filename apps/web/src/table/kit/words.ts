import type { Language } from '@heldentisch/engine';

/** Words that every table needs, whatever is played on it. */
const kitWords = {
  en: {
    close: 'Close',
    cancel: 'Cancel',
    cancelHint: 'Cancel selection (Esc)',
    choose: 'What to do?',
    passHint: 'Space or Enter',
    canBeChosen: 'can be chosen',
    selected: 'selected',
    sort: 'Sort',
    noCards: 'No cards.',
    waitingFor: 'Waiting for {list} …',
    watching: 'You are watching.',
    over: 'The game is over.',
  },
  de: {
    close: 'Schließen',
    cancel: 'Abbrechen',
    cancelHint: 'Auswahl aufheben (Esc)',
    choose: 'Was tun?',
    passHint: 'Leertaste oder Eingabe',
    canBeChosen: 'wählbar',
    selected: 'ausgewählt',
    sort: 'Ordnen',
    noCards: 'Keine Karten.',
    waitingFor: 'Warten auf {list} …',
    watching: 'Du schaust zu.',
    over: 'Die Partie ist zu Ende.',
  },
} as const;

export type KitWord = keyof (typeof kitWords)['en'];
export type Params = Readonly<Record<string, string | number>>;

/** A text with its blanks filled; `{count:card|cards}` is the word for one or for several. */
function fill(text: string, params: Params): string {
  return text.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, several?: string) =>
    one === undefined ? String(params[name] ?? whole) : params[name] === 1 ? one : String(several),
  );
}

export const kitWord = (language: Language, key: KitWord, params: Params = {}): string =>
  fill(kitWords[language][key], params);

/** Says the words of a table: its own, and those that every table needs. */
export function speakerOf<Word extends string>(words: Readonly<Record<Language, Readonly<Record<Word, string>>>>) {
  return (language: Language, key: Word | KitWord, params: Params = {}): string => {
    const text = key in words[language] ? words[language][key as Word] : kitWords[language][key as KitWord];
    return fill(text, params);
  };
}
