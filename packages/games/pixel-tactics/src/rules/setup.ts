import { first, type OptionList, type Refusal, refusal, type Step } from '@heldentisch/engine';
import { leaderPlace } from '../grid.js';
import {
  drawn,
  type ExtraCardsFrame,
  type GameFrame,
  type LeadersFrame,
  noWinner,
  type PixelState,
  type SetupFrame,
} from '../state.js';
import { factionSize, isPromo } from '../tables.js';
import { faceAt } from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { gamePhases } from './ending.js';
import {
  cardKind,
  deckOf,
  drawCards,
  emptyPlace,
  findKind,
  handOf,
  type PixelContext,
  putHero,
  shuffleDeck,
  takeAt,
  toDiscard,
} from './piles.js';

const openingHand = 5;
const bothSeats = 3;
const otherSeat = (seat: number): number => 1 - seat;

/** PT-MAT-10: everything that is not in a victory pile goes back to its deck. */
function collectCards(s: PixelState): void {
  for (let place = 0; place < s.card.length; place++) {
    if ((s.card[place] as number) >= 0) giveBack(s, emptyPlace(s, place));
  }
  const piles = [...s.hand, ...s.deck, ...s.discard, s.promoPile, s.resolving, s.looked];
  const ids = piles.flatMap((pile) => pile.splice(0));
  for (const id of ids) giveBack(s, id);
  for (let seat = 0; seat < 2; seat++) deckOf(s, seat).sort((a, b) => a - b);
  s.promoPile.sort((a, b) => a - b);
}

function giveBack(s: PixelState, id: number): void {
  s.seen[id] = 0;
  if (isPromo(id)) s.promoPile.push(id);
  else deckOf(s, id < factionSize ? 0 : 1).push(id);
}

function resetGame(s: PixelState): void {
  collectCards(s);
  s.looker = -1;
  s.games++;
  s.round = 0;
  s.wave = 0;
  s.tokens.fill(0);
  s.fewer.fill(0);
  s.fewerNext.fill(0);
  s.saved.fill(0);
  s.shown.fill(0);
  s.revenge.fill(0);
  s.stillRounds = 0;
}

/** The course of a match: games until it is decided. */
export const gameStep: Step<PixelState, GameFrame> = {
  run(c, frame) {
    const s = c.state;
    if (frame.at === gamePhases.start) {
      resetGame(s);
      c.emit(happened.gameStarted, s.games);
      frame.at = gamePhases.play;
      s.frames.push({ step: 'setup', at: 0 });
    } else if (frame.at === gamePhases.play) {
      s.frames.push({ step: 'round', at: 0 });
    } else if (s.target === 0) {
      s.frames.pop();
    } else {
      countVictory(c);
      if (matchIsDecided(s)) s.frames.pop();
      else frame.at = gamePhases.start;
    }
  },
};

/** PT-MAT-02, PT-MAT-03 */
function countVictory(c: PixelContext): void {
  const s = c.state;
  for (let seat = 0; seat < 2; seat++) {
    const taker = s.winner === drawn ? otherSeat(seat) : s.winner;
    (s.victory[taker] as number[]).push(emptyPlace(s, leaderPlace(seat)));
  }
  for (let seat = 0; seat < 2; seat++) c.emit(happened.victoryCards, seat, (s.victory[seat] as number[]).length);
}

/** PT-MAT-05, PT-MAT-06 */
export function matchIsDecided(s: PixelState): boolean {
  const [own, other] = s.victory.map((pile) => pile.length) as [number, number];
  return own !== other && Math.max(own, other) >= s.target;
}

const phases = { deal: 0, extra: 1, leaders: 2, reveal: 3, first: 4 } as const;

/** PT-SET-01, PT-SET-02, PT-PRO-02, PT-PRO-03 */
function deal(c: PixelContext): void {
  const s = c.state;
  for (let seat = 0; seat < 2; seat++) shuffleDeck(c, seat);
  if (s.promos) c.chance.shuffle(s.promoPile);
  for (let seat = 0; seat < 2; seat++) {
    drawCards(c, seat, s.promos ? openingHand - 1 : openingHand);
    if (s.promos) drawPromo(c, seat);
  }
}

