/**
 * Every game there is, a line each: command line, server and web app take them from here. The key is the game's id, its
 * folder in `packages/games` and the end of its package's name.
 */
export const packages = {
  noughts: () => import('@heldentisch/noughts'),
  'pixel-tactics': () => import('@heldentisch/pixel-tactics'),
  'kleine-helden': () => import('@heldentisch/kleine-helden'),
  runebound: () => import('@heldentisch/runebound'),
  'mage-knight': () => import('@heldentisch/mage-knight'),
  lamplight: () => import('@heldentisch/lamplight'),
};
