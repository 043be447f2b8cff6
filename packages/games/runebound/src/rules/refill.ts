import { at, type Deed, refusal, type Step } from '@heldentisch/engine';
import { gemAt, hasSun, spaceNames } from '../map.js';
import type { RefillFrame, RuneboundFrame, RuneboundState } from '../state.js';
import { colors } from '../terms.js';
import { choose } from '../vocabulary.js';
import { spacesToRefill } from './chain.js';
import { layCounter, liesOn } from './counters.js';

/** New counters on the sun spaces of a colour; if there are too few the player says where (RB-EVT-08). */

const isShort = (state: RuneboundState, { color }: RefillFrame): boolean => {
  const left = at(state.supply, color);
  return left > 0 && spacesToRefill(state, color).length > left;
};

const lay: Deed<RuneboundState, RefillFrame> = {
  kind: choose.refill,
  candidates({ state }, { color }, _seat, out) {
    for (const space of spacesToRefill(state, color)) out.add(choose.refill.code(space));
  },
  forbids({ state }, { color }, _seat, code) {
    const space = choose.refill.space(code);
    const about = { space: `space.${spaceNames[space]}`, color: `color.${colors[color]}` };
    if (gemAt[space] !== color || hasSun[space] !== true) return refusal('RB-EVT-04', about);
    return liesOn(state, space, color) ? refusal('RB-EVT-07', about) : null;
  },
  does: (c, { color }, _seat, code) => layCounter(c, choose.refill.space(code), color),
};
const deeds = [lay];

export const refill: Step<RuneboundState, RefillFrame> = {
  seats: ({ state }, frame) => (isShort(state, frame) ? 1 << frame.seat : 0),
  run(c, { color }) {
    const { state } = c;
    for (const space of spacesToRefill(state, color)) if (at(state.supply, color) > 0) layCounter(c, space, color);
    (state.frames as RuneboundFrame[]).pop();
  },
  deeds: () => deeds,
  prompt: ({ supply }, { color }) => ({
    key: 'refill',
    params: { color: `color.${colors[color]}`, count: at(supply, color) },
  }),
  isAmid: () => true,
};
