import type { Condition } from '../card.js';
import { hasSite, isFortifiedSite, siteAt, terrainAt } from '../map.js';
import { combatOf, hasLasting, isNight, playerOf } from '../players.js';
import type { MageKnightState } from '../state.js';
import { terrainNumber } from '../terms.js';

/** Whether something that a card asks for is so. */
export function holds(state: MageKnightState, seat: number, condition: Condition): boolean {
  const player = playerOf(state, seat);
  const combat = combatOf(state);
  switch (condition) {
    case 'combat':
      return combat !== undefined;
    case 'notCombat':
      return combat === undefined;
    case 'combatStart':
      return combat?.phase === 0 && combat.defeatedCount === 0 && combat.attack.every((points) => points === 0);
    case 'attackPhase':
      return combat?.phase === 3;
    case 'interacting':
      return state.turn.stage === 1;
    case 'forest':
      return player.space >= 0 && terrainAt(state, player.space) === terrainNumber('forest');
    case 'fortifiedSite':
      return isFortifiedSite(siteAt(state, player.space));
    case 'glade':
      return hasSite(state, player.space, 'magical-glade');
    case 'day':
      return !isNight(state);
    case 'lowestFame':
      return state.players.every(({ fame }, i) => i === seat || fame > player.fame);
    case 'noRecruits':
      return state.turn.recruited === 0;
    case 'noDiceUsed':
      return state.turn.usedDice.length === 0;
  }
}

/** The phases in which an ordinary attack can be made: where all attacks lay siege, the first one too. */
export const strikingPhases = (state: MageKnightState): readonly number[] =>
  hasLasting(state, 'siegeAttacks') ? [0, 3] : [3];
