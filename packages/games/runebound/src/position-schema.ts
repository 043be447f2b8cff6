import { cardNames } from './box.js';
import { heroIds } from './card-ids.js';
import { spaceNames } from './map.js';
import { settings } from './options.js';
import { cities, colors, phases, values } from './terms.js';

const number = { type: 'integer', minimum: 0, maximum: 999 };
const card = { enum: cardNames };
const cards = { type: 'array', items: card };
const space = { enum: spaceNames };
const seat = { type: 'integer', minimum: 0, maximum: 5 };

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

/** A card with counters on it or turned face down is written as an object, any other one by its name. */
const owned = {
  anyOf: [card, object({ card, turned: { type: 'boolean' }, wounds: number, exhaustion: number })],
};

const party = object({
  hero: { enum: heroIds },
  space,
  cameFrom: space,
  gold: number,
  wounds: number,
  exhaustion: number,
  cards: { type: 'array', items: owned },
  counters: mapOf(colors, number),
  experience: mapOf(values, number),
  out: { type: 'boolean' },
});

export const stepNames = ['movement', 'walk', 'adventure', 'market', 'experience', 'end'] as const;

const fight = object({
  card,
  foe: seat,
  wounds: number,
  round: number,
  phase: { enum: phases },
  attacker: seat,
  attacked: { type: 'array', items: { type: 'string' } },
  total: number,
});

export const properties = {
  seats: { type: 'array', minItems: 1, maxItems: 6, items: party },
  turn: seat,
  start: seat,
  round: number,
  step: { enum: stepNames },
  dice: { type: 'array', maxItems: 5, items: { type: 'integer', minimum: 1, maximum: 6 } },
  spent: { type: 'array', maxItems: 5, items: { type: 'integer', minimum: 1, maximum: 5 } },
  board: mapOf(spaceNames, { type: 'array', items: { enum: colors } }),
  supply: mapOf(colors, number),
  stacks: mapOf(cities, cards),
  event: { anyOf: [card, { type: 'null' }] },
  track: {
    type: 'array',
    maxItems: 6,
    items: { anyOf: [{ type: 'null' }, object({ card, space })] },
  },
  decks: object({ market: cards, green: cards, yellow: cards, blue: cards, red: cards }),
  removed: cards,
  revealed: cards,
  bought: cards,
  sold: cards,
  fight,
  doom: object({ count: number, counters: number }),
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
