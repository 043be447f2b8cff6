import {
  at,
  bitAt,
  Dealer,
  listAt,
  nameAt,
  numberAt,
  objectAt,
  optionsAt,
  type PositionFields,
  type PositionNotation,
  wholePosition,
  wrongField,
} from '@heldentisch/engine';
import { adventureCard, cardCount, cardNames, colorOfCard, isMarketCard, kindOfCard, mostSeats } from './box.js';
import { heroIds } from './card-ids.js';
import { counterTotals, create, experienceTotal } from './create.js';
import { isPassable, spaceNames } from './map.js';
import { settings } from './options.js';
import { lifeOf, partyOf, staminaOf } from './parties.js';
import { readCourse } from './position-course.js';
import { positionSchema, properties } from './position-schema.js';
import { writePosition } from './position-write.js';
import type { RuneboundState } from './state.js';
import { cities, colors, values } from './terms.js';
import { trackLength } from './vocabulary.js';

const most = 999;
const partyKeys = Object.keys(properties.seats.items.properties);

/** Reads a position field by field; what is not said is as at the start of a game. */
class Reader {
  readonly dealer = new Dealer(cardCount);

  constructor(
    readonly state: RuneboundState,
    readonly fields: PositionFields,
  ) {}

  card(name: unknown, path: string, fits: (card: number) => boolean = () => true): number {
    const card = nameAt(name, path, cardNames);
    if (!fits(card)) wrongField(path, `${cardNames[card]} does not belong here`);
    return this.dealer.deal([card], path, `${cardNames[card]}`);
  }

  cards(value: unknown, path: string, fits?: (card: number) => boolean): number[] {
    return listAt(value ?? [], path).map((name, i) => this.card(name, `${path}.${i}`, fits));
  }

  space(value: unknown, path: string): number {
    const space = nameAt(value, path, spaceNames);
    return isPassable(space) ? space : wrongField(path, 'is water');
  }

  party(seat: number, given: unknown): void {
    const { state } = this;
    const path = `seats.${seat}`;
    const data = objectAt(given, path, partyKeys);
    const party = partyOf(state, seat);
    const number = (key: 'gold' | 'wounds' | 'exhaustion'): void => {
      if (data[key] !== undefined) party[key] = numberAt(data[key], `${path}.${key}`, most);
    };
    party.hero = data.hero === undefined ? this.freeHero() : nameAt(data.hero, `${path}.hero`, heroIds);
    if (data.space !== undefined) party.space = this.space(data.space, `${path}.space`);
    if (data.cameFrom !== undefined) party.cameFrom = this.space(data.cameFrom, `${path}.cameFrom`);
    number('gold');
    listAt(data.cards ?? [], `${path}.cards`).forEach((one, i) => {
      party.cards.push(this.ownedCard(one, `${path}.cards.${i}`));
    });
    this.counts(data.counters, `${path}.counters`, colors, party.counters, state.supply);
    this.counts(data.experience, `${path}.experience`, values, party.experience, state.experienceSupply);
    number('wounds');
    number('exhaustion');
    if (data.out !== undefined && bitAt(data.out, `${path}.out`) === 1) {
      state.out |= 1 << seat;
      party.space = -1;
    } else this.healthy(seat, path);
  }

  /** The first hero that nobody is named to have. */
  private freeHero(): number {
    const named = listAt(this.fields.seats, 'seats').map((one) => (one as PositionFields).hero);
    return heroIds.findIndex(
      (id, number) => !named.includes(id) && this.state.parties.every(({ hero }) => hero !== number),
    );
  }

  private healthy(seat: number, path: string): void {
    const { wounds, exhaustion } = partyOf(this.state, seat);
    if (wounds >= lifeOf(this.state, seat, 0)) wrongField(`${path}.wounds`, 'would knock the hero out');
    if (exhaustion > staminaOf(this.state, seat, 0)) wrongField(`${path}.exhaustion`, 'is more than the hero can hold');
  }

  private ownedCard(one: unknown, path: string): number {
    const mayBeOwned = (card: number): boolean => isMarketCard(card) || adventureCard(card).type === 'challenge';
    if (typeof one === 'string') return this.card(one, path, mayBeOwned);
    const data = objectAt(one, path, ['card', 'turned', 'wounds', 'exhaustion']);
    const card = this.card(data.card, `${path}.card`, mayBeOwned);
    const { state } = this;
    if (data.turned !== undefined) state.turned[card] = bitAt(data.turned, `${path}.turned`);
    if (data.wounds !== undefined) state.wounds[card] = numberAt(data.wounds, `${path}.wounds`, most);
    if (data.exhaustion !== undefined) state.exhaustion[card] = numberAt(data.exhaustion, `${path}.exhaustion`, most);
    return card;
  }

