import type { Sprite } from '../palette.js';

export const templar: Sprite = [
  '.....kkkkkk.........',
  '....kggggggk........',
  '...kgGGGGGGgk.......',
  '..kgGsGGGGGGgk......',
  '..kgGspppppppk......',
  '..kgGpppppprpk..k...',
  '..kgGpkppkrppk.kyk..',
  '..kgGpkppkppk..ktk..',
  '..kgGbrbbbbbkkkktkk.',
  '..kgGGbbbbbkkYYYYYYk',
  '..ksGgGbbbGGGkpswpk.',
  '.ksGGRRRRRRGsGGswpk.',
  '.kGGGRRyRRRGGGgswk..',
  '.kGgkRyyyRRkkkkswk..',
  '.kppkRyTyRRk..kswk..',
  '.kppkBBByBBk..kswk..',
  '..kkkRRRRRRk..kswk..',
  '....krggkggrk.kswk..',
  '...kggggkggggk.kwk..',
  '....kkkk.kkkk...k...',
];
