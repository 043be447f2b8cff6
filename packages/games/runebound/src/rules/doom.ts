import type { RuneboundState } from '../state.js';

/** RB-DOM-02: the endgame has begun, with the turn after the one in which the last doom counter was placed. */
export const isEndgame = ({ doom, doomed, turns }: RuneboundState): boolean => doom && doomed > 0 && turns > doomed;
