import { always, at, type Deed, type Phases, refusal, sequence } from '@heldentisch/engine';
import { draw, lay, layUnder, shuffle, take } from '@heldentisch/pieces';
import { designOf, unitDesign, unitIndex } from '../box.js';
import { tacticIds } from '../card-ids.js';
import { scenarioOf } from '../create.js';
import { isCoreRevealed } from '../map.js';
import {
  bannerOf,
  type C,
  dummySeat,
  handLimit,
  hasDummy,
  isIn,
  isNightRound,
  playerOf,
  seatsIn,
  unitAt,
} from '../players.js';
import type { MageKnightState, RoundFrame } from '../state.js';
import { sites } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { dropBanner } from './banners.js';
import { drawCards, refillOffer } from './cards.js';
import { dummyPreparation, dummyTurn } from './dummy.js';
import { rollSource } from './mana.js';
import { finish, isGoalReached } from './scoring.js';
import { endInteractive } from './skills.js';
import { tacticNumber, tacticsOfDay, tacticTaken } from './tactics.js';
import { dawn } from './tokens.js';
import { loseUnit } from './units.js';

/** A round: its preparation, tactics, and turn after turn (MK-RND, MK-TAC). */

type RoundDeed = Deed<MageKnightState, RoundFrame>;

/** MK-SET-08, MK-SET-11, MK-SCN-04: dice of the Source, and units in the offer. */
export const perRound = (state: MageKnightState): number =>
  state.players.length + 2 + (scenarioOf(state).isBlitz === true ? 1 : 0);

// Preparation

/** MK-RND-05 to MK-RND-07 */
export function newUnitOffer(c: C): void {
  const { state } = c;
  for (const unit of state.unitOffer.splice(0))
    layUnder(unitDesign(designOf(unit)).isElite ? state.elites : state.regulars, unit, state.seen, -1);
  for (const card of state.monasteryOffer.splice(0)) layUnder(state.actions, card, state.seen, -1);
  dealUnits(c);
  const monasteries = state.sites.filter(({ site, gone }) => sites[site] === 'monastery' && gone === 0).length;
  for (const card of draw(state.actions, monasteries)) lay(state.monasteryOffer, card, state.seen);
}

/** MK-RND-06, MK-FRC-04, A-43 */
export function dealUnits(c: C): void {
  const { state } = c;
  const mixes = isCoreRevealed(state) && scenarioOf(state).isTraining !== true;
  for (let i = 0; i < perRound(state); i++) {
    const wantsElite = mixes && i % 2 === 0;
    const first = wantsElite ? state.elites : state.regulars;
    const other = wantsElite ? state.regulars : state.elites;
    const [unit] = draw(first.length > 0 || !mixes ? first : other, 1);
    if (unit === undefined) return;
    lay(state.unitOffer, unit, state.seen);
    c.emit(happened.unitOffered, designOf(unit));
  }
}

/** MK-RND-08, MK-RND-09 */
function newOffers(c: C): void {
  const { state } = c;
  if (hasDummy(state)) dummyPreparation(c);
  else {
    for (const [offer, deck] of [
      [state.actionOffer, state.actions],
      [state.spellOffer, state.spells],
    ] as const) {
      const oldest = offer[0];
      if (oldest !== undefined) layUnder(deck, take(offer, oldest), state.seen, -1);
    }
  }
  refillOffer(c, 'actions');
  refillOffer(c, 'spells');
}

/** MK-RND-10, MK-SCQ-02 */
export function layOutTactics({ state }: C): void {
  const { tactics, goneTactics } = state;
  tactics.length = 0;
  tactics.push(...tacticsOfDay(isNightRound(state)).filter((tactic) => !goneTactics.includes(tactic)));
}

/** MK-RND-11 to MK-RND-15 */
function preparePlayer(c: C, seat: number): void {
  const { state } = c;
  const player = playerOf(state, seat);
  for (const skill of player.skills) state.flipped[skill] = 0;
  for (const unit of player.units) {
    state.spent[unitIndex(unit)] = 0;
    const banner = bannerOf(state, unit);
    if (banner >= 0) state.flipped[banner] = 0;
  }
  for (const pile of [player.hand, player.discard, player.played, player.aside, player.under]) {
    player.deck.push(...pile.splice(0));
  }
  shuffle(c.chance, player.deck, state.seen);
  c.emit(happened.deckShuffled, seat);
  drawCards(c, seat, handLimit(state, seat) + player.drawBonus);
  player.drawBonus = 0;
  player.tactic = -1;
  player.tacticUsed = 0;
  player.curse = -1;
}

// Questions of the preparation: banners (MK-RND-12, MK-BAN-05), familiars (MK-CMP-48)

