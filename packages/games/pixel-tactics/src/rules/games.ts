import { again, type Phases, sequence } from '@heldentisch/engine';
import { lay } from '@heldentisch/pieces';
import { leaderPlace } from '../grid.js';
import { drawn, type GameFrame, noWinner, type PixelState } from '../state.js';
import { factionOf, isPromo } from '../tables.js';
import { happened } from '../vocabulary.js';
import { deckOf, emptyPlace, type PixelContext } from './piles.js';

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
  lay(isPromo(id) ? s.promoPile : deckOf(s, factionOf(id)), id, s.seen);
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

/** PT-MAT-02, PT-MAT-03 */
function countVictory(c: PixelContext): void {
  const s = c.state;
  for (let seat = 0; seat < 2; seat++) {
    const taker = s.winner === drawn ? 1 - seat : s.winner;
    (s.victory[taker] as number[]).push(emptyPlace(s, leaderPlace(seat)));
  }
  for (let seat = 0; seat < 2; seat++) c.emit(happened.victoryCards, seat, (s.victory[seat] as number[]).length);
}

/** PT-MAT-05, PT-MAT-06 */
function isDecided(s: PixelState): boolean {
  const [own, other] = s.victory.map((pile) => pile.length) as [number, number];
  return own !== other && Math.max(own, other) >= s.target;
}

/** The course of a match: games until it is decided. */
const gamePhases = {
  start: {
    run(c) {
      resetGame(c.state);
      c.emit(happened.gameStarted, c.state.games);
      c.state.frames.push({ step: 'setup', at: 0 });
    },
  },
  /** PT-RND-09: rounds follow each other until `endGame` comes between. */
  play: {
    run(c, frame) {
      c.state.frames.push({ step: 'round', at: 0 });
      again(frame);
    },
  },
  over: {
    run(c, frame): void {
      if (c.state.target === 0) return;
      countVictory(c);
      if (!isDecided(c.state)) gameCourse.go(frame, 'start');
    },
  },
} satisfies Phases<PixelState, GameFrame>;

const gameCourse = sequence<PixelState, GameFrame, typeof gamePhases>(gamePhases);
export const gameStep = gameCourse.step;

/** Ends the game at once: whatever was going on is left where it is. */
export function endGame(c: PixelContext, winner: number, ending: string): void {
  const s = c.state;
  s.winner = winner;
  s.ending = ending;
  if (winner === drawn) c.emit(happened.gameDrawn);
  else if (winner !== noWinner) c.emit(happened.gameWon, winner);
  s.frames.length = 1;
  gameCourse.go(s.frames[0] as GameFrame, 'over');
}
