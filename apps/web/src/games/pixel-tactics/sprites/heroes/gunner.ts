import type { Sprite } from '../palette.js';

export const gunner: Sprite = [
  '....kkkkkk..........',
  '...kRRRRRRk.........',
  '..kRRRoRRRRk........',
  '.kRRRRRRRRRRk.......',
  '.kRkRttttttRk..kkk..',
  'kRkkttpppppk..kgggk.',
  '.kkktpkppkpk..kgGgk.',
  '.koktpkppkpkkkggGgKk',
  'koyotPppppggggGGGgKk',
  '.ktgkPPpgGGGGgsGGgKk',
  '.kggggggssssssgsGgKk',
  'kgGGGgGGGGGGGGgGGgKk',
  'kgGGGgGGGGGGGGggGgKk',
  '.kgggggggggggggkgggk',
  '..kEElEppkEEppk.kkk.',
  '..keEEEPpEEPpk......',
  '...kBBBYBBBkk.......',
  '...ktttktttkk.......',
  '...kBBBBkBBBBk......',
  '....kkkk.kkkk.......',
];
