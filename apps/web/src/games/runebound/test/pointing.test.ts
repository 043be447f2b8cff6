import {
  act,
  type Choice,
  createMatch,
  type Match,
  matchFromPosition,
  type Pending,
  pendingFor,
  viewFor,
} from '@heldentisch/engine';
import {
  cardNames,
  cardNumber,
  heroIds,
  type RuneboundState,
  game as runebound,
  spaceNames,
  type TradeFrame,
  values,
} from '@heldentisch/runebound';
import { expect, test } from 'vitest';
import { buttonsOf, click, isVerb, litObjects, type Manner, type Offer } from '../../../table/kit/pointing.js';
import { choiceLabel } from '../model/labels.js';
import { mannerOf } from '../model/manner.js';
import { draftObject, pointingOf, thingOf } from '../model/objects.js';
import { canPropose, choicesOf, type Draft, emptyDraft, excess, tradeIn } from '../model/trade-draft.js';
import { waysIn } from '../model/ways.js';

/** A small generator, so that the games are the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

function offersOf(decision: Pending, view: RuneboundState): Offer[] {
  const ways = waysIn(view, decision.seat);
  return (decision.options ?? []).flatMap((choice) =>
    [pointingOf(choice, decision, view, ways)].flat().map((pointing) => ({ choice, ...pointing })),
  );
}

/** Clicks on the things of an offer in turn, as a player would; what is left to decide then has its button. */
function reaches(offers: readonly Offer[], wanted: Offer, manner: Manner): boolean {
  let selected: readonly string[] = [];
  for (const group of wanted.needs) {
    const key = group[0] as string;
    if (isVerb(key)) break;
    const result = click(offers, selected, key, manner);
    if (result.kind === 'take') return result.choice === wanted.choice && result.next === wanted.next;
    if (result.kind === 'refused') return false;
    selected = result.selected;
  }
  return buttonsOf(offers, selected, manner).some(({ choice }) => choice === wanted.choice);
}

/** Every thing a choice names must be drawn somewhere on the table. */
function isDrawn(view: RuneboundState, seat: number, key: string): boolean {
  const [kind, name] = thingOf(key);
  const party = view.parties[seat];
  const card = cardNumber(name);
  switch (kind) {
    case 'space':
    case 'step':
      return spaceNames.includes(name);
    case 'card':
      return party?.cards.includes(card) === true;
    case 'self':
      return (party?.hero ?? -1) >= 0;
    case 'stack':
      return view.stacks.some((stack) => stack.includes(card));
    case 'tray':
      return cardNames[card] === name;
    case 'hero':
      return (heroIds as readonly string[]).includes(name);
    case 'die': {
      const frame = view.frames.findLast(({ step }) => step === 'movement');
      return frame?.step === 'movement' && Number(name) <= frame.dice.length;
    }
    case 'roll':
      return name === '1' || name === '2';
    case 'seat':
      return Number(name) < view.parties.length && Number(name) !== seat;
    case 'track':
      return (view.track[Number(name) - 1] ?? -1) >= 0;
    case 'value':
      return (values as readonly string[]).includes(name);
    default:
      return kind === 'verb' || kind === 'draft';
  }
}

const dull = new Set(['stay', 'discard', 'leave', 'rest', 'stop', 'step', 'withdraw']);

function playOn(
  match: Match<RuneboundState>,
  roll: (below: number) => number,
  check: (decision: Pending) => void,
): void {
  for (let i = 0; i < 1600 && match.play.waiting !== 0; i++) {
    const seat = [0, 1, 2, 3, 4, 5].find((one) => match.play.isWaitingFor(one)) ?? 0;
    const decision = pendingFor(match, seat).find((pending) => pending.seat === seat);
    if (decision === undefined) return;
    check(decision);
    const options = (decision.options ?? []) as readonly Choice[];
    const wanted = options.filter(({ type }) => !dull.has(type));
    const list = wanted.length > 0 && roll(6) > 0 ? wanted : options;
    act(match, seat, list[roll(list.length)]);
  }
}

const newMatch = (seats: number, seed: number, options = {}): Match<RuneboundState> =>
  createMatch(runebound, { options, seats, seed: String(seed).padStart(32, '0'), random: 'xoroshiro128plus' });

