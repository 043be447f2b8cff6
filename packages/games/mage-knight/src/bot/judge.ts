import { forbidden } from '@heldentisch/pieces';
import { parts } from '../board.js';
import { unitCard } from '../box.js';
import {
  armorOf,
  combatOf,
  isWoundedUnit,
  levelOfUnit,
  lowestReputation,
  playerOf,
  printedHandLimit,
  reputationInfluence,
  turnOf,
  woundsIn,
} from '../players.js';
import { mayUseUnit } from '../rules/damage.js';
import { hostOf } from '../rules/interaction.js';
import type { CombatFrame, MageKnightFrame, MageKnightState } from '../state.js';
import {
  rewardAction,
  rewardArtifacts,
  rewardCrystals,
  rewardDungeon,
  rewardRandom,
  rewardSpell,
  rewardUnit,
} from '../vocabulary.js';
import { cover, type Need } from './cover.js';
import { bestOfFight, costOfBlow, type Fight, type Guard } from './fight.js';
import { type Blow, type Foe, foeOfFighter } from './foes.js';
import type { Goal } from './goals.js';
import { estate, type Outlook, outlookOf, unitWorth, unitWoundWorth } from './outlook.js';
import { bargainsAt, exploreWorth, type Prospect, placeWorth, prospectsOf, rewardWorth } from './prospects.js';
import { costsFrom, mayStay } from './routes.js';
import { type Stock, stockOf } from './stock.js';
import { worth } from './worth.js';

/*
 * How good a state is for a seat, in fame: what it would own if its turn ended now, and in the middle of its turn the best
 * that it can still make of the turn, with the cards it has.
 */

const moveNeed = (amount: number): Need => ({ amount, points: ({ move }) => move });
const influenceNeed = (amount: number): Need => ({ amount, points: ({ influence }) => influence });
const healNeed = (amount: number): Need => ({ amount, points: ({ heal }) => heal });

/** Nothing has been done in the turn yet: what the hand is good for is not looked at, so that luck does not count. */
function isFresh({ turn }: MageKnightState): boolean {
  return (
    turn.cards === 0 &&
    turn.stage === 0 &&
    turn.path.length <= 1 &&
    turn.move + turn.influence + turn.heal === 0 &&
    turn.usedSkills.length === 0 &&
    turn.lasting.length === 0
  );
}

function pendingRewards({ turn }: MageKnightState, outlook: Outlook): number {
  const { rewards } = turn;
  if (rewards.every((count) => count === 0)) return turn.endFame;
  const { artifact, spell, action, unit, crystal } = rewardWorth(outlook);
  const count = (kind: number): number => rewards[kind] as number;
  const crystals = count(rewardCrystals) >= 100 ? 4 : count(rewardCrystals);
  return (
    turn.endFame +
    count(rewardArtifacts) * artifact +
    count(rewardSpell) * spell +
    count(rewardAction) * action +
    count(rewardUnit) * unit +
    (crystals + count(rewardRandom)) * crystal +
    (count(rewardDungeon) * (artifact + spell)) / 2
  );
}

function guardsOf(state: MageKnightState, seat: number, combat: CombatFrame | undefined, o: Outlook): Guard[] {
  const mayGuard = (unit: number): boolean =>
    !isWoundedUnit(state, unit) &&
    // Thugs want to be paid for it.
    unitCard(unit).special !== 'thugs' &&
    (combat === undefined || (mayUseUnit(state, combat, unit) && !combat.shielded.includes(unit)));
  return playerOf(state, seat)
    .units.filter(mayGuard)
    .map((unit) => ({
      armor: unitCard(unit).armor,
      wound: unitWoundWorth(levelOfUnit(unit)),
      loss: unitWorth(levelOfUnit(unit), o.roundsLeft),
    }));
}

