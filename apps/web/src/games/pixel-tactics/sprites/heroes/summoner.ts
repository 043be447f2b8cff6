import type { Sprite } from '../palette.js';

export const summoner: Sprite = [
  '....................',
  '....kkkkkk..........',
  '...kffffffk.........',
  '..kffFFffffk........',
  '.kffFfffffffk...F...',
  '.kffffpppppfk..F.F..',
  '.kfffpkppkpfk..kF...',
  '.kfffpkppkpk.kkppk..',
  '.kffffpppppkkccppk..',
  '.kffkfPPpkkcccckk...',
  '.kffcccPccCccck..k..',
  '.kfcCcccyccckklkklk.',
  '.kfcCcccyckkkllkkllk',
  '..kpCccccyck.kllllk.',
  '..kpCccccyckklklklEk',
  '...kCccccyckklllllEk',
  '..kcCccccyccmmlEElm.',
  '..kcccccccymF.mkmFm.',
  '.kYYYYYYYYYYkmmmm...',
  '..kkkkkkkkkk........',
];
