import {
  always,
  assert,
  at,
  type Code,
  type Context,
  type Deed,
  defineChoices,
  defineEvents,
  type Frame,
  type Game,
  kindOf,
  names,
  noCode,
  PositionError,
  refusal,
  type Step,
  seatDomain,
  type Windows,
} from '@heldentisch/engine';

/*
 * A small game with reactions. On a turn one strikes another seat or rests; a strike asks everybody else in turn, or
 * all together, whether they hold a shield over it. Nobody sees who could have: a window with nothing but the pass
 * opens all the same.
 */

export interface WindowFrame extends Frame {
  readonly step: 'setUp' | 'turn' | 'react';
  seat: number;
  target: number;
  /** Seats (as bits) that have not answered yet. */
  left: number;
}

export interface WindowState {
  readonly frames: WindowFrame[];
  readonly stack: number[];
  readonly hands: number[][];
  readonly used: number[];
  readonly hits: number[];
  readonly seen: number[];
  readonly together: boolean;
  readonly length: number;
  turns: number;
  out: number;
}

const cardCount = 16;
/** Every other card is a shield. */
const isShield = (id: number): boolean => id % 2 === 0;
const cards = names(
  'card',
  Array.from({ length: cardCount }, (_, id) => `c${id}`),
);
const cardNames = Array.from({ length: cardCount }, (_, id) => cards.name(id));

export const windowChoices = defineChoices({
  strike: { seat: seatDomain },
  rest: {},
  pass: {},
  shield: { card: cards },
});
const { kinds } = windowChoices;
const events = defineEvents({
  struck: { seat: seatDomain, target: seatDomain },
  cardDrawn: { seat: seatDomain, card: { secret: cards } },
  passed: { seat: seatDomain },
  shielded: { seat: seatDomain, card: cards },
  hit: { target: seatDomain },
  gaveUp: { seat: seatDomain },
});

type C = Context<WindowState>;

const isIn = ({ out }: WindowState, seat: number): boolean => (out & (1 << seat)) === 0;

function nextTurn({ state }: C): void {
  const turn = at(state.frames, 0);
  state.frames.length = 1;
  state.turns++;
  if (state.turns >= state.length) state.frames.length = 0;
  else
    do turn.seat = (turn.seat + 1) % state.hands.length;
    while (!isIn(state, turn.seat));
}

const setUp: Step<WindowState, WindowFrame> = {
  run(c) {
    const { state } = c;
    c.chance.shuffle(state.stack);
    for (const hand of state.hands) hand.push(state.stack.pop() as number, state.stack.pop() as number);
    state.frames.length = 0;
    state.frames.push({ step: 'turn', seat: 0, target: 0, left: 0 });
  },
};

type WindowDeed = Deed<WindowState, WindowFrame>;

const strike: WindowDeed = {
  kind: kinds.strike,
  candidates({ state }, _frame, _seat, out) {
    for (let target = 0; target < state.hands.length; target++) out.add(kinds.strike.code(target));
  },
  forbids({ state }, { seat }, _seat, code) {
    const target = kinds.strike.seat(code);
    return target !== seat && target < state.hands.length && isIn(state, target) ? null : refusal('WIN-02');
  },
  does(c, { seat }, _seat, code) {
    const { state } = c;
    const target = kinds.strike.seat(code);
    c.emit(events.kinds.struck, seat, target);
    const left = state.hands.reduce(
      (bits, _, other) => (other !== seat && isIn(state, other) ? bits | (1 << other) : bits),
      0,
    );
    state.frames.push({ step: 'react', seat, target, left });
  },
};

const rest: WindowDeed = always(kinds.rest, (c, { seat }) => {
  const { state } = c;
  const id = state.stack.pop();
  if (id !== undefined) {
    at(state.hands, seat).push(id);
    c.emit(events.kinds.cardDrawn, seat, id);
  }
  nextTurn(c);
});

const turnDeeds = [strike, rest];

const turn: Step<WindowState, WindowFrame> = {
  seats: (_c, { seat }) => 1 << seat,
  deeds: () => turnDeeds,
  prompt: (_state, { seat }) => ({ key: 'turn', params: { seat } }),
};

const pass: WindowDeed = always(kinds.pass, (c, frame, seat) => {
  const { state } = c;
  frame.left &= ~(1 << seat);
  c.emit(events.kinds.passed, seat);
  if (frame.left !== 0) return;
  state.hits[frame.target] = at(state.hits, frame.target) + 1;
  c.emit(events.kinds.hit, frame.target);
  nextTurn(c);
});

const shield: WindowDeed = {
  kind: kinds.shield,
  candidates({ state }, _frame, seat, out) {
    for (const id of at(state.hands, seat)) out.add(kinds.shield.code(id));
  },
  forbids({ state }, _frame, seat, code) {
    const id = kinds.shield.card(code);
    return isShield(id) && at(state.hands, seat).includes(id) ? null : refusal('WIN-01');
  },
  does(c, frame, seat, code) {
    const { state } = c;
    const id = kinds.shield.card(code);
    frame.left &= ~(1 << seat);
    const hand = at(state.hands, seat);
    hand.splice(hand.indexOf(id), 1);
    state.used.push(id);
    c.emit(events.kinds.shielded, seat, id);
    nextTurn(c);
  },
};

const reactDeeds = [pass, shield];

const react: Step<WindowState, WindowFrame> = {
  seats: ({ state }, { left }) => (state.together ? left : left & -left),
  deeds: () => reactDeeds,
  prompt: (_state, { target }) => ({ key: 'react', params: { target } }),
};

