import type { Language } from '@heldentisch/engine';
import {
  type BlockPart,
  blockPreview,
  type CombatFacts,
  type CombatFrame,
  combatFacts,
  combatOf,
  damagePreview,
  dealtAttack,
  type FighterFacts,
  type MageKnightState,
  mostAttacks,
  openAttacks,
  type PointsPreview,
  type StrikePart,
  strikePreview,
  worstCase,
} from '@heldentisch/mage-knight';
import { remembered } from '../../../../table/kit/store.js';
import { fighterName } from '../../model/labels.js';

/*
 * What the stage shows of one state, worked out once however many parts ask for it.
 */

export interface Scene {
  readonly view: MageKnightState;
  readonly combat: CombatFrame;
  readonly facts: CombatFacts;
}

export const sceneOf = remembered((view: MageKnightState): Scene | null => {
  const combat = combatOf(view);
  const facts = combatFacts(view);
  return combat === undefined || facts === null ? null : { view, combat, facts };
});

/** The phases in which enemies are attacked. */
export const isStrikePhase = (phase: number): boolean => phase === 0 || phase === 3;

/** The slots of a set of enemies, which is written in bits. */
export const slotsOf = (set: number): number[] => Array.from({ length: 31 }, (_, i) => i).filter((i) => (set >> i) & 1);

/** Those who can be attacked in this phase, as bits. */
export const targetsOf = ({ phase, fighters }: CombatFacts): number =>
  fighters.reduce(
    (set, { slot, isTarget, fortification }) =>
      isTarget && !(phase === 0 && fortification >= 2) ? set | (1 << slot) : set,
    0,
  );

/** The enemies aimed at: those that were picked and still stand, or the only one there is. */
export function aimOf(facts: CombatFacts, picked: number): number {
  const targets = targetsOf(facts);
  const aim = picked & targets;
  return aim === 0 && (targets & (targets - 1)) === 0 ? targets : aim;
}

export const strikeAt = ({ view, combat }: Scene, set: number): PointsPreview<StrikePart> =>
  strikePreview(view, combat, set);
export const blockOf = ({ view, combat }: Scene, attack: number): PointsPreview<BlockPart> =>
  blockPreview(view, combat, fighterOfAttack(attack), attack % mostAttacks);
export const damageOf = remembered(({ view }: Scene, attack: number) => damagePreview(view, attack));
export const worstOf = remembered(({ view }: Scene) => worstCase(view));

/** The attacks that are still to be blocked or suffered, and the one whose damage is being dealt. */
export const openOf = ({ combat }: Scene): readonly number[] => openAttacks(combat);
export const dealtOf = ({ combat }: Scene): number => dealtAttack(combat);

export const fighterOfAttack = (attack: number): number => Math.floor(attack / mostAttacks);

/** Enemies with those they have summoned right behind them. */
export const inOrder = ({ fighters }: CombatFacts): readonly (readonly FighterFacts[])[] =>
  fighters
    .filter(({ summoner }) => summoner < 0)
    .map((one) => [one, ...fighters.filter(({ summoner, isDefeated }) => summoner === one.slot && !isDefeated)]);

export const nameOfFighter = (language: Language, { view }: Scene, slot: number): string =>
  fighterName(language, view, slot + 1);

/** How points that do not count simply are marked. */
export const marks: Readonly<Record<number, string>> = { 0: '✕', 0.5: '½', 2: '×2' };
