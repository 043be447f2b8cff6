import { fileURLToPath } from 'node:url';
import { act, type Choice, type Match, matchFromPosition, viewFor, viewOf } from '@heldentisch/engine';
import { filesIn, positionsOf, Random, randomDecision } from '@heldentisch/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.js';
import { combatOf } from '../src/players.js';
import { combatFacts } from '../src/preview/combat.js';
import { damagePreview, dealtAttack, openAttacks, staminaOf, worstCase } from '../src/preview/combat-damage.js';
import { blockPreview, type PointsPart, strikePreview } from '../src/preview/combat-points.js';
import { isTarget } from '../src/rules/strike.js';
import type { CombatFrame, MageKnightState } from '../src/state.js';
import { attackNames, choose, mostAttacks } from '../src/vocabulary.js';

/** A fight in the notation of positions, then these choices. */
function fight(position: object, choices: readonly Choice[] = []): { view: MageKnightState; combat: CombatFrame } {
  const match: Match<MageKnightState> = matchFromPosition(game, position, 'xoroshiro128plus', '0'.repeat(32));
  for (const choice of choices) expect(act(match, 0, choice)).toMatchObject({ ok: true });
  const view = viewFor(match, 0);
  return { view, combat: combatOf(view) as CombatFrame };
}

const hero = (more: object) => [{ hero: 'tovak', space: '2,-2', ...more }];
const against = (phase: string, ...enemies: readonly string[]) => ({
  phase,
  enemies: enemies.map((enemy) => ({ enemy, space: '3,-3' })),
});
const strong = (card: string): Choice => ({ type: 'play', card, use: 'strong' });

/** What parts come to by themselves: the halved ones are added first. */
function sumOf(parts: readonly PointsPart[]): number {
  const full = parts.filter(({ weight }) => weight >= 1).reduce((sum, { points, weight }) => sum + points * weight, 0);
  const half = parts.filter(({ weight }) => weight === 0.5).reduce((sum, { points }) => sum + points, 0);
  return full + Math.floor(half / 2);
}

describe('attack points', () => {
  const mages = {
    seats: hero({ hand: ['fire-bolt', 'ice-bolt', 'rage', 'rage'], crystals: { red: 3, blue: 1 } }),
    fight: against('attack', 'fire-mages', 'ice-mages'),
  };

  test('are halved by each target that resists, and say which and why', () => {
    const { view, combat } = fight(mages, [strong('rage'), strong('fire-bolt'), strong('ice-bolt')]);
    expect(strikePreview(view, combat, 0b11)).toMatchObject({
      total: 7,
      needed: 11,
      missing: 4,
      problem: { rule: 'MK-RNG-09' },
      parts: [
        { kind: 'melee', element: 'physical', points: 4, weight: 1, rule: null, because: [] },
        { kind: 'ranged', element: 'fire', points: 3, weight: 0.5, rule: 'MK-ABL-20', because: [0] },
        { kind: 'ranged', element: 'ice', points: 3, weight: 0.5, rule: 'MK-ABL-21', because: [1] },
      ],
    });
    expect(strikePreview(view, combat, 0b01)).toMatchObject({ total: 8, needed: 5, missing: 0, problem: null });
  });

  test('do not reach behind walls unless they are siege attacks', () => {
    const { view, combat } = fight(
      {
        seats: [{ hero: 'tovak', space: '4,-3', hand: ['swiftness'], crystals: { white: 1 } }],
        map: { '1,0': 'countryside-3', '0,1': 'countryside-2', '1,1': 'countryside-6' },
        tokens: { '4,-3': ['swordsmen'] },
        path: ['3,-3', '4,-3'],
        fight: { kind: 'assault', space: '4,-3', from: '3,-3', phase: 'ranged', enemies: ['swordsmen'] },
      },
      [strong('swiftness')],
    );
    expect(strikePreview(view, combat, 1)).toMatchObject({
      total: 0,
      needed: 5,
      missing: 5,
      parts: [{ kind: 'ranged', points: 3, weight: 0, rule: 'MK-RNG-03', because: [0] }],
    });
    expect(combatFacts(view)?.fighters[0]).toMatchObject({ fortification: 1, fortifiedBy: ['site'], isDecisive: true });
  });
});

