import type { Layer } from '../paint/layers.js';

/** Something that stands on the ground; what stands further down the sheet is in front of it. */
export interface Thing {
  readonly foot: number;
  readonly layers: readonly Layer[];
}
