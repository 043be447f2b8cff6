import { type KitWord, speakerOf } from '../../../table/kit/words.js';
import { wordsDe } from './words-de.js';
import { wordsEn } from './words-en.js';

export type Word = keyof typeof wordsEn | KitWord;

export const word = speakerOf<keyof typeof wordsEn>({ en: wordsEn, de: wordsDe });
