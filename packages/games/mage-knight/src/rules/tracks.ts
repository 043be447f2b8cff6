import { scenarioOf } from '../create.js';
import { type C, highestReputation, levelForFame, lowestReputation, playerOf } from '../players.js';
import { happened } from '../vocabulary.js';

/** MK-RNG-12, MK-SCN-05: in a blitz every row that is passed is worth one fame more. */
export function gainFame(c: C, seat: number, amount: number): void {
  if (amount <= 0) return;
  const player = playerOf(c.state, seat);
  const before = levelForFame(player.fame);
  player.fame += amount;
  let total = amount;
  if (scenarioOf(c.state).isBlitz === true) {
    for (let row = before; row < levelForFame(player.fame); row++) {
      player.fame++;
      total++;
    }
  }
  c.emit(happened.fameGained, seat, total);
}

/** The marker stops at both ends. */
export function changeReputation(c: C, seat: number, amount: number): void {
  const player = playerOf(c.state, seat);
  const next = Math.max(lowestReputation, Math.min(highestReputation, player.reputation + amount));
  const change = next - player.reputation;
  player.reputation = next;
  if (change !== 0) c.emit(happened.reputationChanged, seat, change + reputationOffset);
}

/** Events count signed numbers from here. */
export const reputationOffset = 2048;
