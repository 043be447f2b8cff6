import type { Sprite } from '../palette.js';

export const trapper: Sprite = [
  '....kkkkkk..........',
  '...kttttttkk........',
  '..kttbtbtbttk.......',
  '.ktbtbtttbtbtk......',
  '.kttbtbtbtbttk......',
  '.kbtttttttttbk......',
  '.kbBppppppppk..k....',
  '.kbBpkppkppk..kBkk..',
  '.kbkpkppkppk.kskBBk.',
  '.kbkBBBBBBBk.kskkBk.',
  '..kkkBBBBBk.ksk.kBBk',
  '..kTeEEEEEEkpppkkBBk',
  '.kTTEEtttttttttttswk',
  '.kTTTEEEppkkskppkBBk',
  '.ksTsEEEEEk.kskkkBk.',
  '.kTsTBBYBBk..kskBBk.',
  '.ksTskttkttk..kBkk..',
  '..kTkttkktttk..k....',
  '...kBBBkkBBBBk......',
  '....kkk..kkkk.......',
];
