import type { Sprite } from '../palette.js';

export const witch: Sprite = [
  '.......kkk..........',
  '.....kkVVVk.........',
  '....kVVVVVVk........',
  '...kVVkvVVVVk.......',
  '....kkvVVVVVVk......',
  '...kkkvyyYyyVkkk....',
  '..kVVVVVVVVVVVVVk...',
  '...klllEllllEkkk....',
  '..klllpppppplk......',
  '..kllpkppkpplk......',
  '..kllpkppkppk.......',
  '..kllkpppppk........',
  '...klvVVPVVvkk......',
  '.k.kvVVVVVVVppk.....',
  'kykkvVVyVVVVkppkkkk.',
  'kyyyBBvVVVVBBBBBBBBk',
  'kyYyBBvVVVVVVkkkkkk.',
  'kyyykkvvVVVVpppk....',
  'kykk..kkkkkppKKKk...',
  '.k.........kkkkk....',
];
