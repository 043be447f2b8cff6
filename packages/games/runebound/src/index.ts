import type { Game } from '@heldentisch/engine';
import ledger from '../rules/ledger.json' with { type: 'json' };
import { abilities } from './abilities.js';
import { bot } from './bot.js';
import { cardNames, marketCount } from './box.js';
import { heroIds } from './card-ids.js';
import { check } from './check.js';
import { copy } from './copy.js';
import { create } from './create.js';
import { occasions } from './occasions.js';
import { settings } from './options.js';
import { position } from './position.js';
import { turnOf } from './rules/frames.js';
import { outcome } from './rules/game.js';
import { concede } from './rules/leaving.js';
import type { RuneboundState } from './state.js';
import { steps } from './steps.js';
import { texts } from './text/index.js';
import { choices, events } from './vocabulary.js';
import { zones } from './zones.js';

export { drawText } from './draw-text.js';
export type { RuneboundState } from './state.js';
export { ledger };

/** Everything that the tools ask of the game. */
export const game: Game<RuneboundState> = {
  ...settings,
  rulesVersion: 1,
  choices,
  occasions,
  events,
  zones,
  steps,
  turns: { seat: turnOf, number: ({ turns }) => turns },
  rules: ledger.rules,
  texts,
  position,
  create,
  outcome,
  concede,
  check,
  longestGame: 200_000,
  abilities: [...abilities.map(({ name }) => name), ...cardNames.slice(marketCount)],
  tags: ({ parties }) =>
    parties.flatMap(({ hero }, seat) => (hero < 0 ? [] : [{ seat, tag: heroIds[hero] as string }])),
  bot,
  copy,
};