describe('block points', () => {
  test('count half against another element, and swift attacks need twice as much', () => {
    const { view, combat } = fight(
      {
        seats: [
          {
            hero: 'goldyx',
            space: '2,-2',
            hand: ['determination', 'rage', 'march', 'march'],
            crystals: { red: 1, blue: 1 },
            units: ['guardian-golems'],
          },
        ],
        fight: against('block', 'storm-dragon'),
      },
      [{ type: 'activate', unit: 1, ability: 2 }, strong('determination')],
    );
    expect(combatFacts(view)?.fighters[0]?.attacks[0]).toMatchObject({
      name: '1a',
      value: 4,
      element: 'ice',
      blockNeeded: 8,
      damage: 4,
      goodBlocks: ['fire', 'cold-fire'],
      abilities: ['swift'],
    });
    expect(blockPreview(view, combat, 0, 0)).toMatchObject({
      total: 6,
      needed: 8,
      missing: 2,
      problem: { rule: 'MK-BLK-08' },
      parts: [
        { kind: 'block', element: 'physical', points: 5, weight: 0.5, rule: 'MK-BLK-04', because: [0] },
        { kind: 'block', element: 'fire', points: 4, weight: 1, rule: null },
      ],
    });
  });
});

describe('damage', () => {
  test('a resistant unit takes its armor twice; the hero as many wounds as the armor fits in', () => {
    const { view } = fight({
      seats: hero({ hand: ['march'], units: ['guardian-golems', 'peasants'] }),
      fight: against('damage', 'werewolf'),
    });
    expect(damagePreview(view, 0)).toMatchObject({
      damage: 7,
      units: [
        { unit: 'guardian-golems', resists: true, fate: 'wounded', takes: 6, rest: 1 },
        { unit: 'peasants', resists: false, fate: 'wounded', takes: 3, rest: 4 },
      ],
      hero: { wounds: 4, isKnockedOut: false, losesCards: 0 },
    });
  });

  test('a unit that resisted unharmed, and why wounded units and assassins leave units alone', () => {
    const { view } = fight({
      seats: hero({ hand: ['march'], units: ['guardian-golems', { unit: 'peasants', wounds: 1 }] }),
      fight: against('damage', 'diggers'),
    });
    expect(damagePreview(view, 0).units).toMatchObject([
      { fate: 'unharmed', takes: 3, rest: 0 },
      { fate: null, takes: 0, problem: { rule: 'MK-UNI-13' } },
    ]);
  });

  test('poison, paralysis and the knock-out are foreseen', () => {
    const poison = fight({
      seats: hero({ hand: ['march', 'rage'], rest: 'out' }),
      fight: against('damage', 'monks', 'prowlers'),
    });
    expect(damagePreview(poison.view, 0).hero).toMatchObject({
      wounds: 3,
      poison: 3,
      isKnockedOut: false,
      losesCards: 0,
    });
    expect(worstCase(poison.view)).toMatchObject({
      damage: 9,
      wounds: 5,
      poison: 3,
      isKnockedOut: true,
      losesCards: 2,
    });
    expect(staminaOf(poison.view, poison.combat)).toEqual({ armor: 2, taken: 0, limit: 5, isKnockedOut: false });
    const stone = fight({
      seats: hero({ hand: ['march', 'rage', 'rage'], units: ['peasants'] }),
      fight: against('damage', 'medusa'),
    });
    expect(damagePreview(stone.view, 0)).toMatchObject({
      units: [{ fate: 'destroyed' }],
      hero: { wounds: 3, isParalyzed: true, losesCards: 3 },
    });
  });
});

test('what attacks would do is known before the first phase', () => {
  const { view, combat } = fight(
    {
      seats: [{ hero: 'tovak', space: '2,-3', hand: ['rage', 'march'] }],
      map: { '1,0': 'countryside-2', '0,1': 'countryside-3', '1,1': 'countryside-6' },
      tokens: { '3,-3': ['prowlers'], '4,-4': ['wolf-riders'] },
      move: 3,
      cards: 1,
    },
    [{ type: 'step', space: '3,-4' }],
  );
  expect(combat.phase).toBe(-1);
  expect(worstCase(view)).toMatchObject({ damage: 4, wounds: 2 });
});

test('an elusive enemy of the white city shows both armors', () => {
  const { view } = fight({
    options: { scenario: 'solo-conquest' },
    seats: [{ hero: 'tovak', space: '4,-5', hand: ['rage'] }],
    map: { '1,0': 'countryside-1', '0,1': 'countryside-2', '1,1': 'core-7' },
    tokens: { '4,-5': ['shocktroops'] },
    path: ['5,-6', '4,-5'],
    fight: { kind: 'assault', space: '4,-5', from: '5,-6', phase: 'block', enemies: ['shocktroops'] },
  });
  expect(combatFacts(view)).toMatchObject({
    kind: 'assault',
    site: 'city',
    city: 'white',
    phase: 1,
    fighters: [{ armor: 7, printedArmor: 6, armorIfBlocked: 4, isFullyBlocked: false }],
  });
});

