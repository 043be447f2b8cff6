import type { Sprite } from '../palette.js';

export const paladin: Sprite = [
  '.....kkkkkk...kkkkk.',
  '....kyyyyyyk.ksssssk',
  '...kyyTyyyyykksYyYsk',
  '..kwyyyyyyyywkwYyYsk',
  '.kwwwYYYCYYwwwGGGGGk',
  '..kyyyppppppykkktkk.',
  '..kyyypkppkpk..ktk..',
  '..kyyPpkppkpk..ktk..',
  '..kyyyPpppppk..ktk..',
  '.kyyYYYYYwwskkkktk..',
  'kyyYwwwwwYwwYssktk..',
  '.kYwwwywwwYsYwwswwk.',
  '.kYwyyyyywYwswswwwk.',
  '.kYwwyyywwYYskkktk..',
  '.kYwyywyywYswskktk..',
  '.kYwwwwwwwYwswGkYk..',
  '..kYwwwwwYkswwGkk...',
  '...kYYwYYkksswGk....',
  '....kYYYkYYYYYYk....',
  '.....kkk.kkkkkk.....',
];
