import type { Sprite } from '../palette.js';

export const healer: Sprite = [
  '.....kkkkkkk........',
  '....kwwwwwwwk.......',
  '...kwwwwwwEEwk......',
  '...kwwwwElEEwk......',
  '...kwwwwEElwwk......',
  '..kbbbsseesssbk.....',
  '..kbbbppppppbk.k.k..',
  '..kbbpkppkppk.klkEk.',
  '..kbbpkppkppkklEeElk',
  '..kbbPppppppk.kleEk.',
  '...kkPPppppk.klEeElk',
  '..kEEEPPPEEEkkkkekk.',
  '.kEElEEEEEEEEpppppk.',
  '.kEllBwwwwwEEEpepk..',
  '.kEEkwBwwEEwkkkek...',
  '.kppkwwBElEwk..k....',
  '.ktttwwEBEwwk.......',
  '.ktltwwwwBwwk.......',
  '.ktttBBBkBBBBk......',
  '..kkkkkk.kkkk.......',
];
