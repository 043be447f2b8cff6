import { type Game, type Language, type Outcome, textOf } from '@heldentisch/engine';

const en = {
  help: [
    'number        take the option',
    'mark a1       the same in words: the kind, then its fields',
    '?words        why can I not choose this?   (also: why {"type": …})',
    'u, r          take back, take again        (u! with the consent of the bots)',
    'l             the whole log',
    'b             the table once more',
    'info name     what a card or another thing says',
    'rules word    search the rulebook, or an id such as HT-DOOR-03',
    'save file     save the game',
    'concede       give up',
    'q             quit',
  ].join('\n'),
  helpWindows: 'ask how       about reactions: always, concerned (only if it concerns you), later (not this turn)',
  askHow: 'How do you want to be asked about reactions? One of: {answers}.',
  invited: 'It is not your turn, but you may do this now. Enter lets the others go on.',
  won: 'You have won.',
  lost: 'You have lost.',
  drawn: 'A draw.',
  points: 'Points: {points}',
  saved: 'Saved to {file}.',
  notSaved: 'Could not save: {reason}',
  possible: 'This is possible now.',
  takenBack: 'Taken back.',
  takenAgain: 'Taken again.',
  consentHint: 'u! takes it back with the consent of the bots.',
  noSuchNumber: 'There are options 1 to {count}. "?" shows what else can be typed.',
  unreadable: 'Not understood. "?" shows what can be typed. Kinds of choices: {kinds}',
  noRule: 'The rulebook has nothing on "{word}".',
  noThing: 'Nothing is called "{word}", or there is nothing to say about it.',
  more: '… and {count} more.',
  noLog: 'Nothing has happened yet.',
  goodbye: 'Goodbye.',
  hint: '"?" shows what can be typed.',
  you: 'you',
  seats: 'Seats: {seats}',
};

type Words = { readonly [K in keyof typeof en]: string };

const de: Words = {
  help: [
    'Zahl          die Möglichkeit wählen',
    'mark a1       dasselbe in Worten: die Art, dann ihre Felder',
    '?Worte        Warum kann ich das nicht wählen?   (auch: why {"type": …})',
    'u, r          zurücknehmen, wiederholen          (u! mit Zustimmung der Bots)',
    'l             das ganze Protokoll',
    'b             den Tisch noch einmal zeigen',
    'info Name     was auf einer Karte oder einem anderen Ding steht',
    'rules Wort    im Regelbuch suchen, auch nach einer Nummer wie HT-DOOR-03',
    'save Datei    die Partie speichern',
    'concede       aufgeben',
    'q             beenden',
  ].join('\n'),
  helpWindows:
    'ask wie       nach Reaktionen fragen: always (immer), concerned (wenn es dich betrifft), later (diesen Zug nicht)',
  askHow: 'Wie soll nach Reaktionen gefragt werden? Möglich: {answers}.',
  invited: 'Du bist nicht am Zug, darfst jetzt aber dies tun. Mit Enter geht es weiter.',
  won: 'Du hast gewonnen.',
  lost: 'Du hast verloren.',
  drawn: 'Unentschieden.',
  points: 'Punkte: {points}',
  saved: 'Gespeichert in {file}.',
  notSaved: 'Speichern ging nicht: {reason}',
  possible: 'Das ist jetzt möglich.',
  takenBack: 'Zurückgenommen.',
  takenAgain: 'Wiederholt.',
  consentHint: 'u! nimmt es mit Zustimmung der Bots zurück.',
  noSuchNumber: 'Es gibt die Möglichkeiten 1 bis {count}. „?“ zeigt, was man sonst eingeben kann.',
  unreadable: 'Nicht verstanden. „?“ zeigt, was man eingeben kann. Arten von Wahlen: {kinds}',
  noRule: 'Das Regelbuch sagt nichts zu „{word}“.',
  noThing: 'Nichts heißt „{word}“, oder es gibt dazu nichts zu sagen.',
  more: '… und {count} weitere.',
  noLog: 'Noch ist nichts geschehen.',
  goodbye: 'Auf Wiedersehen.',
  hint: '„?“ zeigt, was man eingeben kann.',
  you: 'du',
  seats: 'Plätze: {seats}',
};

const words: Readonly<Record<Language, Words>> = { en, de };

/** A sentence of the terminal itself, in the player's language. */
export function word(
  language: Language,
  key: keyof Words,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return words[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** A line with everybody's points; none in games without points. */
export function pointsLines(game: Game, language: Language, { points }: Outcome): string[] {
  if (points === undefined) return [];
  const all = points.map((own, seat) => `${textOf(game, language, `seat.${seat}`)} – ${own}`);
  return [word(language, 'points', { points: all.join(' · ') })];
}
