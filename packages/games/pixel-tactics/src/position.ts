import {
  bitAt,
  Dealer,
  type GameOptions,
  isHidden,
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
import { cardIds } from './card-ids.js';
import { create } from './create.js';
import { cellNames, leaderCell, placeOf, rowNames } from './grid.js';
import { optionSpecs } from './options.js';
import { positionSchema } from './position-schema.js';
import { actionsOf } from './rules/rounds.js';
import { drawn, markNames, noWinner, type PixelState } from './state.js';
import { cardCount, cardNames, factionOf, factionSize, isPromo } from './tables.js';

/** Deals a card by its name: each exists once in each faction, promo cards twice. */
function take(dealer: Dealer, name: unknown, owner: number, path: string): number {
  const kind = nameAt(name, path, cardIds);
  const copies = kind < factionSize ? [owner * factionSize + kind] : [2 * kind, 2 * kind + 1];
  return dealer.deal(copies, path, `every ${cardIds[kind]} of seat ${owner}`);
}

const cardKeys = ['card', 'damage', 'corpse', 'mark', 'hurt', 'stormed', 'bonus', 'taken'];
const defaultLeaders = ['priestess', 'witch'];

function readCard(s: PixelState, dealer: Dealer, seat: number, cell: number, given: unknown, path: string): void {
  if (given === null) return;
  const data: PositionFields = typeof given === 'string' ? { card: given } : objectAt(given, path, cardKeys);
  const place = placeOf(seat, cell);
  const taken = data.taken === undefined ? 0 : numberAt(data.taken, `${path}.taken`, 2);
  s.card[place] = take(dealer, data.card, taken === 1 ? 1 - seat : seat, `${path}.card`);
  s.taken[place] = taken;
  s.corpse[place] = data.corpse === undefined ? 0 : bitAt(data.corpse, `${path}.corpse`);
  s.damage[place] = data.damage === undefined ? 0 : numberAt(data.damage, `${path}.damage`, 99);
  s.mark[place] = data.mark === undefined ? 0 : nameAt(data.mark, `${path}.mark`, markNames);
  s.hurt[place] = data.hurt === undefined ? 0 : bitAt(data.hurt, `${path}.hurt`);
  s.stormed[place] = data.stormed === undefined ? 0 : bitAt(data.stormed, `${path}.stormed`);
  s.bonus[place] = data.bonus === undefined ? 0 : numberAt(data.bonus, `${path}.bonus`, 99);
  if (s.corpse[place] === 1 && (s.damage[place] !== 0 || taken !== 0)) wrongField(path, 'a corpse carries nothing');
  if (s.corpse[place] === 1 && cell === leaderCell) wrongField(path, 'a leader is never a corpse');
}

function readUnits(s: PixelState, dealer: Dealer, given: unknown, withLeaders: boolean): void {
  const units = listAt(given, 'units');
  for (let seat = 0; seat < 2; seat++) {
    const path = `units.${seat}`;
    const unit = objectAt(units[seat] ?? {}, path, cellNames);
    for (const [cell, name] of cellNames.entries()) {
      const fallback = name === 'leader' && withLeaders ? defaultLeaders[seat] : null;
      readCard(s, dealer, seat, cell, unit[name] ?? fallback, `${path}.${name}`);
    }
  }
}

/** Piles as lists of names per seat; decks and the promo pile from the top, won cards as `{ enemy: name }`. */
function readPiles(s: PixelState, dealer: Dealer, data: PositionFields): void {
  const piles = [
    ['hands', s.hand],
    ['discards', s.discard],
    ['victory', s.victory],
    ['decks', s.deck],
  ] as const;
  for (const [key, pile] of piles) {
    const lists = data[key] === undefined ? [] : listAt(data[key], key);
    for (let seat = 0; seat < 2; seat++) {
      const path = `${key}.${seat}`;
      const names = lists[seat] === undefined ? [] : listAt(lists[seat], path);
      const ids = names.map((name, i) => {
        const won = key === 'victory' && typeof name === 'object' && name !== null;
        const card = won ? objectAt(name, `${path}.${i}`, ['enemy']).enemy : name;
        return take(dealer, card, won ? 1 - seat : seat, `${path}.${i}`);
      });
      pile[seat] = key === 'decks' ? ids.reverse() : ids;
    }
  }
  readRest(s, dealer, data);
}

function readRest(s: PixelState, dealer: Dealer, data: PositionFields): void {
  for (let seat = 0; seat < 2; seat++) {
    const own = (id: number): boolean => !isPromo(id) && factionOf(id) === seat;
    const given = (data.decks as readonly unknown[] | undefined)?.[seat];
    if (given === undefined) s.deck[seat] = dealer.rest(own).reverse();
  }
  const promoPile = data.promoPile === undefined ? undefined : listAt(data.promoPile, 'promoPile');
  if (promoPile !== undefined) {
    s.promoPile.push(...promoPile.map((name, i) => take(dealer, name, 0, `promoPile.${i}`)).reverse());
  } else if (s.promos) s.promoPile.push(...dealer.rest(isPromo).reverse());
  s.out.push(...dealer.rest(() => true));
}

const pairs = ['tokens', 'fewer', 'fewerNext', 'shown', 'saved', 'revenge'] as const;

function readCourse(s: PixelState, data: PositionFields): void {
  const number = (key: string, fallback: number, most: number): number =>
    data[key] === undefined ? fallback : numberAt(data[key], key, most);
  s.games = number('games', 1, 99);
  s.round = number('round', 2, 99);
  if (s.round === 0) wrongField('round', 'must be at least 1');
  s.wave = data.wave === undefined ? 0 : nameAt(data.wave, 'wave', rowNames);
  s.first = number('first', 0, 1);
  s.active = number('active', s.first, 1);
  s.orders = number('orders', 0, 99);
  s.stillRounds = number('stillRounds', 0, 9);
  for (const key of pairs) {
    const list = data[key] === undefined ? [] : listAt(data[key], key);
    for (let seat = 0; seat < 2; seat++) {
      s[key][seat] = list[seat] === undefined ? 0 : numberAt(list[seat], `${key}.${seat}`, 99);
    }
  }
  s.actions = number('actions', Math.max(1, actionsOf(s, s.active) - (s.fewer[s.active] as number)), 99);
  const secondTurn = s.active === s.first ? 0 : 1;
  s.frames.push(
    { step: 'round', at: s.wave + 1 },
    { step: 'wave', at: 2 + secondTurn },
    { step: 'turn', seat: s.active },
  );
}

const keys = Object.keys(positionSchema.properties);

const game = { id: 'pixel-tactics', seats: { least: 2, most: 2 }, options: optionSpecs };

function read(data: unknown): { state: PixelState; options: GameOptions; seats: number } {
  const given = objectAt(data, wholePosition, keys);
  const options = optionsAt(game, given.options ?? {}, 'options', 2);
  const setup = given.stage === 'setup';
  if (given.stage !== undefined && !setup && given.stage !== 'turn') wrongField('stage', 'must be turn or setup');
  const s = create(options);
  for (const pile of [...s.deck, s.promoPile, s.out]) pile.length = 0;
  s.frames[0] = { step: 'game', at: 1 };
  const dealer = new Dealer(cardCount);
  readUnits(s, dealer, given.units ?? [], !setup);
  readPiles(s, dealer, given);
  if (setup) {
    s.games = 1;
    s.frames.push({ step: 'setup', at: 1 });
  } else readCourse(s, given);
  return { state: s, options, seats: 2 };
}

const nameOf = (id: number): string => (isHidden(id) ? '?' : (cardNames[id] ?? '?'));

function writeUnit(s: PixelState, seat: number): Record<string, unknown> {
  const unit: Record<string, unknown> = {};
  for (const [cell, name] of cellNames.entries()) {
    const place = placeOf(seat, cell);
    const id = s.card[place] as number;
    unit[name] =
      id === -1
        ? null
        : {
            card: nameOf(id),
            damage: s.damage[place],
            corpse: s.corpse[place] === 1,
            mark: markNames[s.mark[place] as number],
            hurt: s.hurt[place] === 1,
            stormed: s.stormed[place] === 1,
            bonus: s.bonus[place],
            taken: s.taken[place],
          };
  }
  return unit;
}

function write(s: PixelState): unknown {
  const names = (pile: readonly number[]): string[] => pile.map(nameOf);
  const fromTop = (pile: readonly number[]): string[] => pile.map(nameOf).reverse();
  const top = s.frames[s.frames.length - 1];
  return {
    stage: top?.step ?? 'over',
    games: s.games,
    round: s.round,
    wave: rowNames[s.wave],
    first: s.first,
    active: s.active,
    actions: s.actions,
    orders: s.orders,
    units: [writeUnit(s, 0), writeUnit(s, 1)],
    hands: s.hand.map(names),
    decks: s.deck.map(fromTop),
    discards: s.discard.map(names),
    victory: s.victory.map(names),
    promoPile: fromTop(s.promoPile),
    resolving: names(s.resolving),
    chosen: s.chosen.map((id) => (id === -1 ? null : nameOf(id))),
    looked: names(s.looked),
    tokens: [...s.tokens],
    fewer: [...s.fewer],
    fewerNext: [...s.fewerNext],
    shown: [...s.shown],
    saved: [...s.saved],
    revenge: [...s.revenge],
    stillRounds: s.stillRounds,
    winner: s.winner === noWinner ? null : s.winner === drawn ? 'draw' : s.winner,
  };
}

/** The notation of docs/games/pixel-tactics.md. */
export const position: PositionNotation<PixelState> = { schema: positionSchema, read, write };
