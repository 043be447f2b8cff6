import {
  always,
  assert,
  at,
  type Choice,
  type Code,
  type Context,
  type Deed,
  type Invitation,
  type Refusal,
  refusal,
  type Step,
} from '@heldentisch/engine';
import {
  cardName,
  choose,
  events,
  type Fault,
  invites,
  kinds,
  longest,
  type ToyFrame,
  type ToyState,
} from './toy-state.js';

type C = Context<ToyState>;
type ToyDeed = Deed<ToyState, ToyFrame>;

const handOf = (c: C, seat: number): number[] => at(c.state.hands, seat);
const holds = (c: C, seat: number, card: number): boolean => handOf(c, seat).some((id) => id % 4 === card);

function takeFromHand(c: C, seat: number, wanted: number): number {
  const hand = handOf(c, seat);
  const index = hand.findIndex((id) => id % 4 === wanted);
  return hand.splice(index, 1)[0] as number;
}

function nextTurn(c: C): void {
  const { state } = c;
  const turn = at(state.frames, 0);
  state.turns++;
  turn.seat = (turn.seat + 1) % state.hands.length;
  state.frames.length = state.turns >= longest ? 0 : 1;
}

/** Every "no" of the toy comes from here, with the faults that a "no" can have. */
function no(c: C, fault: Fault, rule: string, params: Refusal['params'] = {}): Refusal {
  if (fault === 'refusal-changes-state') c.state.turns++;
  if (fault === 'refusal-throws') throw new Error('no reason at hand');
  if (fault === 'unknown-rule') return refusal('TOY-NONE-99');
  if (fault === 'refusal-without-words') return refusal('TOY-DECK-01', { left: 0 });
  if (fault === 'refusal-with-blank') return refusal('TOY-HAND-01', { left: 0 });
  return refusal(rule, params);
}

function notHeld(c: C, fault: Fault, card: number): Refusal {
  const top = fault === 'leaks-by-refusal' ? { top: c.state.deck[0] ?? -1 } : {};
  return no(c, fault, 'TOY-HAND-01', { card: `card.${kinds[card]}`, ...top });
}

/** A fault that a state cannot see: what happens depends on what happened elsewhere. */
let memory = 0;

function drawCard(c: C, seat: number, fault: Fault): void {
  const { state } = c;
  assert(state.deck.length > 0, 'the deck is empty');
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
  nextTurn(c);
}

/** Something that needs a deck to draw from. */
const withDeck = (fault: Fault, given: Pick<ToyDeed, 'kind' | 'does'>): ToyDeed => ({
  ...given,
  candidates: (_c, _frame, _seat, out) => out.add(given.kind.code()),
  forbids: (c) => (c.state.deck.length > 0 ? null : no(c, fault, 'TOY-DECK-01')),
});

const draw = (fault: Fault): ToyDeed => ({
  ...withDeck(fault, { kind: choose.draw, does: (c, _frame, seat) => drawCard(c, seat, fault) }),
  ...(fault === 'offers-illegal' ? { forbids: () => null } : {}),
  ...(fault === 'offers-forbidden' ? { exact: true } : {}),
});

const peek = (fault: Fault): ToyDeed => ({
  ...withDeck(fault, {
    kind: choose.peek,
    does(c, _frame, seat) {
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
      state.frames.push({ step: 'peek', seat, secret: 0 });
    },
  }),
  ...(fault === 'forgets-an-offer' ? { candidates: () => {} } : {}),
});

const roll = (fault: Fault): ToyDeed =>
  always(choose.roll, (c, _frame, seat) => {
    const rolled = c.chance.roll(6);
    c.state.points[seat] = at(c.state.points, seat) + rolled;
    c.emit(events.kinds.dieRolled, seat, rolled - 1);
    const hidden = c.state.deck[0];
    const rare = rolled === 6 && c.state.turns >= 18 && c.state.turns <= 20;
    if (fault === 'leaks-by-rare-frame' && rare && hidden !== undefined)
      c.state.frames.push({ step: 'omen', seat, secret: hidden });
    else nextTurn(c);
  });

