import type { Sprite } from '../palette.js';

export const alchemist: Sprite = [
  '......kkkkkk.....k..',
  '....kkooooook...klk.',
  '...kooooyyoook.klk..',
  '..koooyyooooookkkk..',
  '.koooBCiBBCiBBkswwk.',
  'koooooCCBBCCBk.kwsk.',
  'kooooppppppppokkwsk.',
  'kookopkppkppkkkwlisk',
  'kookoPkppkppkkllilsk',
  'kok.kPPppppk.klllEEk',
  '.k.kTccPPccTkkkEEEk.',
  '..kTTCccccCTTTppkk..',
  '..kTTTCCCCTTTTpk....',
  '..kpTTBBYBTTkkk.....',
  '...kTTCCCCTTk.......',
  '...kTTCCCCTTk.......',
  '...kTTTccTTTk.......',
  '....kBBkkBBk........',
  '....kBBBkBBBk.......',
  '.....kkk.kkk........',
];
