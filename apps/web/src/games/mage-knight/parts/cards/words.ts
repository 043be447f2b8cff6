import type { Language } from '@heldentisch/engine';
import { type KitWord, type Params, speakerOf } from '../../../../table/kit/words.js';
import { useWords } from '../../model/table.js';
import { wordsDe } from './words-de.js';
import { wordsEn } from './words-en.js';

export type Word = keyof typeof wordsEn | KitWord;

export const word = speakerOf<keyof typeof wordsEn>({ en: wordsEn, de: wordsDe });

/** The words of the table, with those of cards, boards and offers (`tell`). */
export function useCardWords() {
  const words = useWords();
  const { language } = words;
  return { ...words, tell: (key: Word, params?: Params): string => word(language, key, params) };
}

export type Tell = (key: Word, params?: Params) => string;
export const teller =
  (language: Language): Tell =>
  (key, params) =>
    word(language, key, params);