const discard = (fault: Fault): ToyDeed => ({
  kind: choose.discard,
  candidates: (_c, _frame, _seat, out) => out.add(choose.discard.code()),
  forbids: (c, _frame, seat) => (handOf(c, seat).length > 0 ? null : no(c, fault, 'TOY-HAND-02')),
  does(c, _frame, seat) {
    const secret = fault === 'leaks-by-frame' ? at(handOf(c, seat), 0) : 0;
    c.state.frames.push({ step: 'discard', seat, secret });
  },
});

/** A kind of card from the hand: each kind is offered once. */
const fromHand = (fault: Fault, kindOfChoice: typeof choose.play, does: ToyDeed['does']): ToyDeed => ({
  kind: kindOfChoice,
  exact: true,
  candidates(c, _frame, seat, out) {
    for (let card = 0; card < kinds.length; card++) if (holds(c, seat, card)) out.add(kindOfChoice.code(card));
  },
  forbids(c, _frame, seat, code) {
    const card = kindOfChoice.card(code);
    return holds(c, seat, card) ? null : notHeld(c, fault, card);
  },
  does,
});

function putOnTable(c: C, seat: number, code: Code): void {
  const id = takeFromHand(c, seat, choose.play.card(code));
  c.state.table.push(id);
  c.state.points[seat] = at(c.state.points, seat) + (id % 4);
  c.resolved(id % 4);
  c.emit(events.kinds.cardPlayed, seat, id);
}

/** Where dogs come at any time, no ant is put beside one: what others do changes what a hidden hand can do. */
const besideDog = (c: C, fault: Fault, card: number): boolean =>
  invites(fault) && card === kinds.indexOf('ant') && c.state.table.some((id) => id % 4 === kinds.indexOf('dog'));

/** Who has played the last card ends the turn with a draw. */
const play = (fault: Fault): ToyDeed => {
  const { exact: _exact, ...deed } = fromHand(fault, choose.play, (c, _frame, seat, code) => {
    putOnTable(c, seat, code);
    const { state } = c;
    if (handOf(c, seat).length === 0 && state.deck.length > 0) state.frames.push({ step: 'rest', seat, secret: 0 });
    else nextTurn(c);
  });
  return {
    ...deed,
    candidates(c, frame, seat, out) {
      deed.candidates(c, frame, seat, out);
      if (fault === 'offers-twice') deed.candidates(c, frame, seat, out);
    },
    forbids(c, frame, seat, code) {
      const reason = deed.forbids(c, frame, seat, code);
      return reason === null && besideDog(c, fault, choose.play.card(code)) ? refusal('TOY-TABLE-01') : reason;
    },
  };
};

function turnStep(fault: Fault): Step<ToyState, ToyFrame> {
  const second = fault === 'two-deeds' ? [{ ...roll(fault), candidates: () => {} }] : [];
  const deeds = [draw(fault), peek(fault), roll(fault), discard(fault), play(fault), ...second];
  const silent = deeds.map(
    (deed): ToyDeed => ({
      ...deed,
      candidates(c, frame, seat, out) {
        if (c.state.turns !== 9) deed.candidates(c, frame, seat, out);
      },
    }),
  );
  return {
    seats: (_c, frame) => 1 << frame.seat,
    deeds: () => (fault === 'offers-nothing' ? silent : deeds),
    // With nothing to draw or play only the die is left; it is still the last moment for an undo.
    alwaysAsks: () => true,
    prompt(state, frame) {
      const top = state.deck[state.deck.length - 1];
      if (fault === 'leaks-by-prompt' && top !== undefined) return { key: 'turn', params: { card: cardName(top) } };
      return { key: 'turn', params: { seat: frame.seat } };
    },
  };
}

