import { cardNames, heroIds } from '@heldentisch/runebound';
import { expect, test } from 'vitest';
import { longestPiece } from '../../../table/kit/breakable.js';
import { nameOf } from '../model/labels.js';
import { breakable } from '../model/words-broken.js';

/** So many letters fit side by side on the narrowest card. */
const mostLetters = 10;

test.each(['de', 'en'] as const)(
  'every name of a card or hero can be broken so that it fits a narrow card (%s)',
  (language) => {
    const names = [...cardNames, ...heroIds].flatMap((one) => [nameOf(language, one), nameOf(language, one, true)]);
    const broken = names.map((name) => breakable(language, name));
    expect([...new Set(broken)].filter((name) => longestPiece(name) > mostLetters)).toEqual([]);
  },
);
