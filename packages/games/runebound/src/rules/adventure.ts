import {
  again,
  always,
  at,
  type Deed,
  nothing,
  type Phases,
  type Refusal,
  refusal,
  sequence,
} from '@heldentisch/engine';
import { cardKey, colorOfCard } from '../box.js';
import { spaceNames } from '../map.js';
import { isIn, partyOf } from '../parties.js';
import type { AdventureFrame, RuneboundFrame, RuneboundState } from '../state.js';
import { colors } from '../terms.js';
import { choose, happened, trackLength } from '../vocabulary.js';
import { liesOn } from './counters.js';
import { isEndgame } from './doom.js';
import { type C, combatFrame, endOfCombat } from './frames.js';
import { discardAt, type Openness, useAt } from './using.js';

/*
 * The adventure step (RB-ADV, RB-UND, RB-INT): one of drawing for a counter, fighting an undefeated challenge, or
 * dealing with other heroes; or nothing.
 */

type AdventureDeed = Deed<RuneboundState, AdventureFrame>;

const [lifeCounters, red] = [0, 3] as const;
/** RB-INT-15 */
const mostOffers = 3;

export const otherHeroes = (state: RuneboundState, seat: number): number[] => {
  const { space } = partyOf(state, seat);
  return [...state.parties.keys()].filter(
    (other) => other !== seat && isIn(state, other) && partyOf(state, other).space === space,
  );
};

export const undefeatedAt = ({ trackSpaces }: RuneboundState, space: number): number[] =>
  [...trackSpaces.keys()].filter((position) => trackSpaces[position] === space);

/** RB-TRN-03, RB-TRN-04: whether there is anything to do in the step. */
export function hasAdventure(state: RuneboundState, seat: number): boolean {
  const { space } = partyOf(state, seat);
  return (
    isEndgame(state) ||
    at(state.counters, space) !== 0 ||
    undefeatedAt(state, space).length > 0 ||
    otherHeroes(state, seat).length > 0
  );
}

/** RB-INT-02, RB-INT-03: who has begun to deal with heroes does nothing else in this step. */
const hasInteracted = ({ offers }: RuneboundState): boolean => offers.some((count) => count > 0);

// Drawing for a counter

function attemptProblem(state: RuneboundState, seat: number, color: number): Refusal | null {
  const { space, experience } = partyOf(state, seat);
  const about = { color: `color.${colors[color]}` };
  if (hasInteracted(state)) return refusal('RB-INT-02');
  if (!liesOn(state, space, color)) return refusal('RB-ADV-01', { case: 'none', ...about });
  if (color <= 1) {
    const bars = at(experience, lifeCounters);
    if (bars >= 2) return refusal('RB-ADV-10', about);
    if (bars >= 1 && color === 0) return refusal('RB-ADV-09', about);
  }
  const other = undefeatedAt(state, space).find((position) => colorOfCard[at(state.track, position)] !== color);
  if (other !== undefined) return refusal('RB-UND-15', { ...about, card: cardKey(at(state.track, other)) });
  if (at(state.decks, color).length > 0) return null;
  return refusal(color === red ? 'RB-VIC-08' : 'RB-ADV-12', about);
}

const attempt: AdventureDeed = {
  kind: choose.attempt,
  candidates({ state }, _frame, seat, out) {
    const { space } = partyOf(state, seat);
    for (const color of colors.keys()) if (liesOn(state, space, color)) out.add(choose.attempt.code(color));
  },
  forbids: ({ state }, _frame, seat, code) => attemptProblem(state, seat, choose.attempt.color(code)),
  does(c, frame, seat, code) {
    const color = choose.attempt.color(code);
    c.emit(happened.adventureAttempted, seat, color, partyOf(c.state, seat).space);
    c.state.frames.push({ step: 'chain', at: 0, seat, color, drawn: [], activated: frame.activated });
  },
};

// Undefeated challenges

const fight: AdventureDeed = {
  kind: choose.fight,
  candidates({ state }, _frame, seat, out) {
    for (const position of undefeatedAt(state, partyOf(state, seat).space)) out.add(choose.fight.code(position));
  },
  forbids({ state }, _frame, seat, code) {
    const position = choose.fight.position(code);
    const about = { position: position + 1 };
    if (hasInteracted(state)) return refusal('RB-INT-03');
    if (position >= trackLength || state.track[position] === nothing)
      return refusal('RB-UND-01', { case: 'none', ...about });
    return state.trackSpaces[position] === partyOf(state, seat).space
      ? null
      : refusal('RB-UND-01', { case: 'elsewhere', ...about });
  },
  does(c, frame, seat, code) {
    const card = at(c.state.track, choose.fight.position(code));
    const { activated } = frame;
    c.state.frames.push(combatFrame(seat, { card, origin: 'track', activatedBefore: activated }));
  },
};

