import './catalogue.js';
import type { Game, Outcome, Turns } from '@heldentisch/engine';
import ledger from '../rules/ledger.json' with { type: 'json' };
import { bot } from './bot.js';
import { cardIds } from './card-ids.js';
import { check } from './check.js';
import { create } from './create.js';
import { leaderPlace } from './grid.js';
import { optionSpecs } from './options.js';
import { position } from './position.js';
import type { PixelContext } from './rules/piles.js';
import { drawn, type PixelState } from './state.js';
import { steps } from './steps.js';
import { kindOfCard } from './tables.js';
import { texts } from './text/texts.js';
import { choices, events, happened, occasions } from './vocabulary.js';
import { zones } from './zones.js';

export { type CardId, cardIds } from './card-ids.js';
export { drawText } from './draw-text.js';
export { cellNames, placeNames, rowNames } from './grid.js';
export {
  type AbilityName,
  type AttackKindName,
  type AttackPreview,
  attackPreview,
  cardIdOf,
  type PlaceFacts,
  type PrintedCard,
  placeFacts,
  printedCard,
} from './preview.js';
export type { PixelState } from './state.js';

const scoresOf = (winner: number): number[] => (winner === drawn ? [0.5, 0.5] : winner === 0 ? [1, 0] : [0, 1]);

function outcome(s: PixelState): Outcome {
  if (s.conceded >= 0) return { scores: scoresOf(1 - s.conceded), reason: 'outcome.conceded' };
  if (s.target === 0) return { scores: scoresOf(s.winner), reason: s.ending };
  const [own, other] = s.victory.map((pile) => pile.length) as [number, number];
  return { scores: scoresOf(own > other ? 0 : 1), reason: 'outcome.match' };
}

function concede(c: PixelContext, seat: number): void {
  c.state.conceded = seat;
  c.state.frames.length = 0;
  c.emit(happened.conceded, seat);
}

/** Far more rounds than any game has. */
const manyRounds = 1_000_000;

const turns: Turns<PixelState> = {
  seat: (s) => (s.round === 0 ? -1 : s.active),
  number: (s) => ((s.games * manyRounds + s.round) * 3 + s.wave) * 2 + (s.active === s.first ? 0 : 1),
};

const rows = ['front', 'flank', 'rear', 'order', 'leader'];

export const pixelTactics: Game<PixelState> = {
  id: 'pixel-tactics',
  rulesVersion: 2,
  seats: { least: 2, most: 2 },
  options: optionSpecs,
  choices,
  occasions,
  events,
  zones,
  steps,
  rules: ledger.rules,
  texts,
  position,
  turns,
  create,
  outcome,
  concede,
  check,
  longestGame: 50_000,
  abilities: cardIds.flatMap((id) => rows.map((row) => `${id}.${row}`)),
  tags: (s) =>
    [0, 1]
      .filter((seat) => (s.card[leaderPlace(seat)] as number) >= 0)
      .map((seat) => ({ seat, tag: cardIds[kindOfCard[s.card[leaderPlace(seat)] as number] as number] as string })),
  bot,
};

/** What the catalogue takes. */
export { ledger, pixelTactics as game };
