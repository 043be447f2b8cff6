import { act, type Choice, createMatch, type Match, type Pending, pendingFor, viewFor } from '@heldentisch/engine';
import { type PixelState, pixelTactics } from '@heldentisch/pixel-tactics';
import { expect, test } from 'vitest';
import { choiceLabel } from '../model/choice-label.js';
import { click, litObjects, type Offer, offersOf, remaining } from '../model/selection.js';

/** A small generator, so that the games are the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

const decisionOf = (match: Match<PixelState>, seat: number): Pending | undefined =>
  pendingFor(match, seat).find((pending) => pending.seat === seat);

/** Clicks on the objects of an offer in turn, as a player would; what is left then is in the action bar. */
function reaches(offers: readonly Offer[], wanted: Offer, isTurn: boolean): boolean {
  let selected: readonly string[] = [];
  for (const key of wanted.objects) {
    const result = click(offers, selected, key, isTurn);
    if (result.kind === 'take') return result.choice === wanted.choice;
    if (result.kind === 'refused') return false;
    selected = result.selected;
  }
  return remaining(offers, selected).includes(wanted);
}

function playOn(match: Match<PixelState>, roll: (below: number) => number, check: (decision: Pending) => void): void {
  for (let i = 0; i < 260 && match.play.waiting !== 0; i++) {
    const decision = decisionOf(match, 0) ?? decisionOf(match, 1);
    if (decision === undefined) return;
    check(decision);
    const options = (decision.options ?? []) as readonly Choice[];
    const lively = options.filter(({ type }) => type !== 'pass' && type !== 'move');
    const list = lively.length > 0 ? lively : options;
    act(match, decision.seat, list[roll(list.length)]);
  }
}

test('every offered choice can be made by pointing at its objects, and says what it is', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const options = { promos: seed % 2 === 0, mascot: seed % 3 === 0 ? 'anyone' : 'own' };
    const name = String(seed).padStart(32, '0');
    const match = createMatch(pixelTactics, { options, seats: 2, seed: name, random: 'xoroshiro128plus' });
    playOn(match, dice(seed), (decision) => {
      const view = viewFor(match, decision.seat);
      const offers = offersOf(decision, view);
      const isTurn = decision.kind === 'turn';
      expect(litObjects(offers, [], isTurn).size).toBeGreaterThan(0);
      for (const offer of offers) {
        expect(reaches(offers, offer, isTurn), JSON.stringify(offer.choice)).toBe(true);
        expect(choiceLabel('de', offer.choice, decision, view)).not.toMatch(/undefined|^\W*$/);
      }
    });
  }
});

test('in a turn a single click never spends an action', () => {
  const match = createMatch(pixelTactics, { options: {}, seats: 2, seed: '7'.repeat(32), random: 'xoroshiro128plus' });
  playOn(match, dice(7), (decision) => {
    if (decision.kind !== 'turn') return;
    const offers = offersOf(decision, viewFor(match, decision.seat));
    for (const { objects } of offers) {
      if (objects.length < 2) continue;
      for (const key of objects) expect(click(offers, [], key, true).kind).toBe('select');
    }
  });
});
