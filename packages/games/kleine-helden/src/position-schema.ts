import { beingNames, firstDemon, firstNpc, heroCount } from './beings.js';
import { cardIds } from './card-ids.js';
import { optionSpecs } from './options.js';
import { stages } from './position-course.js';
import { deckNames, statNames } from './terms.js';

const card = { enum: cardIds };
const count = { type: 'integer', minimum: 0, maximum: 99 };
const flag = { type: 'boolean' };
const seat = { type: 'integer', minimum: 0, maximum: 4 };
const pile = { type: 'array', items: card };
const object = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  additionalProperties: false,
  properties,
});

const fighter = object({
  lp: { ...count, minimum: 1, description: 'by default all life points' },
  gear: { ...pile, description: 'equipment and spells lying there (heroes only)' },
  actions: { ...count, description: 'by default 1 for the active player' },
  attackOnly: { ...count, description: 'actions among them that must be attacks' },
  reactions: { ...count, description: 'by default 1 for everybody else' },
  stunned: { enum: [0, 1], description: '1: loses its next action' },
  chained: { enum: [0, 1], description: '1: may only attack the demon in front of its group' },
  poison: count,
  summoner: { enum: beingNames.slice(0, heroCount), description: 'creatures from a spellbook' },
  new: { type: 'boolean', description: 'came into play in this turn' },
});

const helper = (names: readonly string[]) => ({
  oneOf: [{ enum: names }, { type: 'null' }, object({ card: { enum: names }, lp: count, used: flag })],
});

const group = object({
  fighters: object(Object.fromEntries(beingNames.slice(0, firstDemon).map((name) => [name, fighter]))),
  npc: helper(beingNames.slice(firstNpc)),
  demon: helper(beingNames.slice(firstDemon, firstNpc)),
  hand: pile,
  bought: { type: 'boolean', description: 'has bought the one new hero' },
});

const byDeck = object(Object.fromEntries(deckNames.map((name) => [name, pile])));
const marks = object(Object.fromEntries(cardIds.map((name) => [name, count])));

const optionSchemas = Object.fromEntries(
  Object.entries(optionSpecs).map(([key, spec]) => [
    key,
    spec.type === 'boolean' ? { type: 'boolean', default: spec.default } : { enum: spec.values, default: spec.default },
  ]),
);

/** JSON Schema of the position notation. Everything but the groups has a default. */
export const positionSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A position of Kleine Helden',
  type: 'object',
  additionalProperties: false,
  required: ['groups'],
  properties: {
    options: object(optionSchemas),
    stage: {
      enum: stages,
      default: 'turn',
      description:
        'turn: in the actions; turnStart: before the turn; opening: equipping; draw: before the opening cards',
    },
    turn: { ...count, default: 5, description: 'number of the running turn' },
    active: { ...seat, default: 0, description: 'whose turn it is, or who is the first player' },
    groups: { type: 'array', items: group, minItems: 2, maxItems: 5 },
    decks: { ...byDeck, description: 'top cards, from the top; the rest of the deck lies below' },
    discards: { ...byDeck, description: 'the top card last' },
    heroStack: { ...pile, description: 'from the top; the other heroes lie below' },
    out: { ...pile, description: 'cards that take no part' },
    bare: { type: 'boolean', default: false, description: 'true: cards that are not named take no part' },
    eventPlayed: { enum: [0, 1] },
    heroPrice: count,
    markers: { ...marks, description: 'cooldown markers' },
    usedIn: { ...marks, description: 'the turn a spell was cast or a weapon fired' },
    lasting: {
      type: 'array',
      items: object({
        card,
        being: { enum: beingNames },
        seat,
        until: { oneOf: [seat, { const: 'turn' }], description: 'the seat at whose turn it ends; by default `seat`' },
        stat: { enum: statNames },
      }),
    },
  },
};