test('every offered choice can be made by pointing at things that lie on the table, and says what it is', () => {
  const seen = new Set<string>();
  for (const [seats, seed] of [
    [1, 3],
    [2, 4],
    [3, 5],
    [6, 6],
  ] as const) {
    const match = newMatch(seats, seed, { startPlayer: 0 });
    playOn(match, dice(seed), (decision) => {
      const view = viewFor(match, decision.seat);
      const offers = offersOf(decision, view);
      const manner = mannerOf(decision);
      const isDraft = decision.prompt.key === 'draft';
      expect(litObjects(offers, [], manner).size + buttonsOf(offers, [], manner).length).toBeGreaterThan(0);
      for (const offer of offers) {
        const told = JSON.stringify([decision.prompt.key, offer.choice, offer.needs]);
        seen.add(offer.choice.type);
        // What belongs to an offer is put together in its own panel.
        const isOfDraft = isDraft && offer.needs.flat().includes(draftObject);
        if (!isOfDraft) expect(reaches(offers, offer, manner), told).toBe(true);
        for (const key of offer.needs.flat()) expect(isDrawn(view, decision.seat, key), told).toBe(true);
        for (const language of ['de', 'en'] as const) {
          const label = choiceLabel(language, offer.choice, { view, question: decision.prompt.key });
          expect(label, told).not.toMatch(/undefined|^\W*$|\{|card\.|choice\.|space\.|source\.|payment\./);
        }
      }
    });
  }
  const rare = new Set(['seize', 'seizeGold', 'seizeNothing', 'slipAway', 'setAside', 'wield', 'fall', 'rerollChosen']);
  const missed = runebound.choices.list.map(({ type }) => type).filter((type) => !seen.has(type) && !rare.has(type));
  expect(missed.length, `never seen: ${missed.join(', ')}`).toBeLessThan(12);
});

test('a click on a space walks the cheapest way there, step by step as it was shown', () => {
  let walked = 0;
  const match = newMatch(2, 11);
  const roll = dice(11);
  playOn(match, roll, (decision) => {
    if (decision.prompt.key !== 'walk' || walked > 60) return;
    const { seat } = decision;
    const view = viewFor(match, seat);
    const ways = [...(waysIn(view, seat) ?? [])];
    const goal = ways[roll(Math.max(1, ways.length))];
    if (goal === undefined) return;
    const key = `space:${spaceNames[goal[0]]}`;
    const result = click(offersOf(decision, view), [], key, mannerOf(decision));
    if (result.kind !== 'take') throw new Error(`${key} is not taken`);
    for (const choice of [result.choice, ...(result.next ?? [])]) {
      if (!match.play.isWaitingFor(seat) || match.play.state.frames.at(-1)?.step !== 'movement') return;
      expect(act(match, seat, choice).ok, JSON.stringify(choice)).toBe(true);
    }
    walked++;
    expect(match.play.state.parties[seat]?.space).toBe(goal[0]);
  });
  expect(walked).toBeGreaterThan(20);
});

test('an offer that is put together beside the table is offered choice by choice', () => {
  const party = { space: '0805', gold: 5 };
  const position = {
    seats: [
      { ...party, hero: 'nara', cards: ['short-sword', 'lightning-mace'] },
      { ...party, hero: 'mok', cards: ['hunting-bow', 'field-surgeon'] },
    ],
  };
  const match = matchFromPosition(runebound, position, 'xoroshiro128plus', '1'.repeat(32));
  for (const choice of [{ type: 'stay' }, { type: 'offer', seat: 1 }]) expect(act(match, 0, choice).ok).toBe(true);
  const { state } = match.play;
  const begun: Draft = {
    ...emptyDraft,
    give: ['short-sword'],
    ask: ['hunting-bow', 'field-surgeon'],
    goldGiven: 3,
    goldAsked: 1,
  };
  expect(canPropose(state, 0, emptyDraft)).toBe(false);
  expect(excess(state, 0, begun)).toBeNull();
  // A third weapon is one too many, unless one of them is discarded.
  const greedy = { ...begun, give: [] };
  expect(excess(state, 0, greedy)).toBe('weapon');
  const draft = { ...greedy, shed: ['lightning-mace'] };
  expect(canPropose(state, 0, draft)).toBe(true);
  const frame = tradeIn(state) as TradeFrame;
  const row = choicesOf(frame, draft);
  expect(row.map(({ type }) => type)).toEqual(['ask', 'ask', 'giveGold', 'askGold', 'shed', 'propose']);
  for (const choice of row.slice(0, 2)) expect(act(match, 0, choice).ok, JSON.stringify(choice)).toBe(true);
  // What has been said is not said again.
  const rest = choicesOf(tradeIn(match.play.state) as TradeFrame, draft);
  expect(rest).toEqual(row.slice(2));
  for (const choice of rest) expect(act(match, 0, choice).ok, JSON.stringify(choice)).toBe(true);
  expect(act(match, 1, { type: 'accept' }).ok).toBe(true);
  expect(match.play.state.parties.map(({ gold }) => gold)).toEqual([3, 7]);
});