function discardStep(fault: Fault): Step<ToyState, ToyFrame> {
  const drop = fromHand(fault, choose.drop, (c, frame, seat, code) => {
    const { state } = c;
    const card = fault === 'leaks-by-frame' ? frame.secret % 4 : choose.drop.card(code);
    const id = takeFromHand(c, seat, card);
    state.discard.push(id);
    // Who knew a card of this hand cannot tell any more whether it is still there.
    for (const held of handOf(c, seat)) state.seen[held] = 0;
    state.seen[id] = 1 << seat;
    c.emit(events.kinds.cardDropped, seat, id);
    nextTurn(c);
  });
  const deeds = [drop];
  return {
    seats: (_c, frame) => 1 << frame.seat,
    deeds: () => deeds,
    joinsUndo: () => true,
    isAmid: () => true,
    // With equal cards only one choice is left; taking it at once would tell that they are equal.
    alwaysAsks: () => fault !== 'leaks-by-forced-choice',
  };
}

/** Who has looked at the top card leaves it there or puts it under the deck. */
function peekStep(): Step<ToyState, ToyFrame> {
  const leave: ToyDeed = always(choose.leave, (c) => nextTurn(c));
  const bury: ToyDeed = always(choose.bury, (c, _frame, seat) => {
    c.state.deck.unshift(c.state.deck.pop() as number);
    c.emit(events.kinds.cardBuried, seat);
    nextTurn(c);
  });
  const deeds = [leave, bury];
  return {
    seats: (_c, frame) => 1 << frame.seat,
    deeds: () => deeds,
    joinsUndo: () => true,
    isAmid: () => true,
  };
}

/** There is nothing to choose but to end the turn, and that draws a card: the last moment for an undo. */
function restStep(fault: Fault): Step<ToyState, ToyFrame> {
  const deeds: ToyDeed[] = [always(choose.rest, (c, _frame, seat) => drawCard(c, seat, fault))];
  return {
    seats: (_c, frame) => 1 << frame.seat,
    deeds: () => deeds,
    alwaysAsks: () => fault !== 'takes-the-end-of-turn',
  };
}

/** Only in a faulty variant: a question that comes up seldom. */
function omenStep(): Step<ToyState, ToyFrame> {
  const deeds: ToyDeed[] = [always(choose.leave, (c) => nextTurn(c)), always(choose.bury, (c) => nextTurn(c))];
  return { seats: (_c, frame) => 1 << frame.seat, deeds: () => deeds };
}

const setUpStep = (fault: Fault): Step<ToyState, ToyFrame> => ({
  run(c) {
    const { state } = c;
    c.chance.shuffle(state.deck);
    for (const hand of state.hands) for (let i = 0; i < 2; i++) hand.push(state.deck.pop() as number);
    if (fault === 'leaks-by-set-up') state.note = at(state.deck, 0);
    state.frames.length = 0;
    state.frames.push({ step: 'turn', seat: 0, secret: 0 });
  },
});

export const stepsOf = (fault: Fault) => ({
  setUp: setUpStep(fault),
  turn: turnStep(fault),
  discard: discardStep(fault),
  peek: peekStep(),
  rest: restStep(fault),
  omen: omenStep(),
});

/** A dog may be played at any time, also in the turn of others. */
export function invitationOf(fault: Fault): Invitation<ToyState> {
  const dog = kinds.indexOf('dog');
  const shut = ({ state }: C): boolean => fault === 'leaks-by-invitation' && (state.deck[0] ?? 0) % 4 === dog;
  return {
    seats: ({ state }) => (1 << state.hands.length) - 1,
    deeds: [
      {
        kind: choose.play,
        candidates: (_c, _frame, _seat, out) => out.add(choose.play.code(dog)),
        forbids(c, _frame, seat, code) {
          const card = choose.play.card(code);
          if (card !== dog || shut(c)) return refusal('TOY-TURN-01');
          return holds(c, seat, card) ? null : notHeld(c, fault, card);
        },
        does: (c, _frame, seat, code) => putOnTable(c, seat, code),
      },
    ],
  };
}

/** A reader of choices that overlooks what does not belong there. */
export function withoutExtras(choice: unknown): unknown {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return choice;
  const { type, card } = choice as Choice;
  return Object.hasOwn(choice, 'card') ? { type, card } : { type };
}
