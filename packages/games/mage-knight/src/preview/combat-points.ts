import type { Refusal } from '@heldentisch/engine';
import { blockTotal, parry } from '../rules/block.js';
import { blockNeeded } from '../rules/enemies.js';
import { lentPoints, strike, strikeNeeded, strikeTotal } from '../rules/strike.js';
import type { CombatFrame, Fighter, MageKnightState } from '../state.js';
import { type AttackKind, attackKinds, type Element, elements, melee } from '../terms.js';
import { attackNumber, choose } from '../vocabulary.js';
import { quiet } from './quiet.js';

/*
 * What attack and block points come to, kind by kind. How much points count is found by asking the rules for the total
 * of two such points alone: there is no second formula.
 */

/** Points count not at all, half, fully or twice. */
export type Weight = 0 | 0.5 | 1 | 2;

/** Points of one kind and how much they count. */
export interface PointsPart {
  readonly points: number;
  readonly element: Element;
  readonly weight: Weight;
  /** Why they do not count fully: the rule, and the fighters (their slots) it is because of. */
  readonly rule: string | null;
  readonly because: readonly number[];
}

export interface StrikePart extends PointsPart {
  /** `aimed`: made against one of the targets alone. */
  readonly kind: AttackKind | 'aimed';
}

export interface BlockPart extends PointsPart {
  /** `swift`: counts twice against swift attacks. `bonus`: by what the enemy can do. */
  readonly kind: 'block' | 'swift' | 'bonus';
}

/** What points come to against what is needed; `problem` is why they cannot be used like this. */
export interface PointsPreview<Part extends PointsPart> {
  readonly parts: readonly Part[];
  /** The sum of what counts, the inefficient points halved together and rounded down. */
  readonly total: number;
  readonly needed: number;
  readonly missing: number;
  readonly problem: Refusal | null;
}

const two = 2;
const only = (length: number, place: number): number[] => Array.from({ length }, (_, i) => (i === place ? two : 0));
const weightOf = (total: number): Weight => (total / two) as Weight;

const unaimed = (fighters: readonly Fighter[]): Fighter[] =>
  fighters.map((one) => ({ ...one, aimed: [0, 0, 0, 0], lent: [0, 0, 0, 0] }));
const slots = ({ fighters }: CombatFrame, set: number): number[] =>
  [...fighters.keys()].filter((i) => ((set >> i) & 1) === 1);
const needs = (total: number, needed: number): number => Math.max(0, needed - total);

// Attacks

const resistanceRules: Readonly<Record<Element, string>> = {
  physical: 'MK-ABL-19',
  fire: 'MK-ABL-20',
  ice: 'MK-ABL-21',
  'cold-fire': 'MK-ABL-22',
};

/** How much two points of a place in the list of attacks come to against these targets. */
const strikeWeight = (state: MageKnightState, combat: CombatFrame, set: number, place: number): Weight =>
  weightOf(
    strikeTotal(
      state,
      { ...combat, attack: only(combat.attack.length, place), fighters: unaimed(combat.fighters) },
      set,
    ),
  );

function aimedWeight(state: MageKnightState, combat: CombatFrame, set: number, slot: number, element: number): Weight {
  const fighters = unaimed(combat.fighters).map((one, i) => (i === slot ? { ...one, aimed: only(4, element) } : one));
  return weightOf(strikeTotal(state, { ...combat, attack: combat.attack.map(() => 0), fighters }, set));
}

/** The targets that would make the same points count for less by themselves. */
const blamed = (combat: CombatFrame, set: number, weightAgainst: (set: number) => Weight): number[] =>
  slots(combat, set).filter((i) => weightAgainst(1 << i) < 1);

function strikePart(
  combat: CombatFrame,
  set: number,
  part: Pick<StrikePart, 'kind' | 'element' | 'points'>,
  weightAgainst: (set: number) => Weight,
): StrikePart {
  const weight = weightAgainst(set);
  const isLess = weight < 1;
  const rule = !isLess
    ? null
    : weight === 0
      ? part.kind === 'melee'
        ? 'MK-RNG-02'
        : 'MK-RNG-03'
      : resistanceRules[part.element];
  return { ...part, weight, rule, because: isLess ? blamed(combat, set, weightAgainst) : [] };
}

