import type { Sprite } from '../palette.js';

export const mystic: Sprite = [
  '.......kk...........',
  '......kuuk..........',
  '.....kuuuuk.........',
  '....kkuNNukk....k...',
  '...kuuuuuuuuk..kik..',
  '..kuubbbbbbuukkiCik.',
  '.kiubbbCbbbbukkCCCk.',
  'kiCibkkbbkkbk..kCk..',
  '.kCkbbbbbbbbk.k.k...',
  '..k.kbbPPbbk.kik....',
  '...kwwCbbCwwkiCCk...',
  '..kwwwwCCwwwwkCk....',
  '.kwwswwCCwwswwk.....',
  '.kwsbwwCCwwbswk.....',
  '..kbbsCCCCsbbkk.....',
  '.knnnNbbNbbNnnnk....',
  'knNNNNNnnnNNNNNnk...',
  '.knnbbnNNNnbbnnk....',
  '.kiiCCCCCCCCCiik....',
  '..kkkkkkkkkkkkk.....',
];
