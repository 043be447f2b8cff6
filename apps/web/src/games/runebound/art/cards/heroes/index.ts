import type { Drawing } from '../brush/marks.js';
import { carthos, jaes, mok, thorn } from './casters.js';
import { nara, redScorpion, valadir, varikas } from './fighters.js';
import { bogran, ronan, silhouette, vyrah } from './scouts.js';

/** Bust portraits, 100 by 120. */
export const heroPictures = {
  jaes,
  bogran,
  carthos,
  nara,
  'red-scorpion': redScorpion,
  ronan,
  thorn,
  silhouette,
  valadir,
  mok,
  varikas,
  vyrah,
} satisfies Record<string, Drawing>;
