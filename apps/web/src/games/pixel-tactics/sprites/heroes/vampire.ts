import type { Sprite } from '../palette.js';

export const vampire: Sprite = [
  '.......kkkk.........',
  '.....kkKKKKkk.......',
  '....kKKKKKKKKk......',
  '....kKKKgKKKKKk.....',
  '.k.kKKKKHKKHKKk.k...',
  'krkkKKHHHHHHHKkkrk..',
  'krrkKHHRHHHRHHkrrk..',
  'krRrKHHRHHHRHHrRrk..',
  'krRRrHHHHHHHHHrRrk..',
  'krRRRrHkkkkkHrRRrk..',
  'kKrRRRrwHHHwrRRrKk..',
  'kKKrRRwwwwRwwRrKKKk.',
  'kKKKrKswwRRwsKrKKKKk',
  'kKKKKKKswRwsKKKKKKKk',
  'kKKKKKKKwwwKKKKKKKKk',
  'kKKKrKKKKyKKKKrKKKKk',
  'kKKkrKKKKkKKKKrkKKKk',
  'kKk.kKKKk.kKKKk.kKKk',
  'kKk.kKKKKkkKKKKk.kKk',
  '.k...kkkk..kkkk...k.',
];
