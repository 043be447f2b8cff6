import { type Deed, type Phases, perform, type Refusal, refusal, sequence } from '@heldentisch/engine';
import { lay, take } from '@heldentisch/pieces';
import { portal } from '../board.js';
import { cardKey, isWound, wound } from '../box.js';
import { skillIds } from '../card-ids.js';
import { newTurn } from '../create.js';
import { hasSite } from '../map.js';
import { type C, eachDesign, findDesign, isIn, isNightRound, playerOf, woundsIn } from '../players.js';
import type { MageKnightState, TurnFrame } from '../state.js';
import { black, gold } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { burn, challenge, enter, enterMaze } from './adventures.js';
import { assignBanner } from './banners.js';
import { drawCards } from './cards.js';
import { explore } from './exploring.js';
import { extraDeeds } from './extras.js';
import { healHand, healUnit } from './healing.js';
import {
  buyAction,
  buyArtifact,
  buyElite,
  buyHealing,
  buySpell,
  buyTopAction,
  interact,
  isVillage,
  recruit,
} from './interaction.js';
import { gainToken } from './mana.js';
import { step } from './movement.js';
import { play } from './playing.js';
import { endInteractive, flipBackByRest, skillAt, standingSkills } from './skills.js';
import { beforeTurnProblem, manaSearch, sparingPower, useTacticAt } from './tactics.js';
import { lookAround } from './tokens.js';
import { changeReputation } from './tracks.js';
import { activate } from './units.js';
import { losesUnspent } from './unspent.js';

/** A player's turn (MK-TRN). */

type TurnDeed = Deed<MageKnightState, TurnFrame>;
const sourceFreeze = skillIds.indexOf('goldyx-source-freeze');

const stays = (frame: TurnFrame): void => {
  frame.at--;
};

// Before the turn (MK-OOT)

/** MK-OOT-07, MK-CMP-01 */
export function plunderProblem(state: MageKnightState, seat: number): Refusal | null {
  const player = playerOf(state, seat);
  if (player.space < 0 || !isVillage(state, player.space)) return refusal('MK-CMP-01', { case: 'village' });
  return player.plundered === 0 ? null : refusal('MK-CMP-01', { case: 'once' });
}

export function plunderNow(c: C, seat: number): void {
  const player = playerOf(c.state, seat);
  player.plundered = 1;
  c.emit(happened.plundered, seat, player.space);
  changeReputation(c, seat, -1);
  drawCards(c, seat, 2);
}

const plunder: TurnDeed = {
  kind: choose.plunder,
  candidates: (_c, _frame, _seat, out) => out.add(choose.plunder.code()),
  forbids: ({ state }, _frame, seat) => plunderProblem(state, seat),
  does(c, frame, seat) {
    stays(frame);
    plunderNow(c, seat);
  },
};

/** MK-CMP-42: Sparing Power must be used before the turn begins. */
const mustSpare = (state: MageKnightState, seat: number): boolean =>
  playerOf(state, seat).tactic === sparingPower && state.spared === 0 && beforeTurnProblem(state, seat) === null;

const begin: TurnDeed = {
  kind: choose.begin,
  candidates: (_c, _frame, _seat, out) => out.add(choose.begin.code()),
  forbids: ({ state }, _frame, seat) => (mustSpare(state, seat) ? refusal('MK-CMP-42', { case: 'must' }) : null),
  does: () => {},
};

const beforeDeeds: readonly TurnDeed[] = [
  plunder,
  useTacticAt<TurnFrame>(stays, (state, seat) =>
    state.spared === 1 && playerOf(state, seat).tactic === sparingPower
      ? refusal('MK-CMP-42', { case: 'done' })
      : beforeTurnProblem(state, seat),
  ),
  skillAt<TurnFrame>(({ when }) => when === 'anyTurn', stays),
  begin,
];

/** Whether the player has anything to do before the turn. */
const hasBefore = (state: MageKnightState, seat: number): boolean =>
  plunderProblem(state, seat) === null ||
  (beforeTurnProblem(state, seat) === null && (playerOf(state, seat).tactic !== sparingPower || state.spared === 0));

// The course of the turn

const announceDeeds: readonly TurnDeed[] = [
  {
    kind: choose.announceEnd,
    candidates: (_c, _frame, _seat, out) => out.add(choose.announceEnd.code()),
    forbids: ({ state }, _frame, seat) => announceProblem(state, seat),
    does(c, frame, seat) {
      c.state.announcer = seat;
      c.emit(happened.endAnnounced, seat);
      frame.forfeited = 1;
    },
  },
  {
    kind: choose.playOn,
    candidates: (_c, _frame, _seat, out) => out.add(choose.playOn.code()),
    // MK-TRN-06
    forbids: ({ state }, _frame, seat) => (playerOf(state, seat).hand.length > 0 ? null : refusal('MK-TRN-06')),
    does: () => {},
  },
];

