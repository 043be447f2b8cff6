import type { Sprite } from '../palette.js';

export const dragonmage: Sprite = [
  '.k..k...............',
  'kTkkTkkkkkk.........',
  'kTTkTTEEEEEk........',
  '.kTTEEEEEEEEk.......',
  '..kEEElEEyyEEkk.....',
  '..kEElEEEykEEEEk....',
  '.kEEllEEEEEEEEEEk...',
  '.keEEewTwTwTwTwkkk..',
  '.keEeeppppppkkkkRRk.',
  '..keepkppkpkRkkRRyRk',
  '..keePkppkpkRRkRRRRk',
  '..kekPPpppkkRrRRRRk.',
  '...knNNPPNNkRrrRok..',
  '..knNNNyyNNkkrRooRk.',
  '..knNnNNyNNNkRRook..',
  '..kppnNNyNppkRRooRk.',
  '..kpnnNNyNNnkRRRRk..',
  '..knnNNNyNNNRRkRkRk.',
  '.kuuuuuuuuuuuk.k.k..',
  '..kkkkkkkkkkk.......',
];
