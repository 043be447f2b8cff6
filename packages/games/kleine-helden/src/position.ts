import {
  bitAt,
  Dealer,
  type GameOptions,
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
import { beingNames, cardCount, cardOfBeing, firstDemon, firstNpc, heroCount, isCreature, isHero } from './beings.js';
import { cardIds } from './card-ids.js';
import { create } from './create.js';
import { equipProblem, fightersOf, fullLife, handOf, reactionsOf } from './groups.js';
import { optionSpecs } from './options.js';
import { putGearAt, settleCourse } from './position-course.js';
import { positionSchema } from './position-schema.js';
import { writePosition } from './position-write.js';
import { enter } from './rules/piles.js';
import type { HeldenState } from './state.js';
import { backOf, demonCard, lasts, npcCard } from './tables.js';
import { deckNames, statNames } from './terms.js';

/** Deals a card by its name. */
function take(dealer: Dealer, name: unknown, path: string, fits: (card: number) => boolean = () => true): number {
  const card = nameAt(name, path, cardIds);
  if (!fits(card)) wrongField(path, `${cardIds[card]} does not belong here`);
  return dealer.deal([card], path, `${cardIds[card]}`);
}

const fighterKeys = [
  'lp',
  'gear',
  'actions',
  'attackOnly',
  'reactions',
  'stunned',
  'chained',
  'poison',
  'summoner',
  'new',
] as const;
const most = 99;

function readFighter(s: HeldenState, dealer: Dealer, being: number, seat: number, given: unknown, path: string): void {
  const data = objectAt(given ?? {}, path, fighterKeys);
  take(dealer, beingNames[being], path);
  enter(s, being, seat, 0);
  const number = (key: string, fallback: number, limit = most): number =>
    data[key] === undefined ? fallback : numberAt(data[key], `${path}.${key}`, limit);
  s.lp[being] = number('lp', fullLife(s, being), fullLife(s, being));
  if (s.lp[being] === 0) wrongField(`${path}.lp`, 'must be at least 1');
  s.since[being] = data.new !== undefined && bitAt(data.new, `${path}.new`) === 1 ? s.turn : 0;
  s.poison[being] = number('poison', 0);
  s.stunned[being] = number('stunned', 0, 1);
  s.chained[being] = number('chained', 0, 1);
  s.attackOnly[being] = number('attackOnly', 0);
  s.actions[being] = number('actions', seat === s.active && s.since[being] === 0 ? 1 : 0);
  if (data.summoner !== undefined && isCreature(being)) {
    s.summoner[being] = nameAt(data.summoner, `${path}.summoner`, beingNames.slice(0, heroCount));
  }
  if (isHero(being)) s.origin[being] = seat;
  listAt(data.gear ?? [], `${path}.gear`).forEach((name, i) => {
    const card = take(dealer, name, `${path}.gear.${i}`);
    const problem = isHero(being) ? equipProblem(s, being, card) : 'KH-EQP-14';
    if (problem !== null) wrongField(`${path}.gear.${i}`, `cannot be carried here (${problem})`);
    putGearAt(s, being, card);
  });
}

const groupKeys = ['fighters', 'npc', 'demon', 'hand', 'bought'] as const;

function readGroup(s: HeldenState, dealer: Dealer, seat: number, given: unknown): void {
  const path = `groups.${seat}`;
  const data = objectAt(given, path, groupKeys);
  const fighters = objectAt(data.fighters ?? {}, `${path}.fighters`, beingNames.slice(0, firstDemon));
  for (const [name, fighter] of Object.entries(fighters)) {
    readFighter(s, dealer, beingNames.indexOf(name), seat, fighter, `${path}.fighters.${name}`);
  }
  readHelper(s, dealer, seat, data.npc, `${path}.npc`, firstNpc, beingNames.length);
  readHelper(s, dealer, seat, data.demon, `${path}.demon`, firstDemon, firstNpc);
  listAt(data.hand ?? [], `${path}.hand`).forEach((name, i) => {
    handOf(s, seat).push(take(dealer, name, `${path}.hand.${i}`, (card) => card >= heroCount));
  });
  if (data.bought !== undefined) s.bought |= bitAt(data.bought, `${path}.bought`) << seat;
  if (fightersOf(s, seat).length === 0) s.alive &= ~(1 << seat);
}

/** The NPC of a group or the demon in front of it. */
function readHelper(
  s: HeldenState,
  dealer: Dealer,
  seat: number,
  given: unknown,
  path: string,
  from: number,
  to: number,
): void {
  if (given === undefined || given === null) return;
  const data = typeof given === 'string' ? { card: given } : objectAt(given, path, ['card', 'lp', 'used']);
  const being = from + nameAt(data.card, `${path}.card`, beingNames.slice(from, to));
  const card = cardOfBeing(being);
  take(dealer, beingNames[being], path);
  const life = from === firstNpc ? npcCard(card).life : demonCard(card).life;
  enter(s, being, seat, 'lp' in data && data.lp !== undefined ? numberAt(data.lp, `${path}.lp`, life) : life);
  if ('used' in data && data.used !== undefined) s.used[being] = bitAt(data.used, `${path}.used`);
}

/** Decks and the hero stack from the top; what is not named lies below, or with `bare` takes no part. */
function readPiles(s: HeldenState, dealer: Dealer, data: PositionFields): void {
  const bare = data.bare !== undefined && bitAt(data.bare, 'bare') === 1;
  const given = objectAt(data.decks ?? {}, 'decks', deckNames);
  const discards = objectAt(data.discards ?? {}, 'discards', deckNames);
  const pile = (value: unknown, path: string, deck: number): number[] =>
    listAt(value ?? [], path).map((name, i) => take(dealer, name, `${path}.${i}`, (card) => backOf(card) === deck));
  deckNames.forEach((name, deck) => {
    s.deck[deck] = pile(given[name], `decks.${name}`, deck).reverse();
    s.discard[deck] = pile(discards[name], `discards.${name}`, deck);
  });
  const heroes = listAt(data.heroStack ?? [], 'heroStack').map((name, i) =>
    take(dealer, name, `heroStack.${i}`, (card) => card < heroCount),
  );
  s.heroStack.push(...heroes.reverse());
  listAt(data.out ?? [], 'out').forEach((name, i) => {
    s.out.push(take(dealer, name, `out.${i}`));
  });
  if (bare) s.out.push(...dealer.rest(() => true));
  deckNames.forEach((_, deck) => {
    (s.deck[deck] as number[]).unshift(...dealer.rest((card) => backOf(card) === deck).reverse());
  });
  s.heroStack.unshift(...dealer.rest(() => true).reverse());
}

function readMarks(s: HeldenState, data: PositionFields): void {
  for (const [key, list] of [
    ['markers', s.markers],
    ['usedIn', s.usedIn],
  ] as const) {
    for (const [name, value] of Object.entries(objectAt(data[key] ?? {}, key, cardIds))) {
      list[cardIds.indexOf(name as never)] = numberAt(value, `${key}.${name}`, most);
    }
  }
  listAt(data.lasting ?? [], 'lasting').forEach((entry, i) => {
    const path = `lasting.${i}`;
    const fields = objectAt(entry, path, ['card', 'being', 'seat', 'until', 'stat']);
    const seat = numberAt(fields.seat, `${path}.seat`, s.seats - 1);
    const card = nameAt(fields.card, `${path}.card`, cardIds);
    if (!lasts(card)) wrongField(`${path}.card`, `${cardIds[card]} has no effect that lasts`);
    s.lasting.push({
      card,
      being: fields.being === undefined ? -1 : nameAt(fields.being, `${path}.being`, beingNames),
      seat,
      until:
        fields.until === 'turn' ? -1 : fields.until === undefined ? seat : numberAt(fields.until, `${path}.until`, 4),
      stat: fields.stat === undefined ? -1 : nameAt(fields.stat, `${path}.stat`, statNames),
    });
  });
}

const keys = Object.keys(positionSchema.properties);

const game = { id: 'kleine-helden', seats: { least: 2, most: 5 }, options: optionSpecs };

function read(data: unknown): { state: HeldenState; options: GameOptions; seats: number } {
  const given = objectAt(data, wholePosition, keys);
  const groups = listAt(given.groups, 'groups');
  const seats = groups.length;
  if (seats < 2 || seats > 5) wrongField('groups', 'must be 2 to 5');
  const options = optionsAt(game, given.options ?? {}, 'options', seats);
  const s = create(options, seats);
  for (const pile of [...s.deck, s.heroStack]) pile.length = 0;
  const out = s.out.splice(0);
  const dealer = new Dealer(cardCount);
  s.active = given.active === undefined ? 0 : numberAt(given.active, 'active', seats - 1);
  s.turn = given.turn === undefined ? 5 : numberAt(given.turn, 'turn', most);
  for (const [seat, group] of groups.entries()) readGroup(s, dealer, seat, group);
  for (const card of dealer.rest((id) => out.includes(id))) s.out.push(card);
  readPiles(s, dealer, given);
  readMarks(s, given);
  readReactions(s, given.groups as readonly PositionFields[]);
  settleCourse(s, given);
  return { state: s, options, seats };
}

/** By default everybody but the active player can react. */
function readReactions(s: HeldenState, groups: readonly PositionFields[]): void {
  for (let seat = 0; seat < s.seats; seat++) {
    for (const being of fightersOf(s, seat)) {
      const path = `groups.${seat}.fighters.${beingNames[being]}.reactions`;
      const fighters = groups[seat]?.fighters as PositionFields;
      const given = (fighters[beingNames[being] as string] as PositionFields | null)?.reactions;
      const usual = seat === s.active ? 0 : reactionsOf(s, being);
      s.reactions[being] = given === undefined ? usual : numberAt(given, path, most);
    }
  }
}

/** The notation of docs/games/kleine-helden.md. */
export const position: PositionNotation<HeldenState> = { schema: positionSchema, read, write: writePosition };