/** MK-TRN-05, MK-TRN-08 */
function announceProblem(state: MageKnightState, seat: number): Refusal | null {
  if (state.announcer >= 0) return refusal('MK-TRN-05', { case: 'announced' });
  return playerOf(state, seat).deck.length === 0 ? null : refusal('MK-TRN-08', { case: 'deck' });
}

const rest: TurnDeed = {
  kind: choose.rest,
  candidates: (_c, _frame, _seat, out) => out.add(choose.rest.code()),
  forbids({ state }, _frame, seat) {
    const { turn } = state;
    if (turn.stage === 3) return refusal('MK-TRN-27', { case: 'already' });
    if (turn.stage !== 0 || turn.path.length > 1 || turn.explored > 0) return refusal('MK-TRN-12', { case: 'late' });
    // MK-TRN-37: who has healed a hand of wounds can rest, and has nothing left to discard.
    const isHealed = turn.cards === 0 && turn.exempt === 0;
    return playerOf(state, seat).hand.length > 0 || isHealed ? null : refusal('MK-TRN-27', { case: 'empty' });
  },
  does({ state }, frame) {
    stays(frame);
    state.turn.stage = 3;
    state.turn.move = 0;
    state.turn.influence = 0;
  },
};

/** MK-TRN-28, MK-TRN-29: one card that is no wound; with nothing but wounds, one of them. */
const restDiscard: TurnDeed = {
  kind: choose.restDiscard,
  candidates({ state }, _frame, seat, out) {
    if (state.turn.stage !== 3 || state.turn.rested > 0) return;
    eachDesign(playerOf(state, seat).hand, (design) => out.add(choose.restDiscard.code(design)));
  },
  forbids({ state }, _frame, seat, code) {
    const design = choose.restDiscard.card(code);
    const about = { card: cardKey(design) };
    const { hand } = playerOf(state, seat);
    if (state.turn.stage !== 3) return refusal('MK-TRN-27', { case: 'announce' });
    if (state.turn.rested > 0) return refusal('MK-TRN-28', { case: 'once', ...about });
    if (findDesign(hand, design) < 0) return refusal('MK-CRD-02', about);
    return design === wound && hand.some((card) => !isWound(card)) ? refusal('MK-TRN-28', { case: 'card' }) : null;
  },
  does(c, frame, seat, code) {
    stays(frame);
    const { state } = c;
    const design = choose.restDiscard.card(code);
    const player = playerOf(state, seat);
    lay(player.discard, take(player.hand, findDesign(player.hand, design)), state.seen);
    state.turn.cards++;
    // 1: more wounds may follow; 2: it was a slow recovery.
    state.turn.rested = design === wound ? 2 : 1;
    c.emit(design === wound ? happened.woundDiscarded : happened.cardDiscarded, seat, design);
    c.emit(happened.rested, seat);
    flipBackByRest(c, seat);
  },
};

const shedWound: TurnDeed = {
  kind: choose.shedWound,
  candidates({ state }, _frame, _seat, out) {
    if (state.turn.rested === 1) out.add(choose.shedWound.code());
  },
  forbids({ state }, _frame, seat) {
    if (state.turn.stage !== 3) return refusal('MK-TRN-27', { case: 'announce' });
    if (state.turn.rested !== 1) return refusal(state.turn.rested === 2 ? 'MK-TRN-29' : 'MK-TRN-28', { case: 'first' });
    return woundsIn(playerOf(state, seat).hand) > 0 ? null : refusal('MK-TRN-28', { case: 'wounds' });
  },
  does(c, frame, seat) {
    stays(frame);
    const { state } = c;
    const player = playerOf(state, seat);
    lay(player.discard, take(player.hand, findDesign(player.hand, wound)), state.seen);
    c.emit(happened.woundDiscarded, seat);
  },
};

/** MK-TRN-13: a card must be played or discarded in the turn. */
export function endProblem(state: MageKnightState, seat: number): Refusal | null {
  const { turn } = state;
  const { hand } = playerOf(state, seat);
  if (turn.stage === 3) return turn.rested > 0 || hand.length === 0 ? null : refusal('MK-TRN-28', { case: 'due' });
  if (turn.cards > 0 || turn.exempt === 1) return null;
  return hand.some((card) => !isWound(card)) ? null : refusal('MK-TRN-13');
}

const endTurn: TurnDeed = {
  kind: choose.endTurn,
  candidates: (_c, _frame, _seat, out) => out.add(choose.endTurn.code()),
  forbids: ({ state }, _frame, seat) => endProblem(state, seat),
  does: () => {},
};

