import { Chance, copy } from '@heldentisch/engine';
import type { C } from '../players.js';
import type { MageKnightState } from '../state.js';

/*
 * What the rules would do is tried on a copy of what the viewer sees. Nothing is told, and nothing is left to chance:
 * whatever would need luck stops with an error.
 */

const noChance = new Chance({ next: () => 0, save: () => [], load: () => {} });
noChance.follow([]);

export const quiet = (state: MageKnightState): C => ({
  state,
  chance: noChance,
  emit: () => {},
  resolved: () => {},
  isCovered: false,
});

export const quietCopy = (state: MageKnightState): C => quiet(copy(state));
