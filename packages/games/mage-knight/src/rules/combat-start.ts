import { at } from '@heldentisch/engine';
import { lay } from '@heldentisch/pieces';
import { isNeighbour } from '../board.js';
import { designOf, isEnemyThing } from '../box.js';
import { hasWall, isRampaging, siteAt, tokensAt } from '../map.js';
import { type C, playerOf, push } from '../players.js';
import type { CombatFrame, CombatKind, Fighter } from '../state.js';
import { type Pile, pileNumber, siteNumber } from '../terms.js';
import { happened, mostFighters } from '../vocabulary.js';
import { drawToken, liftToken, turnUp } from './tokens.js';
import { changeReputation } from './tracks.js';
import { loseUnspent } from './unspent.js';

/** How combats begin (MK-CBT): who fights whom, and under which rules. */

interface Terms {
  readonly kind: CombatKind;
  readonly space: number;
  readonly from: number;
  readonly mayChallenge?: boolean;
  readonly isNight?: boolean;
  readonly noUnits?: boolean;
  readonly halfFame?: boolean;
  readonly wallsDown?: boolean;
  readonly companion?: number;
  readonly pathPaid?: number;
}

export const newCombat = (seat: number, terms: Terms): CombatFrame => ({
  step: 'combat',
  at: 0,
  seat,
  kind: terms.kind,
  space: terms.space,
  from: terms.from,
  isNight: terms.isNight === true ? 1 : 0,
  noUnits: terms.noUnits === true ? 1 : 0,
  companion: terms.companion ?? -1,
  pathPaid: terms.pathPaid ?? 0,
  halfFame: terms.halfFame === true ? 1 : 0,
  mayChallenge: terms.mayChallenge === true ? 1 : 0,
  wallsDown: terms.wallsDown === true ? 1 : 0,
  phase: -1,
  fighters: [],
  attack: new Array<number>(12).fill(0),
  block: new Array<number>(4).fill(0),
  swiftBlock: new Array<number>(4).fill(0),
  riders: [],
  spareBlocks: [],
  woundsTaken: 0,
  knockedOut: 0,
  shielded: [],
  dealing: -1,
  dealingAttack: -1,
  damage: 0,
  ignored: 0,
  woundsOfAttack: 0,
  defeatedCount: 0,
  laterAttack: [0, 0, 0, 0],
  unitsUsed: 0,
  unitBonus: [0, 0],
  defended: 0,
});

interface Place {
  readonly space?: number;
  readonly isDefender?: boolean;
  readonly isRampaging?: boolean;
  readonly summoner?: number;
  readonly behindWall?: boolean;
}

export function addFighter(c: C, combat: CombatFrame, token: number, place: Place): void {
  const { state } = c;
  lay(state.engaged, token, state.seen);
  const enemy = designOf(token);
  const fighter: Fighter = {
    token,
    enemy,
    space: place.space ?? -1,
    isDefender: place.isDefender === true ? 1 : 0,
    isRampaging: place.isRampaging === true ? 1 : 0,
    summoner: place.summoner ?? -1,
    defeated: 0,
    prevented: 0,
    blocked: 0,
    dealt: 0,
    cancelled: 0,
    attackChanges: [0, 0, 0],
    lostAbilities: 0,
    lostResistances: 0,
    gainedAbilities: 0,
    element: -1,
    armorChange: 0,
    drunk: 0,
    behindWall: place.behindWall === true ? 1 : 0,
    exposed: 0,
    doomed: 0,
    lent: [0, 0, 0, 0],
    aimed: [0, 0, 0, 0],
    bare: 0,
    lostElements: 0,
    dueled: 0,
    bait: -1,
    baitedAttack: -1,
    bounty: token === state.scoutedToken ? 1 : 0,
    unitsInvolved: 0,
  };
  combat.fighters.push(fighter);
  const told = place.summoner === undefined ? happened.enemyJoined : happened.enemySummoned;
  if (place.summoner === undefined) c.emit(told, combat.seat, enemy, combat.fighters.length - 1);
  else c.emit(told, enemy, combat.fighters.length - 1);
}

function begin(c: C, combat: CombatFrame): void {
  const { state } = c;
  state.turn.stage = 2;
  // MK-TRN-25, MK-CBT-15
  state.turn.move = 0;
  state.turn.influence = 0;
  state.turn.heal = 0;
  loseUnspent(state, combat.seat);
  c.emit(happened.combatBegun, combat.seat);
  push(state, combat);
}

