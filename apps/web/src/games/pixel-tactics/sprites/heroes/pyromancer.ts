import type { Sprite } from '../palette.js';

export const pyromancer: Sprite = [
  '....k......k........',
  '...kok..k.kok.......',
  '..kkookkokook.......',
  '.kokoyokoooyok......',
  '.koooyyooyyyok......',
  '.kooyyyyoyyyyokk....',
  '.koyyywyyyyyookokk..',
  '.kooyybbbbbbokkokok.',
  '..koybwkbbwkkkooyok.',
  '..koobwkbbwkkkoyyok.',
  '...kobbbbbbk.koywyok',
  '..krRRbbbRRkk.kyyok.',
  '.krRRRRyRRRRRkkbbk..',
  '.krRrRRRyRRRRRbbk...',
  '.kbbkrRRRyRkkRRk....',
  '.kbokrRRRyRk.kk.....',
  '.kooorRRRRyRk.......',
  'koyyorRRRRyRk.......',
  '.kooRRoRoRooRk......',
  '..kkkkkkkkkkk.......',
];
