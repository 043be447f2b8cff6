import { forbidden, Memory } from '@heldentisch/pieces';
import { unitDesign } from '../box.js';
import { scenarioOf } from '../create.js';
import { levelOfUnit, playerOf, printedHandLimit, reputationInfluence, woundsIn } from '../players.js';
import { nextTile } from '../rules/exploring.js';
import { unitCost } from '../rules/interaction.js';
import { commandLimit } from '../rules/units.js';
import type { MageKnightState, SiteState } from '../state.js';
import { type Site, sites } from '../terms.js';
import type { Foe } from './foes.js';
import { foesAt, type Goal, goalsOf, mapKey, ruinSeen, unitsFor } from './goals.js';
import { type Outlook, unitWorth } from './outlook.js';
import { costsTo, mayStay } from './routes.js';
import { worth } from './worth.js';

/** What the goals of the map promise, and what a space is worth for the turns to come. */

/** How much less a goal counts for each move point that it is away. */
const fading = 0.87;

/** A goal, and how near it is to each space: 1 where it can be had at once, 0 where it cannot be reached. */
interface Mapped {
  readonly goal: Goal;
  readonly nearness: Float64Array;
  /** The enemies that may be met there. */
  readonly foes: readonly (readonly Foe[])[];
}

const maps = new Memory<readonly Mapped[]>(64);

function mapOf(state: MageKnightState, seat: number): readonly Mapped[] {
  return maps.recall(mapKey(state, seat), () =>
    goalsOf(state, seat).map((goal) => {
      const extra = Math.min(...goal.stands.map(([, cost]) => cost));
      const stands = goal.stands.map(([space]) => space);
      const costs = costsTo(state, seat, stands);
      const nearness = Float64Array.from(costs, (cost) => (cost === forbidden ? 0 : fading ** (cost + extra)));
      return { goal, nearness, foes: isFight(goal) ? foesAt(state, goal) : [] };
    }),
  );
}

export interface Prospect extends Mapped {
  /** For a victory or for being there, beside the fame of enemies. */
  readonly reward: number;
  /** What it is worth to be there, as far as can be told without a look at the hand. */
  readonly worth: number;
}

// Rewards

const newCard = (roundsLeft: number, score: number, use: number): number =>
  worth.score * score + worth.newCardPerRound * roundsLeft * use;

/** What the rewards of a fight come to, by their kinds. */
export function rewardWorth({ roundsLeft }: Outlook): {
  readonly artifact: number;
  readonly spell: number;
  readonly action: number;
  readonly unit: number;
  readonly crystal: number;
} {
  return {
    artifact: newCard(roundsLeft, 2, 1.5),
    spell: newCard(roundsLeft, 2, 1.2),
    action: newCard(roundsLeft, 1, 1),
    unit: unitWorth(2, roundsLeft),
    crystal: worth.crystal,
  };
}

function rewardAt(state: MageKnightState, outlook: Outlook, { kind, site, space }: Goal): number {
  const { artifact, spell, action, unit, crystal } = rewardWorth(outlook);
  const shield = 2 * worth.score;
  if (kind === 'rampage') return worth.reputation * (sites[site?.site ?? 0] === 'draconum' ? 2 : 1);
  if (kind === 'burn') return shield + artifact - 3 * worth.reputation;
  switch (sites[site?.site ?? 0] as Site) {
    case 'keep':
      return shield + worth.keep * Math.min(2, outlook.roundsLeft) - worth.reputation;
    case 'mage-tower':
      return shield + spell - worth.reputation;
    case 'city':
      return worth.city;
    case 'dungeon':
      return shield + (artifact + spell) / 2;
    case 'tomb':
      return shield + artifact + spell;
    case 'monster-den':
      return shield + 2 * crystal;
    case 'spawning-grounds':
      return shield + artifact + 3 * crystal;
    default: {
      const gains = ruinSeen(state, space)?.reward;
      if (gains === undefined) return shield;
      return (
        shield +
        (gains.artifacts ?? 0) * artifact +
        (gains.spells ?? 0) * spell +
        (gains.actions ?? 0) * action +
        (gains.units ?? 0) * unit +
        (gains.crystals === true ? 4 * crystal : 0)
      );
    }
  }
}

/** What the next tile brings. Where revealing the city ends the game, what could still be done is lost. */
export function exploreWorth(state: MageKnightState, { roundsLeft, turnsLeft, fameWorth }: Outlook): number {
  const { isTraining, goal, rounds } = scenarioOf(state);
  let sum = (isTraining === true ? fameWorth : 0) + worth.newTile * Math.min(1, roundsLeft / 1.5);
  if (goal === 'reveal' && nextTile(state)?.isCore === true && state.coresLeft > 0) {
    const turns = turnsLeft + 6 * ((rounds[state.players.length - 1] as number) - state.round) - 1;
    sum -= (worth.turn * Math.max(0, turns)) / state.coresLeft;
  }
  return sum;
}

