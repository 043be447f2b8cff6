import {
  assert,
  defineChoices,
  defineEvents,
  everyone,
  type Frame,
  type Game,
  kindOf,
  oneFrom,
  range,
} from '@heldentisch/engine';

type TrickFrame = Frame & { seat: number };

/** A small game with secrets: three cards each of nine, two leads, the other follows, the higher card takes the trick. */
export interface TrickState {
  readonly frames: TrickFrame[];
  readonly hands: number[][];
  readonly deck: number[];
  readonly played: number[];
  readonly seen: number[];
  readonly tricks: number[];
  lead: number;
}

const card = range('card', 0, 8);
const choices = defineChoices({ playCard: { card } });

function dealAndStart(state: TrickState, shuffle: (list: number[]) => void): void {
  const deck = Array.from({ length: 9 }, (_, id) => id);
  shuffle(deck);
  for (const hand of state.hands) hand.push(...deck.splice(0, 3));
  state.deck.push(...deck);
  state.frames.pop();
  state.frames.push({ step: 'turn', seat: 0 });
}

function finishTrick(state: TrickState): void {
  const [led = 0, answer = 0] = state.played.slice(-2);
  const winner = answer > led ? 1 - state.lead : state.lead;
  state.tricks[winner] = (state.tricks[winner] ?? 0) + 1;
  state.lead = winner;
  state.frames.pop();
  if (state.played.length < 6) state.frames.push({ step: 'turn', seat: winner });
}

const { playCard } = choices.kinds;

const play = oneFrom<TrickState, TrickFrame>(
  playCard,
  (c, _frame, seat, out) => {
    for (const id of c.state.hands[seat] ?? []) out.add(playCard.code(id));
  },
  'TRI-01',
  (c, frame, seat, code) => {
    const hand = c.state.hands[seat] ?? [];
    hand.splice(hand.indexOf(playCard.card(code)), 1);
    c.state.played.push(playCard.card(code));
    if (c.state.played.length % 2 === 0) finishTrick(c.state);
    else frame.seat = 1 - seat;
  },
);
const turnDeeds = [play];

export const trickGame: Game<TrickState> = {
  id: 'tricks',
  rulesVersion: 1,
  seats: { least: 2, most: 2 },
  options: {},
  choices,
  occasions: { playCard: 'TRI-01' },
  events: defineEvents({}),
  zones: {
    zones: [
      { name: 'hand0', things: (state) => state.hands[0] ?? [], seenBy: () => 1 },
      { name: 'hand1', things: (state) => state.hands[1] ?? [], seenBy: () => 2 },
      { name: 'deck', things: (state) => state.deck, seenBy: () => 0 },
      { name: 'played', things: (state) => state.played, seenBy: () => everyone },
    ],
    count: 9,
    back: () => 0,
    seen: (state) => state.seen,
  },
  steps: {
    deal: { run: (c) => dealAndStart(c.state, (list) => c.chance.shuffle(list)) },
    turn: {
      seats: (_c, frame: TrickFrame) => 1 << frame.seat,
      deeds: () => turnDeeds,
    },
  },
  turns: { seat: ({ frames }) => frames[0]?.seat ?? -1, number: ({ played }) => played.length },
  rules: [
    {
      id: 'TRI-01',
      section: 'TRI',
      ruling: false,
      de: 'Nur Karten der eigenen Hand.',
      en: 'Only cards of the own hand.',
    },
  ],
  texts: { de: {}, en: {} },
  position: { schema: {}, read: () => assert(false, 'not needed') as never, write: (state) => state },
  create: () => ({
    frames: [{ step: 'deal', seat: 0 }],
    hands: [[], []],
    deck: [],
    played: [],
    seen: new Array(9).fill(0),
    tricks: [0, 0],
    lead: 0,
  }),
  outcome: (state) => ({
    scores: (state.tricks[0] ?? 0) > 1 ? [1, 0] : [0, 1],
    reason: 'tricks',
    points: [...state.tricks],
  }),
  concede: (c) => {
    c.state.frames.length = 0;
  },
  check: () => undefined,
  longestGame: 6,
  abilities: [],
  tags: () => [
    { seat: 0, tag: 'dealer' },
    { seat: 1, tag: 'other' },
  ],
  bot: {
    evaluate: (state, seat) => ((state.tricks[seat] ?? 0) - (state.tricks[1 - seat] ?? 0)) / 3,
    group: kindOf,
  },
};
