import type { Sprite } from '../palette.js';

export const overlord: Sprite = [
  '..k...........k.....',
  '.kTk.........kTk....',
  '.kTTkkkkkkkkkTTk....',
  '.kTTTKKKKKKKTTTk....',
  '..kTTKgKKKKKTTk.....',
  '...kkKgKKKKKKk..k...',
  '....kKKkkkkkkk.kmk..',
  '..kkkKkRRkRRkkkmVmk.',
  '.kTTkKKkkkkkkkmVVVmk',
  'kgggTgKKgKgKKTkmVmk.',
  'kgKKggKKKKKKgggTtk..',
  'kKKgKKgrRRrgKKKggk..',
  'krKKgKKrRRrKKgKKKk..',
  'krrgKKgKrrKgKkggKk..',
  'krRrKKKgKKgKrkkKk...',
  'krRrkgKKYYKKrkkKk...',
  'krRrgKKgkgKKrrkKk...',
  'krRrgKKgkgKKgrkKk...',
  'krrkggggkgggggkKk...',
  '.kk.kkkk.kkkkk.k....',
];
