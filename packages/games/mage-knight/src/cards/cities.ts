import type { BasicColor, Pile } from '../terms.js';

/** How many tokens of each pile defend a city, for levels 1 to 11 (MK-EXP-13). */
type Garrison = Readonly<Partial<Record<Pile, number>>>;

export const garrisons: Readonly<Record<BasicColor, readonly Garrison[]>> = {
  white: [
    { white: 1 },
    { white: 1, gray: 1 },
    { white: 2 },
    { white: 1, gray: 2 },
    { white: 2, gray: 1 },
    { white: 1, gray: 3 },
    { white: 2, gray: 2 },
    { white: 3, gray: 1 },
    { white: 2, gray: 3 },
    { white: 3, gray: 2 },
    { white: 4, gray: 1 },
  ],
  blue: [
    { violet: 1, gray: 1 },
    { violet: 2 },
    { white: 1, violet: 1 },
    { white: 1, violet: 1, gray: 1 },
    { white: 1, violet: 2 },
    { white: 2, violet: 1 },
    { white: 1, violet: 2, gray: 1 },
    { white: 2, violet: 2 },
    { white: 3, violet: 1 },
    { white: 2, violet: 2, gray: 1 },
    { white: 3, violet: 2 },
  ],
  red: [
    { white: 1 },
    { violet: 1, brown: 1 },
    { white: 1, brown: 1 },
    { violet: 2, brown: 1 },
    { white: 1, violet: 1, brown: 1 },
    { violet: 2, brown: 2 },
    { white: 1, violet: 2, brown: 1 },
    { white: 2, violet: 1, brown: 1 },
    { white: 1, violet: 2, brown: 2 },
    { white: 2, violet: 1, brown: 2 },
    { white: 3, violet: 1, brown: 1 },
  ],
  green: [
    { brown: 1, gray: 1 },
    { brown: 2 },
    { brown: 1, gray: 2 },
    { white: 1, brown: 1, gray: 1 },
    { white: 1, brown: 2 },
    { white: 1, brown: 1, gray: 2 },
    { white: 1, brown: 2, gray: 1 },
    { white: 2, brown: 2 },
    { white: 1, brown: 3, gray: 1 },
    { white: 2, brown: 2, gray: 1 },
    { white: 3, brown: 2 },
  ],
};
