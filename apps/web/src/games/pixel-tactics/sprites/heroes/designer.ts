import type { Sprite } from '../palette.js';

export const designer: Sprite = [
  '...............k....',
  '....kkkkkkk...kkk...',
  '...kbbbbbbbk..kTk...',
  '..kbbbbbbbbbkkTTTk..',
  '.kbbbbbbbbbbbkyYok..',
  '.kbbbpppppbbkkyYok..',
  '.kbbkkkkkkkkkkyYok..',
  '.kbpkwkpkwkkkkyYok..',
  '..kpkkkpkkkpkkyYok..',
  '..kPpppppppk.kyYok..',
  '...kPPkkkpk..kyYok..',
  '..kkNNPPPNNkkkyYok..',
  '.kNNNNNNNNNNNppYppk.',
  '.kNNwNNNNwNNNppYppk.',
  'kwwwkwNNNwNNkkyYok..',
  'kwkwwwnNNNNnkkGsGk..',
  'kwwwkwnnnnnnkkFFFk..',
  'kwwkwwkttkttk.kkk...',
  '.kkkkkBBBkBBBk......',
  '......kkk.kkk.......',
];
