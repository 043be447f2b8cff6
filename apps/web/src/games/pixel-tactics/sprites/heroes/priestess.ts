import type { Sprite } from '../palette.js';

export const priestess: Sprite = [
  '....kkkkkkkk........',
  '...kyyyyyyyyk..kkk..',
  '..kykkkkkkkkykkyyyk.',
  '...kyyyyyyyykkykCkyk',
  '...kwwwwwwwwkkyCiCyk',
  '..kwwwwwwwwwwkykCkyk',
  '.kwwwFFFFFFwwkkyyyk.',
  '.kwwFFppppppwk.kYk..',
  '.kwwFpkppkppk..kYk..',
  '.kwwFpkppkppk..kYk..',
  '.kwwFFpppppwk..kYk..',
  '..kwwFFPPFwwkkkpYpk.',
  '..kwwyywwyywwwwwYpk.',
  '..kwwwwyywwwwwwsYk..',
  '..kwswwyywwwkkkkYk..',
  '..kwswwyywwsk..kYk..',
  '.kwwswwyywwwwk.kYk..',
  '.kwsswwyywwswk.kYk..',
  '.kYYYYYYYYYYYk.kYk..',
  '..kkkkkkkkkkk...k...',
];
