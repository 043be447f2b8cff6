import type { Sprite } from '../palette.js';

export const artist: Sprite = [
  '....kk..............',
  '...kffkkkk.....kk...',
  '..kfFFFFFFkk..kook..',
  '.kfFFFFFFFFFkkooyok.',
  '.kffFFFFFFFFFkooook.',
  '..kffffffffffkoook..',
  '..kKKppppppKkkGGGk..',
  '..kKpkppkppk..ktk...',
  '...kpkppkppk..ktk...',
  '...kPkPpPkPk..ktk...',
  '....kPkkkPk...ktk...',
  '..kkwwPPPwwkkkktk...',
  '.ktwwwRRRwwwwwptpk..',
  'kttttwwwwwwwwwptpk..',
  'ktRttwuwwwFwkkktk...',
  'kttttywwlwwwk.ktk...',
  'ktNtEwwwwwowk..k....',
  '.ktttuukuuukk.......',
  '..kkkBBBkBBBBk......',
  '.....kkk.kkkk.......',
];
