import type { Sprite } from './palette.js';

const sword: Sprite = [
  '........kk.',
  '.......kswk',
  '......kswwk',
  '.....kswwk.',
  '.k..kswwk..',
  'kYkkswwk...',
  'kYYswwk....',
  '.kYYwk.....',
  '.kbYYk.....',
  'kbbkkYk....',
  '.kk..k.....',
];

const heart: Sprite = [
  '..kk...kk..',
  '.kRRk.kRRk.',
  'kRFFRkRRRRk',
  'kRFwRRRRRrk',
  'kRFRRRRRRrk',
  'kRRRRRRRRrk',
  '.kRRRRRRrk.',
  '..kRRRRrk..',
  '...kRRrk...',
  '....krk....',
  '.....k.....',
];

const drop: Sprite = [
  '.....k.....',
  '....kRk....',
  '....kRk....',
  '...kRRRk...',
  '...kRRRk...',
  '..kRFRRrk..',
  '.kRFRRRRrk.',
  '.kRFRRRRrk.',
  '.kRRRRRrrk.',
  '..kRRrrrk..',
  '...kkkkk...',
];

const bow: Sprite = [
  '...kk......',
  '..kttkk....',
  '..kskttk...',
  '..kskkktk..',
  '.kkskkkttk.',
  'kRttttttGwk',
  '.kkskkkttk.',
  '..kskkktk..',
  '..kskttk...',
  '..kttkk....',
  '...kk......',
];

const shield: Sprite = [
  '.kkkkkkkkk.',
  'ksssssssssk',
  'ksNNNyNNnGk',
  'ksNNNyNNnGk',
  'ksNyyyyynGk',
  'ksNNNyNNnGk',
  '.ksNNyNnGk.',
  '.ksNNNNnGk.',
  '..ksNNnGk..',
  '...ksGGk...',
  '....kkk....',
];

const wand: Sprite = [
  '......k....',
  '.....kyk...',
  '...kkyyykk.',
  '..kyyywyyyk',
  '...kywwwyk.',
  '....kywyk..',
  '...kyykyyk.',
  '..kVmk.kk..',
  '.kVmk......',
  'kVmk.......',
  '.kk........',
];

const scroll: Sprite = [
  '..kkkkkkk..',
  '.ktTTTTTTk.',
  'ktTwTTTTTtk',
  '.kTTTTTTTk.',
  '.kTBBBBBTk.',
  '.kTTTTTTTk.',
  '.kTBBBTTTk.',
  '.kTTTTTRTk.',
  'ktTTTTRRRtk',
  '.ktttttttk.',
  '..kkkkkkk..',
];

const flag: Sprite = [
  '.kkkk......',
  'kbRRRkkk...',
  'kbRRRRRRkk.',
  'kbRFFRRRRRk',
  'kbRRRRRRRk.',
  'kbRRRRRRRRk',
  'kbkRRkRRRk.',
  'kbkkk.kkk..',
  'kbk........',
  'kbk........',
  '.k.........',
];

const crown: Sprite = [
  '...........',
  '.k...k...k.',
  'kyk.kyk.kyk',
  'kyk.kyk.kyk',
  'kyykyyykyyk',
  'kyyyyyyyyyk',
  'kyTyyyyyyYk',
  'kyRyyCyyRYk',
  'kyyyyyyyyYk',
  'kYYYYYYYYYk',
  '.kkkkkkkkk.',
];

const skull: Sprite = [
  '...kkkkk...',
  '..kwwwwwk..',
  '.kwwwwwwwk.',
  'kwwwwwwwwsk',
  'kwkkwwwkksk',
  'kwkkwwwkksk',
  'kwwwwkwwwsk',
  '.kwwwwwwsk.',
  '..kwkwkwk..',
  '..kwswswk..',
  '...kkkkk...',
];

const coin: Sprite = [
  '...kkkkk...',
  '..kyyyyyk..',
  '.kyTTTyyYk.',
  'kyTyyYyyyYk',
  'kyTyYYyyyYk',
  'kyTyyYyyyYk',
  'kyyyyYyyyYk',
  'kyyyYYYyyYk',
  '.kyyyyyyYk.',
  '..kYYYYYk..',
  '...kkkkk...',
];

const card: Sprite = [
  '..kkkkkkk..',
  '.kwwwwwwwk.',
  '.kwVVVVVsk.',
  '.kwVmVmVsk.',
  '.kwVVyVVsk.',
  '.kwVyyyVsk.',
  '.kwVVyVVsk.',
  '.kwVmVmVsk.',
  '.kwVVVVVsk.',
  '.kwssssssk.',
  '..kkkkkkk..',
];

/** Small signs, 11 x 11. */
export const icons = {
  sword,
  heart,
  drop,
  bow,
  shield,
  wand,
  scroll,
  flag,
  crown,
  skull,
  coin,
  card,
} as const satisfies Record<string, Sprite>;

export type IconName = keyof typeof icons;