const isFamiliar = (unit: number): boolean => unitDesign(designOf(unit)).special === 'familiars';
const bannerSeats = (state: MageKnightState): number =>
  seatsIn(state).find((seat) =>
    playerOf(state, seat).units.some((unit) => bannerOf(state, unit) >= 0 && !state.asked.includes(unit)),
  ) ?? -1;
const familiarSeats = (state: MageKnightState): number =>
  seatsIn(state).find((seat) =>
    playerOf(state, seat).units.some((unit) => isFamiliar(unit) && !state.asked.includes(unit)),
  ) ?? -1;

const bannerDeeds: readonly RoundDeed[] = [
  {
    kind: choose.pickUnit,
    candidates({ state }, _frame, seat, out) {
      for (const [slot, unit] of playerOf(state, seat).units.entries())
        if (bannerOf(state, unit) >= 0) out.add(choose.pickUnit.code(slot));
    },
    forbids({ state }, _frame, seat, code) {
      const unit = unitAt(playerOf(state, seat), choose.pickUnit.unit(code) + 1);
      return unit >= 0 && bannerOf(state, unit) >= 0 ? null : refusal('MK-BAN-05');
    },
    does(c, frame, seat, code) {
      frame.at--;
      dropBanner(c, seat, unitAt(playerOf(c.state, seat), choose.pickUnit.unit(code) + 1));
    },
  },
  always(choose.done, ({ state }, frame, seat) => {
    frame.at--;
    for (const unit of playerOf(state, seat).units) if (bannerOf(state, unit) >= 0) state.asked.push(unit);
  }),
];

const toFeed = (state: MageKnightState, seat: number): number =>
  playerOf(state, seat).units.find((unit) => isFamiliar(unit) && !state.asked.includes(unit)) ?? -1;
const familiarDeeds: readonly RoundDeed[] = [
  {
    kind: choose.pickColor,
    candidates({ state }, _frame, seat, out) {
      for (const color of playerOf(state, seat).crystals.keys()) out.add(choose.pickColor.code(color));
    },
    forbids({ state }, _frame, seat, code) {
      const color = choose.pickColor.color(code);
      return (playerOf(state, seat).crystals[color] ?? 0) > 0 ? null : refusal('MK-CMP-48', { case: 'crystal' });
    },
    does({ state }, frame, seat, code) {
      frame.at--;
      const unit = toFeed(state, seat);
      const { crystals } = playerOf(state, seat);
      const color = choose.pickColor.color(code);
      crystals[color] = at(crystals, color) - 1;
      state.familiar[unitIndex(unit)] = color;
      state.asked.push(unit);
    },
  },
  {
    kind: choose.disband,
    candidates({ state }, _frame, seat, out) {
      out.add(choose.disband.code(playerOf(state, seat).units.indexOf(toFeed(state, seat))));
    },
    forbids({ state }, _frame, seat, code) {
      const unit = unitAt(playerOf(state, seat), choose.disband.unit(code) + 1);
      return unit === toFeed(state, seat) ? null : refusal('MK-CMP-48', { case: 'unit' });
    },
    does(c, frame, seat) {
      frame.at--;
      const unit = toFeed(c.state, seat);
      c.emit(happened.unitDisbanded, seat, designOf(unit));
      loseUnit(c, seat, unit);
    },
  },
];

// Tactics

/** MK-TAC-02: lowest fame first, then who is lower in the order; MK-SCQ-01: alone the player is first. */
function toPick(state: MageKnightState): number {
  const waiting = state.order.filter(
    (seat) => seat !== dummySeat(state) && isIn(state, seat) && playerOf(state, seat).tactic < 0,
  );
  let best = -1;
  for (const seat of waiting) {
    // Later ones in the order win ties.
    if (best < 0 || playerOf(state, seat).fame <= playerOf(state, best).fame) best = seat;
  }
  return best;
}

const pickTactic: RoundDeed = {
  kind: choose.pickTactic,
  candidates({ state }, _frame, _seat, out) {
    for (const tactic of state.tactics) out.add(choose.pickTactic.code(tactic));
  },
  forbids({ state }, _frame, _seat, code) {
    const tactic = choose.pickTactic.tactic(code);
    return state.tactics.includes(tactic) ? null : refusal('MK-TAC-01', { tactic: `tactic.${tacticIds[tactic]}` });
  },
  does(c, frame, seat, code) {
    frame.at--;
    const { state } = c;
    const tactic = choose.pickTactic.tactic(code);
    state.tactics.splice(state.tactics.indexOf(tactic), 1);
    playerOf(state, seat).tactic = tactic;
    c.emit(happened.tacticTaken, seat, tactic);
    tacticTaken(c, seat, tactic);
  },
};
const tacticDeeds = [pickTactic];

