import { fileURLToPath } from 'node:url';
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
  combatOf,
  heroIds,
  type MageKnightState,
  game as mageKnight,
  manaNames,
  nameOfThing,
  spaceNames,
  tacticIds,
  tilePlaceNames,
} from '@heldentisch/mage-knight';
import { casePlaces, filesIn } from '@heldentisch/testkit';
import { expect, test } from 'vitest';
import { choiceLabel } from '../src/games/mage-knight/model/labels.js';
import { mannerOf } from '../src/games/mage-knight/model/manner.js';
import { thingOf } from '../src/games/mage-knight/model/objects.js';
import { spec } from '../src/games/mage-knight/model/table.js';
import { buttonsOf, click, isVerb, litObjects, type Manner, type Offer } from '../src/table/kit/pointing.js';

/** A small generator, so that the games are the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

function offersOf(decision: Pending, view: MageKnightState): Offer[] {
  const facts = spec.facts(view, decision.seat);
  return (decision.options ?? []).flatMap((choice) =>
    [spec.pointing(choice, decision, view, facts)].flat().map((pointing) => ({ choice, ...pointing })),
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

const copyOf = (name: string): readonly [string, number] => {
  const [, design = '', copy = '1'] = /^(.*?)(?::(\d+))?$/.exec(name) ?? [];
  return [design, Number(copy)];
};
const lies = (things: readonly number[], name: string): boolean => {
  const [design, copy] = copyOf(name);
  return things.filter((thing) => nameOfThing[thing] === design).length >= copy;
};

function isOffered(view: MageKnightState, name: string): boolean {
  const [offer, id] = thingOf(name);
  const { unitOffer, spellOffer, actionOffer, monasteryOffer, revealedSkills, commonSkills } = view;
  const lists: Readonly<Record<string, readonly number[]>> = {
    unit: unitOffer,
    spell: spellOffer,
    action: [...actionOffer, ...monasteryOffer],
    monastery: [...actionOffer, ...monasteryOffer],
    skill: [...revealedSkills, ...commonSkills],
  };
  return lies(lists[offer] ?? [], id);
}

/** Every thing a choice names must be drawn somewhere on the table. */
function isDrawn(view: MageKnightState, seat: number, key: string): boolean {
  const [kind, name] = thingOf(key);
  const player = view.players[seat];
  switch (kind) {
    case 'cell':
      return spaceNames.includes(name);
    case 'tile':
      return tilePlaceNames.includes(name);
    case 'hand':
      return lies(player?.hand ?? [], name);
    case 'unit':
    case 'ability':
      return Number(name.split(':')[0]) <= (player?.units.length ?? 0);
    case 'skill':
      return lies([...(player?.skills ?? []), ...view.players.flatMap(({ skills }) => skills)], name);
    case 'tactic':
      return name === '' ? (player?.tactic ?? -1) >= 0 : (tacticIds as readonly string[]).includes(name);
    case 'hero':
      return (heroIds as readonly string[]).includes(name);
    case 'mana':
      return manaNames.includes(copyOf(name)[0]);
    case 'offer':
      return isOffered(view, name);
    case 'enemy':
      return Number(name) <= (combatOf(view)?.fighters.length ?? 0);
    case 'attack':
      return Number.parseInt(name, 10) <= (combatOf(view)?.fighters.length ?? 0);
    case 'seat':
      return Number(name) < view.players.length;
    default:
      return ['verb', 'use', 'color', 'deck', 'laid', 'reward', 'self'].includes(kind);
  }
}

const dull = new Set(['rest', 'endTurn', 'endPhase', 'done', 'discard', 'announceEnd']);

function playOn(
  match: Match<MageKnightState>,
  roll: (below: number) => number,
  most: number,
  check: (decision: Pending) => void,
): void {
  for (let i = 0; i < most && match.play.waiting !== 0; i++) {
    const seat = [0, 1, 2, 3].find((one) => match.play.isWaitingFor(one)) ?? 0;
    const decision = pendingFor(match, seat).find((pending) => pending.seat === seat);
    if (decision === undefined) return;
    check(decision);
    const options = (decision.options ?? []) as readonly Choice[];
    const wanted = options.filter(({ type }) => !dull.has(type));
    const list = wanted.length > 0 && roll(8) > 0 ? wanted : options;
    act(match, seat, list[roll(list.length)]);
  }
}

