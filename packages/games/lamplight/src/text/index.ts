import type { Language, Texts } from '@heldentisch/engine';
import { de } from './de.js';
import { en } from './en.js';

export const texts: Readonly<Record<Language, Texts>> = { de, en };
