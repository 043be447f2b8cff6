import { putBack } from '@heldentisch/pieces';
import { isHero } from '../beings.js';
import { demonAt, fightersOf, gearOf, handOf, isAlive, npcOf } from '../groups.js';
import { backOf } from '../tables.js';
import { happened } from '../vocabulary.js';
import { endEffects, endOfTurn } from './lasting.js';
import { discardBeing } from './npcs.js';
import { deckOf, discardFromHand, type HeldenContext, leave, toDiscard } from './piles.js';

/** KH-DTH-05, KH-DTH-08: everything that was the player's goes to the piles. */
export function removePlayer(c: HeldenContext, seat: number): void {
  const s = c.state;
  s.alive &= ~(1 << seat);
  for (const card of [...handOf(s, seat)]) discardFromHand(c, seat, card);
  for (const being of [npcOf(s, seat), demonAt(s, seat)]) if (being >= 0) discardBeing(c, being);
  c.emit(happened.playerOut, seat);
}

/** Cards in the middle of something go where they belong. */
function clearTable(c: HeldenContext): void {
  const s = c.state;
  for (const card of s.resolving.splice(0)) toDiscard(c, card);
  const drawing = s.frames.find((frame) => frame.step === 'draw');
  const drawer = drawing?.step === 'draw' && isAlive(s, drawing.seat) ? drawing.seat : -1;
  for (const card of s.drawn.splice(0)) {
    if (drawer >= 0) handOf(s, drawer).push(card);
    else toDiscard(c, card);
  }
  for (const card of [...s.looked]) putBack(s, card, deckOf(s, backOf(card)), s.seen);
}

/** Somebody left in the middle: what was going on is broken off, and the own turn of who is out ends. */
export function breakOff(c: HeldenContext): void {
  const s = c.state;
  const second = s.frames[1];
  if (second === undefined || !('seat' in second)) return;
  const leaves = !isAlive(s, second.seat);
  // Before the first turn everybody is busy with the own cards only.
  if (second.step !== 'turn' && !leaves) return;
  clearTable(c);
  if (leaves) endEffects(s, endOfTurn);
  s.frames.length = leaves ? 1 : 2;
}

export function endGame(c: HeldenContext, winners: number): void {
  const s = c.state;
  s.winners = winners;
  clearTable(c);
  s.frames.length = 0;
  const shared = (winners & (winners - 1)) !== 0;
  s.ending = shared ? 'outcome.shared' : 'outcome.last';
  if (shared) c.emit(happened.gameShared);
  else c.emit(happened.gameWon, 31 - Math.clz32(winners));
}

/** A player gives up: the group leaves, and whatever was going on is broken off. */
export function concede(c: HeldenContext, seat: number): void {
  const s = c.state;
  if (!isAlive(s, seat)) return;
  c.emit(happened.conceded, seat);
  for (const being of fightersOf(s, seat)) {
    if (isHero(being)) {
      for (const card of gearOf(s, being).splice(0)) toDiscard(c, card);
      s.out.push(leave(s, being));
    } else toDiscard(c, leave(s, being));
  }
  removePlayer(c, seat);
  if ((s.alive & (s.alive - 1)) === 0) {
    endGame(c, s.alive);
    s.ending = 'outcome.conceded';
  } else breakOff(c);
}