/** Possessed enemies lend melee points in the last phase. */
const lentAt = (combat: CombatFrame, set: number, place: number): number =>
  combat.phase === 3 && Math.floor(place / elements.length) === melee
    ? lentPoints(combat, set, place % elements.length)
    : 0;

/** What the attack points that were made come to against these fighters (bits of their slots). */
export function strikePreview(state: MageKnightState, combat: CombatFrame, set: number): PointsPreview<StrikePart> {
  const parts: StrikePart[] = [];
  for (const [place, made] of combat.attack.entries()) {
    const points = made + lentAt(combat, set, place);
    if (points === 0) continue;
    const kind = attackKinds[Math.floor(place / elements.length)] as AttackKind;
    const element = elements[place % elements.length] as Element;
    parts.push(
      strikePart(combat, set, { kind, element, points }, (targets) => strikeWeight(state, combat, targets, place)),
    );
  }
  for (const slot of slots(combat, set)) {
    for (const [number, points] of (combat.fighters[slot]?.aimed ?? []).entries()) {
      if (points === 0) continue;
      const element = elements[number] as Element;
      parts.push(
        strikePart(combat, set, { kind: 'aimed', element, points }, (targets) =>
          (targets >> slot) & 1 ? aimedWeight(state, combat, targets, slot, number) : 1,
        ),
      );
    }
  }
  const [total, needed] = [strikeTotal(state, combat, set), strikeNeeded(state, combat, set)];
  const problem = strike.forbids(quiet(state), combat, combat.seat, choose.strike.code(set));
  return { parts, total, needed, missing: needs(total, needed), problem };
}

// Blocks

const bare = (combat: CombatFrame): CombatFrame => ({
  ...combat,
  block: [0, 0, 0, 0],
  swiftBlock: [0, 0, 0, 0],
  riders: [],
});

function blockPart(slot: number, part: Pick<BlockPart, 'kind' | 'element' | 'points' | 'weight'>): BlockPart {
  const isLess = part.weight < 1;
  return { ...part, rule: isLess ? 'MK-BLK-04' : null, because: isLess ? [slot] : [] };
}

/** What the block points that were made come to against one attack. */
export function blockPreview(
  state: MageKnightState,
  combat: CombatFrame,
  slot: number,
  attack: number,
): PointsPreview<BlockPart> {
  const totalOf = (change: Partial<CombatFrame>): number =>
    blockTotal(state, { ...bare(combat), ...change }, slot, attack);
  const parts: BlockPart[] = [];
  for (const [number, element] of elements.entries()) {
    const [points, swift] = [combat.block[number] ?? 0, combat.swiftBlock[number] ?? 0];
    if (points > 0)
      parts.push(
        blockPart(slot, { kind: 'block', element, points, weight: weightOf(totalOf({ block: only(4, number) })) }),
      );
    if (swift > 0)
      parts.push(
        blockPart(slot, {
          kind: 'swift',
          element,
          points: swift,
          weight: weightOf(totalOf({ swiftBlock: only(4, number) })),
        }),
      );
  }
  const bonus = totalOf({ riders: combat.riders });
  if (bonus > 0) parts.push(blockPart(slot, { kind: 'bonus', element: 'ice', points: bonus, weight: 1 }));
  const [total, needed] = [blockTotal(state, combat, slot, attack), blockNeeded(state, combat, slot, attack)];
  const code = choose.parry.code(attackNumber(slot, attack));
  const problem = parry.forbids(quiet(state), combat, combat.seat, code);
  return { parts, total, needed, missing: needs(total, needed), problem };
}

/** Which elements of blocks count fully against an attack. */
export const goodBlocks = (state: MageKnightState, combat: CombatFrame, slot: number, attack: number): Element[] =>
  elements.filter((_, number) => blockTotal(state, { ...bare(combat), block: only(4, number) }, slot, attack) >= two);