/** All tokens of a space join: they are turned up first. */
function joinFrom(c: C, combat: CombatFrame, space: number, place: Place): void {
  const { state } = c;
  turnUp(c, space);
  for (;;) {
    const index = tokensAt(state, space).find((one) => isEnemyThing(at(state.tokens, one)));
    if (index === undefined || combat.fighters.length >= mostFighters) return;
    addFighter(c, combat, liftToken(c, index), { ...place, space });
  }
}

export function joinRampaging(c: C, combat: CombatFrame, space: number): void {
  const { space: own } = playerOf(c.state, combat.seat);
  const behindWall = isNeighbour(own, space) && hasWall(c.state, own, space);
  joinFrom(c, combat, space, { isRampaging: true, behindWall });
}

/** Tokens that are drawn for this combat. */
function joinDrawn(c: C, combat: CombatFrame, pile: Pile, count: number, place: Place = {}): void {
  for (let i = 0; i < count; i++) {
    const token = drawToken(c, pileNumber(pile));
    if (token >= 0) addFighter(c, combat, token, place);
  }
}

/** MK-CBT-01, MK-CBT-02, MK-CBT-09: the hero has entered a fortified site that is not its own. */
export function startAssault(c: C, seat: number, from: number, provoked: readonly number[], wallsDown = false): void {
  const { state } = c;
  const { space } = playerOf(state, seat);
  const site = siteAt(state, space);
  const isOthersKeep = site?.site === siteNumber('keep') && site.shields.length > 0;
  changeReputation(c, seat, -1);
  const combat = newCombat(seat, {
    kind: 'assault',
    space,
    from,
    mayChallenge: true,
    halfFame: isOthersKeep,
    wallsDown,
  });
  begin(c, combat);
  // MK-CMP-24
  const place = { isDefender: true, behindWall: isNeighbour(from, space) && hasWall(state, from, space) };
  if (isOthersKeep) joinDrawn(c, combat, 'gray', 1, { ...place, space });
  else joinFrom(c, combat, space, place);
  for (const enemy of provoked) joinRampaging(c, combat, enemy);
}

/** Rampaging enemies were provoked or challenged. */
export function startRampage(c: C, seat: number, spaces: readonly number[]): void {
  const { space } = playerOf(c.state, seat);
  const combat = newCombat(seat, { kind: 'rampage', space: -1, from: space, mayChallenge: true });
  begin(c, combat);
  for (const enemy of spaces) joinRampaging(c, combat, enemy);
}

/** MK-CBT-04: the hero enters the adventure site it stands on. */
export function startAdventure(c: C, seat: number, pathPaid = 0, companion = -1): void {
  const { state } = c;
  const { space } = playerOf(state, seat);
  const site = siteAt(state, space);
  const is = (...names: readonly Parameters<typeof siteNumber>[0][]): boolean =>
    site !== undefined && names.some((name) => site.site === siteNumber(name));
  const isDark = is('dungeon', 'tomb');
  const combat = newCombat(seat, {
    kind: 'adventure',
    space,
    from: space,
    isNight: isDark,
    noUnits: isDark || is('maze', 'labyrinth'),
    pathPaid,
    companion,
  });
  begin(c, combat);
  if (is('dungeon', 'maze')) joinDrawn(c, combat, 'brown', 1);
  else if (is('tomb', 'labyrinth')) joinDrawn(c, combat, 'red', 1);
  else {
    joinFrom(c, combat, space, {});
    const wanted = is('monster-den') ? 1 : is('spawning-grounds') ? 2 : 0;
    joinDrawn(c, combat, 'brown', wanted - combat.fighters.length, { space });
  }
}

/** Enemies of ruins are drawn when the hero enters them for the first time. */
export function drawRuinEnemies(c: C, seat: number, piles: readonly Pile[]): void {
  const combat = c.state.frames[c.state.frames.length - 1] as CombatFrame;
  for (const pile of piles) joinDrawn(c, combat, pile, 1, { space: playerOf(c.state, seat).space });
}

/** MK-CBT-05 */
export function startBurning(c: C, seat: number): void {
  const { space } = playerOf(c.state, seat);
  changeReputation(c, seat, -3);
  const combat = newCombat(seat, { kind: 'monastery', space, from: space, noUnits: true });
  begin(c, combat);
  joinDrawn(c, combat, 'violet', 1);
}

/** MK-CBT-10: rampaging enemies next to the hero that could join. */
export function couldJoin(c: C, combat: CombatFrame, space: number): boolean {
  const { state } = c;
  return (
    combat.mayChallenge === 1 && isRampaging(state, space) && isNeighbour(playerOf(state, combat.seat).space, space)
  );
}
