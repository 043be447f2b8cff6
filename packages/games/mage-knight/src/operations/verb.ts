import { everyone, type Program, type Refusal, type Verb } from '@heldentisch/engine';
import { unitIndex } from '../box.js';
import type { Amount, Operation } from '../card.js';
import { terrainAt } from '../map.js';
import { combatOf, isNight, isSpent, isWoundedUnit, playerOf, woundsIn } from '../players.js';
import { isFullyBlocked } from '../rules/enemies.js';
import { printedCost } from '../rules/movement.js';
import { commandLimit } from '../rules/units.js';
import type { EffectFrame, MageKnightState } from '../state.js';

export type OperationVerb = Verb<MageKnightState, EffectFrame>;
export type OperationProgram = Program<MageKnightState, EffectFrame>;

/** One kind of operation. */
export type Named<N extends Operation['op']> = Extract<Operation, { op: N }>;

/** What only one card does: why it cannot be played now, and what it does. */
export interface Special {
  whyNot?(state: MageKnightState, seat: number, thing: number, owed: readonly number[]): Refusal | null;
  /** Its program: asked for once, when all programs are written out. */
  lines(): OperationProgram;
}

/** What an amount comes to now. Cards that raise another one's numbers raise this (Concentration). */
export function amountOf(state: MageKnightState, frame: EffectFrame, amount: Amount): number {
  return plainAmount(state, frame.seat, amount) + frame.bonus;
}

export function plainAmount(state: MageKnightState, seat: number, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const player = playerOf(state, seat);
  if (amount === 'terrainCost') return Math.max(0, printedCost(state, terrainAt(state, player.space)));
  if ('day' in amount) return isNight(state) ? amount.night : amount.day;
  const { base, each, per, most = Number.POSITIVE_INFINITY } = amount;
  return base + Math.min(most, each * countOf(state, seat, per));
}

function countOf(state: MageKnightState, seat: number, per: Extract<Amount, { per: unknown }>['per']): number {
  const player = playerOf(state, seat);
  const combat = combatOf(state);
  switch (per) {
    case 'woundShownOrOnUnits':
      return player.units.reduce(
        (sum, unit) => sum + (state.unitWounds[unitIndex(unit)] as number),
        woundsIn(player.hand.filter((card) => isShown(state, card))),
      );
    case 'enemy':
      return combat === undefined
        ? 0
        : combat.fighters.filter(({ defeated, summoner }) => defeated === 0 && summoner < 0).length;
    case 'enemyBlocked':
      // MK-ABL-16
      return combat?.fighters.filter(isFullyBlocked).length ?? 0;
    case 'readyUnit':
      return player.units.filter((unit) => !isSpent(state, unit) && !isWoundedUnit(state, unit)).length;
    case 'crystalColor':
      return player.crystals.filter((count) => count > 0).length;
    case 'emptyCommand':
      return Math.max(0, commandLimit(state, seat) - player.units.length);
    case 'crystalSet':
      return Math.min(...player.crystals);
    default:
      return 0;
  }
}

/** Whether everybody knows the card of a hand. */
export const isShown = ({ seen }: MageKnightState, card: number): boolean =>
  ((seen[card] as number) & everyone) === everyone;

/** The last answer of the effect so far, such as a colour. */
export const lastAnswer = ({ answers }: EffectFrame): number => answers[answers.length - 1] ?? -1;
