import type { Game } from '@heldentisch/engine';
import ledger from '../rules/ledger.json' with { type: 'json' };
import { bot } from './bot.js';
import { sourceNames } from './box.js';
import { heroIds } from './card-ids.js';
import { check } from './check.js';
import { create } from './create.js';
import { occasions } from './occasions.js';
import { settings } from './options.js';
import { turnOf } from './players.js';
import { position } from './position.js';
import { invitation } from './rules/invitation.js';
import { concede } from './rules/leaving.js';
import { outcome } from './rules/scoring.js';
import type { MageKnightState } from './state.js';
import { steps } from './steps.js';
import { texts } from './text/index.js';
import { choices, events } from './vocabulary.js';
import { zones } from './zones.js';

export { ledger };

/** Everything that the tools ask of the game. */
export const game: Game<MageKnightState> = {
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
  invitation,
  create,
  outcome,
  concede,
  check,
  longestGame: 20_000,
  abilities: sourceNames,
  tags: ({ players }) =>
    players.flatMap(({ hero }, seat) => (hero < 0 ? [] : [{ seat, tag: heroIds[hero] as string }])),
  figures: ({ players }, seat) => ({ fame: (players[seat] as (typeof players)[number]).fame }),
  bot,
};
