import { cover, type Need } from './cover.js';
import { attackHalves, attackNeed, type Blow, blockHalves, blockNeed, type Foe } from './foes.js';
import type { Outlook } from './outlook.js';
import type { Stock } from './stock.js';
import { worth } from './worth.js';

/** How good a fight is for a hero with what is at hand: the best of all ways to shoot, block, suffer and strike back. */

/** A unit that could take damage for the hero. */
export interface Guard {
  readonly armor: number;
  /** What it costs if it is wounded, and if it is lost. */
  readonly wound: number;
  readonly loss: number;
}

export interface Fight {
  readonly foes: readonly Foe[];
  readonly stock: Stock;
  /** What must be paid before it comes to the fight: move points. */
  readonly before: readonly Need[];
  /** The phase it has come to: 0 to 3. */
  readonly phase: number;
  /** Points that are made already. */
  readonly attack: readonly number[];
  readonly block: readonly number[];
  readonly armor: number;
  /** With so many wounds the hero is knocked out. */
  readonly handLimit: number;
  readonly guards: readonly Guard[];
  readonly outlook: Pick<Outlook, 'fameWorth' | 'wound' | 'woundInDeck'>;
  /** For a victory over all of them, beside their fame. */
  readonly reward: number;
}

type Way = 'shoot' | 'blockKill' | 'bearKill' | 'block' | 'bear';

/** More enemies than this are not thought over one by one: the others just hit. */
const mostFoes = 4;

function waysFor({ phase }: Fight, foe: Foe, isLone: boolean): readonly Way[] {
  const defends = phase < 2 && foe.blows.length > 0;
  if (!foe.isTarget) return defends ? ['block', 'bear'] : ['bear'];
  const ways: Way[] = [];
  if (phase === 0 && foe.fortification < 2) ways.push('shoot');
  if (defends) ways.push('blockKill');
  ways.push('bearKill');
  if (defends && isLone) ways.push('block');
  ways.push('bear');
  return ways;
}

/** What an unblocked attack costs: wounds of the hero, or of a unit that stands in. */
export function costOfBlow(fight: Pick<Fight, 'armor' | 'handLimit' | 'guards' | 'outlook'>, blow: Blow): number {
  const { wound, woundInDeck } = fight.outlook;
  const wounds = Math.ceil(blow.damage / fight.armor);
  let cost = wounds * (wound + (blow.isPoisonous ? woundInDeck : 0));
  if (wounds > 0 && blow.paralyzes) cost += worth.paralysis;
  if (wounds >= fight.handLimit) cost += worth.paralysis;
  if (blow.sparesUnits) return cost;
  for (const guard of fight.guards) {
    const rest = Math.max(0, Math.ceil((blow.damage - guard.armor) / fight.armor));
    const lost = blow.paralyzes ? guard.loss : guard.wound * (blow.isPoisonous ? 1.5 : 1);
    cost = Math.min(cost, lost + rest * wound);
  }
  return cost;
}

/** What the best way through the fight is worth; never doing anything is one of the ways. */
export function bestOfFight(fight: Fight): number {
  const { foes } = fight;
  const fought = foes.slice(0, mostFoes);
  const ways = fought.map((foe) => waysFor(fight, foe, foes.length === 1));
  let base = 0;
  for (const { blows } of foes.slice(mostFoes)) for (const blow of blows) base -= costOfBlow(fight, blow);
  const targets = foes.filter(({ isTarget }) => isTarget).length;
  let best = Number.NEGATIVE_INFINITY;
  const chosen: Way[] = [];
  const choose = (index: number): void => {
    if (index < fought.length) {
      for (const way of ways[index] as readonly Way[]) {
        chosen[index] = way;
        choose(index + 1);
      }
      return;
    }
    best = Math.max(best, base + worthOf(fight, fought, chosen, targets, best - base));
  };
  choose(0);
  return best;
}

/** What these ways come to, or less than `least` if that cannot be reached. */
function worthOf(fight: Fight, foes: readonly Foe[], ways: readonly Way[], targets: number, least: number): number {
  let gain = 0;
  let killed = 0;
  const needs: Need[] = [...fight.before];
  // Points that are there already are used once.
  let attack: readonly number[] | null = fight.attack;
  let block: readonly number[] | null = fight.block;
  for (const [i, foe] of foes.entries()) {
    const way = ways[i] as Way;
    if (way !== 'shoot' && way !== 'blockKill' && way !== 'block') {
      for (const blow of foe.blows) {
        gain -= costOfBlow(fight, blow);
        if (blow.paralyzes && way === 'bearKill') return Number.NEGATIVE_INFINITY;
      }
    }
    if (way === 'blockKill' || way === 'block') {
      for (const blow of foe.blows) {
        needs.push(blockNeed(blow, block === null || fight.phase !== 1 ? 0 : blockHalves(blow, block)));
        if (fight.phase === 1) block = null;
      }
    }
    if (way === 'block' || way === 'bear') continue;
    const isClose = way !== 'shoot';
    const isNow = fight.phase === (isClose ? 3 : 0);
    const armor = way === 'blockKill' ? foe.armorIfBlocked : foe.armor;
    needs.push(attackNeed(foe, armor, isClose, isNow && attack !== null ? attackHalves(foe, attack, isClose) : 0));
    if (isNow) attack = null;
    gain += foe.fame * fight.outlook.fameWorth;
    killed++;
  }
  if (killed === targets) gain += fight.reward;
  if (gain <= least) return Number.NEGATIVE_INFINITY;
  return gain - cover(fight.stock, needs, gain - Math.max(least, -1e9)).cost;
}
