import {
  at,
  Dealer,
  listAt,
  nameAt,
  numberAt,
  objectAt,
  optionsAt,
  type PositionNotation,
  wholePosition,
  wrongField,
} from '@heldentisch/engine';
import { cardCount, cardNames, firstOwner, mostSeats } from './box.js';
import { type CardId, cardIds } from './card-ids.js';
import { settings } from './options.js';
import { lastRound, night, turnOf } from './rules/night.js';
import { turn } from './rules/turn.js';
import { emptyTable, type LamplightState } from './state.js';

const most = 99;
const cards = { type: 'array', items: { enum: cardIds } };
const number = { type: 'integer', minimum: 0, maximum: most };

/** Piles are written from the top. What is not named anywhere lies at the bottom of the deck or stack it comes from. */
const ofSeat = { light: number, hand: cards, deck: cards, discard: cards };
const properties = {
  seats: { type: 'array', items: { type: 'object', additionalProperties: false, properties: ofSeat } },
  turn: number,
  round: number,
  oil: number,
  table: cards,
  market: cards,
  stack: cards,
  options: { type: 'object' },
};

const read: PositionNotation<LamplightState>['read'] = (data) => {
  const fields = objectAt(data, wholePosition, Object.keys(properties));
  const given = listAt(fields.seats, 'seats').map((one, i) => objectAt(one, `seats.${i}`, Object.keys(ofSeat)));
  const seats = given.length;
  if (seats < 1 || seats > mostSeats) wrongField('seats', `must be 1 to ${mostSeats}`);
  const seat = numberAt(fields.turn ?? 0, 'turn', seats - 1);
  const round = numberAt(fields.round ?? 1, 'round', lastRound);
  const empty = emptyTable(seats);
  const dealer = new Dealer(cardCount);

  /** The cards of these names. A seat may have what it began with and what can be bought. */
  function pile(value: unknown, path: string, owner: number): number[] {
    const mayLieHere = (card: number): boolean => firstOwner(card) === owner || firstOwner(card) < 0;
    return listAt(value ?? [], path).map((name, i) => {
      const id = cardIds[nameAt(name, `${path}.${i}`, cardIds)] as CardId;
      const fitting = [...cardNames.keys()].filter((card) => cardNames[card] === id && mayLieHere(card));
      const card = dealer.deal(fitting, `${path}.${i}`, id);
      empty.owner[card] = owner;
      return card;
    });
  }
  const pilesOf = (name: 'hand' | 'deck' | 'discard') =>
    given.map((one, i) => pile(one[name], `seats.${i}.${name}`, i));

  const state: LamplightState = {
    ...empty,
    frames: [
      { step: 'night', at: night.at.next, seat },
      { step: 'turn', at: turn.at.act, seat },
    ],
    decks: pilesOf('deck').map((deck) => deck.reverse()),
    hands: pilesOf('hand'),
    discards: pilesOf('discard'),
    table: pile(fields.table, 'table', seat),
    market: pile(fields.market, 'market', -1),
    stack: pile(fields.stack, 'stack', -1).reverse(),
    light: given.map((one, i) => numberAt(one.light ?? 0, `seats.${i}.light`, most)),
    oil: numberAt(fields.oil ?? 0, 'oil', most),
    round,
    turns: (round - 1) * seats + seat + 1,
  };
  state.decks.forEach((deck, i) => {
    deck.unshift(...dealer.rest((card) => firstOwner(card) === i));
  });
  state.stack.unshift(...dealer.rest((card) => firstOwner(card) < 0));
  return { state, options: optionsAt(settings, fields.options ?? {}, 'options', seats), seats };
};

const named = (pile: readonly number[]): string[] => pile.map((card) => cardNames[card] ?? '?');

/** The table between two deeds of a turn. What a card is in the middle of doing is not written. */
export const position: PositionNotation<LamplightState> = {
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    additionalProperties: false,
    required: ['seats'],
    properties,
  },
  read,
  write: (state) => ({
    turn: turnOf(state),
    round: state.round,
    oil: state.oil,
    seats: state.light.map((light, seat) => ({
      light,
      hand: named(at(state.hands, seat)),
      deck: named(at(state.decks, seat)).reverse(),
      discard: named(at(state.discards, seat)),
    })),
    table: named(state.table),
    market: named(state.market),
    stack: named(state.stack).reverse(),
  }),
};
