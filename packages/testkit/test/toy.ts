import {
  assert,
  at,
  type Choice,
  type Context,
  type Domain,
  defineChoices,
  defineEvents,
  first,
  type Game,
  names,
  PositionError,
  type PositionNotation,
  range,
  refusal,
  type Step,
  seatDomain,
  type Zone,
} from '@heldentisch/engine';

/** One deliberate fault, so that a check can be seen to fail. */
export type Fault =
  | 'none'
  | 'offers-illegal'
  | 'offers-nothing'
  | 'offers-twice'
  | 'loses-card'
  | 'accepts-extra-fields'
  | 'refusal-changes-state'
  | 'refusal-throws'
  | 'unknown-rule'
  | 'leaks-by-event'
  | 'leaks-by-prompt'
  | 'leaks-by-refusal'
  | 'leaks-by-field'
  | 'leaks-by-early-event'
  | 'leaks-by-frame'
  | 'leaks-by-forced-choice'
  | 'not-a-number'
  | 'undefined-field'
  | 'class-instance'
  | 'mixed-list'
  | 'hidden-memory'
  | 'shows-and-hides'
  | 'fails-for-two'
  | 'too-long';

export interface ToyFrame {
  readonly step: 'setUp' | 'turn' | 'discard';
  seat: number;
  /** Only the faulty variant keeps a secret here. */
  secret: number;
}

export interface ToyState {
  readonly frames: ToyFrame[];
  readonly deck: number[];
  readonly hands: number[][];
  readonly table: number[];
  readonly discard: number[];
  readonly seen: number[];
  readonly points: number[];
  readonly extra: unknown[];
  turns: number;
  note: unknown;
}

const kinds = ['ant', 'bee', 'cat', 'dog'];
const cardCount = 12;
const longest = 30;
const cardName = (id: number): string => `${kinds[id % 4]}${Math.floor(id / 4)}`;
const cardNames = Array.from({ length: cardCount }, (_, id) => cardName(id));

const kind: Domain = names('card', kinds);
const secretCard: Domain = { key: 'card', size: cardCount, name: (id) => at(kinds, id % 4), value: () => -1 };
const face: Domain = range('number', 1, 6);

const choices = defineChoices({
  draw: {},
  peek: {},
  roll: {},
  discard: {},
  play: { card: kind },
  drop: { card: kind },
});
const events = defineEvents({
  cardDrawn: { seat: seatDomain, card: { secret: secretCard } },
  cardPeeked: { seat: seatDomain, card: { secret: secretCard } },
  cardPlayed: { seat: seatDomain, card: { secret: secretCard } },
  cardDropped: { seat: seatDomain, card: { secret: secretCard } },
  dieRolled: { seat: seatDomain, face },
  cardNamed: { card: kind },
  conceded: { seat: seatDomain },
});

const zones: Zone<ToyState>[] = [
  { name: 'deck', things: ({ deck }) => deck, seenBy: () => 0 },
  ...[0, 1, 2].map((seat) => ({
    name: `hand ${seat}`,
    things: ({ hands }: ToyState) => hands[seat] ?? [],
    seenBy: () => 1 << seat,
  })),
  { name: 'table', things: ({ table }) => table, seenBy: () => -1 },
  { name: 'discard', things: ({ discard }) => discard, seenBy: () => 0 },
];

type C = Context<ToyState>;

const handOf = (c: C, seat: number): number[] => at(c.state.hands, seat);

function takeFromHand(c: C, seat: number, wanted: number): number {
  const hand = handOf(c, seat);
  const index = hand.findIndex((id) => id % 4 === wanted);
  return hand.splice(index, 1)[0] as number;
}

function nextTurn(c: C, frame: ToyFrame): void {
  const { state } = c;
  state.turns++;
  frame.seat = (frame.seat + 1) % state.hands.length;
  if (state.turns >= longest) state.frames.length = 0;
}

/** A fault that a state cannot see: what happens depends on what happened elsewhere. */
let memory = 0;

function draw(c: C, frame: ToyFrame, seat: number, fault: Fault): void {
  const { state } = c;
  const id = state.deck.pop() as number;
  if (fault === 'leaks-by-early-event') c.emit(events.kinds.cardDrawn, seat, id);
  if (fault !== 'loses-card' || id !== 7) handOf(c, seat).push(id);
  c.emit(events.kinds.cardDrawn, seat, id);
  if (fault === 'leaks-by-event') c.emit(events.kinds.cardNamed, id % 4);
  if (fault === 'leaks-by-field') state.note = id;
  if (fault === 'not-a-number') state.note = Number.NaN;
  if (fault === 'undefined-field') state.note = undefined;
  if (fault === 'class-instance') state.note = new Map();
  if (fault === 'mixed-list') state.extra.push(1, { id });
  if (fault === 'hidden-memory') state.note = memory++;
  nextTurn(c, frame);
}

function peek(c: C, frame: ToyFrame, seat: number, fault: Fault): void {
  const { state } = c;
  const id = at(state.deck, state.deck.length - 1);
  if (fault === 'shows-and-hides') {
    state.table.push(state.deck.pop() as number);
    c.emit(events.kinds.cardPeeked, seat, id);
    state.deck.push(state.table.pop() as number);
  } else {
    state.seen[id] = at(state.seen, id) | (1 << seat);
    c.emit(events.kinds.cardPeeked, seat, id);
  }
  nextTurn(c, frame);
}

