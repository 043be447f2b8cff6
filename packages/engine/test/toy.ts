import {
  again,
  assert,
  at,
  type Code,
  type Context,
  createMatch,
  effectStep,
  type Game,
  type GameOptions,
  kindOf,
  type Match,
  nothing,
  PositionError,
  type PositionNotation,
  refusal,
  type Step,
  seedFromNumber,
  type Verb,
} from '@heldentisch/engine';
import { deedsFrom } from './deeds-from.js';
import {
  amount,
  backOf,
  card,
  cardCount,
  cardNames,
  choices,
  type EffectName,
  effectOf,
  events,
  how,
  type SplitFrame,
  type ToyEffectFrame,
  type ToyState,
  type TurnFrame,
  zones,
} from './toy-state.js';

export { backOf, cardCount, choices, events, type ToyEffectFrame, type ToyState } from './toy-state.js';

type C = Context<ToyState>;

const gain = (c: C, seat: number, points: number): void => {
  c.state.points[seat] = at(c.state.points, seat) + points;
};

function takeFromHand(c: C, seat: number, id: number): void {
  const hand = at(c.state.hands, seat);
  const index = hand.indexOf(id);
  assert(index >= 0, 'the card is not in the hand');
  hand.splice(index, 1);
}

function nextTurn(c: C): void {
  const { state } = c;
  const frame = at(state.frames, 0) as TurnFrame;
  state.turns++;
  if (state.turns >= state.length) {
    state.frames.length = 0;
    return;
  }
  do frame.seat = (frame.seat + 1) % state.hands.length;
  while ((state.out & (1 << frame.seat)) !== 0);
}

const setUp: Step<ToyState, TurnFrame> = {
  run(c) {
    const { state } = c;
    c.chance.shuffle(state.deck);
    for (const hand of state.hands) for (let i = 0; i < 3; i++) hand.push(state.deck.pop() as number);
    state.frames.length = 0;
    state.frames.push({ step: 'turn', seat: 0 });
  },
};

const turnChoices: Readonly<Record<string, (c: C, frame: TurnFrame, code: Code) => void>> = {
  draw(c, { seat }) {
    const id = c.state.deck.pop() as number;
    at(c.state.hands, seat).push(id);
    c.emit(events.kinds.cardDrawn, seat, id);
    nextTurn(c);
  },
  peek(c, { seat }) {
    const id = at(c.state.deck, c.state.deck.length - 1);
    c.state.seen[id] = at(c.state.seen, id) | (1 << seat);
    c.emit(events.kinds.cardPeeked, seat, id);
    nextTurn(c);
  },
  roll(c, { seat }) {
    const face = c.chance.roll(6);
    gain(c, seat, face);
    c.emit(events.kinds.dieRolled, seat, face);
    nextTurn(c);
  },
  pass: (c) => nextTurn(c),
  play(c, { seat }, code) {
    const id = choices.kinds.play.card(code);
    takeFromHand(c, seat, id);
    c.state.pile.push(id);
    c.resolved(id % 4);
    c.emit(events.kinds.cardPlayed, seat, id);
    c.state.frames.push({ step: 'effect', seat, effect: effectOf(id), at: 0, answers: [] });
  },
  split: (c, { seat }) => c.state.frames.push({ step: 'split', seat, left: 3 }),
  call: (c, { seat }) => c.state.frames.push({ step: 'bid', seat }),
  break(c, _frame, code) {
    const fault = how.name(choices.kinds.break.how(code));
    gain(c, 0, 100);
    if (fault === 'lose') c.state.deck.pop();
    else if (fault === 'throw') throw new TypeError('the card is torn');
    else c.state.frames.push({ step: 'effect', seat: 0, effect: 'gain', at: -1, answers: [] });
    nextTurn(c);
  },
};

const { draw, peek, roll, pass, play, call } = choices.kinds;
const turnKinds = [draw, peek, roll, pass, play, choices.kinds.split, call, choices.kinds.break];

