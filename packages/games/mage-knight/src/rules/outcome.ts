import { at } from '@heldentisch/engine';
import { take } from '@heldentisch/pieces';
import { enemyDesign } from '../box.js';
import { siteAt, tokensAt } from '../map.js';
import { type C, playerOf } from '../players.js';
import type { CombatFrame, SiteState } from '../state.js';
import { type Pile, pileNumber, type Site, sites } from '../terms.js';
import {
  happened,
  rewardAction,
  rewardArtifacts,
  rewardCrystals,
  rewardDungeon,
  rewardRandom,
  rewardSpell,
  rewardUnit,
} from '../vocabulary.js';
import { ruinAt } from './adventures.js';
import { dismiss } from './strike.js';
import { discardToken, drawToken, liftToken, placeToken } from './tokens.js';
import { changeReputation } from './tracks.js';

/** What a combat leaves behind (MK-OUT). */

type Reward = readonly [kind: number, count: number];

export function outcomeOfCombat(c: C, combat: CombatFrame): void {
  const { state } = c;
  const { seat } = combat;
  combat.phase = -1;
  for (const fighter of combat.fighters) {
    if (fighter.defeated === 1) reputationOf(c, seat, fighter.enemy, fighter.summoner);
    if (fighter.isRampaging === 1) afterRampage(c, seat, fighter.space, fighter.defeated === 1, fighter);
  }
  if (combat.kind === 'assault') afterAssault(c, combat);
  else if (combat.kind === 'adventure') afterAdventure(c, combat);
  else if (combat.kind === 'monastery') afterBurning(c, combat);
  c.emit(happened.combatEnded, seat);
  state.turn.influence = 0;
  state.turn.move = 0;
}

/** MK-CMP-68 */
function reputationOf(c: C, seat: number, enemy: number, summoner: number): void {
  if (summoner < 0) changeReputation(c, seat, enemyDesign(enemy).reputation ?? 0);
}

/** MK-OUT-03, MK-OUT-10 */
function afterRampage(
  c: C,
  seat: number,
  space: number,
  isDefeated: boolean,
  fighter: CombatFrame['fighters'][number],
): void {
  const { state } = c;
  const site = siteAt(state, space) as SiteState;
  if (isDefeated) {
    if (tokensAt(state, space).length > 0) return;
    site.gone = 1;
    changeReputation(c, seat, sites[site.site] === 'draconum' ? 2 : 1);
    return;
  }
  back(c, fighter, space);
}

/** The token goes back to where it stood, face up. */
function back(c: C, fighter: CombatFrame['fighters'][number], space: number): void {
  if (fighter.token < 0) return;
  placeToken(c, take(c.state.engaged, fighter.token), space, true);
  fighter.token = -1;
}

/** Those on whose defeat it depends: of an assault the defenders (MK-CBT-11), else all but the summoned. */
export const decisive = ({ kind, fighters }: CombatFrame): CombatFrame['fighters'] =>
  fighters.filter(({ isDefender, summoner }) => (kind === 'assault' ? isDefender === 1 : summoner < 0));
const isWon = (list: CombatFrame['fighters']): boolean => list.every(({ defeated }) => defeated === 1);

function reward({ state }: C, list: readonly Reward[]): void {
  for (const [kind, count] of list) state.turn.rewards[kind] = at(state.turn.rewards, kind) + count;
}

/** MK-OUT-02, MK-OUT-07, MK-OUT-08, MK-OUT-13, MK-CTY-07 */
function afterAssault(c: C, combat: CombatFrame): void {
  const { state } = c;
  const { seat, space } = combat;
  const site = siteAt(state, space) as SiteState;
  const name = sites[site.site] as Site;
  const list = decisive(combat);
  if (name === 'city') {
    for (const { defeated } of list) {
      if (defeated === 0) continue;
      site.shields.push(seat);
      c.emit(happened.cityShield, seat, space);
    }
  }
  if (isWon(list)) {
    if (name !== 'city') site.shields.splice(0, site.shields.length, seat);
    if (name === 'mage-tower') reward(c, [[rewardSpell, 1]]);
    c.emit(happened.siteConquered, seat, space, site.site);
    return;
  }
  for (const fighter of list) {
    if (fighter.defeated === 1) continue;
    // MK-CBT-02: what was drawn for another player's keep goes back.
    if (combat.halfFame === 1) dismiss(c, fighter);
    else back(c, fighter, space);
  }
  // MK-OUT-13: no wound for going back.
  const player = playerOf(state, seat);
  player.space = combat.from;
  state.turn.path.pop();
  c.emit(happened.heroWithdrew, seat, combat.from);
}

