import type { Sprite } from '../palette.js';

export const mascot: Sprite = [
  '....kk....kk........',
  '...kwwk..kwwk.......',
  '..kwFFwkkwFFwk......',
  '..kwFFwkkwFFwk..k...',
  '..kwFFwkkwFFwkkkykk.',
  '..kwwFwwwwFwwkyyyyyk',
  '.kwwwwwwwwwwwwyoyoyk',
  '.kwwkwwwwwkwwwyyoyyk',
  '.kwwkwwFFwkwwsoyyyok',
  '.kwwwwwkkwwwwskyoyk.',
  '.kwwwpppppppwskswk..',
  '.kkwpkppppkpwkswwk..',
  'kyyywppkkppwwwwwk...',
  'kyoysssppssswwsk....',
  'kyyywwwFFFwwwkk.....',
  '.kykwwFFFFFwwk......',
  '..kkwwFFFFFwwk......',
  '...kwwwsswwwwk......',
  '..kFFFFkkFFFFFk.....',
  '...kkkk..kkkkk......',
];
