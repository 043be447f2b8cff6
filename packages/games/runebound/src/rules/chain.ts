import { again, always, at, type Deed, type Phases, refusal, sequence } from '@heldentisch/engine';
import { abilities } from '../abilities.js';
import { adventureCard, adventureNumberOf } from '../box.js';
import type { EventCard } from '../card.js';
import { gemAt, gemSpaces, hasSun } from '../map.js';
import type { AdventureFrame, ChainFrame, RuneboundFrame, RuneboundState } from '../state.js';
import { type Color, colors } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { layCounter, liesOn } from './counters.js';
import { type C, combatFrame } from './frames.js';
import { countDoom, putUnder } from './piles.js';
import { canUse, discardAt, type Openness, useAt } from './using.js';

/*
 * Cards are drawn for an adventure counter: events and encounters one after the other, until a challenge comes
 * (RB-ADV-03 to RB-ADV-08).
 */

type ChainDeed = Deed<RuneboundState, ChainFrame>;

const beforeDrawing: Openness = { moments: ['adv.start', 'free'], pre: null };
const onlyBeforeDrawing: Openness = { moments: ['adv.start'], pre: null };
const betweenCards: Openness = { moments: ['free'], pre: null };
const askAgain = (frame: RuneboundFrame): void => again(frame as ChainFrame);

const drawOn: ChainDeed = always(choose.draw, () => {});

/** The adventure step in which the attempt was begun. */
const stepOf = ({ frames }: RuneboundState, frame: ChainFrame): AdventureFrame =>
  at(frames, frames.indexOf(frame) - 1) as AdventureFrame;

/** Whether a card was activated since this attempt was begun. Not one of an attempt that was called off before. */
const hasLooked = (state: RuneboundState, frame: ChainFrame): boolean =>
  frame.activated !== stepOf(state, frame).activated;

/** RB-ADV-17: back to the choice of the step; what was activated stays so. Only then, or one could go in circles. */
const callOff: ChainDeed = {
  kind: choose.callOff,
  candidates: (_c, _frame, _seat, out) => out.add(choose.callOff.code()),
  forbids: ({ state }, frame) => (hasLooked(state, frame) ? null : refusal('RB-ADV-17')),
  does(c, frame, seat) {
    const step = stepOf(c.state, frame);
    c.state.frames.pop();
    step.activated = frame.activated;
    again(step);
    c.emit(happened.adventureCalledOff, seat, frame.color);
  },
};

const startDeeds: readonly ChainDeed[] = [
  drawOn,
  callOff,
  useAt(beforeDrawing, askAgain) as ChainDeed,
  discardAt(askAgain) as ChainDeed,
];
const betweenDeeds: readonly ChainDeed[] = [
  drawOn,
  useAt(betweenCards, askAgain) as ChainDeed,
  discardAt(askAgain) as ChainDeed,
];

/** RB-ADV-12: no card is left that this chain has not seen. */
const isExhausted = ({ decks }: RuneboundState, { color, drawn }: ChainFrame): boolean =>
  at(decks, color).every((card) => drawn.includes(card));

const phases = {
  /** Who could look into the deck first is asked; and again, for it may be called off afterwards. */
  start: {
    seats: ({ state }, frame) =>
      hasLooked(state, frame) || canUse(state, frame.seat, onlyBeforeDrawing) ? 1 << frame.seat : 0,
    run: () => {},
    deeds: () => startDeeds,
    prompt: (_state, { color }) => ({ key: 'beforeDrawing', params: { color: `color.${colors[color]}` } }),
    alwaysAsks: true,
  },
  draw: { run: drawCard },
  between: {
    seats: ({ state }, { seat }) => (canUse(state, seat, betweenCards) ? 1 << seat : 0),
    run: () => {},
    deeds: () => betweenDeeds,
    prompt: () => ({ key: 'betweenCards' }),
    alwaysAsks: true,
  },
  goOn: { run: (_c, frame) => chain.go(frame, 'draw') },
} satisfies Phases<RuneboundState, ChainFrame>;

export const chain = sequence<RuneboundState, ChainFrame, typeof phases>(phases);

function drawCard(c: C, frame: ChainFrame): void {
  const { state } = c;
  const { seat, color } = frame;
  if (isExhausted(state, frame)) {
    c.emit(happened.deckExhausted, seat, color);
    state.frames.pop();
    return;
  }
  const card = at(state.decks, color).pop() as number;
  state.seen[card] = 0;
  state.inPlay.push(card);
  frame.drawn.push(card);
  c.emit(happened.adventureDrawn, seat, card);
  const drawn = adventureCard(card);
  if (drawn.type === 'event') layEvent(c, seat, card, drawn);
  else if (drawn.type === 'encounter') {
    state.frames.push({ step: 'encounter', at: 0, seat, card, activated: 0 });
  } else {
    state.frames.pop();
    state.frames.push(combatFrame(seat, { card, origin: 'counter', activatedBefore: frame.activated }));
  }
}

/** RB-EVT-01 to RB-EVT-10 */
function layEvent(c: C, seat: number, card: number, { number, sun }: EventCard): void {
  const { state } = c;
  state.inPlay.length = 0;
  const present = state.event[0];
  const gives = present === undefined ? -1 : (adventureCard(present) as EventCard).number;
  const loser = number >= gives ? present : card;
  c.resolved(abilities.length + adventureNumberOf(card));
  if (number >= gives) {
    state.event[0] = card;
    c.emit(happened.eventLaid, card);
  }
  if (loser !== undefined) {
    putUnder(state, loser);
    c.emit(happened.eventPutUnder, loser);
    countDoom(c);
  }
  for (const color of [...sun].reverse()) refill(c, seat, color);
}

/** The empty sun spaces of a colour (RB-EVT-04, RB-EVT-05, RB-EVT-07). */
export const spacesToRefill = (state: RuneboundState, color: number): number[] =>
  gemSpaces.filter((space) => gemAt[space] === color && hasSun[space] === true && !liesOn(state, space, color));

function refill({ state }: C, seat: number, name: Color): void {
  state.frames.push({ step: 'refill', at: 0, seat, color: colors.indexOf(name) });
}

/** RB-OPT-06: of a colour that has run dry all sun spaces are filled, as far as the supply goes. */
export function renew(c: C): void {
  const { state } = c;
  for (const color of [0, 1, 2]) {
    if (state.counters.some((bits) => (bits & (1 << color)) !== 0)) continue;
    for (const space of spacesToRefill(state, color)) if (at(state.supply, color) > 0) layCounter(c, space, color);
  }
}
