import { cardIds } from './card-ids.js';
import { cellNames, rowNames } from './grid.js';
import { optionSpecs } from './options.js';
import { markNames } from './state.js';

const card = { enum: cardIds };
const count = { type: 'integer', minimum: 0, maximum: 99 };
const flag = { type: 'boolean' };
const seat = { enum: [0, 1] };
const perSeat = (item: object) => ({ type: 'array', items: item, maxItems: 2 });
const pile = { type: 'array', items: card };

const unitCard = {
  oneOf: [
    card,
    { type: 'null' },
    {
      type: 'object',
      required: ['card'],
      additionalProperties: false,
      properties: {
        card,
        damage: count,
        corpse: flag,
        mark: { enum: markNames, description: 'what the hero did in this wave' },
        hurt: { type: 'boolean', description: 'was dealt damage in this wave' },
        stormed: { type: 'boolean', description: 'made a melee attack against the enemy unit in this wave' },
        bonus: { ...count, description: 'attack bonus until the end of the wave' },
        taken: { enum: [0, 1, 2], description: '1: taken from the opponent, 2: won back from there' },
      },
    },
  ],
};

const optionSchemas = Object.fromEntries(
  Object.entries(optionSpecs).map(([key, spec]) => [
    key,
    spec.type === 'boolean' ? { type: 'boolean', default: spec.default } : { enum: spec.values, default: spec.default },
  ]),
);

/** JSON Schema of the position notation. Everything has a default. */
export const positionSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A position of Pixel Tactics',
  type: 'object',
  additionalProperties: false,
  properties: {
    options: { type: 'object', additionalProperties: false, properties: optionSchemas },
    stage: { enum: ['turn', 'setup'], default: 'turn', description: 'setup: hands are dealt, leaders not yet chosen' },
    games: { ...count, default: 1 },
    round: { type: 'integer', minimum: 1, maximum: 99, default: 2 },
    wave: { enum: rowNames, default: 'front' },
    first: { ...seat, default: 0 },
    active: { ...seat, description: 'the seat whose turn it is; by default the first player' },
    actions: { ...count, description: 'actions left; by default as at the start of the turn' },
    orders: { ...count, default: 0, description: 'orders played in this turn' },
    units: perSeat({
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(cellNames.map((cell) => [cell, unitCard])),
    }),
    hands: perSeat(pile),
    decks: { ...perSeat(pile), description: 'from the top; by default all cards not named elsewhere' },
    discards: { ...perSeat(pile), description: 'the top card last' },
    victory: {
      ...perSeat({ type: 'array', items: { oneOf: [card, { type: 'object', required: ['enemy'] }] } }),
      description: 'own cards by name, cards won from the opponent as { enemy: name }',
    },
    promoPile: { ...pile, description: 'from the top' },
    tokens: perSeat(count),
    fewer: { ...perSeat(count), description: 'actions lost in this wave' },
    fewerNext: { ...perSeat(count), description: 'actions lost in the next wave' },
    shown: { ...perSeat(count), description: '1: has shown a card in this wave' },
    saved: { ...perSeat(count), description: '1: has saved a hero in this round' },
    revenge: { ...perSeat(count), description: '1: melee attackers of this unit are killed in this wave' },
    stillRounds: count,
  },
};
