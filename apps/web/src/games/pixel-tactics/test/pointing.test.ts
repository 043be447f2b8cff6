import {
  act,
  type Choice,
  createMatch,
  type Match,
  type Pending,
  pendingFor,
  viewFor,
  whyNot,
} from '@heldentisch/engine';
import { cardIdOf, type PixelState, pixelTactics, placeNames } from '@heldentisch/pixel-tactics';
import { expect, test } from 'vitest';
import { buttonsOf, click, isVerb, litObjects, type Offer } from '../../../table/kit/pointing.js';
import { choiceLabel } from '../model/choice-label.js';
import { meantChoice } from '../model/meant.js';
import { handObject, placeObject, pointing } from '../model/pointing.js';
import { spec } from '../model/spec.js';

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

const offersOf = (decision: Pending, view: PixelState): Offer[] =>
  (decision.options ?? []).map((choice) => ({ choice, ...pointing(choice, decision, view) }));

/** Clicks on the things of an offer in turn, as a player would; what only needs a word is then a button. */
function reaches(offers: readonly Offer[], wanted: Offer, decision: Pending): boolean {
  const manner = spec.manner(decision);
  let selected: readonly string[] = [];
  for (const [key] of wanted.needs) {
    if (key === undefined || isVerb(key)) continue;
    const result = click(offers, selected, key, manner);
    if (result.kind === 'take') return result.choice === wanted.choice;
    if (result.kind === 'refused') return false;
    selected = result.selected;
  }
  return buttonsOf(offers, selected, manner).includes(wanted);
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

function newMatch(seed: number): Match<PixelState> {
  const options = { promos: seed % 2 === 0, mascot: seed % 3 === 0 ? 'anyone' : 'own' };
  const name = String(seed).padStart(32, '0');
  return createMatch(pixelTactics, { options, seats: 2, seed: name, random: 'xoroshiro128plus' });
}

test('every offered choice can be made by pointing at its things, and says what it is', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const match = newMatch(seed);
    playOn(match, dice(seed), (decision) => {
      const view = viewFor(match, decision.seat);
      const offers = offersOf(decision, view);
      const manner = spec.manner(decision);
      expect(litObjects(offers, [], manner).size + buttonsOf(offers, [], manner).length).toBeGreaterThan(0);
      for (const offer of offers) {
        expect(reaches(offers, offer, decision), JSON.stringify(offer)).toBe(true);
        expect(choiceLabel('de', offer.choice, decision, view)).not.toMatch(/undefined|^\W*$/);
      }
    });
  }
});

test('what can be pointed at is no button', () => {
  for (let seed = 1; seed <= 3; seed++) {
    const match = newMatch(seed);
    playOn(match, dice(seed), (decision) => {
      const offers = offersOf(decision, viewFor(match, decision.seat));
      for (const { needs } of buttonsOf(offers, [], spec.manner(decision)))
        expect(needs.flat().every(isVerb)).toBe(true);
    });
  }
});

test('in a turn a single click never spends an action', () => {
  const match = newMatch(7);
  playOn(match, dice(7), (decision) => {
    if (decision.kind !== 'turn') return;
    const offers = offersOf(decision, viewFor(match, decision.seat));
    for (const { needs } of offers) {
      if (needs.length < 2) continue;
      for (const key of needs.flat()) {
        if (!isVerb(key)) expect(click(offers, [], key, spec.manner(decision)).kind).toBe('select');
      }
    }
  });
});

/** Whether nothing lies at a place. */
const isFree = (view: PixelState, key: string): boolean => view.card[placeNames.indexOf(key.slice(6))] === -1;

test('a click that leads nowhere is answered: by a rule of the game, or by the card to be read', () => {
  const rules = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    const match = newMatch(seed);
    playOn(match, dice(seed), (decision) => {
      const { seat } = decision;
      const view = viewFor(match, seat);
      const facts = spec.facts(view, seat);
      const offers = offersOf(decision, view);
      const held = (view.hand[seat] ?? []).map(cardIdOf).filter((card) => card !== null);
      const things = [...placeNames.map(placeObject), ...held.map(handObject), 'deck'];
      const begun = [...litObjects(offers, [], spec.manner(decision)).keys()].map((key) => [key]);
      for (const selected of [[], ...begun]) {
        for (const key of things) {
          if (click(offers, selected, key, spec.manner(decision)).kind !== 'refused') continue;
          const meant = meantChoice({ view, facts }, decision, selected, key);
          const where = JSON.stringify({ prompt: decision.prompt.key, selected, key, meant });
          if (meant === null) {
            // A card is opened to be read instead; a free place has none, but in a turn the own one may get one.
            const isOwnRoom = isFree(view, key) && key.startsWith(`place:${seat}:`) && held.length > 0;
            expect(key === 'deck' || (isOwnRoom && decision.kind === 'turn'), where).toBe(false);
            continue;
          }
          const refusal = whyNot(match, seat, meant);
          expect(refusal, where).not.toBeNull();
          expect(refusal?.rule, where).toMatch(/^PT-/);
          rules.add(refusal?.rule ?? '');
        }
      }
    });
  }
  expect(rules.size).toBeGreaterThan(12);
});
