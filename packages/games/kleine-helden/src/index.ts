import './catalogue.js';
import type { Game, Outcome } from '@heldentisch/engine';
import ledger from '../rules/ledger.json' with { type: 'json' };
import { heroCount } from './beings.js';
import { bot } from './bot.js';
import { cardIds, heroIds } from './card-ids.js';
import { check } from './check.js';
import { copy } from './copy.js';
import { create } from './create.js';
import { occasions } from './occasions.js';
import { optionSpecs } from './options.js';
import { position } from './position.js';
import { concede } from './rules/ending.js';
import { invitation } from './rules/invitation.js';
import type { HeldenState } from './state.js';
import { steps } from './steps.js';
import { texts } from './text/texts.js';
import { choices, events } from './vocabulary.js';
import { windows } from './windows.js';
import { zones } from './zones.js';

export { beingNames } from './beings.js';
export { type CardId, cardIds, equipmentIds, heroIds, magicIds, tacticsIds } from './card-ids.js';
export { clashOf } from './clash.js';
export {
  type BeingFacts,
  beingFacts,
  beingNumber,
  beingsInPlay,
  type CardFacts,
  type CardKind,
  cardFacts,
  cardIdOf,
  cardNumberOf,
  type DeckName,
  deckOfThing,
  type GearFacts,
  type GearPlace,
  type PrintedNumber,
  swapsFor,
} from './facts.js';
export { meansList, meansNames } from './means.js';
export {
  attackPreview,
  type CastPreview,
  type CombatPreview,
  castPreview,
  combatPreview,
  defencePreview,
  type Reckoning,
  renouncePreview,
  spellPreview,
  type ValuePart,
} from './preview.js';
export type { CastFrame, CombatFrame, HeldenState } from './state.js';
export { deckNames, type School, type Slot, type StatName, slotNames } from './terms.js';

/** KH-END-01, KH-END-02 */
function outcome(s: HeldenState): Outcome {
  const winners = Array.from({ length: s.seats }, (_, seat) => (s.winners >> seat) & 1);
  const count = winners.filter((won) => won === 1).length;
  return { scores: winners.map((won) => won / count), reason: s.ending };
}

export const kleineHelden: Game<HeldenState> = {
  id: 'kleine-helden',
  rulesVersion: 3,
  seats: { least: 2, most: 5 },
  options: optionSpecs,
  choices,
  events,
  zones,
  occasions,
  steps,
  turns: { seat: (s) => (s.turn === 0 ? -1 : s.active), number: (s) => s.turn },
  windows,
  invitation,
  rules: ledger.rules,
  texts,
  position,
  create,
  outcome,
  concede,
  check,
  longestGame: 100_000,
  abilities: [...cardIds],
  tags: (s) =>
    heroIds
      .map((tag, hero) => ({ seat: s.origin[hero] as number, tag }))
      .filter(({ seat }, hero) => seat >= 0 && hero < heroCount),
  bot,
  copy,
};

/** What the catalogue takes. */
export { kleineHelden as game, ledger };
