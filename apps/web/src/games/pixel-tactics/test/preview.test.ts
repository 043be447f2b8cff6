import { act, createMatch, pendingFor, tellFor, viewFor } from '@heldentisch/engine';
import { attackPreview, pixelTactics, placeFacts, placeNames } from '@heldentisch/pixel-tactics';
import { expect, test } from 'vitest';

/** Plays games in which everybody attacks, and compares the preview in the attacker's view with what happens. */
function compare(seed: number): number {
  const name = String(seed).padStart(32, '0');
  const match = createMatch(pixelTactics, { options: {}, seats: 2, seed: name, random: 'xoroshiro128plus' });
  let compared = 0;
  for (let i = 0; i < 500 && match.play.waiting !== 0; i++) {
    const seat = match.play.isWaitingFor(0) ? 0 : 1;
    const decision = pendingFor(match, seat).find((pending) => pending.seat === seat);
    const options = decision?.options ?? [];
    const attacks = options.filter(({ type }) => type === 'attack');
    const recruits = options.filter(({ type }) => type === 'recruit');
    const list = attacks.length > 0 && i % 3 !== 0 ? attacks : recruits.length > 0 ? recruits : options;
    const choice = list[(i * 7919) % list.length];
    if (choice === undefined) break;
    const view = viewFor(match, seat);
    const attacker = placeNames.indexOf(`${seat}:${choice.unit}`);
    const target = placeNames.indexOf(`${1 - seat}:${choice.target}`);
    const isAction = choice.type === 'attack' && decision?.kind === 'turn';
    const preview = isAction
      ? attackPreview(view, attacker, target, choice.kind === 'ranged' ? 'ranged' : 'melee')
      : null;
    const damageBefore = isAction ? placeFacts(view, target).damage : 0;
    act(match, seat, choice);
    if (preview === null || preview.mayBeTurned || preview.overflows) continue;
    if (preview.interceptors.length + preview.helpers.length > 0) {
      expect(pendingFor(match, -1).map((pending) => pending.seat)).toEqual([1 - seat]);
      continue;
    }
    const told = tellFor(match, seat, match.events[match.events.length - 1] ?? []);
    const first = told.find((event) => event.type === 'damageDealt' || event.type === 'damagePrevented');
    const dealt = first?.type === 'damageDealt' ? first.amount : 0;
    expect(dealt, JSON.stringify({ choice, told })).toBe(preview.damage);
    if (dealt !== 0) expect(first?.place).toBe(placeNames[target]);
    const life = placeFacts(view, target).life;
    expect(preview.isLethal).toBe(damageBefore + preview.damage >= life);
    compared++;
  }
  return compared;
}

test('the attack preview tells what the attack then does', () => {
  let compared = 0;
  for (let seed = 1; seed <= 25; seed++) compared += compare(seed);
  expect(compared).toBeGreaterThan(200);
});
