import type { Sprite } from '../palette.js';

export const killer: Sprite = [
  '.................k..',
  '......kkkkkk....ksk.',
  '.....kgKKKKKk..kswk.',
  '....kgKKKKKKKk.kswk.',
  '...kgKKKKKKKKKkkswk.',
  '...kgKKKkkkkkkkkswk.',
  '...kgKKkkRkkkRkkYYYk',
  '...kgKKkkRRkkRRkkppk',
  '..kkgKKkkkkkkkkkgppk',
  '.kRRRRRRRRRRRRkgKKk.',
  'kRRRkrRRRRRRrkgKKk..',
  'kRRkgKrrrrrrKgKKk...',
  'kRkkgKKKKKKKKKKk....',
  '.kkgKKKKKKKKKKk.....',
  '.kgKKkBBBYBBBk......',
  'kppKkgKKKKKKKk......',
  'kYYYkgKKKkgKKKk.....',
  '.kswkgKKk.kgKKKk....',
  '.kswkgggk.kggggk....',
  '..kk.kkk...kkkk.....',
];
