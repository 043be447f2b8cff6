import { at } from '@heldentisch/engine';
import { lay, refill, takeAt } from '@heldentisch/pieces';
import { neighboursOf, spacesAt } from '../board.js';
import { designOf, isEnemyThing, pileOfEnemy } from '../box.js';
import { siteAt, tokensAt } from '../map.js';
import { type C, hasLasting, isNightRound, playerOf } from '../players.js';
import { siteNumber } from '../terms.js';
import { happened } from '../vocabulary.js';

/*
 * Enemy and ruin tokens: drawn from their piles, laid on the map, turned up.
 */

/** MK-SET-03: the top token of a pile, made new from its discards if need be; -1 if there is none at all. */
export function drawToken(c: C, pile: number): number {
  const { state } = c;
  const from = at(state.enemyPiles, pile);
  if (refill(c.chance, from, at(state.enemyDiscards, pile), state.seen)) forgetScouted(state, pile);
  const token = from.pop() ?? -1;
  if (token >= 0 && state.scouted === scoutedPile(pile, from.length)) followScouted(state, token);
  return token;
}

/*
 * What scouts have looked at (MK-CMP: fame for its defeat) is known to all by the place where it lies, not by what it is:
 * a number for the place among the tokens of a space or in a pile. Once it is on its way it is followed as a token.
 */
const tokensPerSpace = 16;
const pileSize = 256;
export const scoutedSpace = (space: number, order: number): number => space * tokensPerSpace + order;
export const scoutedPile = (pile: number, index: number): number => -2 - (pile * pileSize + index);

function followScouted(state: C['state'], token: number): void {
  state.scouted = -1;
  state.scoutedToken = token;
}

/** The pile was shuffled. */
function forgetScouted(state: C['state'], pile: number): void {
  if (state.scouted <= -2 && Math.floor((-2 - state.scouted) / pileSize) === pile) state.scouted = -1;
}

export function discardToken(c: C, token: number): void {
  const { state } = c;
  if (isEnemyThing(token)) lay(at(state.enemyDiscards, at(pileOfEnemy, designOf(token))), token, state.seen);
  else lay(state.ruinDiscard, token, state.seen);
}

export function placeToken(c: C, token: number, space: number, isUp: boolean): void {
  const { state } = c;
  if (token < 0) return;
  state.seen[token] = 0;
  if (!isUp && token === state.scoutedToken) {
    state.scoutedToken = -1;
    state.scouted = scoutedSpace(space, tokensAt(state, space).length);
  }
  state.tokens.push(token);
  state.tokenSpaces.push(space);
  state.tokenUp.push(isUp ? 1 : 0);
  if (isUp) tellToken(c, token, space);
  else if (isEnemyThing(token)) c.emit(happened.garrisonPlaced, space, at(pileOfEnemy, designOf(token)));
}

function tellToken(c: C, token: number, space: number): void {
  if (isEnemyThing(token)) c.emit(happened.tokenRevealed, space, designOf(token));
  else c.emit(happened.ruinRevealed, space, designOf(token));
}

/** Takes a token (by its index) off the map. */
export function liftToken(c: C, index: number): number {
  const { state } = c;
  const space = at(state.tokenSpaces, index);
  const order = tokensAt(state, space).indexOf(index);
  const token = takeAt(state.tokens, index);
  if (state.scouted === scoutedSpace(space, order)) followScouted(state, token);
  else if (state.scouted > scoutedSpace(space, order) && state.scouted < scoutedSpace(space + 1, 0)) state.scouted--;
  state.tokenSpaces.splice(index, 1);
  state.tokenUp.splice(index, 1);
  return token;
}

export function turnUp(c: C, space: number): void {
  const { state } = c;
  for (const [index, token] of state.tokens.entries()) {
    if (state.tokenSpaces[index] !== space || state.tokenUp[index] === 1) continue;
    state.tokenUp[index] = 1;
    tellToken(c, token, space);
  }
}

const [keep, tower, city, ruins] = [
  siteNumber('keep'),
  siteNumber('mage-tower'),
  siteNumber('city'),
  siteNumber('ancient-ruins'),
];

/** What the hero of a seat sees from its space (MK-SIT-05, MK-SIT-07). */
export function lookAround(c: C, seat: number): void {
  const { state } = c;
  const { space } = playerOf(state, seat);
  if (space < 0) return;
  const isDay = !isNightRound(state) || (state.turn.seat === seat && hasLasting(state, 'dayInForest'));
  for (const near of neighboursOf(space)) {
    const site = near < 0 ? undefined : siteAt(state, near);
    if (site === undefined) continue;
    if (site.site === city || (isDay && (site.site === keep || site.site === tower))) turnUp(c, near);
  }
  // Whoever stands on ruins sees them.
  if (siteAt(state, space)?.site === ruins) turnUp(c, space);
  if (isDay && state.turn.seat === seat && hasLasting(state, 'seeFar')) {
    for (const far of spacesAt(space, 2)) {
      const site = siteAt(state, far);
      if (site !== undefined && (site.site === keep || site.site === tower || site.site === city)) turnUp(c, far);
    }
  }
}

/** At the start of a Day ruins are turned up, and heroes see what is near (MK-SIT-05). */
export function dawn(c: C): void {
  const { state } = c;
  for (const [index, token] of state.tokens.entries()) {
    if (!isEnemyThing(token)) turnUp(c, at(state.tokenSpaces, index));
  }
  for (const seat of state.players.keys()) lookAround(c, seat);
}