/** MK-TAC-05, MK-TAC-06, MK-SCQ-01 */
function sortOrder(c: C): void {
  const { state } = c;
  if (hasDummy(state)) {
    const tactic = at(state.tactics, c.chance.pick(state.tactics.length));
    state.dummy.tactic = tactic;
    c.emit(happened.dummyTactic, tactic);
    state.goneTactics.push(tactic, playerOf(state, 0).tactic);
  }
  state.tactics.length = 0;
  const numberOf = (seat: number): number =>
    tacticNumber(seat === dummySeat(state) ? state.dummy.tactic : Math.max(0, playerOf(state, seat).tactic));
  state.order.sort((a, b) => numberOf(a) - numberOf(b));
}

const phases = {
  begin: {
    run(c, frame) {
      const { state } = c;
      state.round++;
      state.announcer = -1;
      state.lastTurns = -1;
      state.asked.length = 0;
      c.emit(happened.roundBegun, state.round);
      if (state.round === 1) round.go(frame, 'tactics');
    },
  },
  /** MK-RND-03 */
  source: {
    run(c) {
      for (const player of c.state.players) {
        player.tacticDie = -1;
        player.claimedDie = -1;
      }
      rollSource(c, perRound(c.state));
    },
  },
  units: { run: newUnitOffer },
  offers: { run: newOffers },
  banners: {
    seats: ({ state }) => bits(bannerSeats(state)),
    run: () => {},
    deeds: () => bannerDeeds,
    prompt: () => ({ key: 'banners' }),
  },
  familiars: {
    seats: ({ state }) => bits(familiarSeats(state)),
    run: () => {},
    deeds: () => familiarDeeds,
    prompt: () => ({ key: 'familiars' }),
  },
  players: {
    run(c) {
      endInteractive(c, -1);
      for (const seat of seatsIn(c.state)) preparePlayer(c, seat);
      layOutTactics(c);
      if (!isNightRound(c.state)) dawn(c);
    },
  },
  tactics: {
    seats: ({ state }) => bits(toPick(state)),
    run: () => {},
    deeds: () => tacticDeeds,
    prompt: () => ({ key: 'pickTactic' }),
    alwaysAsks: true,
  },
  order: {
    run(c, frame) {
      sortOrder(c);
      frame.turn = 0;
    },
  },
  turn: { run: nextTurn },
  after: { run: afterTurn },
  /** MK-RND-22 */
  end: {
    run(c, frame) {
      const { state } = c;
      const last = at(scenarioOf(state).rounds, state.players.length - 1);
      if (state.round >= last || state.goalTurns >= 0) finish(c);
      else round.go(frame, 'begin');
    },
  },
} satisfies Phases<MageKnightState, RoundFrame>;

const bits = (seat: number): number => (seat < 0 ? 0 : 1 << seat);

export const round = sequence<MageKnightState, RoundFrame, typeof phases>(phases);

/** MK-RND-16 */
function nextTurn(c: C, frame: RoundFrame): void {
  const { state } = c;
  const seat = at(state.order, frame.turn);
  if (seat === dummySeat(state)) dummyTurn(c);
  else if (isIn(state, seat)) state.frames.push({ step: 'turn', at: 0, seat, forfeited: 0 });
}

/** MK-RND-17 to MK-RND-19, MK-SCN-01: who has a turn left. */
function afterTurn(c: C, frame: RoundFrame): void {
  const { state } = c;
  const seat = at(state.order, frame.turn);
  if (takesAnother(state, seat)) {
    round.go(frame, 'turn');
    return;
  }
  if (state.announcer === seat && state.lastTurns < 0) state.lastTurns = state.order.length - 1;
  else if (state.lastTurns > 0) state.lastTurns--;
  noteGoal(c, seat);
  if (state.goalTurns > 0 && seat !== dummySeat(state) && state.goalTurn !== state.turns) state.goalTurns--;
  if (state.lastTurns === 0 || state.goalTurns === 0) {
    round.go(frame, 'end');
    return;
  }
  frame.turn = (frame.turn + 1) % state.order.length;
  round.go(frame, 'turn');
}

/** MK-CMP-36, MK-TRN-36: another turn of the same player. */
function takesAnother(state: MageKnightState, seat: number): boolean {
  const { turn } = state;
  if (turn.seat !== seat || turn.extra === 0) return false;
  turn.extra = 0;
  return true;
}

/** MK-RND-18: the scenario's end is seen at the end of a turn. */
function noteGoal(c: C, seat: number): void {
  const { state } = c;
  if (state.goalTurns >= 0 || seat === dummySeat(state) || !isGoalReached(state)) return;
  state.goalTurn = state.turns;
  c.emit(happened.goalReached, seat);
  // MK-RND-19: if the end of the round was announced before, those turns are the last ones.
  state.goalTurns = state.lastTurns >= 0 ? state.lastTurns : seatsIn(state).length;
}
