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

export { heroAbilities, ownedAbilities, specialAbilities } from './abilities.js';
export {
  adventureCard,
  cardKey,
  cardNames,
  cardNumber,
  cardOfCharacter,
  characterNames,
  characterOf,
  colorOfCard,
  costOf,
  designName,
  heroes,
  isAlly,
  isMarketCard,
  kindOfCard,
  marketCard,
  sourceNames,
} from './box.js';
export type { AdventureCard, ChallengeCard, HeroCard, MarketCard } from './card.js';
export { type AdventureId, adventureIds, type HeroId, heroIds, type MarketId, marketIds } from './card-ids.js';
export { drawText } from './draw-text.js';
export { type Part, priceFacts, type Reckoning, valueFacts } from './facts.js';
export {
  cityAt,
  gemAt,
  hasSun,
  isPassable,
  neighboursOf,
  spaceCount,
  spaceNames,
  spaceNumber,
  spaceOfCity,
  terrainOf,
} from './map.js';
export {
  charactersOf,
  countOfKind,
  damageOf,
  exhaustionOf,
  isIn,
  lifeOf,
  limitOf,
  staminaOf,
  woundsOf,
} from './parties.js';
export { paymentNames, payments, pointsOf, worthOf } from './payments.js';
export { chanceOfTwoDice, clashPreview, type RollNow, type RollPreview, rollNow, totalWith } from './preview.js';
export { challengeDamage, challengeValue } from './rules/clash.js';
export { experiencePrice } from './rules/experience.js';
export { combatOf, innermost } from './rules/frames.js';
export { diceToRoll, isSpent, movementDie, openTerrains, paysFor } from './rules/moving.js';
export { saleOf } from './rules/prices.js';
export { isRune, runesOf } from './rules/runes.js';
export type { CombatFrame, MovementFrame, Party, RuneboundState, TradeFrame } from './state.js';
export {
  type Attribute,
  attributes,
  type City,
  type Color,
  cities,
  colors,
  type Kind,
  kinds,
  type Phase,
  phases,
  type Skill,
  skills,
  type Terrain,
  terrains,
  type Value,
  values,
} from './terms.js';
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
  turns: { seat: turnOf, number: ({ turns }) => turns, round: ({ round }) => round },
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
