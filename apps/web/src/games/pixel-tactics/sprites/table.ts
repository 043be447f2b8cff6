import type { Sprite } from './palette.js';

/** A fallen hero: the tombstone. */
export const corpseSprite: Sprite = [
  '......kkkkkkkk......',
  '.....kssssssssk.....',
  '....ksGGGGGGGGgk....',
  '...ksGGGGGGGGGGgk...',
  '...ksGGwwwwwGGGgk...',
  '...ksGwwwwwwwGGgk...',
  '...ksGwkkwkkwGGgk...',
  '...ksGwkkwkkwGkgk...',
  '...ksGwwwkwwwkGgk...',
  '...ksGGwwwwwGkGgk...',
  '...ksGGwkwkwGGkgk...',
  '...ksGGGGGGGGGGgk...',
  '...ksGggggggggGgk...',
  '...ksGGGGGGGGGGgk...',
  '..kksGGggggggGGgkk..',
  '.klksGGGGGGGGGGgklk.',
  '.kElkGGGGGGGGGgklEk.',
  'kBEEllEElEEllElEEEBk',
  '.kBBBBBBBBBBBBBBBBk.',
  '..kkkkkkkkkkkkkkkk..',
];

/** The back of every card. */
export const cardBack: Sprite = [
  '..kkkkkkkkkkkkkkkk..',
  '.kYyyyyyyyyyyyyyyYk.',
  'kYYvvvvvvvvvvvvvvYYk',
  'kyvvVvvvvVVvvvvVvvyk',
  'kyvVmVvvVvvVvvVmVvyk',
  'kyvvVvvVvvvvVvvVvvyk',
  'kyvvvvVvvVVvvVvvvvyk',
  'kyvvvVvvVmmVvvVvvvyk',
  'kyvvVvvVmyymVvvVvvyk',
  'kyvVvvVmywwymVvvVvyk',
  'kyvVvvVmywwymVvvVvyk',
  'kyvvVvvVmyymVvvVvvyk',
  'kyvvvVvvVmmVvvVvvvyk',
  'kyvvvvVvvVVvvVvvvvyk',
  'kyvvVvvVvvvvVvvVvvyk',
  'kyvVmVvvVvvVvvVmVvyk',
  'kyvvVvvvvVVvvvvVvvyk',
  'kYYvvvvvvvvvvvvvvYYk',
  '.kYyyyyyyyyyyyyyyYk.',
  '..kkkkkkkkkkkkkkkk..',
];
