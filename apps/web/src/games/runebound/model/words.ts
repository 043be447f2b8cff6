import type { Language } from '@heldentisch/engine';
import { wordsDe } from './words-de.js';
import { wordsEn } from './words-en.js';

export type Word = keyof typeof wordsEn;

const words: Readonly<Record<Language, Readonly<Record<Word, string>>>> = { en: wordsEn, de: wordsDe };

/** A word of the table with its blanks filled. */
export function word(language: Language, key: Word, params: Readonly<Record<string, string | number>> = {}): string {
  return words[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
