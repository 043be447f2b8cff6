import { spaceNames, tilePlaceNames } from './board.js';
import { cardNames, mostSeats } from './box.js';
import { enemyIds, heroIds, ruinIds, skillIds, tacticIds, tileIds, unitIds } from './card-ids.js';
import { settings } from './options.js';
import { basicColors, colors, combatPhases, piles } from './terms.js';

const number = { type: 'integer', minimum: 0, maximum: 999 };
const list = (items: unknown) => ({ type: 'array', items });
const one = (names: readonly string[]) => ({ enum: names });
const flag = { type: 'boolean' };
const object = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  additionalProperties: false,
  properties,
});
const mapOf = (keys: readonly string[], entry: unknown) => ({
  type: 'object',
  additionalProperties: entry,
  propertyNames: { enum: keys },
});
const cards = list(one(cardNames));
const basics = colors.slice(0, basicColors);
const either = (...anyOf: readonly unknown[]) => ({ anyOf });

/** Where the cards of the own deck lie that are named nowhere. */
export const restNames = ['deck', 'discard', 'out'] as const;

const unit = either(
  one(unitIds),
  object({ unit: one(unitIds), spent: flag, wounds: number, banner: one(cardNames), token: one(basics) }),
);
const skill = either(one(skillIds), object({ skill: one(skillIds), flipped: flag, used: flag }));

export const seatProperties = {
  hero: one(heroIds),
  fame: number,
  reputation: { type: 'integer', minimum: -7, maximum: 7 },
  level: number,
  space: either(one(spaceNames), { type: 'null' }),
  hand: cards,
  deck: cards,
  discard: cards,
  played: cards,
  rest: one(restNames),
  units: list(unit),
  skills: list(skill),
  crystals: mapOf(basics, number),
  mana: mapOf(colors, number),
  tactic: either(one(tacticIds), object({ tactic: one(tacticIds), used: flag, die: one(basics) })),
  asleep: flag,
  drawBonus: number,
  out: flag,
};

/** Where in its course the game stands. */
export const stepNames = ['tactics', 'before', 'announce', 'act', 'deal', 'after', 'rest', 'end'] as const;

const enemy = either(one([...enemyIds, ...ruinIds]), object({ token: one([...enemyIds, ...ruinIds]), up: flag }));

export const fightProperties = {
  kind: one(['rampage', 'assault', 'adventure', 'monastery']),
  space: one(spaceNames),
  from: one(spaceNames),
  phase: one(combatPhases),
  enemies: list(
    either(
      one(enemyIds),
      object({ enemy: one(enemyIds), space: one(spaceNames), rampaging: flag, blocked: number, defeated: flag }),
    ),
  ),
  wounds: number,
  night: flag,
  noUnits: flag,
};

export const properties = {
  seats: { type: 'array', minItems: 1, maxItems: mostSeats, items: object(seatProperties) },
  turn: number,
  round: number,
  step: one(stepNames),
  order: list(either(number, { const: 'dummy' })),
  announced: either(number, { const: 'dummy' }),
  lastTurns: number,
  move: number,
  influence: { type: 'integer' },
  heal: number,
  dice: number,
  cards: number,
  path: list(one(spaceNames)),
  source: list(one(colors)),
  tactics: list(one(tacticIds)),
  dummy: object({
    hero: one(heroIds),
    deck: cards,
    discard: cards,
    crystals: mapOf(basics, number),
    tactic: one(tacticIds),
  }),
  map: mapOf(tilePlaceNames, one(tileIds)),
  tiles: list(one(tileIds)),
  tokens: mapOf(spaceNames, list(enemy)),
  sites: mapOf(spaceNames, object({ shields: list(number), gone: flag, paths: number })),
  piles: mapOf(piles, list(one(enemyIds))),
  ruins: list(one(ruinIds)),
  actionOffer: cards,
  spellOffer: cards,
  unitOffer: list(one(unitIds)),
  monasteryOffer: cards,
  commonSkills: list(one(skillIds)),
  decks: object({
    actions: cards,
    spells: cards,
    artifacts: cards,
    regulars: list(one(unitIds)),
    elites: list(one(unitIds)),
  }),
  fight: object(fightProperties),
  options: {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.keys(settings.options).map((key) => [key, {}])),
  },
};

export const positionSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  additionalProperties: false,
  required: ['seats'],
  properties,
};
