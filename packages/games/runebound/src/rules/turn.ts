import { again, always, at, type Deed, type Phases, perform, sequence } from '@heldentisch/engine';
import { cityAt } from '../map.js';
import { isIn, partyOf } from '../parties.js';
import type { RuneboundFrame, RuneboundState, TurnFrame } from '../state.js';
import { choose, happened } from '../vocabulary.js';
import { hasAdventure } from './adventure.js';
import { isEndgame } from './doom.js';
import type { C } from './frames.js';
import { canUse, discardAt, type Openness, useAt } from './using.js';

/** A turn: refresh, movement, adventure, market, experience (RB-TRN-02). */

type TurnDeed = Deed<RuneboundState, TurnFrame>;

const atTheEnd: Openness = { moments: ['turn.end', 'free'], pre: null };
const askAgain = (frame: RuneboundFrame): void => again(frame as TurnFrame);
const endDeeds: readonly TurnDeed[] = [
  always(choose.endTurn, () => {}),
  useAt(atTheEnd, askAgain) as TurnDeed,
  discardAt(askAgain) as TurnDeed,
];

const phases = {
  begin: { run: begin },
  /** RB-REF-01 */
  refresh: {
    run(c, { seat }) {
      const { turned } = c.state;
      for (const card of partyOf(c.state, seat).cards) {
        if (turned[card] === 0) continue;
        turned[card] = 0;
        c.emit(happened.cardRefreshed, seat, card);
      }
    },
  },
  movement: perform((_c, { seat }) => ({
    step: 'movement',
    at: 0,
    seat,
    dice: [],
    spent: 0,
    wild: 0,
    toRoll: 0,
    toRest: 0,
    isOver: 0,
    activated: 0,
  })),
  adventure: perform(({ state }, { seat, over }) =>
    over === 0 && hasAdventure(state, seat) ? { step: 'adventure', at: 0, seat, activated: 0 } : null,
  ),
  /** RB-MKT-01 */
  market: perform(({ state }, { seat, over }) =>
    over === 0 && at(cityAt, partyOf(state, seat).space) >= 0
      ? { step: 'market', at: 0, seat, activated: 0, discount: 0 }
      : null,
  ),
  /** RB-TRN-07 */
  experience: perform((_c, { seat, over }) => (over === 0 ? { step: 'experience', at: 0, seat } : null)),
  /** RB-TRN-08 */
  end: {
    seats: ({ state }, { seat }) => (isIn(state, seat) && canUse(state, seat, atTheEnd) ? 1 << seat : 0),
    run: () => {},
    deeds: () => endDeeds,
    prompt: () => ({ key: 'endTurn' }),
    alwaysAsks: true,
  },
} satisfies Phases<RuneboundState, TurnFrame>;

export const turn = sequence<RuneboundState, TurnFrame, typeof phases>(phases);

function begin(c: C, { seat }: TurnFrame): void {
  const { state } = c;
  state.turns++;
  state.bought.length = 0;
  state.sold.length = 0;
  state.usedInTurn.length = 0;
  state.offers.fill(0);
  state.traded = 0;
  c.emit(happened.turnBegun, seat);
  if (isEndgame(state) && state.turns === state.doomed + 1) c.emit(happened.endgameBegun);
}
