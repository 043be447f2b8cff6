import { act, createMatch, type Match, pendingFor, tellFor, viewFor } from '@heldentisch/engine';
import { expect, test } from 'vitest';
import {
  attackPreview,
  beingNumber,
  castPreview,
  clashOf,
  combatPreview,
  type HeldenState,
  kleineHelden,
  meansNames,
} from '../src/index.js';
import { throwsOf } from '../src/rule-of-six.js';

/** A small generator, so that the games are the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

test('the throws of the rule of six are all there is, with the chances of counted dice', () => {
  for (const luck of [0, 1, 2, 3]) {
    for (const goesOn of [true, false]) {
      const all = throwsOf(luck, goesOn).reduce((sum, { chance }) => sum + chance, 0);
      expect(all).toBeCloseTo(1, 7);
    }
  }
  const mean = throwsOf(0, true).reduce((sum, { sum: dots, chance }) => sum + dots * chance, 0);
  expect(mean).toBeCloseTo(4.2, 5);
  expect(throwsOf(1, false).find(({ sum }) => sum === 6)?.chance).toBeCloseTo(11 / 36, 9);
  expect(throwsOf(2, false).find(({ sum }) => sum === 1)?.chance).toBeCloseTo(11 / 36, 9);
  expect(throwsOf(0, true).filter(({ sum }) => sum % 6 === 0)).toEqual([]);
});

interface Tally {
  rolled: number;
  hits: number;
  expectedHits: number;
}

/** Plays games of eager fighters and compares each preview in a view with what the dice then do. */
function compare(seed: number, tally: Tally): void {
  const roll = dice(seed);
  const name = String(seed).padStart(32, '0');
  const match: Match<HeldenState> = createMatch(kleineHelden, {
    options: {},
    seats: 2 + (seed % 3),
    seed: name,
    random: 'xoroshiro128plus',
  });
  for (let i = 0; i < 700 && match.play.waiting !== 0; i++) {
    const seat = [0, 1, 2, 3, 4].find((one) => match.play.isWaitingFor(one)) ?? 0;
    const options = pendingFor(match, seat).find((pending) => pending.seat === seat)?.options ?? [];
    const eager = options.filter(({ type }) => type === 'attack' || type === 'equip' || type === 'cast');
    const list = eager.length > 0 ? eager : options;
    const choice = list[roll(list.length)];
    if (choice === undefined) break;
    const view = viewFor(match, seat);
    const clash = clashOf(view);
    const isLast = clash !== null && (clash.step === 'cast' || clash.duel.stance !== 'open');
    const before = isLast && choice.type === 'pass' ? clash : null;
    if (choice.type === 'attack') {
      const { being, means, target } = choice;
      const preview = attackPreview(
        view,
        beingNumber(String(being)),
        meansNames.indexOf(String(means)),
        beingNumber(String(target)),
      );
      expect(preview.hitChance).toBeGreaterThanOrEqual(0);
      expect(preview.hitChance).toBeLessThanOrEqual(1.000001);
      expect(preview.killChance).toBeLessThanOrEqual(preview.hitChance + 1e-9);
      expect(preview.attack.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(preview.attack.total);
    }
    act(match, seat, choice);
    if (before === null) continue;
    const told = tellFor(match, seat, match.events[match.events.length - 1] ?? []);
    const first = told.findIndex(({ type }) => type === 'dieRolled');
    const valued = told.find(({ type }) => type === 'attackValued');
    if (first < 0 || valued === undefined || told.some(({ type }) => type === 'cardPlayed')) continue;
    const who = valued.being;
    const end = told.indexOf(valued);
    const sum = told
      .slice(0, end)
      .filter(({ type, being }) => type === 'dieRolled' && being === who)
      .reduce((dots, { number }) => dots + Number(number), 0);
    const value =
      before.step === 'cast' ? castPreview(view, before).value.total : combatPreview(view, before).attack.total;
    expect(Number(valued.number), JSON.stringify(told)).toBe(Math.max(0, value + sum));
    tally.rolled++;
    if (before.step === 'cast') {
      tally.expectedHits += castPreview(view, before).chance;
      if (told.some(({ type }) => type === 'spellSucceeded')) tally.hits++;
      continue;
    }
    const preview = combatPreview(view, before);
    tally.expectedHits += preview.hitChance;
    const hit = told.find(({ type }) => type === 'attackHit');
    if (hit === undefined) continue;
    tally.hits++;
    const sixes = told.filter(({ type, number }) => type === 'dieRolled' && number === 6).length;
    const lost = told.find(({ type, being }) => type === 'lifeLost' && being === hit.being);
    if (sixes > 0) continue;
    const life = view.lp[beingNumber(String(hit.being))] as number;
    const damage = Math.max(0, preview.damage.total - preview.armour.total);
    if (!told.some(({ type }) => type === 'lifeKept')) expect(lost?.number ?? 0).toBe(Math.min(life, damage));
  }
}

test('the preview of a clash tells what the dice then do', () => {
  const tally: Tally = { rolled: 0, hits: 0, expectedHits: 0 };
  for (let seed = 1; seed <= 12; seed++) compare(seed, tally);
  expect(tally.rolled).toBeGreaterThan(200);
  // Four standard deviations: chances that are wrong by a face of the die would lie outside.
  expect(Math.abs(tally.hits - tally.expectedHits)).toBeLessThan(4 * Math.sqrt(tally.rolled * 0.25));
});
