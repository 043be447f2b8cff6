import { speakerOf } from '../../../table/kit/words.js';
import { wordsDe } from './words-de.js';
import { wordsEn } from './words-en.js';

export const word = speakerOf<keyof typeof wordsEn>({ en: wordsEn, de: wordsDe });

export type Word = Parameters<typeof word>[1];
