/* The signs of the heroes, as ink on paper: around (0, 0), within 24 to each side. */
import type { HeroId } from '../world.js';

/** Filled shapes, and lines over them. */
interface Emblem {
  readonly fill: string;
  readonly line?: string;
  /** Left out of the filled shape. */
  readonly bare?: string;
}

export const emblems: Readonly<Record<HeroId, Emblem>> = {
  // A staff with a flame.
  jaes: {
    fill: 'M-2-2h4v26h-4zM0-26c10 8 11 14 6 20-2 3-4 4-6 4s-4-1-6-4c-3-4-2-8 1-11 0 3 1 5 3 5-1-5-1-9 2-14z',
    line: 'M-9 2q9 6 18 0',
  },
  // Crossed daggers.
  bogran: {
    fill: 'M-20-22l22 26-4 4zM20-22l-22 26 4 4zM-13 21l-6-6 11-9 4 4zM13 21l6-6-11-9-4 4z',
    line: 'M-14 5l9 9M14 5l-9 9',
  },
  // A spiral that will not rest.
  carthos: {
    fill: 'M-2-2a3 3 0 1 1 5 4a3 3 0 0 1-5-4z',
    line: 'M3 1c3-6-5-10-10-6-7 6-3 17 7 17 13 0 18-15 11-25-8-10-26-9-31 3-3 8-2 16 3 22',
  },
  // Fangs.
  nara: { fill: 'M-22-16q22 10 44 0-2 8-6 9-1 18-7 29-4-12-4-26h-10q0 14-4 26-6-11-7-29-4-1-6-9z' },
  // A scorpion.
  'red-scorpion': {
    fill: 'M-9 6c0-7 4-11 9-11s9 4 9 11-4 15-9 18c-5-3-9-11-9-18zM14-27l9 4-8 5z',
    line: 'M2-4c4-3 4-9 9-9s6-6 5-10M-8 8l-13-2-2-8M-8 13l-11 2-4 7M8 8l12 0M8 13l11 4M-6 3l-9-8-1-9',
  },
  // Antlers.
  ronan: {
    fill: 'M0 24c-5-5-7-11-6-18h12c1 7-1 13-6 18zM-7 3l-7-4 6 7zM7 3l7-4-6 7z',
    line: 'M-4 5c-4-8-14-8-15-18M-12-3l-9 1M-17-8l-5-8M-14-5l3-14M4 5c4-8 14-8 15-18M12-3l9 1M17-8l5-8M14-5l-3-14',
  },
  // A rune on a stone.
  thorn: {
    fill: 'M-15 22l-4-22 6-20 13-6 14 6 5 20-4 22z',
    bare: 'M-2-17h4v34h-4zM2-13l10 8-10 8v-5l4-3-4-3z',
  },
  // A drawn bow.
  silhouette: {
    fill: 'M22-22l-3 11-8-8zM-22 22l3-9 6 6z',
    line: 'M-18 18L20-20M-12-22c20-2 34 12 32 32M-12-22L-4 8-4 8 20 10',
  },
  // A shield with a cross.
  valadir: {
    fill: 'M-19-21q19-8 38 0c1 22-4 36-19 46-15-10-20-24-19-46z',
    bare: 'M-3-17h6v12h11v6h-11v16l-3 3-3-3v-16h-11v-6h11z',
  },
  // A mask with tusks.
  mok: {
    fill: 'M-17-20q17-8 34 0 4 20-6 36l-11 9-11-9q-10-16-6-36z',
    bare: 'M-12-8l9 4-8 4zM12-8l-9 4 8 4zM-9 8l2 9 4-9zM9 8l-2 9-4-9z',
    line: 'M-8-24l-4-4M0-25v-4M8-24l4-4',
  },
  // A skull.
  varikas: {
    fill: 'M-20-5c0-13 9-20 20-20s20 7 20 20c0 7-3 11-8 13v10h-6v-5h-3v6h-6v-6h-3v5h-6v-10c-5-2-8-6-8-13z',
    bare: 'M-12-6a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM2-6a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM0 1l3 6h-6z',
  },
  // A falcon.
  vyrah: {
    fill: 'M-17 25C-24 6-20-15-6-22 7-27 18-20 20-11l6 5c1 3 0 6-2 9-2-4-4-5-8-5-1 7-5 10-10 11 2 5 2 10 5 16z',
    bare: 'M5-11a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0zM-2-4q4 6 3 13-5-5-3-13z',
  },
};
