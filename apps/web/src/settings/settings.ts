import type { Language } from '@heldentisch/engine';
import { useSyncExternalStore } from 'react';

export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'full' | 'reduced';
  readonly sound: boolean;
  readonly notifications: boolean;
  readonly pace: 'calm' | 'quick' | 'instant';
  /** Whether a game's own table is shown, or the list that works for every game. */
  readonly tableMode: 'table' | 'list';
}

const key = 'heldentisch.settings';

const defaults = (): Settings => ({
  language: navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en',
  theme: 'system',
  motion: 'system',
  sound: true,
  notifications: false,
  pace: 'calm',
  tableMode: 'table',
});

function read(): Settings {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) };
  } catch {
    return defaults();
  }
}

let current = read();
const listeners = new Set<() => void>();
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

export const settings = (): Settings => current;

export function changeSettings(part: Partial<Settings>): void {
  current = { ...current, ...part };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // A browser without storage keeps the settings until the page is closed.
  }
  applySettings();
  for (const listener of listeners) listener();
}

/** Puts language, theme and motion on the root element, where the style sheets look for them. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = current.language;
  root.dataset.theme = current.theme;
  root.dataset.motion = wantsReducedMotion() ? 'reduced' : 'full';
}

export function wantsReducedMotion(): boolean {
  return current.motion === 'reduced' || (current.motion === 'system' && stillness.matches);
}

stillness.addEventListener('change', () => changeSettings({}));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings);
}

const showFactors = { calm: 1, quick: 0.55, instant: 0 } as const;
/** How long what happens is shown, as a multiple of the usual time; 0: at once. */
export const showFactor = (): number => showFactors[current.pace];

const pauses = { calm: 700, quick: 250, instant: 0 } as const;
/** How long a bot waits before it chooses, so that people can follow. */
export const botPauseMs = (): number => pauses[current.pace];
