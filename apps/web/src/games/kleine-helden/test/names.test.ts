import { textOf } from '@heldentisch/engine';
import { cardIds, kleineHelden } from '@heldentisch/kleine-helden';
import { expect, test } from 'vitest';
import { longestPiece } from '../../../table/kit/breakable.js';
import { breakable } from '../model/words-broken.js';

/** So many letters fit on a card of which only the left part can be seen. */
const mostLetters = 9;

test.each(['de', 'en'] as const)(
  'every name of a card can be broken so that it fits a narrow card (%s)',
  (language) => {
    const names = cardIds.map((card) => breakable(language, textOf(kleineHelden, language, `card.${card}`)));
    expect(names.filter((name) => longestPiece(name) > mostLetters)).toEqual([]);
  },
);
