import type { Choice, Code, Play } from '@heldentisch/engine';
import { reputationInfluence } from '../players.js';
import type { MageKnightState } from '../state.js';
import { choose } from '../vocabulary.js';
import { branch, codeOf, playFrom } from './imagined.js';

/*
 * What things on offer cost the seat where its hero stands. The purchase is made in an imagined game in which influence is
 * no matter, and what it took is the price.
 */

export interface Price {
  readonly cost: number;
  /** So much influence is still missing; 0 if there is enough. */
  readonly missing: number;
  /** The rule that speaks against it, whatever it costs, and which of its cases; empty if none does. */
  readonly rule: string;
  readonly because: string;
}

/** More influence than anything costs. */
const plenty = 1000;

/** The game in which the seat deals with the locals: it does so now, or could begin to. Null if there is nobody. */
function dealing(view: MageKnightState, seat: number): Play<MageKnightState> | null {
  const play = playFrom(view);
  if (!play.isWaitingFor(seat) || play.state.turn.seat !== seat) return null;
  if (play.state.turn.stage === 1) return play;
  return play.choose(seat, choose.interact.code()) ? play : null;
}

/** What the seat can spend among the locals, and how it comes to it. Null where nobody deals with it. */
export interface Purse {
  readonly influence: number;
  /** The deal has begun. */
  readonly hasBegun: boolean;
  readonly reputation: number;
}

const purses = new WeakMap<MageKnightState, Map<number, Play<MageKnightState> | null>>();

function market(view: MageKnightState, seat: number): Play<MageKnightState> | null {
  let all = purses.get(view);
  if (all === undefined) {
    all = new Map();
    purses.set(view, all);
  }
  let play = all.get(seat);
  if (play === undefined) {
    play = dealing(view, seat);
    all.set(seat, play);
  }
  return play;
}

export function purseOf(view: MageKnightState, seat: number): Purse | null {
  const play = market(view, seat);
  const player = view.players[seat];
  if (play === null || player === undefined) return null;
  return {
    influence: play.state.turn.influence,
    hasBegun: view.turn.stage === 1,
    reputation: reputationInfluence(player),
  };
}

/** The price of what a choice buys; null where there is nobody to buy from. */
export function priceOf(view: MageKnightState, seat: number, choice: Choice): Price | null {
  const play = market(view, seat);
  if (play === null) return null;
  const code = codeOf(choice);
  return code < 0 ? null : priceAt(play, seat, code);
}

function priceAt(play: Play<MageKnightState>, seat: number, code: Code): Price {
  const rich = branch(play.state);
  rich.state.turn.influence = plenty;
  if (!rich.choose(seat, code)) {
    const { rule, params } = rich.whyNot(seat, code);
    return { cost: 0, missing: 0, rule, because: String(params?.case ?? '') };
  }
  const cost = plenty - rich.state.turn.influence;
  return { cost, missing: Math.max(0, cost - play.state.turn.influence), rule: '', because: '' };
}