const turn: Step<ToyState, TurnFrame> = {
  seats: (_c, frame) => 1 << frame.seat,
  deeds: deedsFrom<ToyState, TurnFrame>(turnKinds, {
    options(c, { seat }, _seat, out) {
      const { kinds } = choices;
      if (c.state.deck.length > 0) {
        out.add(kinds.draw.code());
        out.add(kinds.peek.code());
      }
      out.add(kinds.roll.code());
      out.add(kinds.pass.code());
      for (const id of at(c.state.hands, seat)) out.add(kinds.play.code(id));
      out.add(kinds.split.code());
      if (c.state.hands.every((hand) => hand.length > 0)) out.add(kinds.call.code());
      if (c.state.fragile) for (let i = 0; i < how.size; i++) out.add(kinds.break.code(i));
    },
    choose(c, frame, _seat, code) {
      const { type } = at(choices.list, kindOf(code));
      (turnChoices[type] as (c: C, frame: TurnFrame, code: Code) => void)(c, frame, code);
    },
    refuse(_c, _frame, _seat, code) {
      if (play.is(code)) return refusal('TOY-HAND-01', { card: `card.c${play.card(code)}` });
      if (call.is(code)) return refusal('TOY-BID-01');
      if (choices.kinds.break.is(code)) return refusal('TOY-WORK-01');
      return refusal('TOY-DECK-01', peek.is(code) ? { case: 'peek' } : {});
    },
  }),
  prompt: (_state, { seat }) => ({ key: 'turn', params: { seat: `seat.${seat}` } }),
};

const split: Step<ToyState, SplitFrame> = {
  seats: (_c, { seat }) => 1 << seat,
  deeds: deedsFrom<ToyState, SplitFrame>([choices.kinds.put], {
    options(_c, { left }, _seat, out) {
      for (let i = 0; i < left; i++) out.add(choices.kinds.put.code(i));
    },
    choose(c, frame, seat, code) {
      const points = choices.kinds.put.amount(code) + 1;
      c.state.heaps.push(points);
      gain(c, seat, points);
      c.emit(events.kinds.pointsPut, seat, points);
      frame.left -= points;
      if (frame.left > 0) return;
      c.state.frames.pop();
      nextTurn(c);
    },
    refuse: (_c, { left }) => refusal('TOY-SPLIT-02', { left }),
  }),
  joinsUndo: () => true,
  isAmid: () => true,
};

const missing = ({ hands, bids, out }: ToyState): number =>
  hands.reduce((bits, _, seat) => (bids[seat] === nothing && (out & (1 << seat)) === 0 ? bits | (1 << seat) : bits), 0);

const bid: Step<ToyState, TurnFrame> = {
  seats: ({ state }) => missing(state),
  deeds: deedsFrom<ToyState, TurnFrame>([choices.kinds.bid], {
    options(c, _frame, seat, out) {
      for (const id of at(c.state.hands, seat)) out.add(choices.kinds.bid.code(id));
    },
    choose(c, _frame, seat, code) {
      const { state } = c;
      const id = choices.kinds.bid.card(code);
      takeFromHand(c, seat, id);
      state.bids[seat] = id;
      // Who knew a card of this hand cannot tell any more where it lies.
      for (const held of [...at(state.hands, seat), id]) state.seen[held] = 0;
      c.emit(events.kinds.cardBid, seat, id);
      if (missing(state) !== 0) return;
      const best = Math.max(...state.bids);
      for (const [other, thing] of state.bids.entries()) {
        if (thing === best) gain(c, other, 2);
        if (thing !== nothing) state.pile.push(thing);
        state.bids[other] = nothing;
      }
      state.frames.pop();
      nextTurn(c);
    },
    refuse: (_c, _frame, _seat, code) => refusal('TOY-HAND-01', { card: `card.c${choices.kinds.bid.card(code)}` }),
  }),
};

type ToyVerb = Verb<ToyState, ToyEffectFrame>;

