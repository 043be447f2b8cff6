import type { Game } from '@heldentisch/engine';
import { checkLiesOnce } from '@heldentisch/pieces';
import ledger from '../rules/ledger.json' with { type: 'json' };
import { bot } from './bot.js';
import { cardNames } from './box.js';
import { cardIds } from './card-ids.js';
import { settings } from './options.js';
import { position } from './position.js';
import { effect } from './rules/effects.js';
import { flicker, windows } from './rules/flicker.js';
import { invitation } from './rules/moth.js';
import { concede, night, outcome, turnOf } from './rules/night.js';
import { turn } from './rules/turn.js';
import { emptyTable, type LamplightState } from './state.js';
import { texts } from './text/index.js';
import { choices, events } from './vocabulary.js';
import { zones } from './zones.js';

export type { LamplightState } from './state.js';
export { ledger };

/** Everything that the tools ask of the game. */
export const game: Game<LamplightState> = {
  ...settings,
  rulesVersion: 1,
  choices,
  occasions: {
    play: 'LAM-04',
    buy: 'LAM-04',
    rest: 'LAM-04',
    flutter: 'LAM-19',
    take: 'LAM-13',
    reflect: 'LAM-15',
    gust: 'LAM-16',
    pass: 'LAM-16',
  },
  events,
  zones,
  steps: { night: night.step, turn: turn.step, effect, flicker },
  turns: { seat: turnOf, number: ({ turns }) => turns },
  invitation,
  windows,
  rules: ledger.rules,
  texts,
  position,
  create: (_options, seats) => emptyTable(seats),
  outcome,
  concede,
  check: (state) => checkLiesOnce(zones, state, cardNames),
  longestGame: 5000,
  abilities: cardIds,
  /** Which cards each seat has bought, so that simulations show what they are worth. */
  tags: ({ owner, light }) =>
    [...light.keys()].flatMap((seat) => {
      const owned = new Set(cardNames.filter((_, card) => owner[card] === seat));
      return [...owned].map((tag) => ({ seat, tag }));
    }),
  bot,
};
