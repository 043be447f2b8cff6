import { pixelTactics } from '@heldentisch/pixel-tactics';
import { tableOf } from '../../../table/kit/use-table.js';
import { thingsOf } from '../../../table/kit/use-thing.js';
import { wordsOf } from '../../../table/kit/words-of.js';
import { spec } from './spec.js';
import { word } from './words.js';

export const table = tableOf(spec);
export const { useControl, useTable } = table;
export const useThing = thingsOf(table);
export const useWords = wordsOf(table, pixelTactics, word);