export function drawPromo(c: PixelContext, seat: number): void {
  const s = c.state;
  const id = s.promoPile.pop();
  if (id === undefined) return;
  handOf(s, seat).push(id);
  s.progress = 1;
  c.emit(happened.promoDrawn, seat, id);
}

/** PT-MAT-07 */
function extraCards(s: PixelState, seat: number): number {
  const entitled = Math.floor((s.victory[otherSeat(seat)] as number[]).length / 2);
  return Math.min(entitled, deckOf(s, seat).length);
}

/** PT-SET-03, PT-SET-04: turns the leaders up, or lets both choose again. */
function reveal(c: PixelContext, frame: SetupFrame): void {
  const s = c.state;
  const [own, other] = s.chosen as [number, number];
  s.chosen.fill(-1);
  if (cardKind(own) === cardKind(other)) {
    c.emit(happened.leadersClashed, cardKind(own));
    for (const [seat, id] of [own, other].entries()) {
      toDiscard(c, seat, id);
      drawCards(c, seat, 1);
    }
    frame.at = phases.leaders;
    return;
  }
  for (const [seat, id] of [own, other].entries()) putHero(s, leaderPlace(seat), id);
  for (let seat = 0; seat < 2; seat++) c.emit(happened.leaderRevealed, seat, faceAt(s, leaderPlace(seat)));
}

export const setupStep: Step<PixelState, SetupFrame> = {
  run(c, frame) {
    const s = c.state;
    const phase = frame.at++;
    if (phase === phases.deal) deal(c);
    else if (phase === phases.extra) {
      const open = (extraCards(s, 0) > 0 ? 1 : 0) | (extraCards(s, 1) > 0 ? 2 : 0);
      if (open !== 0) s.frames.push({ step: 'extraCards', open });
    } else if (phase === phases.leaders) s.frames.push({ step: 'leaders', open: bothSeats });
    else if (phase === phases.reveal) reveal(c, frame);
    else {
      // PT-SET-07, PT-MAT-08, PT-MAT-09
      const byLot = s.winner === noWinner || s.winner === drawn;
      s.first = byLot ? c.chance.pick(2) : s.winner;
      s.winner = noWinner;
      s.ending = '';
      c.emit(happened.firstPlayer, s.first);
      s.frames.pop();
    }
  },
};

export const extraCardsStep: Step<PixelState, ExtraCardsFrame> = {
  seats: (_c, frame) => frame.open,
  run: (c) => {
    c.state.frames.pop();
  },
  options(c, _frame, seat, out) {
    for (let count = 0; count <= extraCards(c.state, seat); count++) out.add(choose.extra.code(count));
  },
  choose(c, frame, seat, code) {
    frame.open &= ~(1 << seat);
    const count = drawCards(c, seat, first(code));
    c.emit(happened.extraDrawn, seat, count);
  },
  prompt: () => ({ key: 'extra' }),
  refuse: (): Refusal => refusal('PT-MAT-07'),
};

/** Adds one option for each different card of a pile. */
export function addKinds(pile: readonly number[], code: (kind: number) => number, out: OptionList): void {
  for (let i = 0; i < pile.length; i++) {
    const kind = cardKind(pile[i] as number);
    if (findKind(pile, kind) === i) out.add(code(kind));
  }
}

export const leadersStep: Step<PixelState, LeadersFrame> = {
  seats: (_c, frame) => frame.open,
  run: (c) => {
    c.state.frames.pop();
  },
  options(c, _frame, seat, out) {
    addKinds(handOf(c.state, seat), choose.leader.code, out);
  },
  choose(c, frame, seat, code) {
    const s = c.state;
    frame.open &= ~(1 << seat);
    const hand = handOf(s, seat);
    const id = takeAt(hand, findKind(hand, first(code)));
    s.chosen[seat] = id;
    c.emit(happened.leaderChosen, seat, id);
  },
  prompt: () => ({ key: 'leader' }),
  refuse: (): Refusal => refusal('PT-SET-03'),
  // That somebody still decides is known; what is decided must not show in the timing of the reveal.
  tells: () => true,
};