const newMatch = (seats: number, seed: number, scenario: string): Match<MageKnightState> =>
  createMatch(mageKnight, {
    options: { scenario },
    seats,
    seed: String(seed).padStart(32, '0'),
    random: 'xoroshiro128plus',
  });

/** Everything that is offered can be pointed at, and says what it is. */
function checkOffers(match: Match<MageKnightState>, decision: Pending, seen: Set<string>): void {
  const view = viewFor(match, decision.seat);
  const offers = offersOf(decision, view);
  const manner = mannerOf(decision);
  expect(litObjects(offers, [], manner).size + buttonsOf(offers, [], manner).length).toBeGreaterThan(0);
  for (const offer of offers) {
    const told = JSON.stringify([decision.prompt.key, offer.choice, offer.needs]);
    seen.add(offer.choice.type);
    expect(reaches(offers, offer, manner), told).toBe(true);
    const missing = offer.needs.filter((group) => !group.some((key) => isDrawn(view, decision.seat, key)));
    expect(missing, told).toEqual([]);
    for (const language of ['de', 'en'] as const) {
      const label = choiceLabel(language, offer.choice, view, decision.seat);
      expect(label, told).not.toMatch(/undefined|^\W*$|\{|card\.|choice\.|unit\.|source\.|enemy\./);
    }
  }
}

test('every offered choice can be made by pointing at things that lie on the table, and says what it is', () => {
  const seen = new Set<string>();
  for (const [seats, seed, scenario] of [
    [1, 3, 'solo-conquest'],
    [3, 5, 'blitz-conquest'],
  ] as const) {
    const match = newMatch(seats, seed, scenario);
    playOn(match, dice(seed), 120, (decision) => checkOffers(match, decision, seen));
  }
  const cases = fileURLToPath(new URL('../../../packages/games/mage-knight/cases', import.meta.url));
  for (const { match, next } of casePlaces(mageKnight, filesIn(cases, '.yaml'))) {
    const decision = pendingFor(match, next.seat).find(({ seat }) => seat === next.seat);
    if (decision !== undefined) checkOffers(match as Match<MageKnightState>, decision, seen);
  }
  const rare = new Set([
    'frighten',
    'harvest',
    'convert',
    'pickSkill',
    'pickPile',
    'strip',
    'flipUp',
    'pickSeat',
    'pickEnemyName',
  ]);
  const missed = mageKnight.choices.list.map(({ type }) => type).filter((type) => !seen.has(type) && !rare.has(type));
  expect(missed).toEqual([]);
});

test('a click on a space walks the best way there, for the price that was shown', () => {
  const position = {
    seats: [{ hero: 'tovak', space: '4,-2', hand: ['rage'] }],
    map: { '1,0': 'countryside-1', '0,1': 'countryside-2', '1,1': 'countryside-7' },
    tokens: { '3,-3': [] },
    move: 9,
    cards: 1,
  };
  const match = matchFromPosition(mageKnight, position, 'xoroshiro128plus', '1'.repeat(32));
  const decision = pendingFor(match, 0).find(({ seat }) => seat === 0) as Pending;
  const view = viewFor(match, 0);
  const ways = spec.facts(view, 0).ways ?? new Map();
  const goal = spaceNames.indexOf('2,-1');
  const result = click(offersOf(decision, view), [], 'cell:2,-1', mannerOf(decision));
  if (result.kind !== 'take') throw new Error('the way is not taken');
  for (const choice of [result.choice, ...(result.next ?? [])]) expect(act(match, 0, choice).ok).toBe(true);
  const { players, turn } = match.play.state;
  expect(players[0]?.space).toBe(goal);
  expect(turn.move).toBe(9 - (ways.get(goal)?.cost ?? 0));
});

test('a step that leads into a fight is confirmed by a button', () => {
  const position = {
    seats: [{ hero: 'tovak', space: '2,-2', hand: ['rage'] }],
    tokens: { '3,-3': ['prowlers'] },
    move: 9,
    cards: 1,
  };
  const match = matchFromPosition(mageKnight, position, 'xoroshiro128plus', '1'.repeat(32));
  const decision = pendingFor(match, 0).find(({ seat }) => seat === 0) as Pending;
  const offers = offersOf(decision, viewFor(match, 0));
  const manner = mannerOf(decision);
  const result = click(offers, [], 'cell:2,-3', manner);
  expect(result.kind).toBe('select');
  const buttons = result.kind === 'select' ? buttonsOf(offers, result.selected, manner) : [];
  expect(buttons.map(({ choice }) => choice)).toEqual([{ type: 'step', space: '2,-3' }]);
});
