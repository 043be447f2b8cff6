import type { Sprite } from '../palette.js';

export const planestalker: Sprite = [
  '....................',
  '...mmmmm............',
  '..mVvvvVmkk.........',
  '.mVvnnnnnnNk........',
  '.mVvnnNnnnnNk.......',
  '.mVnnnnnwnnnNk......',
  '.mVnNnkkkkkkNk..k...',
  '.mVnnnkCkkCkNk.kyk..',
  '.mVvnnkkkkkkNkkyyyk.',
  '.mVvvnnkkkkNkkpkyk..',
  '.mVvnnnNnnnnnnpkk...',
  '.mVnnwnnnnnnnnNk....',
  '.mVnnnnnynnNNkk.....',
  '.mVnNnnnnnnNk.......',
  '.mVnnnnynnnnNk......',
  '.mVvnnnnnnwnNk......',
  '..mVvnNnnnnnnNk.....',
  '...mmVKKkkKKkk......',
  '....kKKKKkKKKKk.....',
  '.....kkkk.kkkk......',
];