/** The fight that is going on, from here to its end. */
function combatWorth(
  state: MageKnightState,
  seat: number,
  combat: CombatFrame,
  outlook: Outlook,
  prospects: readonly Prospect[],
): number {
  const player = playerOf(state, seat);
  const phase = Math.max(0, combat.phase);
  const foes: Foe[] = [];
  for (const [index, { defeated }] of combat.fighters.entries())
    if (defeated === 0) foes.push(foeOfFighter(state, combat, index));
  const prospect = prospects.find(({ goal }) => goal.space === combat.space && goal.space >= 0);
  const fight: Fight = {
    foes,
    stock: stockOf(state, seat, outlook.cardCost),
    before: [],
    phase,
    attack: combat.attack,
    block: combat.block.map((points, i) => points + (combat.swiftBlock[i] as number)),
    armor: armorOf(player),
    handLimit: printedHandLimit(player) - combat.woundsTaken,
    guards: guardsOf(state, seat, combat, outlook),
    outlook,
    reward: combat.kind === 'rampage' ? worth.reputation : (prospect?.reward ?? worth.score * 2),
  };
  let sum = bestOfFight(fight);
  if (combat.dealing >= 0) {
    const damage: Blow = {
      block: 0,
      element: 0,
      damage: combat.damage,
      isPoisonous: false,
      paralyzes: false,
      sparesUnits: false,
    };
    sum -= costOfBlow(fight, damage);
  }
  return sum;
}

/** What it takes to get to the nearest place from where a goal can be reached, that place, and the points it takes there. */
function nearest(costs: readonly number[], { stands }: Goal): { space: number; cost: number } | null {
  let best: { space: number; cost: number } | null = null;
  for (const [space, extra] of stands) {
    const cost = costs[space] as number;
    if (cost !== forbidden && (best === null || cost + extra < best.cost)) best = { space, cost: cost + extra };
  }
  return best;
}

/** The best that can be made of the rest of a turn in which the hero may still move and act; 0 for stopping here. */
class Planning {
  private readonly player;
  private readonly stock: Stock;
  private readonly costs: readonly number[];
  private readonly here: number;

  constructor(
    private readonly state: MageKnightState,
    private readonly seat: number,
    private readonly outlook: Outlook,
    private readonly prospects: readonly Prospect[],
  ) {
    this.player = playerOf(state, seat);
    this.stock = stockOf(state, seat, outlook.cardCost);
    this.costs = costsFrom(state, seat, this.player.space);
    this.here = placeWorth(state, seat, prospects, this.player.space, null);
  }

  best(): number {
    let best = Math.max(0, this.healing());
    for (const prospect of this.prospects) best = Math.max(best, this.gainOf(prospect, best));
    return Math.max(best, this.walking(best));
  }

  private moveTo(cost: number): Need {
    return moveNeed(cost - this.state.turn.move);
  }

  /** What the change of place is worth. */
  private change(space: number, done: Goal | null): number {
    return placeWorth(this.state, this.seat, this.prospects, space, done) - this.here;
  }

  private walking(least: number): number {
    let best = least;
    for (const [place, tile] of this.state.tileAt.entries()) {
      if (tile < 0) continue;
      for (let space = place * parts; space < (place + 1) * parts; space++) {
        const cost = this.costs[space] as number;
        if (cost === forbidden || cost === 0 || !mayStay(this.state, this.seat, space)) continue;
        best = this.covered(this.change(space, null), [this.moveTo(cost)], best);
      }
    }
    return best;
  }

  private gainOf(prospect: Prospect, least: number): number {
    const { goal } = prospect;
    const stand = nearest(this.costs, goal);
    if (stand === null) return least;
    switch (goal.kind) {
      case 'explore':
        return this.exploring(goal, least);
      case 'mine':
      case 'glade':
        return this.covered(prospect.worth + this.change(stand.space, goal), [this.moveTo(stand.cost)], least);
      case 'trade':
        return this.trading(goal, stand, least);
      default:
        return this.fighting(prospect, stand, least);
    }
  }

  private covered(gain: number, needs: readonly Need[], least: number): number {
    return gain <= least ? least : Math.max(least, gain - cover(this.stock, needs, gain - least).cost);
  }

  private exploring({ stands }: Goal, least: number): number {
    const gain = exploreWorth(this.state, this.outlook);
    let best = least;
    for (const [space, extra] of stands) {
      const cost = this.costs[space] as number;
      if (cost !== forbidden) best = this.covered(gain + this.change(space, null), [this.moveTo(cost + extra)], best);
    }
    return best;
  }

  private trading(goal: Goal, stand: { space: number; cost: number }, least: number): number {
    if (goal.site === undefined || this.player.reputation === lowestReputation) return least;
    const start = reputationInfluence(this.player);
    const change = this.change(stand.space, goal);
    let best = least;
    for (const bargain of bargainsAt(this.state, this.seat, goal.site, this.outlook)) {
      const needs = [this.moveTo(stand.cost), influenceNeed(bargain.cost - start)];
      best = this.covered(bargain.worth + change, needs, best);
    }
    return best;
  }

