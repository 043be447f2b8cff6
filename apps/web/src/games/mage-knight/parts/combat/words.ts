import { type KitWord, type Params, speakerOf } from '../../../../table/kit/words.js';
import { useWords } from '../../model/table.js';
import { combatWordsDe } from './words-de.js';
import { combatWordsEn } from './words-en.js';

export type CombatWord = keyof typeof combatWordsEn;

export const combatWord = speakerOf<CombatWord>({ en: combatWordsEn, de: combatWordsDe });

/** The words of the stage beside those of the game. */
export function useCombatWords() {
  const { language, text, name } = useWords();
  return {
    language,
    text,
    name,
    tell: (key: CombatWord | KitWord, params?: Params): string => combatWord(language, key, params),
  };
}

export type CombatWords = ReturnType<typeof useCombatWords>;
