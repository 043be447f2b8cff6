import { assert, type Game } from '@heldentisch/engine';
import ledger from '../rules/ledger.json' with { type: 'json' };
import { bot } from './bot.js';
import { position } from './position.js';
import { concede, steps } from './rules.js';
import { choices, events, type NoughtsState } from './state.js';
import { texts } from './text.js';

export { drawText } from './draw-text.js';
export type { NoughtsState } from './state.js';

/** The smallest possible game: the yardstick of speed. */
export const noughts: Game<NoughtsState> = {
  id: 'noughts',
  rulesVersion: 1,
  seats: { least: 2, most: 2 },
  options: {},
  choices,
  occasions: { mark: 'NOU-01' },
  events,
  // Nothing is hidden: no zones.
  zones: { zones: [], count: 0, back: () => 0, seen: () => [] },
  steps,
  turns: { seat: (state) => state.frames[0]?.seat ?? -1, number: (state) => state.marks },
  rules: ledger.rules,
  texts,
  position,
  create: () => ({ frames: [{ step: 'turn', seat: 0 }], cells: new Array(9).fill(-1), winner: -1, marks: 0 }),
  outcome(state) {
    if (state.winner < 0) return { scores: [0.5, 0.5], reason: 'outcome.full' };
    return { scores: state.winner === 0 ? [1, 0] : [0, 1], reason: 'outcome.line' };
  },
  concede,
  check: (state) => assert(state.marks === state.cells.filter((mark) => mark >= 0).length, 'a mark was lost'),
  longestGame: 9,
  abilities: [],
  bot,
};

/** What the catalogue takes. */
export { ledger, noughts as game };