  private fighting({ goal, foes, reward }: Prospect, stand: { space: number; cost: number }, least: number): number {
    const before = [this.moveTo(stand.cost)];
    if (foes.length === 0 || cover(this.stock, before, Number.POSITIVE_INFINITY).cost === Number.POSITIVE_INFINITY)
      return least;
    const place = goal.kind === 'assault' ? goal.space : stand.space;
    const change = this.change(place, goal);
    const noUnits = goal.kind === 'burn';
    let sum = 0;
    for (const list of foes) {
      sum += bestOfFight({
        foes: list,
        stock: this.stock,
        before,
        phase: 0,
        attack: nothing,
        block: nothing,
        armor: armorOf(this.player),
        handLimit: printedHandLimit(this.player),
        guards: noUnits ? [] : guardsOf(this.state, this.seat, undefined, this.outlook),
        outlook: this.outlook,
        reward,
      });
    }
    return Math.max(least, sum / foes.length + change);
  }

  private healing(): number {
    const wounds = woundsIn(this.player.hand);
    if (wounds === 0) return 0;
    let best = 0;
    for (let n = 1; n <= Math.min(2, wounds); n++)
      best = this.covered(n * worth.heal, [healNeed(n - this.state.turn.heal)], best);
    return best;
  }
}
const nothing = new Array<number>(12).fill(0);

/** What can still be bought in the interaction that has begun. */
function dealWorth(state: MageKnightState, seat: number, outlook: Outlook): number {
  const site = hostOf(state, seat);
  if (site === undefined) return 0;
  const stock = stockOf(state, seat, outlook.cardCost);
  let best = 0;
  for (const bargain of bargainsAt(state, seat, site, outlook)) {
    const need = influenceNeed(bargain.cost - state.turn.influence);
    best = Math.max(best, bargain.worth - cover(stock, [need], bargain.worth - best).cost);
  }
  return best;
}

/** Everything, in fame. */
export function standingOf(state: MageKnightState, seat: number): number {
  if (state.isOver === 1) return state.points[seat] as number;
  const outlook = outlookOf(state, seat);
  const player = playerOf(state, seat);
  const isOwn = turnOf(state) === seat;
  const isAhead = !isOwn || isFresh(state);
  const prospects = player.space < 0 ? [] : prospectsOf(state, seat, outlook);
  let sum = estate(state, seat, outlook, isAhead);
  const combat = isOwn ? combatOf(state) : undefined;
  if (player.space >= 0) {
    const done =
      combat === undefined ? null : (prospects.find(({ goal }) => goal.space === combat.space)?.goal ?? null);
    sum += placeWorth(state, seat, prospects, player.space, done);
  }
  if (isAhead) return sum;
  sum += pendingRewards(state, outlook) - worth.detour * detours(state);
  if (combat !== undefined) return sum + combatWorth(state, seat, combat, outlook, prospects);
  const top = state.frames[state.frames.length - 1] as MageKnightFrame | undefined;
  if (top?.step === 'ending' || top?.step === 'level' || top?.step === 'rewards') return sum;
  sum += Math.min(state.turn.heal, woundsIn(player.hand)) * worth.heal;
  if (state.turn.stage === 0) return sum + new Planning(state, seat, outlook, prospects).best();
  if (state.turn.stage === 1) return sum + dealWorth(state, seat, outlook);
  return state.turn.stage === 3 ? sum + restWorth(state, seat, outlook) : sum;
}

/** Spaces that were come back to in this turn, but for the first few: where steps cost nothing nobody walks for ever. */
const freeDetours = 2;
const detours = ({ turn }: MageKnightState): number =>
  Math.max(0, turn.path.length - new Set(turn.path).size - freeDetours);

/** What the rest that has begun will bring: wounds leave the hand. */
function restWorth({ turn, players }: MageKnightState, seat: number, { cardCost }: Outlook): number {
  const { hand } = players[seat] as (typeof players)[number];
  const wounds = woundsIn(hand);
  if (turn.rested === 2) return 0;
  if (turn.rested === 1) return wounds * worth.woundInHand;
  return wounds < hand.length ? wounds * worth.woundInHand - cardCost : Math.min(1, wounds) * worth.woundInHand;
}
