import type { Sprite } from '../palette.js';

export const warrior: Sprite = [
  '..............kkk...',
  '...k.kkkkk...ksssk..',
  '..kbkbbbbbkkkssswk..',
  '.kbbbbbbbbbbksswwk..',
  '.kkbbbbbbbbbbsswwk..',
  'kRRRRRRRRRRRksswwk..',
  'kRkRbbpppppPksswwk..',
  '.k.kbpkppkppksswwk..',
  '...kbPkppkppksswwk..',
  '....kPPpppPkksswwk..',
  '...kkNNPPNNkksswwk..',
  '..kpNNNNNNNNYYYYYYk.',
  '.kppnNNNNNNppppBkk..',
  '.kpPnnNNNNnPPPkBk...',
  '.kppkBBBYBBkkkkYk...',
  '..kkknNNNNNk...k....',
  '...knnNNkNNNk.......',
  '...kBBBk.kBBBk......',
  '...kBBBBkkBBBBk.....',
  '....kkkk..kkkk......',
];
