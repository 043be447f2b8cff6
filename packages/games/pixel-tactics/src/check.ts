import { assert } from '@heldentisch/engine';
import { checkLiesOnce } from '@heldentisch/pieces';
import { leaderPlace, placeCount } from './grid.js';
import type { PixelState } from './state.js';
import { cardNames } from './tables.js';
import { zones } from './zones.js';

/** PT-CMP-01: every card lies in exactly one place. Empty places carry nothing, damage is never negative. */
export function check(s: PixelState): void {
  checkLiesOnce(zones, s, cardNames);
  for (let place = 0; place < placeCount; place++) {
    assert((s.damage[place] as number) >= 0, `negative damage at ${place}`);
    const empty = (s.card[place] as number) < 0;
    assert(!empty || (s.damage[place] === 0 && s.corpse[place] === 0), `something lies on the empty place ${place}`);
    assert(s.corpse[place] === 0 || s.damage[place] === 0, `the corpse at ${place} carries damage`);
  }
  for (let seat = 0; seat < 2; seat++) assert(s.corpse[leaderPlace(seat)] === 0, 'a leader is never a corpse');
}