/** What can be bought from locals: what it is worth and the influence it costs. */
export interface Bargain {
  readonly worth: number;
  readonly cost: number;
}

export function bargainsAt(state: MageKnightState, seat: number, site: SiteState, outlook: Outlook): Bargain[] {
  const player = playerOf(state, seat);
  const list: Bargain[] = [];
  const levels = player.units.map(levelOfUnit);
  // Without room, the weakest makes room.
  const lost = levels.length < commandLimit(state, seat) ? 0 : unitWorth(Math.min(9, ...levels), outlook.roundsLeft);
  for (const design of unitsFor(state, site)) {
    const gain = unitWorth(unitDesign(design).level, outlook.roundsLeft) - lost;
    if (gain > 0) list.push({ worth: gain, cost: unitCost(state, seat, site, design) });
  }
  const name = sites[site.site] as Site;
  const { action, spell } = rewardWorth(outlook);
  const wounds = woundsIn(player.hand);
  if (name === 'monastery') {
    if (state.monasteryOffer.length > 0) list.push({ worth: action, cost: 6 });
    if (wounds > 0) list.push({ worth: worth.heal, cost: 2 });
  }
  if (name === 'village' && wounds > 0) list.push({ worth: worth.heal, cost: 3 });
  if (name === 'mage-tower' && state.spellOffer.length > 0) list.push({ worth: spell - worth.crystal, cost: 7 });
  return list;
}

// What it looks like from afar

/** Points that a card brings on average. */
const pointsPerCard = 2.3;

/** The best that an average hand could make of a fight with these enemies. */
function fightWorth(state: MageKnightState, seat: number, foes: readonly Foe[], reward: number, o: Outlook): number {
  const player = playerOf(state, seat);
  let points = 0;
  let fame = 0;
  for (const foe of foes) {
    fame += foe.fame;
    points += foe.armor + (foe.resists.has('physical') ? foe.armor / 2 : 0);
    for (const { block } of foe.blows) points += block;
  }
  const units = player.units.reduce((sum, unit) => sum + 2 * levelOfUnit(unit), 0);
  const power = pointsPerCard * printedHandLimit(player) + units + player.skills.length;
  const chance = Math.max(0, Math.min(1, (power - points + 3) / 6));
  return chance * Math.max(0, fame * o.fameWorth + reward - (points / pointsPerCard) * worth.card);
}

function afar(state: MageKnightState, seat: number, goal: Goal, foes: Prospect['foes'], reward: number, o: Outlook) {
  switch (goal.kind) {
    case 'explore':
      return Math.max(0, exploreWorth(state, o) - worth.card);
    case 'mine':
      return worth.crystal;
    case 'glade':
      return worth.glade;
    case 'trade': {
      const { reputation } = playerOf(state, seat);
      const start = reputation > -7 ? reputationInfluence(playerOf(state, seat)) : -99;
      let best = 0;
      for (const one of bargainsAt(state, seat, goal.site as SiteState, o))
        best = Math.max(best, one.worth - (Math.max(0, one.cost - start) / pointsPerCard) * worth.card);
      return best * 0.7;
    }
    default:
      return foes.reduce((sum, list) => sum + fightWorth(state, seat, list, reward, o), 0) / Math.max(1, foes.length);
  }
}

const isFight = ({ kind }: Goal): boolean =>
  kind === 'rampage' || kind === 'assault' || kind === 'adventure' || kind === 'burn';

export function prospectsOf(state: MageKnightState, seat: number, outlook: Outlook): Prospect[] {
  return mapOf(state, seat).map(({ goal, nearness, foes }) => {
    const reward = isFight(goal) ? rewardAt(state, outlook, goal) : 0;
    return { goal, nearness, foes, reward, worth: afar(state, seat, goal, foes, reward, outlook) };
  });
}

/** What it is worth to end the turn on a space: the best that can be reached from there, and a little of the second. */
export function placeWorth(
  state: MageKnightState,
  seat: number,
  prospects: readonly Prospect[],
  space: number,
  done: Goal | null,
): number {
  let first = 0;
  let second = 0;
  for (const { goal, nearness, worth: value } of prospects) {
    if (goal === done) continue;
    const one = value * (nearness[space] as number);
    if (one > first) {
      second = first;
      first = one;
    } else if (one > second) second = one;
  }
  const stays = mayStay(state, seat, space) ? 0 : worth.wound;
  return worth.place * (first + 0.4 * second) - stays;
}
