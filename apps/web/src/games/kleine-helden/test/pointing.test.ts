import { act, type Choice, createMatch, type Match, type Pending, pendingFor, viewFor } from '@heldentisch/engine';
import { beingsInPlay, cardIds, type HeldenState, kleineHelden } from '@heldentisch/kleine-helden';
import { expect, test } from 'vitest';
import { buttonsOf, click, drop, isVerb, litObjects, type Manner, type Offer } from '../../../table/kit/pointing.js';
import { choiceLabel } from '../model/labels.js';
import { mannerOf } from '../model/manner.js';
import { pointingOf } from '../model/objects.js';

/** A small generator, so that the games are the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

function offersOf(decision: Pending, view: HeldenState): Offer[] {
  const beings = beingsInPlay(view);
  return (decision.options ?? []).flatMap((choice) =>
    [pointingOf(choice, decision, view, beings)].flat().map((pointing) => ({ choice, ...pointing })),
  );
}

/** Clicks on the things of an offer in turn, as a player would; what is left to decide then has its button. */
function reaches(offers: readonly Offer[], wanted: Offer, manner: Manner): boolean {
  let selected: readonly string[] = [];
  for (const group of wanted.needs) {
    const key = group[0] as string;
    if (isVerb(key)) break;
    const result = click(offers, selected, key, manner);
    if (result.kind === 'take') return result.choice === wanted.choice;
    if (result.kind === 'refused') return false;
    selected = result.selected;
  }
  return buttonsOf(offers, selected, manner).includes(wanted);
}

/** Every thing a choice names must be drawn: in play, in the own hand, at a hero, or laid out in the tray. */
function isDrawn(view: HeldenState, seat: number, key: string): boolean {
  const [kind, name] = key.split(':') as [string, string];
  const card = cardIds.indexOf(name as (typeof cardIds)[number]);
  switch (kind) {
    case 'being':
      return beingsInPlay(view).some((being) => being.name === name);
    case 'hand':
      return view.hand[seat]?.includes(card) === true;
    case 'gear':
      return view.gear.some((gear, hero) => gear.includes(card) && (view.field[hero] as number) >= 0);
    case 'tray':
      return card >= 0;
    case 'seat':
      return Number(name) < view.seats;
    default:
      return kind === 'deck' || kind === 'heroes' || kind === 'verb';
  }
}

const dull = new Set(['end', 'pass', 'exchange', 'draw', 'takeBack']);
/** Who collects cards can buy a hero. */
const hoarding = new Set(['draw', 'end', 'done', 'pass', 'buy', 'defend']);

function playOn(
  match: Match<HeldenState>,
  roll: (below: number) => number,
  check: (decision: Pending) => void,
  isHoarding = false,
): void {
  for (let i = 0; i < 900 && match.play.waiting !== 0; i++) {
    const seat = [0, 1, 2, 3, 4].find((one) => match.play.isWaitingFor(one)) ?? 0;
    const decision = pendingFor(match, seat).find((pending) => pending.seat === seat);
    if (decision === undefined) return;
    check(decision);
    const options = (decision.options ?? []) as readonly Choice[];
    const wanted = options.filter(({ type }) => (isHoarding ? hoarding.has(type) : !dull.has(type)));
    const list = wanted.length > 0 && roll(5) > 0 ? wanted : options;
    act(match, seat, list[roll(list.length)]);
  }
}

test('every offered choice can be made by pointing at things that lie on the table, and says what it is', () => {
  const seen = new Set<string>();
  for (let seed = 3; seed <= 7; seed++) {
    const seats = 2 + (seed % 4);
    const options = { oneStack: seed % 3 === 0 };
    const name = String(seed).padStart(32, '0');
    const match = createMatch(kleineHelden, { options, seats, seed: name, random: 'xoroshiro128plus' });
    const check = (decision: Pending): void => {
      const view = viewFor(match, decision.seat);
      const offers = offersOf(decision, view);
      const manner = mannerOf(decision);
      expect(litObjects(offers, [], manner).size + buttonsOf(offers, [], manner).length).toBeGreaterThan(0);
      for (const offer of offers) {
        const told = JSON.stringify([decision.kind, offer.choice]);
        seen.add(offer.choice.type);
        expect(reaches(offers, offer, manner), told).toBe(true);
        for (const group of offer.needs) expect(isDrawn(view, decision.seat, group[0] as string), told).toBe(true);
        for (const language of ['de', 'en'] as const)
          expect(choiceLabel(language, offer.choice, view.heroPrice, offer.next), told).not.toMatch(
            /undefined|^\W*$|card\.|means\./,
          );
      }
    };
    playOn(match, dice(seed), check, seed % 4 === 0);
  }
  for (const { type } of kleineHelden.choices.list) {
    if (!['redraw', 'accept', 'seat', 'stat', 'target', 'npc'].includes(type)) expect(seen, type).toContain(type);
  }
});

test('in a turn a single click on something with further possibilities never spends an action', () => {
  const match = createMatch(kleineHelden, { options: {}, seats: 3, seed: '7'.repeat(32), random: 'xoroshiro128plus' });
  playOn(match, dice(7), (decision) => {
    if (decision.kind !== 'turn') return;
    const view = viewFor(match, decision.seat);
    const offers = offersOf(decision, view);
    for (const { needs } of offers) {
      if (needs.length < 2) continue;
      for (const key of needs.flat())
        if (!isVerb(key)) expect(click(offers, [], key, mannerOf(decision)).kind).toBe('select');
    }
  });
});

test('a card dropped on somebody means both, or nothing', () => {
  const match = createMatch(kleineHelden, { options: {}, seats: 3, seed: '3'.repeat(32), random: 'xoroshiro128plus' });
  const counts = { take: 0, select: 0, refused: 0 };
  playOn(match, dice(3), (decision) => {
    if (decision.kind !== 'turn') return;
    const view = viewFor(match, decision.seat);
    const beings = beingsInPlay(view);
    const offers = offersOf(decision, view);
    const cards = new Set(offers.flatMap(({ needs }) => needs.flat()).filter((key) => key.startsWith('hand:')));
    for (const from of cards) {
      for (const { name } of beings) {
        const onto = `being:${name}`;
        const both = offers.filter(({ needs, also }) =>
          [from, onto].every((key) => [...needs.flat(), ...(also ?? [])].includes(key)),
        );
        const result = drop(offers, from, onto, mannerOf(decision));
        counts[result.kind]++;
        if (result.kind === 'select') expect(result.selected).toEqual([from, onto]);
        if (both.length === 0 && result.kind === 'take')
          expect(click(offers, [], from, mannerOf(decision))).toEqual(result);
        else expect(result.kind === 'refused').toBe(both.length === 0);
      }
    }
  });
  expect(Math.min(counts.take, counts.select, counts.refused), JSON.stringify(counts)).toBeGreaterThan(0);
});
