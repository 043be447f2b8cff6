import type { Sprite } from '../palette.js';

export const knight: Sprite = [
  '...kk...........k...',
  '..kRRkkkkkk....ksk..',
  '.kRRRRRsssskk..ksk..',
  'kRRRRsswwssssk.kwk..',
  'kRRkssswsssssskkRk..',
  'kRkksssssssssskkwk..',
  '.k.ksskkkkkkkkkwwRk.',
  '...kssGssssssskwRRk.',
  '...kssGksksksskRRwk.',
  '...kksGGssssGkkRwwk.',
  '..ksssGGGGGGsskwwRk.',
  '.kswwsGNNNNGswskRRk.',
  '.ksssGNNyyNNsssRRwk.',
  '.kGsGGNNyyNNGsGGGGGk',
  '.ksskGNNNNNNGksssGk.',
  '.ksgkGgNNNNgGkkkbk..',
  '..kkkswGkswGk..kbk..',
  '....kssGkssGk..kBk..',
  '...kssGGkssGGk..k...',
  '....kkkk.kkkk.......',
];