export const passCode: Code = kinds.pass.code();
const topOf = ({ frames }: WindowState): WindowFrame | undefined => frames[frames.length - 1];

const windows: Windows<WindowState> = {
  pass: (view, seat) =>
    topOf(view)?.step === 'react' && (at(view.frames, 1).left & (1 << seat)) !== 0 ? passCode : noCode,
  concerns: (view, seat) => topOf(view)?.target === seat,
};

function emptyState(seats: number, together: boolean, length: number): WindowState {
  return {
    frames: [{ step: 'setUp', seat: 0, target: 0, left: 0 }],
    stack: cardNames.map((_, id) => id),
    hands: Array.from({ length: seats }, () => []),
    used: [],
    hits: new Array(seats).fill(0),
    seen: new Array(cardCount).fill(0),
    together,
    length,
    turns: 0,
    out: 0,
  };
}

const texts = {
  title: 'Windows',
  'value.hidden': 'a card',
  ...Object.fromEntries(cardNames.map((name) => [`card.${name}`, name])),
  ...Object.fromEntries([0, 1, 2, 3].map((seat) => [`seat.${seat}`, `Seat ${seat}`])),
  'prompt.turn': 'Strike or rest.',
  'prompt.react': 'A strike: react?',
  'option.together': 'All at once',
  'option.length': 'Turns',
  'option.length.6': '6',
  'option.length.30': '30',
  'outcome.hits': 'Hits are counted.',
  ...Object.fromEntries(windowChoices.list.map(({ type }) => [`choice.${type}`, type])),
  ...Object.fromEntries(events.list.map(({ type }) => [`event.${type}`, type])),
};

const rule = (id: string, de: string, en: string) => ({ id, section: 'WIN', ruling: false, de, en });

/** `given` replaces parts of what the game says of its windows: for faults that a check must find. */
export function makeWindowGame(given: Partial<Windows<WindowState>> = {}): Game<WindowState> {
  return {
    id: 'windows',
    rulesVersion: 1,
    seats: { least: 2, most: 4 },
    options: {
      together: { type: 'boolean', default: false },
      length: { type: 'choice', values: [6, 30], default: 30 },
    },
    choices: windowChoices,
    occasions: { strike: 'WIN-03', rest: 'WIN-03', pass: 'WIN-04', shield: 'WIN-04' },
    events,
    zones: {
      zones: [
        { name: 'stack', things: ({ stack }) => stack, seenBy: () => 0 },
        ...[0, 1, 2, 3].map((seat) => ({
          name: `hand ${seat}`,
          things: ({ hands }: WindowState) => hands[seat] ?? [],
          seenBy: () => 1 << seat,
        })),
        { name: 'used', things: ({ used }) => used, seenBy: () => -1 },
      ],
      count: cardCount,
      back: () => 0,
      seen: ({ seen }) => seen,
    },
    steps: { setUp, turn, react },
    turns: { seat: ({ frames }) => frames[0]?.seat ?? -1, number: ({ turns }) => turns },
    rules: [
      rule('WIN-01', 'Nur ein eigener Schild wehrt ab.', 'Only a shield of your own wards off.'),
      rule('WIN-02', 'Man schlägt andere, die noch dabei sind.', 'You strike others who are still in.'),
      rule('WIN-03', 'Schlagen und ruhen kann, wer am Zug ist.', 'Who is on turn strikes or rests.'),
      rule('WIN-04', 'Auf einen Schlag folgt die Abwehr.', 'A strike may be warded off.'),
    ],
    texts: { de: texts, en: texts },
    position: {
      schema: { type: 'object' },
      /** `{ hands: [['c0'], ['c1']] }`: the other cards lie on the stack; seat 0 begins. */
      read(data) {
        const { hands = [], together = false } = data as { hands?: string[][]; together?: boolean };
        const ids = hands.map((hand, i) =>
          hand.map((name) => {
            if (cards.value(name) < 0) throw new PositionError(`hands.${i}`, `${name} is no card`);
            return cards.value(name);
          }),
        );
        const state = emptyState(hands.length, together, 30);
        state.frames[0] = { step: 'turn', seat: 0, target: 0, left: 0 };
        const stack = state.stack.filter((id) => !ids.flat().includes(id));
        return { state: { ...state, hands: ids, stack }, options: { together, length: 30 }, seats: hands.length };
      },
      write: ({ hands, together }) => ({
        hands: hands.map((hand) => hand.map((id) => (id < 0 ? '?' : cards.name(id)))),
        together,
      }),
    },
    create: ({ together, length }, seats) => emptyState(seats, together === true, length as number),
    outcome: ({ hits }) => ({
      scores: hits.map((own) => (own === Math.min(...hits) ? 1 : 0)),
      reason: 'outcome.hits',
    }),
    concede(c, seat) {
      const { state } = c;
      state.out |= 1 << seat;
      state.hits[seat] = 1000;
      c.emit(events.kinds.gaveUp, seat);
      if (state.hands.filter((_, other) => isIn(state, other)).length < 2) state.frames.length = 0;
      else nextTurn(c);
    },
    check({ stack, hands, used }) {
      const all = [...stack, ...hands.flat(), ...used].sort((a, b) => a - b);
      assert(all.length === cardCount && all.every((id, i) => id === i), 'a card was lost or doubled');
    },
    longestGame: 200,
    abilities: [],
    bot: { evaluate: ({ hits }, seat) => -at(hits, seat) / 1000, group: kindOf },
    windows: { ...windows, ...given },
  };
}

export const windowGame = makeWindowGame();