  /** Counters of a player: they come out of the supply. */
  private counts(given: unknown, path: string, names: readonly string[], into: number[], supply: number[]): void {
    const data = objectAt(given ?? {}, path, names);
    for (const [i, name] of names.entries()) {
      if (data[name] === undefined) continue;
      into[i] = numberAt(data[name], `${path}.${name}`, most);
      supply[i] = at(supply, i) - at(into, i);
    }
  }

  board(): void {
    const { state, fields } = this;
    const given = objectAt(fields.board ?? {}, 'board', spaceNames);
    for (const [name, list] of Object.entries(given)) {
      const space = this.space(name, `board.${name}`);
      state.counters[space] = listAt(list, `board.${name}`).reduce<number>(
        (bits, color, i) => bits | (1 << nameAt(color, `board.${name}.${i}`, colors)),
        0,
      );
    }
    for (const [color, name] of colors.entries()) {
      const onBoard = state.counters.filter((bits) => (bits & (1 << color)) !== 0).length;
      const owned = state.parties.reduce((sum, { counters }) => sum + at(counters, color), 0);
      state.supply[color] = at(counterTotals, color) - onBoard - owned;
      if (at(state.supply, color) < 0) wrongField('board', `has more ${name} counters than there are`);
    }
    for (const [value, name] of values.entries()) {
      const owned = state.parties.reduce((sum, { experience }) => sum + at(experience, value), 0);
      if (owned > experienceTotal) wrongField('seats', `have more ${name} counters than there are`);
    }
  }

  table(): void {
    const { state, fields } = this;
    const stacks = objectAt(fields.stacks ?? {}, 'stacks', cities);
    for (const [city, name] of cities.entries()) {
      at(state.stacks, city).push(...this.cards(stacks[name], `stacks.${name}`, isMarketCard));
    }
    if (fields.event !== undefined && fields.event !== null) {
      state.event.push(this.card(fields.event, 'event', (card) => typeOf(card) === 'event'));
    }
    state.removed.push(...this.cards(fields.removed, 'removed'));
    this.track();
    const doom = objectAt(fields.doom ?? {}, 'doom', ['count', 'counters']);
    state.doomCount = numberAt(doom.count ?? 0, 'doom.count', 7);
    state.doomCounters = numberAt(doom.counters ?? 0, 'doom.counters', 8);
  }

  private track(): void {
    const { state, fields } = this;
    const list = listAt(fields.track ?? [], 'track');
    if (list.length > trackLength) wrongField('track', `has ${trackLength} positions`);
    for (const [position, one] of list.entries()) {
      if (one === null) continue;
      const path = `track.${position}`;
      const data = objectAt(one, path, ['card', 'space']);
      state.track[position] = this.card(data.card, `${path}.card`, (card) => typeOf(card) === 'challenge');
      state.trackSpaces[position] = this.space(data.space, `${path}.space`);
    }
  }

  /** Decks from the top; what is not named anywhere lies below. */
  decks(): void {
    const { state, fields } = this;
    const given = objectAt(fields.decks ?? {}, 'decks', ['market', ...colors]);
    const fill = (deck: number[], name: string, fits: (card: number) => boolean): void => {
      deck.length = 0;
      deck.push(...this.cards(given[name], `decks.${name}`, fits).reverse());
    };
    fill(state.market, 'market', isMarketCard);
    for (const [color, name] of colors.entries()) {
      fill(at(state.decks, color), name, (card) => colorOfCard[card] === color);
    }
    state.market.unshift(...this.dealer.rest(isMarketCard).reverse());
    for (const color of colors.keys()) {
      at(state.decks, color).unshift(...this.dealer.rest((card) => colorOfCard[card] === color).reverse());
    }
  }
}

const typeOf = (card: number): string => (isMarketCard(card) ? (kindOfCard[card] ?? '') : adventureCard(card).type);

const read: PositionNotation<RuneboundState>['read'] = (data) => {
  const fields = objectAt(data, wholePosition, Object.keys(properties));
  const given = listAt(fields.seats, 'seats');
  const seats = given.length;
  if (seats < 1 || seats > mostSeats) wrongField('seats', `must be 1 to ${mostSeats}`);
  const options = optionsAt(settings, fields.options ?? {}, 'options', seats);
  const state = create(options, seats);
  const reader = new Reader(state, fields);
  given.forEach((one, seat) => {
    reader.party(seat, one);
  });
  reader.board();
  reader.table();
  readCourse(reader);
  reader.decks();
  return { state, options, seats };
};

export type { Reader };

/** The table between two decisions of a turn, or in a fight. */
export const position: PositionNotation<RuneboundState> = { schema: positionSchema, read, write: writePosition };
