import type { Game } from '@heldentisch/engine';
import ledger from '../rules/ledger.json' with { type: 'json' };
import { bot } from './bot.js';
import { heroIds } from './card-ids.js';
import { check } from './check.js';
import { copy } from './copy.js';
import { create } from './create.js';
import { occasions } from './occasions.js';
import { effectNames } from './operations/programs.js';
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

export {
  isNeighbour,
  neighboursOf,
  partOf,
  parts,
  portal,
  spaceCount,
  spaceNames,
  spaceOf,
  tilePlaceNames,
  tilePlaceOf,
  tilePlaces,
} from './board.js';
export {
  cardNames,
  colorsOfDesign,
  deedCard,
  designOf,
  enemyDesign,
  isEnemyThing,
  isWound,
  nameOfThing,
  pileOfEnemy,
  sourceNames,
  unitCard,
  unitDesign,
  wallsOfTile,
} from './box.js';
export type { DeedCard, UnitCard } from './card.js';
export {
  type EnemyId,
  enemyIds,
  type HeroId,
  heroIds,
  type RuinId,
  ruinIds,
  type SkillId,
  skillIds,
  type TacticId,
  tacticIds,
  tileIds,
  type UnitId,
  unitIds,
} from './card-ids.js';
export { heroCards } from './cards/heroes.js';
export { ruinCards } from './cards/ruins.js';
export { skillCards } from './cards/skills.js';
export { tacticCards } from './cards/tactics.js';
export { tileCards } from './cards/tiles.js';
export { scenarioOf } from './create.js';
export { drawText } from './draw-text.js';
export { type ManaKind, manaKinds, manaNames, manaSources } from './mana.js';
export { hasWall, isRevealed, siteAt, terrainAt, tokensAt } from './map.js';
export {
  armorOf,
  bannerOf,
  combatOf,
  commandTokens,
  dummySeat,
  handLimit,
  hasDummy,
  innermost,
  isConquered,
  isIn,
  isNight,
  isNightRound,
  isSpent,
  isWoundedUnit,
  levelForFame,
  lowestReputation,
  reputationInfluence,
  turnOf,
} from './players.js';
export {
  type CardCount,
  countCards,
  type SkillFacts,
  type SourceDie,
  skillsOf,
  sourceDice,
  type UnitFacts,
  unitLimit,
  unitsOf,
  unseenCards,
} from './preview/boards.js';
export { type Price, type Purse, priceOf, purseOf } from './preview/card-prices.js';
export { cardSigns, type Signs, signsOf } from './preview/card-signs.js';
export { type Course, coursesOf, type Gain, type GainName, type Payment, whyNotNow } from './preview/cards.js';
export {
  type AttackFacts,
  type CombatFacts,
  combatFacts,
  type FighterFacts,
} from './preview/combat.js';

export {
  type DamagePreview,
  damagePreview,
  dealtAttack,
  type HeroDamage,
  openAttacks,
  staminaOf,
  type UnitDamage,
  type WorstCase,
  worstCase,
} from './preview/combat-damage.js';
export {
  type BlockPart,
  blockPreview,
  type PointsPart,
  type PointsPreview,
  type StrikePart,
  strikePreview,
} from './preview/combat-points.js';
export { abilityRules, cityRules, resistanceRules } from './preview/combat-rules.js';
export {
  type Account,
  type AttackPoints,
  accountOf,
  type BlockPoints,
  type Exploration,
  explorations,
  type LevelRow,
  levelRows,
  type MapToken,
  reputationPlaces,
  terrainCosts,
  tokenAt,
  type Way,
  waysOf,
} from './preview/map.js';
export { type Score, scoreSheets } from './rules/scoring.js';
export type { CombatFrame, Fighter, MageKnightState, Player, SiteState } from './state.js';
export {
  type Ability,
  type AttackKind,
  abilities,
  attackKinds,
  type BasicColor,
  type Color,
  colors,
  combatPhases,
  type Element,
  elements,
  type Pile,
  piles,
  type Resistance,
  type Site,
  sites,
  type Terrain,
  terrains,
} from './terms.js';
export { attackNames, mostAttacks, rewardKinds, setNames, uses } from './vocabulary.js';
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
  copy,
  outcome,
  concede,
  check,
  longestGame: 20_000,
  abilities: effectNames,
  tags: ({ players }) =>
    players.flatMap(({ hero }, seat) => (hero < 0 ? [] : [{ seat, tag: heroIds[hero] as string }])),
  figures: ({ players }, seat) => ({ fame: (players[seat] as (typeof players)[number]).fame }),
  bot,
};
