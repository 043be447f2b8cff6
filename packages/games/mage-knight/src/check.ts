import { InvariantError } from '@heldentisch/engine';
import { checkLiesOnce } from '@heldentisch/pieces';
import { nameOfThing } from './box.js';
import { highestReputation, lowestReputation } from './players.js';
import { mostCrystals } from './rules/mana.js';
import { perRound } from './rules/round.js';
import type { MageKnightState } from './state.js';
import { zones } from './zones.js';

function demand(fact: boolean, problem: string): void {
  if (!fact) throw new InvariantError(problem);
}

/** Nothing is lost or doubled, and nobody has what cannot be. */
export function check(state: MageKnightState): void {
  checkLiesOnce(zones, state, nameOfThing);
  for (const [seat, player] of state.players.entries()) {
    demand(
      player.crystals.every((count) => count >= 0 && count <= mostCrystals),
      `seat ${seat} has too many crystals`,
    );
    demand(
      player.tokens.every((count) => count >= 0),
      `seat ${seat} owes mana`,
    );
    demand(
      player.reputation >= lowestReputation && player.reputation <= highestReputation,
      `seat ${seat} has left the track`,
    );
    for (const card of [...player.deck, ...player.hand, ...player.discard, ...player.played]) {
      demand(state.owner[card] === seat, `a card of seat ${seat} belongs to somebody else`);
    }
  }
  demand(state.turn.move >= 0 && state.turn.heal >= 0, 'points were spent that nobody had');
  demand(
    state.tokens.length === state.tokenSpaces.length && state.tokens.length === state.tokenUp.length,
    'a token lies nowhere',
  );
  if (state.round > 0 && state.isOver === 0) checkDice(state);
}

function checkDice(state: MageKnightState): void {
  let dice = state.source.length + state.turn.usedDice.length + state.turn.keptDice.length;
  for (const { tacticDie, claimedDie } of state.players) dice += (tacticDie >= 0 ? 1 : 0) + (claimedDie !== -1 ? 1 : 0);
  demand(dice === perRound(state), `there are ${dice} dice instead of ${perRound(state)}`);
}
