import type { Language, Texts } from '@heldentisch/engine';
import { cellNames } from './state.js';

const cells = Object.fromEntries(cellNames.map((name) => [`cell.${name}`, name]));

export const texts: Readonly<Record<Language, Texts>> = {
  en: {
    ...cells,
    title: 'Noughts and crosses',
    'seat.0': 'Cross',
    'seat.1': 'Nought',
    'prompt.turn': 'Mark an empty cell.',
    'choice.mark': 'Mark {cell}',
    'event.cellMarked': '{seat} marks {cell}.',
    'event.lineCompleted': '{seat} has three in a line.',
    'event.boardFilled': 'The board is full.',
    'event.conceded': '{seat} gives up.',
    'outcome.line': '{winners} has three in a line.',
    'outcome.full': 'The board is full.',
  },
  de: {
    ...cells,
    title: 'Drei gewinnt',
    'seat.0': 'Kreuz',
    'seat.1': 'Kreis',
    'prompt.turn': 'Setze auf ein leeres Feld.',
    'choice.mark': 'Setze auf {cell}',
    'event.cellMarked': '{seat} setzt auf {cell}.',
    'event.lineCompleted': '{seat} hat drei in einer Linie.',
    'event.boardFilled': 'Das Brett ist voll.',
    'event.conceded': '{seat} gibt auf.',
    'outcome.line': '{winners} hat drei in einer Linie.',
    'outcome.full': 'Das Brett ist voll.',
  },
};
