import type { Language } from '@heldentisch/engine';
import { useCallback } from 'react';
import { type GameKey, gameWords } from '../games/lobby-texts.js';
import { useSettings } from '../settings/settings.js';
import { de } from './de.js';
import { en, type WordKey } from './en.js';

/** The words of the app, and those the games bring for the lobby. */
export type TextKey = WordKey | GameKey;

type Params = Readonly<Record<string, string | number>>;
const texts: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = {
  en: { ...en, ...gameWords('en') },
  de: { ...de, ...gameWords('de') },
};

/** `{name}` is a parameter; `{count|move|moves}` a number with its word, in the singular for one. */
const blanks = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

export function say(language: Language, key: TextKey, params: Params = {}): string {
  return texts[language][key].replace(blanks, (whole, name: string, one?: string, more?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return one === undefined ? String(value) : `${value} ${value === 1 ? one : more}`;
  });
}

export type Say = (key: TextKey, params?: Params) => string;

/** The words of the app in the language of the settings. */
export function useText(): { readonly t: Say; readonly language: Language } {
  const { language } = useSettings();
  const t = useCallback<Say>((key, params) => say(language, key, params), [language]);
  return { t, language };
}

/** The name of a bot's strength, also for one this app does not know. */
export const botText = (t: Say, bot: string): string => {
  const key = `bot.${bot}`;
  return key in en ? t(key as TextKey) : bot;
};
