import { at, type Deed, oneFrom, type Phases, refusal, sequence } from '@heldentisch/engine';
import { cardKey, costOf, hero, isMarketCard } from '../box.js';
import { nearestCities, spaceOfCity } from '../map.js';
import { owns, partyOf, setExhaustion, setWounds } from '../parties.js';
import type { KnockOutFrame, RuneboundState } from '../state.js';
import { choose, happened } from '../vocabulary.js';
import { isEndgame } from './doom.js';
import { removeEncounter } from './encounter.js';
import { type C, combatOf, endTurnEarly, innermost, turnOf } from './frames.js';
import { buryAllies } from './harm.js';
import { eliminate } from './leaving.js';
import { discardOwn } from './piles.js';
import { failChallenge } from './undefeated.js';

/** A hero is knocked out (RB-KO-16), or beaten by another hero (RB-PVP-14). */

/** RB-KO-04: the most expensive cards. */
function dearest(state: RuneboundState, seat: number): number[] {
  const cards = partyOf(state, seat).cards.filter(isMarketCard);
  const most = Math.max(...cards.map(costOf));
  return cards.filter((card) => costOf(card) === most);
}

const chooseCard = oneFrom<RuneboundState, KnockOutFrame>(
  choose.loseCard,
  ({ state }, _frame, seat, out) => {
    for (const card of dearest(state, seat)) out.add(choose.loseCard.code(card));
  },
  ({ state }, _frame, seat, code) => {
    const card = choose.loseCard.card(code);
    return refusal(owns(state, seat, card) && isMarketCard(card) ? 'RB-KO-05' : 'RB-KO-18', {
      case: 'card',
      card: cardKey(card),
    });
  },
  (_c, frame, _seat, code) => {
    frame.lost = choose.loseCard.card(code);
  },
);
const cardDeeds: readonly Deed<RuneboundState, KnockOutFrame>[] = [chooseCard];

const nearest = (state: RuneboundState, seat: number): number[] =>
  nearestCities(partyOf(state, seat).space).map((city) => at(spaceOfCity, city));

const chooseCity = oneFrom<RuneboundState, KnockOutFrame>(
  choose.goTo,
  ({ state }, _frame, seat, out) => {
    for (const space of nearest(state, seat)) out.add(choose.goTo.code(space));
  },
  'RB-KO-08',
  (c, _frame, seat, code) => carryTo(c, seat, choose.goTo.space(code)),
);
const cityDeeds: readonly Deed<RuneboundState, KnockOutFrame>[] = [chooseCity];

const phases = {
  begin: {
    run(c, { seat }) {
      c.emit(happened.heroKnockedOut, seat, partyOf(c.state, seat).space);
    },
  },
  /** RB-KO-18: said before anything is moved. */
  chooseCard: {
    seats: ({ state }, { seat, beaten }) =>
      beaten === 0 && !isEndgame(state) && dearest(state, seat).length > 1 ? 1 << seat : 0,
    run({ state }, frame) {
      if (frame.beaten === 0) frame.lost = dearest(state, frame.seat)[0] ?? -1;
    },
    deeds: () => cardDeeds,
    prompt: () => ({ key: 'loseCard' }),
  },
  challengeStays: {
    run(c, frame) {
      const combat = frame.beaten === 1 ? undefined : combatOf(c.state);
      if (combat !== undefined && combat.card >= 0) failChallenge(c, combat);
      // RB-ENC-03
      const met = innermost(c.state, 'encounter');
      if (met !== undefined) removeEncounter(c, met);
    },
  },
  /** RB-DOM-04 */
  outInTheEndgame: {
    run(c, { seat, beaten }) {
      if (beaten === 1 || !isEndgame(c.state)) return;
      eliminate(c, seat);
      if (c.state.frames.length > 0) endTurnEarly(c.state);
    },
  },
  counters: {
    run({ state }, { seat }) {
      setWounds(state, seat, hero, 0);
      setExhaustion(state, seat, hero, 0);
    },
  },
  gold: {
    run(c, { seat, beaten }) {
      const party = partyOf(c.state, seat);
      if (beaten === 1 || party.gold === 0) return;
      c.emit(happened.goldLost, seat, party.gold);
      party.gold = 0;
    },
  },
  card: {
    run(c, { seat, lost }) {
      if (lost < 0) return;
      discardOwn(c, seat, lost);
      c.emit(happened.cardLost, seat, lost);
    },
  },
  /** RB-KO-07 to RB-KO-09 */
  toTheCity: {
    seats: ({ state }, { seat }) => (nearest(state, seat).length > 1 ? 1 << seat : 0),
    run: (c, { seat }) => carryTo(c, seat, at(nearest(c.state, seat), 0)),
    deeds: () => cityDeeds,
    prompt: () => ({ key: 'carryTo' }),
  },
  /** RB-WND-13: first the hero, then the allies that went down at the same moment. */
  allies: { run: (c, { seat }) => buryAllies(c, seat) },
  end: {
    run({ state }, { seat }) {
      if (seat === turnOf(state)) endTurnEarly(state);
    },
  },
} satisfies Phases<RuneboundState, KnockOutFrame>;

const course = sequence<RuneboundState, KnockOutFrame, typeof phases>(phases);
export const knockOut = { ...course.step, isAmid: () => true };

function carryTo(c: C, seat: number, space: number): void {
  const party = partyOf(c.state, seat);
  party.cameFrom = -1;
  if (party.space === space) return;
  party.space = space;
  c.emit(happened.heroCarried, seat, space);
}