export const gainPoints = (points: (frame: ToyEffectFrame) => number): ToyVerb => ({
  run: (c, frame) => gain(c, frame.seat, points(frame)),
});
export const chooseAmount = (times: number): ToyVerb => ({
  seats: (_c, { seat }) => 1 << seat,
  deeds: deedsFrom<ToyState, ToyEffectFrame>([choices.kinds.take], {
    options(_c, _frame, _seat, out) {
      for (let i = 0; i < amount.size; i++) out.add(choices.kinds.take.code(i));
    },
    choose(_c, frame, _seat, code) {
      frame.answers.push(choices.kinds.take.amount(code) + 1);
      if (frame.answers.length < times) again(frame);
    },
  }),
  otherwise: () => refusal('TOY-TAKE-01'),
  prompt: (_state, { answers }) => ({ key: 'take', params: { count: answers.length } }),
});
const nest = (effect: EffectName): ToyVerb => ({
  run: (c, { seat }) => c.state.frames.push({ step: 'effect', seat, effect, at: 0, answers: [] }),
});
export const rollDie: ToyVerb = { run: (c, { seat }) => gain(c, seat, c.chance.roll(6)) };
export const revealTop: ToyVerb = {
  run({ state }) {
    const id = state.deck.pop();
    if (id !== undefined) state.pile.push(id);
  },
};
const sum = ({ answers }: ToyEffectFrame): number => answers.reduce((total, value) => total + value, 0);

/** `spark` holds the nested effect `ember`; `flip` reveals the top card of the deck. */
export const programs: Readonly<Record<EffectName, readonly ToyVerb[]>> = {
  gain: [gainPoints(() => 1)],
  spark: [gainPoints(() => 1), chooseAmount(1), nest('ember'), gainPoints((frame) => 10 * sum(frame))],
  ember: [chooseAmount(2), rollDie, gainPoints(sum)],
  flip: [revealTop, gainPoints(() => 1)],
  gamble: [rollDie],
};

const effect = effectStep<ToyState, ToyEffectFrame>(
  (frame) => (frame.at < 0 ? [] : programs[frame.effect]),
  (c, frame) => {
    if (frame.at < 0) c.state.frames.push(frame);
    else if (c.state.frames.length === 1) nextTurn(c);
  },
);

function emptyState(options: GameOptions, seats: number): ToyState {
  return {
    frames: [{ step: 'setUp', seat: 0 }],
    deck: cardNames.map((_, id) => id),
    hands: Array.from({ length: seats }, () => []),
    pile: [],
    bids: new Array(seats).fill(nothing),
    seen: new Array(cardCount).fill(0),
    points: new Array(seats).fill(0),
    heaps: [],
    out: 0,
    turns: 0,
    length: options.length as number,
    fragile: options.fragile as boolean,
  };
}

/** `{ hands: [['c1'], ['c2']], turn: 1 }`: all other cards lie on the deck, the highest on top. */
const position: PositionNotation<ToyState> = {
  schema: { type: 'object' },
  read(data) {
    const { hands = [[], []], turn: seat = 0 } = data as { hands?: string[][]; turn?: number };
    const ids = hands.map((hand, i) =>
      hand.map((name) => {
        if (card.value(name) < 0) throw new PositionError(`hands.${i}`, `${name} is no card`);
        return card.value(name);
      }),
    );
    const options = { length: 40, fragile: false };
    const state = emptyState(options, hands.length);
    return {
      state: {
        ...state,
        frames: [{ step: 'turn', seat }],
        hands: ids,
        deck: state.deck.filter((id) => !ids.flat().includes(id)),
      },
      options,
      seats: hands.length,
    };
  },
  write: ({ hands }) => ({ hands: hands.map((hand) => hand.map((id) => card.name(id))) }),
};

const cardTexts = (word: string) => Object.fromEntries(cardNames.map((name, id) => [`card.${name}`, `${word} ${id}`]));

const rule = (id: string, de: string, en: string) => ({ id, section: 'TOY', ruling: false, de, en });

