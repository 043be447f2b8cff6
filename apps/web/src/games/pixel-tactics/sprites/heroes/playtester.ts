import type { Sprite } from '../palette.js';

export const playtester: Sprite = [
  '.....kkkkkk.........',
  '...kkGGGGGGkk.......',
  '..kGGKKKKKKGGk......',
  '..kGKKgKKKKKKGk.....',
  '.kCCKKKKKKKKKCk.....',
  'kCCCcKbbbbbbKCk.k...',
  'kCCCcbbbbbbbbCkkGkk.',
  'kCCCcbkbbkbbkkttGttk',
  '.kCCKbkbbkbbkktEwktk',
  '..kKKPbbbbbbkktwwwtk',
  '...kkPPbbbbk.ktEwktk',
  '...kooPPbookkktwwwtk',
  '..kooooooooooobRwktk',
  '..kooyooooookbbttttk',
  '..kookoooook.kkkkkk.',
  '..kbbkoooook.klkklk.',
  '...kkknnnnnk.klEElk.',
  '....knnkknnkklERRElk',
  '...kwwwwkwwwwklEElk.',
  '....kkkk.kkkk.kkkk..',
];
