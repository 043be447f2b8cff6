import type { Sprite } from '../palette.js';

export const scientist: Sprite = [
  '....kk..kk..........',
  '...kuukkuukk....k...',
  '..kuuuuuuuuuk..kCk..',
  '..kuuuuuuuuuukkCkCk.',
  '.kuuuuuuuuuuuk.kCk..',
  '..kuuuppppppk..kGk..',
  '..kuNkkkkkkkkk.kGk..',
  '..kuPkiwkkiwkkksGsk.',
  '...kPkiikkiikksGGGsk',
  '....kPkkppkkPkgGCGgk',
  '....kkPPppppkkgCiCgk',
  '...kwwsRRswwkkgGCGgk',
  '..kwwwwRRwwwwwpgggk.',
  '..kwwswwrwwwwwpkgk..',
  '..kwwswwrwwwkkk.k...',
  '..kpPswwwswwwk......',
  '...kwwwwwswwwk......',
  '....knnnkknnnk......',
  '....kKKKKkKKKKk.....',
  '.....kkkk.kkkk......',
];
