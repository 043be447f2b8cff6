import { at } from '@heldentisch/engine';
import { expect, it } from 'vitest';
import { type C, combatOf } from '../src/players.js';
import { position } from '../src/position.js';
import { assign, bear, suffer } from '../src/rules/damage.js';
import { armorOfFighter } from '../src/rules/enemies.js';
import { shapes } from '../src/scenarios.js';
import type { CombatFrame } from '../src/state.js';
import { abilityBit } from '../src/terms.js';
import { choose } from '../src/vocabulary.js';

/* Rules that are written, although no scenario and no token of this box uses them yet: no case can reach them. */

it('lays an open map of three columns, no tile beyond them (MK-MAP-07)', () => {
  const columns = [-2, -1, 0, 1, 2].filter((y) => shapes.open3.fits(2, y, false));
  expect(columns).toEqual([-1, 0, 1]);
  expect(shapes.open3.fits(0, -1, false)).toBe(false);
  expect(shapes.open3.fits(1, -1, true)).toBe(true);
  expect(shapes.open3.first).toHaveLength(3);
});

/** A combat in which a vampiric enemy of armor 5 deals five damage. */
function bitten(): { readonly c: C; readonly combat: CombatFrame; readonly armor: () => number } {
  const seats = [{ hero: 'tovak', space: '2,-2', hand: ['march'], units: ['peasants', 'guardian-golems'] }];
  const fight = { phase: 'damage', enemies: [{ enemy: 'monks', space: '3,-3' }] };
  const { state } = position.read({ seats, fight });
  const c = { state, emit: () => {}, resolved: () => {}, isCovered: false } as unknown as C;
  const combat = combatOf(state) as CombatFrame;
  at(combat.fighters, 0).gainedAbilities = abilityBit('vampiric');
  suffer.does(c, combat, 0, choose.suffer.code(0));
  return { c, combat, armor: () => armorOfFighter(state, combat, 0) };
}

it('hardens a vampiric enemy for each unit it wounds and each wound it brings into the hand (MK-ABL-12)', () => {
  const { c, combat, armor } = bitten();
  expect(armor()).toBe(5);
  assign.does(c, combat, 0, choose.assign.code(0));
  expect(armor()).toBe(6);
  // Two damage are left: one wound into the hand; the one that poison puts into the discard pile does not count.
  bear.does(c, combat, 0, choose.bear.code());
  expect(armor()).toBe(7);
});

it('gives a vampiric enemy nothing for damage that a unit catches unharmed (MK-ABL-12)', () => {
  const { c, combat, armor } = bitten();
  combat.damage = 3;
  assign.does(c, combat, 0, choose.assign.code(1));
  expect(armor()).toBe(5);
});
