import { at, type Code } from '@heldentisch/engine';
import { forbidden, Memory, reach } from '@heldentisch/pieces';
import { board, isPassable, neighboursOf, spaceCount, terrainOf } from '../map.js';
import { charactersOf, isHurt, partyOf } from '../parties.js';
import { openTerrains, paysFor } from '../rules/moving.js';
import type { MovementFrame, RuneboundState } from '../state.js';
import { terrains } from '../terms.js';
import { choose } from '../vocabulary.js';

/*
 * How far a hero gets: on average over some turns, and exactly with the dice that lie on the table.
 */

/** Hundredths of a turn that entering a terrain takes on average with five dice. */
const hundredths: Readonly<Record<(typeof terrains)[number], number>> = {
  road: 27,
  plains: 27,
  forest: 27,
  river: 27,
  hills: 38,
  mountains: 38,
  swamp: 38,
  city: 20,
  water: 0,
};
const openGround = 20;
const hundred = 100;
const slowness = 1.25;

const costOf = (space: number, open: number): number => {
  const terrain = at(terrainOf, space);
  return (open & (1 << terrain)) !== 0 ? openGround : hundredths[at(terrains, terrain)];
};

const known = new Map<number, Float64Array>();

/** Where no way leads: longer than any game. */
const never = 1_000;

/**
 * For every space how many turns a hero that ends its turn there needs to be on the given one, on average. `open` are
 * terrains that the hero enters with any symbol.
 */
export function turnsTo(space: number, open: number, isSlow: boolean): Float64Array {
  const key = (open * spaceCount + space) * 2 + (isSlow ? 1 : 0);
  const found = known.get(key);
  if (found !== undefined) return found;
  const { cost } = reach(board, [space], (from, to) => (isPassable(to) ? costOf(from, open) : forbidden));
  const turns = Float64Array.from(cost, (hundredth) => {
    if (hundredth < 0) return never;
    const way = (hundredth / hundred) * (isSlow ? slowness : 1);
    return 1 + Math.max(0.3 * way, way - 0.4);
  });
  known.set(key, turns);
  return turns;
}

/** RB-MOV-02: who is hurt rolls one die less. */
export const isSlow = (state: RuneboundState, seat: number): boolean =>
  charactersOf(state, seat).some((character) => isHurt(state, seat, character));

/** A space that can be reached: from where, and with which die. */
export interface Arrival {
  readonly space: number;
  readonly spent: number;
  readonly die: number;
  readonly before: Arrival | null;
}

const reaches = new Memory<readonly Arrival[]>(2_000);

/** Every space within reach of the dice that are left, each with one way there. */
export function withinReach(state: RuneboundState, frame: MovementFrame): readonly Arrival[] {
  const { space } = partyOf(state, frame.seat);
  const open = openTerrains(state, frame.seat);
  const { dice, spent, wild } = frame;
  return reaches.recall(`${space},${open},${spent},${wild},${dice.join()}`, () => findReach(frame, space, open));
}

function findReach(frame: MovementFrame, space: number, open: number): readonly Arrival[] {
  const start: Arrival = { space, spent: frame.spent, die: -1, before: null };
  const list: Arrival[] = [start];
  const first: Arrival[] = [start];
  /** For each space the sets of spent dice with which it was reached, as bits. */
  const seen = new Int32Array(spaceCount);
  seen[space] = 1 << frame.spent;
  for (let i = 0; i < list.length; i++) {
    const from = list[i] as Arrival;
    for (const next of at(neighboursOf, from.space)) {
      for (let die = 0; die < frame.dice.length; die++) {
        const spent = from.spent | (1 << die);
        const sets = seen[next] as number;
        if (spent === from.spent || (sets & (1 << spent)) !== 0) continue;
        if (!paysFor(frame, die, at(terrainOf, next), open)) continue;
        seen[next] = sets | (1 << spent);
        const arrival: Arrival = { space: next, spent, die, before: from };
        list.push(arrival);
        if (sets === 0) first.push(arrival);
      }
    }
  }
  return first;
}

/** The steps of the way, as choices. */
export function stepsOf(arrival: Arrival): Code[] {
  const codes: Code[] = [];
  for (let step: Arrival | null = arrival; step !== null && step.before !== null; step = step.before) {
    codes.push(choose.move.code(step.space, step.die));
  }
  return codes.reverse();
}
