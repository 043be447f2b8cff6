import type { Sprite } from '../palette.js';

export const berserker: Sprite = [
  '...k...k.....kkkk...',
  '..kRkkkRkk..kssssk..',
  '.kRRkRRRRRkksswtssk.',
  '..kRRRRRRRRksGstsGsk',
  '.kRRRRRRRRRRkGstsGk.',
  'kRRRRoRRoRRRkkktkk..',
  '.kRRRpPpPppRk.ktk...',
  '.kRRpwkppwkRk.ktk...',
  '.kRRpRppppRpk.ktk...',
  '..kRPRkkkkRPkkptk...',
  '.kpPRRwwwwRRkppppk..',
  'kpppPRRRRRPpppptpk..',
  'kppppPRRRPppppktk...',
  'kppPppPPPppPpkktk...',
  'kppkpppPppppk.ktk...',
  'kPPkBBBYYBBBk.ktk...',
  '.kkktBtBtBtBk..k....',
  '...kpppkkpppk.......',
  '...kBBBBkBBBBk......',
  '....kkkk.kkkk.......',
];
