import { layUnder, stopLookingAt, take } from '@heldentisch/pieces';
import { type C, combatOf, playerOf, seatsIn, turnOf } from '../players.js';
import { happened } from '../vocabulary.js';
import { returnBoxed } from './ending.js';
import { end } from './scoring.js';
import { discardToken, placeToken } from './tokens.js';

/** Somebody gives up: the hero leaves the map, what it fought stays there. Alone, or if one is left, the game is over. */
export function concede(c: C, seat: number): void {
  const { state } = c;
  state.out |= 1 << seat;
  c.emit(happened.gaveUp, seat);
  const player = playerOf(state, seat);
  player.space = -1;
  const left = seatsIn(state);
  if (left.length === 0) {
    end(state, 0, 'outcome.gaveUp');
    return;
  }
  if (left.length === 1 && state.players.length > 1) {
    end(state, 1 << (left[0] as number), 'outcome.left');
    return;
  }
  if (turnOf(state) === seat) breakOff(c);
}

/** The turn that is going on ends at once. */
function breakOff(c: C): void {
  const { state } = c;
  const combat = combatOf(state);
  if (combat !== undefined) {
    for (const { token, space, defeated, summoner } of combat.fighters) {
      if (token < 0 || defeated === 1) continue;
      take(state.engaged, token);
      if (space >= 0 && summoner < 0) placeToken(c, token, space, true);
      else discardToken(c, token);
    }
  }
  while (state.looked.length > 0)
    layUnder(state.artifacts, stopLookingAt(state, state.looked[0] as number), state.seen);
  returnBoxed(c);
  for (const skill of state.revealedSkills.splice(0)) state.commonSkills.push(skill);
  state.source.push(...state.turn.usedDice.splice(0), ...state.turn.keptDice.splice(0));
  const turn = state.frames.findIndex(({ step }) => step === 'turn');
  state.frames.length = turn;
  state.turn.extra = 0;
}
