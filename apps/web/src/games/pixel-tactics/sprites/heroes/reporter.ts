import type { Sprite } from '../palette.js';

export const reporter: Sprite = [
  '....kkkkkk..........',
  '...kttttttk.........',
  '..kttttttttk........',
  '..kttttttwwk........',
  '.kkBBBBBBwwkk.......',
  'kttttttttttttk.k....',
  '.kkbbppppppkkkkwkk..',
  '..kbpkppkppkkwkwkwk.',
  '..kbpkppkppk.kwwwk..',
  '..kbPpppppk.kwwywwk.',
  '...kkPRRpkk.kkwwwk..',
  '..kTTTPPTTTkKKGgKKk.',
  '.kTTtTTRTtTTpgkkkgk.',
  '.kTTTtTRtTTTpkCikKk.',
  '.kTTkTTRTTkppkCCkKk.',
  '.kTpkBBYBBkkKKkkKKk.',
  '.kppkTTTTTkkkkkkkk..',
  '..kkktTTkTTtk.......',
  '....kBBBkBBBBk......',
  '.....kkk.kkkk.......',
];
