import { assert, type Game, kindOf, PositionError, type PositionNotation } from '@heldentisch/engine';
import { invitationOf, stepsOf, withoutExtras } from './toy-rules.js';
import {
  cardCount,
  cardName,
  cardNames,
  choices,
  events,
  type Fault,
  invites,
  kinds,
  longest,
  occasionsOf,
  type ToyState,
  zones,
} from './toy-state.js';

export type { Fault, ToyState } from './toy-state.js';

function emptyState(seats: number): ToyState {
  return {
    frames: [{ step: 'setUp', seat: 0, secret: 0 }],
    deck: Array.from({ length: cardCount }, (_, id) => id),
    hands: Array.from({ length: seats }, () => []),
    table: [],
    discard: [],
    seen: new Array(cardCount).fill(0),
    points: new Array(seats).fill(0),
    extra: [],
    turns: 0,
    note: 0,
  };
}

function readCards(value: unknown, path: string, placed: Set<number>): number[] {
  if (!Array.isArray(value)) throw new PositionError(path, 'must be a list of cards');
  return value.map((name, i) => {
    const id = cardNames.indexOf(name);
    if (id < 0 || placed.has(id)) throw new PositionError(`${path}.${i}`, `${name} is no card or is placed twice`);
    placed.add(id);
    return id;
  });
}

const position: PositionNotation<ToyState> = {
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      hands: { items: {}, maxItems: 3 },
      ...Object.fromEntries(
        ['table', 'discard', 'deck', 'seen', 'points', 'turns', 'turn', 'secret', 'note'].map((key) => [key, {}]),
      ),
    },
  },
  read(data) {
    const given = data as Record<string, unknown>;
    const placed = new Set<number>();
    const hands = ((given.hands ?? [[], []]) as unknown[]).map((hand, i) => readCards(hand, `hands.${i}`, placed));
    const table = readCards(given.table ?? [], 'table', placed);
    const discard = readCards(given.discard ?? [], 'discard', placed);
    const deck = readCards(given.deck ?? [], 'deck', placed);
    const rest = cardNames.map((_, id) => id).filter((id) => !placed.has(id));
    const seat = (given.turn ?? 0) as number;
    const state: ToyState = {
      ...emptyState(hands.length),
      hands,
      table,
      discard,
      deck: [...rest, ...deck],
      frames: [{ step: 'turn', seat, secret: 0 }],
      turns: (given.turns ?? 0) as number,
      note: given.note ?? 0,
    };
    if (given.secret !== undefined) state.frames.push({ step: given.secret as 'discard', seat, secret: 0 });
    for (const [seat_, points] of ((given.points ?? []) as number[]).entries()) state.points[seat_] = points;
    for (const [id, seats] of ((given.seen ?? []) as number[]).entries()) state.seen[id] = seats;
    return { state, options: {}, seats: hands.length };
  },
  write(state) {
    const name = (id: number): string => (id < 0 ? '?' : cardName(id));
    return {
      hands: state.hands.map((hand) => hand.map(name)),
      table: state.table.map(name),
      discard: state.discard.map(name),
      deck: state.deck.map(name),
      seen: state.seen.slice(),
      points: state.points.slice(),
      turns: state.turns,
      turn: state.frames[0]?.seat ?? 0,
      note: state.note,
      ...(state.frames.length > 1 ? { secret: state.frames[1]?.step } : {}),
    };
  },
};

const cardTexts = Object.fromEntries(kinds.map((name) => [`card.${name}`, name]));
const texts = {
  ...cardTexts,
  title: 'Toy',
  'seat.0': 'One',
  'seat.1': 'Two',
  'seat.2': 'Three',
  'prompt.turn': '{seat} is on.',
  'prompt.discard': 'Drop a card.',
  'prompt.peek': 'Leave it or bury it.',
  'prompt.rest': 'End your turn.',
  'why.TOY-HAND-01': 'You hold no {card}.',
  'option.long': 'Long game',
  'option.mood': 'Mood',
  'option.mood.calm': 'calm',
  'option.mood.wild': 'wild',
  'outcome.points': 'Points.',
  ...Object.fromEntries(choices.list.map(({ type }) => [`choice.${type}`, type])),
  ...Object.fromEntries(events.list.map(({ type }) => [`event.${type}`, type])),
};

const ruleIds = ['TOY-HAND-01', 'TOY-HAND-02', 'TOY-DECK-01', 'TOY-DIE-01', 'TOY-TURN-01', 'TOY-TURN-02'];
const rule = (id: string) => ({ id, section: 'TOY', ruling: false, de: `Regel ${id}`, en: `Rule ${id}` });

/** A small game with hands, a deck, a die, a peek and a hidden discard; sound, or with one fault. */
export function makeToy(fault: Fault = 'none'): Game<ToyState> {
  const lenient = { ...choices, encode: (choice: unknown) => choices.encode(withoutExtras(choice)) };
  return {
    id: 'toy',
    rulesVersion: 1,
    seats: { least: 2, most: 3 },
    options: {
      long: { type: 'boolean', default: false },
      mood: { type: 'choice', values: ['calm', 'wild'], default: 'calm' },
    },
    choices: fault === 'accepts-extra-fields' ? lenient : choices,
    occasions: occasionsOf(fault),
    events,
    zones: { zones, count: cardCount, back: () => 0, seen: ({ seen }) => seen },
    steps: stepsOf(fault),
    turns: { seat: ({ frames }) => frames[0]?.seat ?? -1, number: ({ turns }) => turns },
    rules: [...ruleIds, ...(invites(fault) ? ['TOY-TABLE-01'] : [])].map(rule),
    texts: { de: texts, en: texts },
    position,
    create(options, seats) {
      if (fault === 'fails-for-two' && seats === 2) throw new Error('two is too few');
      return { ...emptyState(seats), note: options.long === true ? 1 : 0 };
    },
    outcome: ({ points }) => ({
      scores: points.map((own) => (own === Math.max(...points) ? 1 : 0)),
      reason: 'outcome.points',
    }),
    concede(c, seat) {
      c.state.frames.length = 0;
      c.state.points[seat] = -1;
      c.emit(events.kinds.conceded, seat);
    },
    check(state) {
      const all = [...state.deck, ...state.hands.flat(), ...state.table, ...state.discard].sort((a, b) => a - b);
      assert(all.length === cardCount && all.every((id, i) => id === i), 'a card was lost or doubled');
    },
    longestGame: fault === 'too-long' ? 10 : 2 * longest,
    abilities: kinds,
    bot: { evaluate: () => 0, group: kindOf },
    ...(invites(fault) ? { invitation: invitationOf(fault) } : {}),
  };
}
