import type { Sprite } from '../palette.js';

export const illusionist: Sprite = [
  '....kkkkkkk.........',
  '...kKKKKKKKk........',
  '...kKgKKKKKk........',
  '...kKgKKKKKk..kk....',
  '...kVVVVVVVk.kwwk...',
  '..kKKKKKKKKKkwwRwk..',
  '.kKKKKKKKKKKwRwwwkk.',
  '..kkyypppppkwwwwwwwk',
  '...kypkppkykkwwwRwwk',
  '...kypkppkpk.kwwwwwk',
  '....kPpppBBk..kppkk.',
  '...kVVPPPkVVkkppk...',
  '..kVVVwwwVVVVVVk....',
  '.kVVmVwRwVVVVVk.....',
  '.kVmVVVwVVVkkk......',
  '.kVpvVVyVVvk........',
  '.kVpkvVVVvk.........',
  '.kVkkKKkKKk.........',
  '..k.kKKkKKKk........',
  '.....kk.kkk.........',
];