export const toy: Game<ToyState> = {
  id: 'toy',
  rulesVersion: 3,
  seats: { least: 2, most: 3 },
  options: {
    length: { type: 'choice', values: [4, 40, 400], default: 40 },
    fragile: { type: 'boolean', default: false },
  },
  choices,
  events,
  zones: { zones, count: cardCount, back: (_state, id) => backOf(id), seen: ({ seen }) => seen },
  steps: { setUp, turn, split, bid, effect },
  turns: { seat: ({ frames }) => (frames[0] as TurnFrame | undefined)?.seat ?? -1, number: ({ turns }) => turns },
  occasions: {
    ...Object.fromEntries(turnKinds.map(({ id }) => [at(choices.list, id).type, 'TOY-TURN-01'])),
    put: 'TOY-SPLIT-01',
    bid: 'TOY-BID-02',
    take: 'TOY-TAKE-02',
  },
  rules: [
    rule('TOY-TURN-01', 'Das tut man zu Beginn des eigenen Zuges.', 'That is done at the start of the own turn.'),
    rule('TOY-HAND-01', 'Nur eigene Karten.', 'Only your own cards.'),
    rule('TOY-DECK-01', 'Der Stapel ist leer.', 'The deck is empty.'),
    rule('TOY-TAKE-01', 'Erst die Punkte.', 'The points first.'),
    rule('TOY-TAKE-02', 'Punkte nimmt man, wenn eine Karte sie gibt.', 'Points are taken when a card gives them.'),
    rule('TOY-SPLIT-01', 'Punkte verteilt, wer sie aufteilt.', 'Who splits points puts them on heaps.'),
    rule('TOY-SPLIT-02', 'Nur drei Punkte sind zu verteilen.', 'There are only three points to split.'),
    rule('TOY-BID-01', 'Alle müssen eine Karte zum Bieten haben.', 'All must hold a card to bid.'),
    rule('TOY-BID-02', 'Geboten wird, wenn jemand dazu aufruft.', 'Bids are made when somebody calls for them.'),
    rule('TOY-WORK-01', 'Nur ein brüchiges Spiel geht entzwei.', 'Only a fragile game breaks.'),
  ],
  texts: {
    en: {
      ...cardTexts('card'),
      'seat.0': 'Ann',
      'seat.1': 'Bob',
      'value.hidden': 'a hidden card',
      'prompt.turn': 'It is the turn of {seat}.',
      'choice.play': 'Play {card}',
      'choice.put': 'Put {amount}',
      'why.TOY-HAND-01': '{card} is not in your hand.',
      'why.TOY-SPLIT-02': 'Only {left} are left.',
      'why.TOY-DECK-01.peek': 'There is nothing to look at.',
      'event.cardDrawn': '{seat} draws {card}.',
      'event.dieRolled': '{seat} rolls {face}.',
    },
    de: {
      ...cardTexts('Karte'),
      'seat.0': 'Anna',
      'seat.1': 'Bernd',
      'prompt.turn': '{seat} ist dran.',
      'choice.play': '{card} spielen',
      'why.TOY-HAND-01': '{card} ist nicht auf deiner Hand.',
      'why.TOY-SPLIT-02': 'Nur {left} sind übrig.',
      'why.TOY-DECK-01.peek': 'Es gibt nichts anzusehen.',
      'event.cardDrawn': '{seat} zieht {card}.',
    },
  },
  position,
  create: emptyState,
  outcome({ points, out }) {
    const own = points.map((value, seat) => ((out & (1 << seat)) !== 0 ? -1 : value));
    return { scores: own.map((value) => (value === Math.max(...own) ? 1 : 0)), reason: 'outcome.points' };
  },
  concede(c, seat) {
    const { state } = c;
    state.out |= 1 << seat;
    c.emit(events.kinds.gaveUp, seat);
    for (const [other, id] of state.bids.entries()) if (id !== nothing) at(state.hands, other).push(id);
    state.bids.fill(nothing);
    const left = state.hands.filter((_, other) => (state.out & (1 << other)) === 0).length;
    state.frames.length = left > 1 ? 1 : 0;
    if (left > 1 && (at(state.frames, 0) as TurnFrame).seat === seat) nextTurn(c);
  },
  check(state) {
    const bids = state.bids.filter((id) => id !== nothing);
    const all = [...state.deck, ...state.hands.flat(), ...state.pile, ...bids].sort((a, b) => a - b);
    assert(all.length === cardCount && all.every((id, i) => id === i), 'a card was lost or doubled');
  },
  longestGame: 2000,
  abilities: ['gain', 'spark', 'flip', 'gamble'],
  bot: { evaluate: () => 0, group: kindOf },
};

export interface ToySetup {
  readonly seed?: number;
  readonly seats?: number;
  readonly options?: GameOptions;
}

export function toyMatch({ seed = 1, seats = 2, options = {} }: ToySetup = {}): Match<ToyState> {
  return createMatch(toy, { options, seats, seed: seedFromNumber(seed), random: 'chacha20' });
}

/** A match with known hands; the deck holds the other cards, the highest on top. */
export function dealt(...hands: string[][]): { state: ToyState; options: GameOptions; seats: number } {
  return toy.position.read({ hands });
}