// Other heroes

function heroProblem(state: RuneboundState, seat: number, other: number): Refusal | null {
  const about = { seat: `seat.${other}` };
  if (other === seat) return refusal('RB-INT-01', { case: 'self' });
  if (other >= state.parties.length || !isIn(state, other)) return refusal('RB-INT-01', { case: 'away', ...about });
  return otherHeroes(state, seat).includes(other) ? null : refusal('RB-INT-01', { case: 'elsewhere', ...about });
}

const heroCandidates =
  (kind: typeof choose.offer): AdventureDeed['candidates'] =>
  ({ state }, _frame, seat, out) => {
    for (const other of otherHeroes(state, seat)) out.add(kind.code(other));
  };

const assail: AdventureDeed = {
  kind: choose.assail,
  candidates: heroCandidates(choose.assail),
  forbids({ state }, _frame, seat, code) {
    const other = choose.assail.seat(code);
    const problem = heroProblem(state, seat, other);
    if (problem !== null) return problem;
    if (!state.pvp) return refusal('RB-OPT-04');
    return (state.traded & (1 << other)) === 0 ? null : refusal('RB-INT-04', { seat: `seat.${other}` });
  },
  does(c, { activated }, seat, code) {
    const foe = choose.assail.seat(code);
    c.state.frames.push(combatFrame(seat, { foe, origin: 'hero', activatedBefore: activated }));
  },
};

const offer: AdventureDeed = {
  kind: choose.offer,
  candidates: heroCandidates(choose.offer),
  forbids({ state }, _frame, seat, code) {
    const other = choose.offer.seat(code);
    const problem = heroProblem(state, seat, other);
    if (problem !== null) return problem;
    const about = { seat: `seat.${other}` };
    if ((state.traded & (1 << other)) !== 0) return refusal('RB-INT-15', { case: 'traded', ...about });
    return at(state.offers, other) < mostOffers ? null : refusal('RB-INT-15', about);
  },
  does({ state }, frame, seat, code) {
    const partner = choose.offer.seat(code);
    again(frame);
    state.offers[partner] = at(state.offers, partner) + 1;
    state.frames.push({
      step: 'trade',
      at: 0,
      seat,
      partner,
      given: [],
      asked: [],
      goldGiven: 0,
      goldAsked: 0,
      shed: [],
      shedByPartner: [],
    });
  },
};

const anyTime: Openness = { moments: ['free'], pre: null };
const askAgain = (frame: RuneboundFrame): void => again(frame as AdventureFrame);

const deeds: readonly AdventureDeed[] = [
  attempt,
  fight,
  offer,
  assail,
  always(choose.leave, () => {}),
  useAt(anyTime, askAgain) as AdventureDeed,
  discardAt(askAgain) as AdventureDeed,
];

const phases = {
  /** RB-DOM-02: in the endgame nothing else can be done. */
  dragonsCome: {
    run(c, frame) {
      if (isEndgame(c.state)) fightDragon(c, frame);
    },
  },
  choose: {
    seats: (_c, { seat }) => 1 << seat,
    deeds: () => deeds,
    prompt: (state, { seat }) => ({ key: 'adventure', params: { space: spaceKey(state, seat) } }),
    alwaysAsks: true,
  },
} satisfies Phases<RuneboundState, AdventureFrame>;

export const adventure = sequence<RuneboundState, AdventureFrame, typeof phases>(phases);

const spaceKey = (state: RuneboundState, seat: number): string => `space.${spaceNames[partyOf(state, seat).space]}`;

/** RB-DOM-02 to RB-DOM-04: the top red card, or the first red one on the track. */
function fightDragon({ state }: C, frame: AdventureFrame): void {
  const deck = at(state.decks, red);
  const card = deck.at(-1) ?? state.track.find((one) => one !== nothing && colorOfCard[one] === red) ?? nothing;
  frame.at++;
  if (card === nothing) return;
  if (deck.length > 0) {
    deck.pop();
    state.seen[card] = 0;
    state.inPlay.push(card);
  }
  state.frames.push(combatFrame(frame.seat, { card, origin: 'doom', noEscape: endOfCombat }));
}
