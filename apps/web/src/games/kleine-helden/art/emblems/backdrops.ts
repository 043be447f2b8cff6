import type { Tint } from '../palette.js';
import { type Drawing, wash } from '../pen/marks.js';

/** A stain of paint behind an emblem; its form tells the kind of card, its colour the family. */
const stain = (tint: Tint, outer: string, inner: string): Drawing => [wash(tint, outer, 0.34), wash(tint, inner, 0.26)];

/** Things and spells lie on a round blot. */
export const blot = (tint: Tint): Drawing =>
  stain(
    tint,
    'z 30,3 44,4 55,11 60,24 59,38 62,48 50,57 38,60 27,62 13,58 6,47 3,34 5,20 13,9',
    'z 31,8 45,9 54,20 56,34 53,47 42,55 28,57 14,51 9,38 10,22 19,12',
  );

/** Manoeuvres are drawn over a swing of the brush. */
export const swing = (tint: Tint): Drawing =>
  stain(
    tint,
    'z 0,48! 8,30 24,16 44,8 64,6! 61,14 64,20! 60,28 64,34! 54,44 36,54 18,60 4,62! 6,55',
    'z 6,50 16,34 32,22 50,15 60,14 57,26 50,38 34,48 16,56',
  );

/** Events are little scenes on a panel. */
export const panel = (tint: Tint): Drawing =>
  stain(
    tint,
    'z 3,6! 20,3 42,5 61,3! 63,22 60,42 62,60! 44,62 22,60 3,62! 1,42 4,24',
    'z 7,10! 32,8 57,9! 58,32 57,56! 32,57 8,57! 7,32',
  );

/** Spontaneous events burst out. */
export const burst = (tint: Tint): Drawing =>
  stain(
    tint,
    'z 32,0! 38,9 50,3! 51,14 63,16! 57,27 64,36! 55,42 58,55! 46,54 40,64! 32,56 22,63! 18,53 6,55! 9,43 0,36! 8,27 1,15! 13,14 14,3! 26,9',
    'z 32,8! 39,15 48,12! 49,20 56,24! 52,32 55,42! 46,46 44,54! 34,50 24,55! 20,46 9,44! 13,33 8,24! 17,20 18,11! 27,15',
  );
