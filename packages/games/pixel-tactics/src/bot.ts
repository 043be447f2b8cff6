import { type BotKnowledge, type Code, kindOf } from '@heldentisch/engine';
import { heroCells, leaderPlace, placeOf, seatOf } from './grid.js';
import { handOf } from './rules/piles.js';
import { attackKinds, drawn, noWinner, type PixelState } from './state.js';
import { attackValue, hasRanged, isAlive, isCorpse, isLethal, isMeleeCapable, lifeAt, rowAbilityAt } from './units.js';
import { choose } from './vocabulary.js';

/** What things are worth, in points of the enemy leader's life. */
const worth = {
  leaderLife: 1,
  heroAttack: 0.45,
  heroLife: 0.3,
  idleAttack: 0.1,
  spell: 1.2,
  pressure: 0.35,
  handCard: 0.9,
  /** A hero that will die in the next check is worth this share. */
  doomed: 0.12,
  corpse: -0.5,
} as const;

/** The difference that makes a game nearly decided. */
const decisive = 22;

function heroWorth(s: PixelState, place: number, enemyLeader: number): number {
  const ranged = hasRanged(s, place);
  const melee = isMeleeCapable(s, place);
  const kind = ranged ? attackKinds.ranged : attackKinds.melee;
  const attack = attackValue(s, place, -1, kind);
  const reachesLeader = ranged || (melee && isMeleeCapable(s, enemyLeader));
  const left = Math.max(0, lifeAt(s, place) - (s.damage[place] as number));
  let value = attack * (ranged || melee ? worth.heroAttack : worth.idleAttack) + left * worth.heroLife;
  if (reachesLeader) value += attackValue(s, place, enemyLeader, kind) * worth.pressure;
  if (rowAbilityAt(s, place).spell !== null) value += worth.spell;
  return isLethal(s, place) ? value * worth.doomed : value;
}

function unitWorth(s: PixelState, seat: number): number {
  const leader = leaderPlace(seat);
  const enemyLeader = leaderPlace(1 - seat);
  let value = handOf(s, seat).length * worth.handCard;
  value += (lifeAt(s, leader) - (s.damage[leader] as number)) * worth.leaderLife;
  for (const cell of heroCells) {
    const place = placeOf(seat, cell);
    if (isCorpse(s, place)) value += worth.corpse;
    else if (isAlive(s, place)) value += heroWorth(s, place, enemyLeader);
  }
  return value;
}

function evaluate(s: PixelState, seat: number): number {
  if (s.conceded >= 0) return s.conceded === seat ? -1 : 1;
  if (s.winner !== noWinner) return s.winner === drawn ? 0 : s.winner === seat ? 1 : -1;
  if ((s.card[leaderPlace(0)] as number) < 0 || (s.card[leaderPlace(1)] as number) < 0) return 0;
  const ownFalls = isLethal(s, leaderPlace(seat));
  const enemyFalls = isLethal(s, leaderPlace(1 - seat));
  const difference = unitWorth(s, seat) - unitWorth(s, 1 - seat);
  const score = Math.tanh(difference / decisive);
  if (ownFalls && enemyFalls) return score * 0.5;
  if (ownFalls) return -0.97 + 0.02 * score;
  return enemyFalls ? 0.97 + 0.02 * score : score;
}

/** Choices whose first field says who or what acts, and the second whom it hits. */
const actors = new Map([
  [choose.recruit.id, (code: Code) => choose.recruit.code(choose.recruit.card(code))],
  [choose.attack.id, (code: Code) => choose.attack.code(choose.attack.unit(code))],
  [choose.move.id, (code: Code) => choose.move.code(choose.move.unit(code))],
  [choose.swap.id, (code: Code) => choose.swap.code(choose.swap.place(code))],
  [choose.split.id, (code: Code) => choose.split.code(choose.split.place(code))],
  [choose.show.id, (code: Code) => choose.show.code(choose.show.card(code))],
]);

/**
 * Damage that may be taken off, but need not be, is not taken off an enemy. Where damage is dealt out, all of it must be:
 * nobody can be done with it.
 */
const isHelpForEnemy = (code: Code, seat: number, options: readonly Code[]): boolean =>
  kindOf(code) === choose.split.id && seatOf(choose.split.place(code)) !== seat && options.includes(choose.done.code());

export const bot: BotKnowledge<PixelState> = {
  evaluate,
  isIdle: isHelpForEnemy,
  // Who acts first, whom it hits second.
  group: (code) => actors.get(kindOf(code))?.(code) ?? kindOf(code),
};