function play(c: C, frame: ToyFrame, seat: number, code: number): void {
  const id = takeFromHand(c, seat, first(code));
  c.state.table.push(id);
  c.state.points[seat] = at(c.state.points, seat) + (id % 4);
  c.resolved(id % 4);
  c.emit(events.kinds.cardPlayed, seat, id);
  nextTurn(c, frame);
}

function turnStep(fault: Fault): Step<ToyState, ToyFrame> {
  return {
    seats: (_c, frame) => 1 << frame.seat,
    options(c, _frame, seat, out) {
      const { deck, turns } = c.state;
      if (fault === 'offers-nothing' && turns === 9) return;
      if (deck.length > 0 || fault === 'offers-illegal') out.add(choices.kinds.draw.code());
      if (deck.length > 0) out.add(choices.kinds.peek.code());
      out.add(choices.kinds.roll.code());
      const hand = handOf(c, seat);
      if (hand.length === 0) return;
      out.add(choices.kinds.discard.code());
      const held = new Set(hand.map((id) => id % 4));
      for (const card of held) out.add(choices.kinds.play.code(card));
      if (fault === 'offers-twice') out.add(choices.kinds.play.code([...held][0]));
    },
    choose(c, frame, seat, code) {
      const { kinds: k } = choices;
      const chosen = code & 63;
      if (chosen === k.draw.kind) {
        assert(c.state.deck.length > 0, 'the deck is empty');
        draw(c, frame, seat, fault);
      } else if (chosen === k.peek.kind) peek(c, frame, seat, fault);
      else if (chosen === k.roll.kind) {
        const rolled = c.chance.roll(6);
        c.state.points[seat] = at(c.state.points, seat) + rolled;
        c.emit(events.kinds.dieRolled, seat, rolled - 1);
        nextTurn(c, frame);
      } else if (chosen === k.discard.kind) {
        const secret = fault === 'leaks-by-frame' ? at(handOf(c, seat), 0) : 0;
        c.state.frames.push({ step: 'discard', seat, secret });
      } else play(c, frame, seat, code);
    },
    prompt(state, frame) {
      const top = state.deck[state.deck.length - 1];
      if (fault === 'leaks-by-prompt' && top !== undefined) return { key: 'turn', params: { card: cardName(top) } };
      return { key: 'turn', params: { seat: frame.seat } };
    },
    refuse(c, _frame, _seat, code) {
      if (fault === 'refusal-changes-state') c.state.turns++;
      if (fault === 'refusal-throws') throw new Error('no reason at hand');
      if (fault === 'unknown-rule') return refusal('TOY-NONE-99');
      if (fault === 'leaks-by-refusal') return refusal('TOY-HAND-01', { top: c.state.deck[0] ?? -1 });
      if ((code & 63) === choices.kinds.play.kind) return refusal('TOY-HAND-01');
      return (code & 63) === choices.kinds.drop.kind ? null : refusal('TOY-DECK-01');
    },
  };
}

function discardStep(fault: Fault): Step<ToyState, ToyFrame> {
  return {
    seats: (_c, frame) => 1 << frame.seat,
    options(c, _frame, seat, out) {
      for (const card of new Set(handOf(c, seat).map((id) => id % 4))) out.add(choices.kinds.drop.code(card));
    },
    choose(c, frame, seat, code) {
      const { state } = c;
      const card = fault === 'leaks-by-frame' ? frame.secret % 4 : first(code);
      const id = takeFromHand(c, seat, card);
      state.discard.push(id);
      // Who knew a card of this hand cannot tell any more whether it is still there.
      for (const held of handOf(c, seat)) state.seen[held] = 0;
      state.seen[id] = 1 << seat;
      c.emit(events.kinds.cardDropped, seat, id);
      state.frames.pop();
      nextTurn(c, at(state.frames, state.frames.length - 1));
    },
    chain: () => true,
    // With equal cards only one choice is left; taking it at once would tell that they are equal.
    tells: () => fault !== 'leaks-by-forced-choice',
    refuse: () => refusal('TOY-HAND-01'),
  };
}

const setUpStep: Step<ToyState, ToyFrame> = {
  run(c) {
    const { state } = c;
    c.chance.shuffle(state.deck);
    for (const hand of state.hands) for (let i = 0; i < 2; i++) hand.push(state.deck.pop() as number);
    state.frames.length = 0;
    state.frames.push({ step: 'turn', seat: 0, secret: 0 });
  },
};

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
    if (given.secret !== undefined) state.frames.push({ step: 'discard', seat, secret: 0 });
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
      ...(state.frames.length > 1 ? { secret: true } : {}),
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
  'option.long': 'Long game',
  'option.mood': 'Mood',
  'option.mood.calm': 'calm',
  'option.mood.wild': 'wild',
  'outcome.points': 'Points.',
  ...Object.fromEntries(choices.list.map(({ type }) => [`choice.${type}`, type])),
  ...Object.fromEntries(events.list.map(({ type }) => [`event.${type}`, type])),
};

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
    events,
    zones: { zones, count: cardCount, back: () => 0, seen: ({ seen }) => seen },
    steps: { setUp: setUpStep, turn: turnStep(fault), discard: discardStep(fault) },
    rules: [rule('TOY-HAND-01'), rule('TOY-DECK-01'), rule('TOY-DIE-01')],
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
    bot: { evaluate: () => 0, group: (code) => code & 63 },
  };
}

function withoutExtras(choice: unknown): unknown {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return choice;
  const { type, card } = choice as Choice;
  return Object.hasOwn(choice, 'card') ? { type, card } : { type };
}
