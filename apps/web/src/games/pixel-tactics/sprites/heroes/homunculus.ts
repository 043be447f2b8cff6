import type { Sprite } from '../palette.js';

export const homunculus: Sprite = [
  '......kkkkkk........',
  '.....khhhhhhk.......',
  '....kKKKKKKKKk......',
  '....kKhhhhhhKhk.....',
  '...kGhhhkhhhhhGk....',
  '...kGhyyhhyyhhk.....',
  '..kkkhykhhykhhkkk...',
  '.khhhhhhhhhhhhhhhk..',
  'khhhhehkwkwkhehhhhk.',
  'khhhhheeeeeeehhhhhhk',
  'khhthhhhhhkhhhhhhhhk',
  'khttthhhhkkkhhhehhhk',
  'khhthkhhhhkhtthkhhhk',
  'kehhhkhhhkkkhthkhhhk',
  'kehhhkehhhkhhhekehhk',
  'khhhhkBBBBBBBBBkhhhk',
  'khhhkkbBBbBBbBBkhhhk',
  '.kkk.khhhkkkhhhkkkk.',
  '....kehhhk.kehhhk...',
  '.....kkkk...kkkk....',
];