/** MK-OUT-05, MK-OUT-06, MK-OUT-11, MK-OUT-12 */
function afterAdventure(c: C, combat: CombatFrame): void {
  const { state } = c;
  const { seat, space } = combat;
  const site = siteAt(state, space) as SiteState;
  const name = sites[site.site] as Site;
  const won = isWon(decisive(combat));
  if (!won) {
    afterFailure(c, combat, name);
    return;
  }
  const isFirst = site.shields.length === 0;
  switch (name) {
    case 'dungeon':
      if (isFirst) reward(c, [[rewardDungeon, 1]]);
      break;
    case 'tomb':
      if (isFirst)
        reward(c, [
          [rewardSpell, 1],
          [rewardArtifacts, 1],
        ]);
      break;
    case 'monster-den':
      reward(c, [[rewardRandom, 2]]);
      break;
    case 'spawning-grounds':
      reward(c, [
        [rewardArtifacts, 1],
        [rewardRandom, 3],
      ]);
      break;
    case 'maze':
    case 'labyrinth':
      mazeReward(c, combat, site, name);
      break;
    default:
      ruinReward(c, space);
  }
  if (isFirst || name === 'maze' || name === 'labyrinth') {
    site.shields.push(seat);
    c.emit(happened.siteConquered, seat, space, site.site);
  }
}

/** MK-CMP-17, MK-CMP-18 */
function mazeReward(c: C, combat: CombatFrame, site: SiteState, name: Site): void {
  site.paths |= 1 << (combat.pathPaid - 1);
  const byPath: readonly Reward[] = [
    [rewardCrystals, 2],
    [rewardSpell, 1],
    [rewardArtifacts, 1],
  ];
  reward(c, [at(byPath, combat.pathPaid - 1)]);
  if (name === 'labyrinth') reward(c, [[rewardAction, 1]]);
}

function ruinReward(c: C, space: number): void {
  const { state } = c;
  const gains = ruinAt(state, space)?.reward;
  if (gains === undefined) return;
  reward(c, [
    [rewardArtifacts, gains.artifacts ?? 0],
    [rewardSpell, gains.spells ?? 0],
    [rewardAction, gains.actions ?? 0],
    [rewardUnit, gains.units ?? 0],
    [rewardCrystals, gains.crystals === true ? fourCrystals : 0],
  ]);
  liftRuin(c, space);
}
/** One of each basic colour: told apart from crystals of one's choice. */
export const fourCrystals = 100;

export function liftRuin(c: C, space: number): void {
  for (const index of tokensAt(c.state, space).reverse()) discardToken(c, liftToken(c, index));
}

function afterFailure(c: C, combat: CombatFrame, name: Site): void {
  for (const fighter of combat.fighters) {
    if (fighter.summoner >= 0) continue;
    const stays = name === 'monster-den' || name === 'spawning-grounds' || name === 'ancient-ruins';
    if (fighter.defeated === 0) {
      if (stays) back(c, fighter, combat.space);
      else dismiss(c, fighter);
    } else if (name === 'spawning-grounds')
      placeToken(c, drawToken(c, pileNumber('brown' as Pile)), combat.space, false);
  }
}

/** MK-OUT-09, MK-OUT-11 */
function afterBurning(c: C, combat: CombatFrame): void {
  const { state } = c;
  const site = siteAt(state, combat.space) as SiteState;
  if (!isWon(decisive(combat))) {
    for (const fighter of combat.fighters) dismiss(c, fighter);
    return;
  }
  site.gone = 1;
  site.shields.push(combat.seat);
  c.emit(happened.siteGone, combat.space, site.site);
  reward(c, [[rewardArtifacts, 1]]);
}