const actDeeds: readonly TurnDeed[] = losesUnspent<TurnFrame>([
  play as TurnDeed,
  activate as TurnDeed,
  skillAt<TurnFrame>(() => true, stays),
  useTacticAt<TurnFrame>(stays),
  assignBanner as TurnDeed,
  healHand as TurnDeed,
  healUnit as TurnDeed,
  step,
  explore,
  interact,
  recruit,
  buyHealing,
  buySpell,
  buyAction,
  buyTopAction,
  buyArtifact,
  buyElite,
  enter,
  enterMaze,
  burn,
  challenge,
  ...extraDeeds,
  rest,
  restDiscard,
  shedWound,
  endTurn,
]);

const phases = {
  /** MK-TRN-01, MK-OOT-02 */
  before: {
    seats: ({ state }, { seat }) => (isIn(state, seat) && hasBefore(state, seat) ? 1 << seat : 0),
    run: () => {},
    deeds: () => beforeDeeds,
    prompt: () => ({ key: 'before' }),
    alwaysAsks: true,
  },
  start: { run: start },
  announce: {
    seats({ state }, { seat, forfeited }) {
      if (forfeited === 1 || !isIn(state, seat)) return 0;
      return announceProblem(state, seat) === null ? 1 << seat : 0;
    },
    run: () => {},
    deeds: () => announceDeeds,
    prompt: () => ({ key: 'announce' }),
    alwaysAsks: true,
  },
  benefit: { run: benefit },
  act: {
    seats: ({ state }, { seat, forfeited }) => (forfeited === 1 || !isIn(state, seat) ? 0 : 1 << seat),
    run: () => {},
    deeds: () => actDeeds,
    prompt: ({ turn: { stage, move, influence } }) => ({
      key: ['act', 'deal', 'after', 'resting'][stage] as string,
      params: { move, influence },
    }),
    alwaysAsks: true,
  },
  ending: perform(({ state }, { seat, forfeited }) =>
    forfeited === 1 || !isIn(state, seat) ? null : { step: 'ending', at: 0, seat },
  ),
  over: { run: over },
} satisfies Phases<MageKnightState, TurnFrame>;

export const turn = sequence<MageKnightState, TurnFrame, typeof phases>(phases);

/** MK-TRN-01: the start of the turn. */
function start(c: C, frame: TurnFrame): void {
  const { state } = c;
  const { seat } = frame;
  const player = playerOf(state, seat);
  state.turns++;
  state.spared = 0;
  player.plundered = 0;
  // MK-CMP-53: this is the next turn after a Motivation, at whose end another one may follow.
  if (player.motivated === 2) player.motivated = 1;
  Object.assign(state.turn, newTurn(seat));
  state.scouted = -1;
  state.scoutedToken = -1;
  // MK-CMP-39: once in each turn.
  if (player.tactic === manaSearch) player.tacticUsed = 0;
  for (const other of state.players) other.cursed &= ~(1 << seat);
  if (player.claimedDie < -1) player.claimedDie = -2 - player.claimedDie;
  c.emit(happened.turnBegun, seat);
  // MK-TRN-04
  endInteractive(c, seat);
  standingSkills(c, seat);
  // MK-TRN-02
  if (player.asleep === 1) {
    player.asleep = 0;
    forfeit(c, frame);
    return;
  }
  // MK-TRN-07
  if (player.deck.length === 0 && player.hand.length === 0 && state.announcer >= 0) {
    forfeit(c, frame);
    return;
  }
  // MK-SET-26, MK-PLY-09
  if (player.space < 0) {
    player.space = portal;
    c.emit(happened.heroEntered, seat, portal);
    lookAround(c, seat);
  }
  state.turn.path.push(player.space);
  state.turn.exempt = player.hand.length === 0 ? 1 : 0;
}

/** MK-TRN-10 */
function forfeit(c: C, frame: TurnFrame): void {
  frame.forfeited = 1;
  c.emit(happened.turnForfeited, frame.seat);
}

/** MK-TRN-11, MK-CMP-15: a glade at the start of the turn. */
function benefit(c: C, { seat, forfeited }: TurnFrame): void {
  const { state } = c;
  if (forfeited === 1) {
    if (state.announcer === seat) c.emit(happened.turnForfeited, seat);
    return;
  }
  const { space } = playerOf(state, seat);
  if (hasSite(state, space, 'magical-glade')) gainToken(c, seat, isNightRound(state) ? black : gold);
  if (frozen(state, seat)) state.turn.dice = 0;
}

/** Source Freeze of another player. */
function frozen(state: MageKnightState, seat: number): boolean {
  return state.central.some(({ skill, seat: owner }) => owner !== seat && skill === sourceFreeze);
}

function over({ state }: C, { seat }: TurnFrame): void {
  const player = playerOf(state, seat);
  if (player.motivated === 1) player.motivated = 0;
  // MK-PLY-09
  if (player.space === portal) player.space = -1;
}
