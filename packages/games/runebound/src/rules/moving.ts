import { at, type Refusal, refusal } from '@heldentisch/engine';
import { defineDie } from '@heldentisch/pieces';
import { heroAbilities, ownedAbilities, type Skilled, specialAbilities } from '../abilities.js';
import type { Operation } from '../card.js';
import { areNeighbours, city, isPassable, spaceNames, terrainOf } from '../map.js';
import { charactersOf, isHurt, partyOf } from '../parties.js';
import type { MovementFrame, RuneboundState } from '../state.js';
import { terrains } from '../terms.js';
import { movementDice } from '../vocabulary.js';

/*
 * What the movement dice allow: how many there are, and where each of them leads.
 */

/** RB-MOV-20 */
export const movementDie = defineDie(terrains, [
  ['river', 'forest', 'road'],
  ['river', 'swamp'],
  ['forest', 'river', 'swamp'],
  ['plains', 'mountains', 'road'],
  ['plains', 'hills', 'mountains'],
  ['plains', 'hills', 'forest', 'road'],
]);

const diceWhenHurt = 4;

/** Constant operations in force for a seat: of its hero, its cards and the event in play. */
function eachConstant(state: RuneboundState, seat: number, visit: (operation: Operation) => void): void {
  const party = partyOf(state, seat);
  const read = (list: readonly Skilled[]): void => {
    for (const ability of list) if (ability.when === 'constant') for (const operation of ability.do) visit(operation);
  };
  read(at(heroAbilities, party.hero));
  for (const card of party.cards) read(at(ownedAbilities, card));
  for (const card of state.event) read(at(specialAbilities, card));
}

/** RB-MOV-01, RB-MOV-02, RB-MOV-26 */
export function diceToRoll(state: RuneboundState, seat: number): number {
  const isSlowed = charactersOf(state, seat).some((character) => isHurt(state, seat, character));
  let count = isSlowed ? diceWhenHurt : movementDice;
  let change = 0;
  eachConstant(state, seat, (operation) => {
    if (operation.op !== 'dice') return;
    if (operation.set !== undefined) count = operation.set;
    change += operation.n ?? 0;
  });
  return Math.max(1, count + change);
}

/** Terrains (as bits) that the seat may enter with any symbol; cities always (RB-MOV-06). */
export function openTerrains(state: RuneboundState, seat: number): number {
  let bits = 1 << city;
  eachConstant(state, seat, (operation) => {
    if (operation.op !== 'enterAny') return;
    for (const name of operation.terrain) bits |= 1 << terrains.indexOf(name);
  });
  return bits;
}

/** Whether a die pays for a terrain (RB-MOV-04, RB-MOV-06, RB-MOV-25). */
export const paysFor = ({ dice, wild }: MovementFrame, die: number, terrain: number, open: number): boolean =>
  (wild & (1 << die)) !== 0 ||
  (open & (1 << terrain)) !== 0 ||
  (at(movementDie.faces, at(dice, die) - 1) & (1 << terrain)) !== 0;

export const isSpent = ({ spent }: MovementFrame, die: number): boolean => (spent & (1 << die)) !== 0;

/** The rule against a step to this space, whatever pays for it. */
export function stepProblem(state: RuneboundState, seat: number, space: number): Refusal | null {
  const about = { space: `space.${spaceNames[space]}` };
  if (!isPassable(space)) return refusal('RB-MOV-08', { case: 'water', ...about });
  return areNeighbours(partyOf(state, seat).space, space) ? null : refusal('RB-MOV-08', about);
}

/** The rule against a step paid with this die. */
export function moveProblem(
  state: RuneboundState,
  frame: MovementFrame,
  seat: number,
  space: number,
  die: number,
): Refusal | null {
  const problem = stepProblem(state, seat, space);
  if (problem !== null) return problem;
  if (die >= frame.dice.length) return refusal('RB-MOV-24', { die: die + 1 });
  if (isSpent(frame, die)) return refusal('RB-MOV-05', { die: die + 1 });
  const terrain = at(terrainOf, space);
  if (paysFor(frame, die, terrain, openTerrains(state, seat))) return null;
  return refusal('RB-MOV-04', { die: die + 1, terrain: `terrain.${terrains[terrain]}` });
}