/** What a choice in a combat should lead to, by its preview; compared with the state after it. */
type Promise = (after: MageKnightState) => void;

function promiseOf(view: MageKnightState, combat: CombatFrame, code: number): Promise | null {
  const { seat } = combat;
  const dealt = dealtAttack(combat);
  if (choose.assign.is(code)) {
    const unit = damagePreview(view, dealt).units[choose.assign.unit(code)];
    expect(unit?.problem).toBeNull();
    return (after) => {
      const now = combatOf(after);
      if (now !== undefined && now.dealing >= 0) expect(now.damage).toBe(unit?.rest);
      const kept = (after.players[seat]?.units.length ?? 0) === view.players[seat]?.units.length;
      expect(kept).toBe(unit?.fate !== 'destroyed');
    };
  }
  if (choose.bear.is(code)) {
    const { wounds, isKnockedOut } = damagePreview(view, dealt).hero;
    return (after) => {
      const now = combatOf(after);
      if (now === undefined) return;
      expect(now.woundsTaken).toBe(combat.woundsTaken + wounds);
      expect(now.knockedOut).toBe(combat.knockedOut === 1 || isKnockedOut ? 1 : 0);
    };
  }
  return null;
}

/** Everything that must hold of the previews at a decision in a combat, whoever looks. */
function holds(view: MageKnightState, combat: CombatFrame, options: readonly number[]): void {
  const { fighters, phase } = combat;
  let living = 0;
  for (const [i, fighter] of fighters.entries()) if (isTarget(fighter)) living |= 1 << i;
  if (phase === 0 || phase === 3) {
    for (let set = living; set > 0; set = (set - 1) & living) {
      const { parts, total, needed, missing, problem } = strikePreview(view, combat, set);
      expect(sumOf(parts)).toBe(total);
      expect(missing).toBe(Math.max(0, needed - total));
      expect(options.includes(choose.strike.code(set))).toBe(problem === null && parts.length > 0);
    }
  }
  for (const attack of openAttacks(combat)) {
    const { parts, total, problem } = blockPreview(
      view,
      combat,
      Math.floor(attack / mostAttacks),
      attack % mostAttacks,
    );
    if (parts.every(({ kind }) => kind !== 'bonus')) expect(sumOf(parts)).toBe(total);
    if (phase === 1) expect(options.includes(choose.parry.code(attack))).toBe(problem === null && parts.length > 0);
    if (combat.dealing < 0) damagePreview(view, attack);
  }
  worstCase(view);
  for (const { slot, attacks } of combatFacts(view)?.fighters ?? [])
    for (const { name } of attacks) expect(attackNames.indexOf(name)).toBeGreaterThanOrEqual(slot * mostAttacks);
}

const folder = fileURLToPath(new URL('../cases/', import.meta.url));
const fights = positionsOf(filesIn(folder, '.yaml')).filter(({ position }) => 'fight' in (position as object));

test('in the fights of all cases previews are what the rules then offer and do, also for who only looks on', () => {
  const seen = { decisions: 0, assigned: 0, borne: 0 };
  for (const { position } of fights) {
    for (const seed of [1, 2]) {
      const { play } = matchFromPosition(game, position, 'xoroshiro128plus', '0'.repeat(32));
      const random = Random.fromNumber(seed);
      let promised: Promise | null = null;
      for (let i = 0; i < 60; i++) {
        promised?.(play.state);
        promised = null;
        const next = randomDecision(play, random);
        if (next === null || combatOf(play.state) === undefined) break;
        if (play.waitingFrame?.step === 'combat' && (play.waitingFrame as CombatFrame).phase >= 0) {
          seen.decisions++;
          for (const viewer of [next.seat, -1]) {
            const view = viewOf(game.zones, play.state, viewer);
            const combat = combatOf(view) as CombatFrame;
            holds(view, combat, play.options(next.seat).toArray());
            promised = promiseOf(view, combat, next.code);
          }
          if (choose.assign.is(next.code)) seen.assigned++;
          if (choose.bear.is(next.code)) seen.borne++;
        }
        play.choose(next.seat, next.code);
      }
    }
  }
  expect(seen.decisions).toBeGreaterThan(1000);
  expect(seen.assigned).toBeGreaterThan(10);
  expect(seen.borne).toBeGreaterThan(100);
});
