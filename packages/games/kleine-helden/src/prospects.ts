import { isHero } from './beings.js';
import { fightersOf, gearOf, isAlive, lifeOf } from './groups.js';
import type { HeldenState } from './state.js';
import { gearCard, isGear } from './tables.js';
import { armourValue, standingValue } from './values.js';
import { groupWorth, verdict } from './worth.js';

/*
 * How likely each group is to outlive the others: a bet between their scores. The weights follow a fit to some 60,000
 * turns of games between greedy bots. They tell what it takes at a table of several: the more groups are left, the less
 * everything a group owns counts, because a blow that one deals helps all the others as much; what counts instead is
 * one fighter too tough to be worth attacking.
 */
interface Weights {
  /** Of one point of worth. */
  readonly worth: number;
  /** Of the toughest fighter. */
  readonly toughness: number;
  /** The one hero a group may buy is still to come. */
  readonly purchase: number;
}

/** For two groups left, three, four and more. */
const weights: readonly [Weights, Weights, Weights] = [
  { worth: 0.1, toughness: 0, purchase: 0 },
  { worth: 0.052, toughness: 1, purchase: 0.4 },
  { worth: 0.034, toughness: 1, purchase: 0.4 },
];

/** What makes a fighter tough. */
const tough = { life: 0.3, parry: 0.09, armour: 0.4, poison: -0.17 };

/** More armour than this makes no difference any more. */
const mostArmour = 6;

/** The parry of the best thing in a hero's hands. */
function itemParry(s: HeldenState, hero: number): number {
  let most = 0;
  for (const card of gearOf(s, hero)) {
    if (!isGear(card)) continue;
    const gear = gearCard(card);
    if (gear.kind === 'shield') most = Math.max(most, gear.pa);
    else if (gear.kind === 'weapon' && !gear.ranged) {
      most = Math.max(most, typeof gear.pa === 'number' ? gear.pa : gear.pa[0]);
    }
  }
  return most;
}

/** How little it pays to attack somebody. */
function toughness(s: HeldenState, being: number): number {
  const parry = standingValue(s, being, 'pa') + (isHero(being) ? itemParry(s, being) : 0);
  return (
    tough.life * Math.log(lifeOf(s, being)) +
    tough.parry * parry +
    tough.armour * Math.min(armourValue(s, null, being), mostArmour) +
    tough.poison * (s.poison[being] as number)
  );
}

function score(s: HeldenState, seat: number, w: Weights): number {
  let value = w.worth * groupWorth(s, seat);
  if (w.toughness !== 0) {
    let most = 0;
    for (const being of fightersOf(s, seat)) {
      if (lifeOf(s, being) > 0) most = Math.max(most, toughness(s, being));
    }
    value += w.toughness * most;
  }
  if ((s.bought & (1 << seat)) === 0) value += w.purchase;
  return value;
}

/** How likely the seat is to win, from -1 (lost) to 1 (won). */
export function prospects(s: HeldenState, seat: number): number {
  const ended = verdict(s, seat);
  if (ended !== null) return ended;
  const left: number[] = [];
  for (let other = 0; other < s.seats; other++) if (isAlive(s, other)) left.push(other);
  const w = weights[Math.max(0, Math.min(left.length - 2, 2))] as Weights;
  const own = score(s, seat, w);
  let sum = 0;
  for (const other of left) sum += other === seat ? 1 : Math.exp(score(s, other, w) - own);
  return 2 / sum - 1;
}
