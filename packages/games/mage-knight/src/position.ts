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
import { spaceNames, startPlace, tilePlaceAt, tilePlaceNames } from './board.js';
import {
  basicThings,
  designOf,
  firstHeroOf,
  isActionDesign,
  isArtifactDesign,
  isBasicDesign,
  isDeedThing,
  isEnemyThing,
  isRuinThing,
  isSkillThing,
  isSpellDesign,
  isTileThing,
  isUnitThing,
  isWound,
  mostSeats,
  nameOfThing,
  pileOfEnemy,
  skillThing,
  startTiles,
  thingCount,
  unitCard,
  unitIndex,
} from './box.js';
import { heroIds, skillIds, tacticIds, tileIds } from './card-ids.js';
import { tileCards } from './cards/tiles.js';
import { create, kindOfTile, scenarioOf } from './create.js';
import { settings } from './options.js';
import type { C } from './players.js';
import { dummySeat, hasDummy, isNightRound, levelForFame, playerOf } from './players.js';
import { readCourse } from './position-course.js';
import { positionSchema, properties, restNames, seatProperties } from './position-schema.js';
import { writePosition } from './position-write.js';
import { dummyCrystals } from './rules/dummy.js';
import { setUpSites, shapeOf } from './rules/exploring.js';
import { perRound } from './rules/round.js';
import { skillCard } from './rules/skills.js';
import { placeToken } from './rules/tokens.js';
import type { MageKnightState, Player } from './state.js';
import { basicColors, black, colors, gold, piles } from './terms.js';

const most = 999;
const basics = colors.slice(0, basicColors);

/** Reads a position field by field; what is not said is as at the start of a game, without anything shuffled. */
export class Reader {
  readonly dealer = new Dealer(thingCount);

  constructor(
    readonly state: MageKnightState,
    readonly fields: PositionFields,
  ) {}

  /** The first free thing of this name that fits. */
  thing(name: unknown, path: string, fits: (thing: number) => boolean): number {
    const things = [...nameOfThing.keys()].filter((thing) => nameOfThing[thing] === name && fits(thing));
    if (things.length === 0) wrongField(path, `${String(name)} does not belong here`);
    return this.dealer.deal(things, path, String(name));
  }

  things(value: unknown, path: string, fits: (thing: number) => boolean): number[] {
    return listAt(value ?? [], path).map((name, i) => this.thing(name, `${path}.${i}`, fits));
  }

  space(value: unknown, path: string): number {
    return nameAt(value, path, spaceNames);
  }

  /** A card that a seat may own: of its hero, or one that can be gained. */
  private owned(seat: number, hero: number): (thing: number) => boolean {
    return (thing) =>
      isDeedThing(thing) && (!isBasicDesign(designOf(thing)) || firstHeroOf(thing) === hero) && seat >= 0;
  }

  private pile(seat: number, data: PositionFields, key: 'hand' | 'deck' | 'discard' | 'played', path: string): void {
    const player = playerOf(this.state, seat);
    const cards = this.things(data[key], `${path}.${key}`, this.owned(seat, player.hero));
    for (const card of cards) this.state.owner[card] = seat;
    player[key].push(...(key === 'deck' ? cards.reverse() : cards));
  }

  counts(value: unknown, path: string, names: readonly string[], into: number[]): void {
    const data = objectAt(value ?? {}, path, names);
    for (const [i, name] of names.entries())
      if (data[name] !== undefined) into[i] = numberAt(data[name], `${path}.${name}`, most);
  }

  heroes(): void {
    const given = listAt(this.fields.seats, 'seats') as readonly PositionFields[];
    for (const [seat, data] of given.entries()) {
      if (data.hero !== undefined) playerOf(this.state, seat).hero = nameAt(data.hero, `seats.${seat}.hero`, heroIds);
    }
    const isFree = (hero: number): boolean => this.state.players.every((player) => player.hero !== hero);
    for (const player of this.state.players) if (player.hero < 0) player.hero = [...heroIds.keys()].find(isFree) ?? 0;
    const dummy = objectAt(this.fields.dummy ?? {}, 'dummy', Object.keys(properties.dummy.properties));
    if (!hasDummy(this.state)) return;
    this.state.dummy.hero =
      dummy.hero === undefined ? ([...heroIds.keys()].find(isFree) ?? 0) : nameAt(dummy.hero, 'dummy.hero', heroIds);
  }

  player(seat: number, given: unknown): void {
    const { state } = this;
    const path = `seats.${seat}`;
    const data = objectAt(given, path, Object.keys(seatProperties));
    const player = playerOf(state, seat);
    player.fame = numberAt(data.fame ?? 0, `${path}.fame`, most);
    const reputation = data.reputation ?? 0;
    if (typeof reputation !== 'number' || !Number.isInteger(reputation) || Math.abs(reputation) > 7)
      wrongField(`${path}.reputation`, 'must be from -7 to 7');
    player.reputation = reputation;
    player.level = data.level === undefined ? levelForFame(player.fame) : numberAt(data.level, `${path}.level`, 10);
    player.space = data.space === null ? -1 : data.space === undefined ? 0 : this.space(data.space, `${path}.space`);
    for (const key of ['hand', 'deck', 'discard', 'played'] as const) this.pile(seat, data, key, path);
    this.units(seat, data, path);
    this.skills(seat, data, path);
    this.counts(data.crystals, `${path}.crystals`, basics, player.crystals);
    this.counts(data.mana, `${path}.mana`, colors, player.tokens);
    this.tactic(player, data, path);
    player.asleep = data.asleep === undefined ? 0 : bitAt(data.asleep, `${path}.asleep`);
    player.drawBonus = numberAt(data.drawBonus ?? 0, `${path}.drawBonus`, most);
    if (data.out !== undefined && bitAt(data.out, `${path}.out`) === 1) state.out |= 1 << seat;
  }

  private units(seat: number, data: PositionFields, path: string): void {
    const { state } = this;
    for (const [i, one] of listAt(data.units ?? [], `${path}.units`).entries()) {
      const inside = `${path}.units.${i}`;
      const given =
        typeof one === 'string' ? { unit: one } : objectAt(one, inside, ['unit', 'spent', 'wounds', 'banner', 'token']);
      const unit = this.thing(given.unit, `${inside}.unit`, isUnitThing);
      playerOf(state, seat).units.push(unit);
      const index = unitIndex(unit);
      const rest = given as PositionFields;
      state.spent[index] = rest.spent === undefined ? 0 : bitAt(rest.spent, `${inside}.spent`);
      state.unitWounds[index] = numberAt(rest.wounds ?? 0, `${inside}.wounds`, 9);
      if (rest.banner !== undefined) {
        const banner = this.thing(
          rest.banner,
          `${inside}.banner`,
          (thing) => isDeedThing(thing) && isArtifactDesign(designOf(thing)),
        );
        state.owner[banner] = seat;
        state.banners[index] = banner;
        if (nameOfThing[banner] === 'banner-of-command') state.commandBanner = banner;
      }
      if (rest.token !== undefined) state.familiar[index] = nameAt(rest.token, `${inside}.token`, basics);
    }
  }

  private skills(seat: number, data: PositionFields, path: string): void {
    for (const [i, one] of listAt(data.skills ?? [], `${path}.skills`).entries()) {
      const inside = `${path}.skills.${i}`;
      const given: PositionFields =
        typeof one === 'string' ? { skill: one } : objectAt(one, inside, ['skill', 'flipped', 'used']);
      const skill = nameAt(given.skill, `${inside}.skill`, skillIds);
      this.dealer.deal([skillThing(skill)], inside, skillIds[skill] as string);
      playerOf(this.state, seat).skills.push(skillThing(skill));
      if (given.flipped !== undefined)
        this.state.flipped[skillThing(skill)] = bitAt(given.flipped, `${inside}.flipped`);
      if (given.used === true) this.state.turn.usedSkills.push(skill);
    }
  }

  private tactic(player: Player, data: PositionFields, path: string): void {
    if (data.tactic === undefined) return;
    const inside = `${path}.tactic`;
    const given: PositionFields =
      typeof data.tactic === 'string'
        ? { tactic: data.tactic }
        : objectAt(data.tactic, inside, ['tactic', 'used', 'die']);
    player.tactic = nameAt(given.tactic, `${inside}.tactic`, tacticIds);
    if (given.used !== undefined) player.tacticUsed = bitAt(given.used, `${inside}.used`);
    if (given.die !== undefined) player.tacticDie = nameAt(given.die, `${inside}.die`, basics);
  }

  /** Tokens that are named for a space. */
  private readonly given = new Map<number, readonly { readonly token: number; readonly isUp: boolean }[]>();

  /** Tiles, sites and tokens. Sites whose tokens are not named get the first ones that are left. */
  map(): void {
    const { state, fields } = this;
    this.nameTokens();
    const piled = objectAt(fields.piles ?? {}, 'piles', piles);
    const named = piles.map((name, pile) => this.things(piled[name], `piles.${name}`, isOfPile(pile)).reverse());
    const ruins = this.things(fields.ruins, 'ruins', isRuinThing).reverse();
    for (const pile of piles.keys()) this.keepRest(at(state.enemyPiles, pile));
    this.keepRest(state.ruins);
    const taught = state.monasteryOffer.length;
    this.layTiles();
    // What the monasteries teach is named, or comes from the deck.
    if (fields.monasteryOffer !== undefined)
      while (state.monasteryOffer.length > taught) state.actions.push(state.monasteryOffer.pop() as number);
    this.sites();
    for (const [space, tokens] of this.given) {
      this.clear(space);
      for (const { token, isUp } of tokens) placeToken(quiet(state), token, space, isUp);
    }
    for (const pile of piles.keys()) at(state.enemyPiles, pile).push(...at(named, pile));
    state.ruins.push(...ruins);
    this.stack();
  }

  /** Of a pile of the box what is named nowhere, the first one on top. */
  private keepRest(pile: number[]): void {
    const inGame = new Set(pile.splice(0));
    pile.push(...this.dealer.rest((thing) => inGame.has(thing)).reverse());
  }

  private nameTokens(): void {
    const tokens = objectAt(this.fields.tokens ?? {}, 'tokens', spaceNames);
    for (const [name, list] of Object.entries(tokens)) {
      const path = `tokens.${name}`;
      const here = listAt(list, path).map((one, i) => {
        const data: PositionFields =
          typeof one === 'string' ? { token: one } : objectAt(one, `${path}.${i}`, ['token', 'up']);
        const token = this.thing(data.token, `${path}.${i}`, (thing) => isEnemyThing(thing) || isRuinThing(thing));
        return { token, isUp: data.up === undefined || bitAt(data.up, `${path}.${i}.up`) === 1 };
      });
      this.given.set(spaceNames.indexOf(name), here);
    }
  }

  /** Without a map the first tiles lie at the places of the set-up. */
  private layTiles(): void {
    const { state, fields } = this;
    const { side, first } = shapeOf(state);
    state.tileAt[startPlace] = at(startTiles, side);
    const standard = Object.fromEntries(first.map(([x, y], i) => [tilePlaceNames[tilePlaceAt(x, y)], tileIds[2 + i]]));
    const given = objectAt(fields.map ?? standard, 'map', tilePlaceNames);
    for (const [name, tile] of Object.entries(given)) {
      const place = tilePlaceNames.indexOf(name);
      const thing = this.thing(tile, `map.${name}`, isTileThing);
      state.laid.push(thing);
      state.tileAt[place] = designOf(thing);
      setUpSites(quiet(state), place, -1);
    }
  }

  private sites(): void {
    const { state } = this;
    const sites = objectAt(this.fields.sites ?? {}, 'sites', spaceNames);
    for (const [name, one] of Object.entries(sites)) {
      const path = `sites.${name}`;
      const data = objectAt(one, path, ['shields', 'gone', 'paths']);
      const site = state.sites.find(({ space }) => spaceNames[space] === name) ?? wrongField(path, 'has no site');
      site.shields.push(
        ...listAt(data.shields ?? [], `${path}.shields`).map((seat, i) =>
          numberAt(seat, `${path}.shields.${i}`, mostSeats - 1),
        ),
      );
      site.gone = data.gone === undefined ? 0 : bitAt(data.gone, `${path}.gone`);
      site.paths = numberAt(data.paths ?? 0, `${path}.paths`, 7);
      // Nobody defends a site that is conquered or gone, unless the position says so.
      if ((site.shields.length > 0 || site.gone === 1) && !this.given.has(site.space)) this.clear(site.space);
    }
  }

  private clear(space: number): void {
    const { state } = this;
    for (let i = state.tokens.length - 1; i >= 0; i--) {
      if (state.tokenSpaces[i] !== space) continue;
      const token = at(state.tokens, i);
      (isEnemyThing(token) ? at(state.enemyPiles, at(pileOfEnemy, designOf(token))) : state.ruins).push(token);
      state.tokens.splice(i, 1);
      state.tokenSpaces.splice(i, 1);
      state.tokenUp.splice(i, 1);
    }
  }

  /** The stack from the top; without it the tiles of the scenario that lie nowhere, countryside first. */
  private stack(): void {
    const { state, fields } = this;
    const scenario = scenarioOf(state);
    const index = state.players.length - 1;
    const wanted = {
      countryside: at(scenario.countryside, index),
      city: at(scenario.cities, index),
      core: at(scenario.cores, index),
    };
    const tiles: number[] = [];
    if (fields.tiles !== undefined) tiles.push(...this.things(fields.tiles, 'tiles', isTileThing));
    else {
      for (const kind of ['countryside', 'city', 'core'] as const) {
        const laid = state.laid.filter((tile) => kindOfTile(tile) === kind).length;
        const free = this.dealer.rest(
          (thing) => isTileThing(thing) && kindOfTile(thing) === kind && this.isInGame(thing),
        );
        tiles.push(...free.slice(0, Math.max(0, wanted[kind] - laid)));
        state.unusedTiles.push(...free.slice(Math.max(0, wanted[kind] - laid)));
      }
    }
    state.stack.push(...tiles.reverse());
    state.coresLeft = state.stack.filter((tile) => kindOfTile(tile) !== 'countryside').length;
    state.unusedTiles.push(...this.dealer.rest((thing) => isTileThing(thing) && this.isInGame(thing)));
    state.spareGreen = state.unusedTiles.filter((tile) => kindOfTile(tile) === 'countryside').length;
    state.spareBrown = state.unusedTiles.filter((tile) => kindOfTile(tile) === 'core').length;
  }

  private isInGame(thing: number): boolean {
    return this.state.allContent || !isTileThing(thing) || tileCards[designOf(thing)]?.lostLegion !== true;
  }

  table(): void {
    const { state, fields } = this;
    const isCard = (fits: (design: number) => boolean) => (thing: number) =>
      isDeedThing(thing) && !isWound(thing) && fits(designOf(thing));
    const isAction = isCard((design) => isActionDesign(design) && !isBasicDesign(design));
    const isSpell = isCard(isSpellDesign);
    state.actionOffer.push(...this.things(fields.actionOffer, 'actionOffer', isAction));
    state.monasteryOffer.push(...this.things(fields.monasteryOffer, 'monasteryOffer', isAction));
    state.spellOffer.push(...this.things(fields.spellOffer, 'spellOffer', isSpell));
    state.unitOffer.push(...this.things(fields.unitOffer, 'unitOffer', isUnitThing));
    state.commonSkills.push(...this.things(fields.commonSkills, 'commonSkills', isSkillThing));
    const decks = objectAt(fields.decks ?? {}, 'decks', Object.keys(properties.decks.properties));
    const deck = (
      key: 'actions' | 'spells' | 'artifacts' | 'regulars' | 'elites',
      fits: (thing: number) => boolean,
    ): void => {
      const named = this.things(decks[key], `decks.${key}`, fits).reverse();
      const dealt = state[key].splice(0);
      state[key].push(...this.dealer.rest((thing) => dealt.includes(thing)).reverse(), ...named);
    };
    deck('actions', isAction);
    deck('spells', isSpell);
    deck('artifacts', isCard(isArtifactDesign));
    deck('regulars', (thing) => isUnitThing(thing) && !unitCard(thing).isElite);
    deck('elites', (thing) => isUnitThing(thing) && unitCard(thing).isElite);
    for (const [offer, from] of [
      [state.actionOffer, state.actions],
      [state.spellOffer, state.spells],
    ] as const) {
      while (offer.length < 3 && from.length > 0) offer.push(from.pop() as number);
    }
    state.source.push(...listAt(fields.source ?? [], 'source').map((name, i) => nameAt(name, `source.${i}`, colors)));
    // Dice that are not named are depleted.
    const kept = state.players.filter(({ tacticDie }) => tacticDie >= 0).length;
    while (state.source.length + kept < perRound(state)) state.source.push(isNightRound(state) ? gold : black);
  }

  /** Cards and skills that are named nowhere. */
  leftovers(): void {
    const { state, fields } = this;
    const given = listAt(fields.seats, 'seats') as readonly PositionFields[];
    state.box.length = 0;
    for (const [seat, player] of state.players.entries()) {
      const rest = restNames[
        nameAt(given[seat]?.rest ?? 'deck', `seats.${seat}.rest`, restNames)
      ] as (typeof restNames)[number];
      const cards = this.dealer.rest(
        (thing) => thing < basicThings.first + basicThings.count && firstHeroOf(thing) === player.hero,
      );
      if (rest === 'out') state.box.push(...cards);
      else {
        for (const card of cards) state.owner[card] = seat;
        player[rest].unshift(...cards.reverse());
      }
      player.skillPile.push(...this.ownSkills(player.hero));
    }
    if (hasDummy(state)) this.dummy();
    const wounds = this.dealer.rest(isWound);
    state.wounds.splice(0, state.wounds.length, ...wounds);
    state.box.push(...this.dealer.rest(() => true));
  }

  private ownSkills(hero: number): number[] {
    const solo = hasDummy(this.state);
    return this.dealer.rest(
      (thing) =>
        isSkillThing(thing) &&
        firstHeroOf(thing) === hero &&
        !(solo && skillCard(designOf(thing))?.isCompetitive === true),
    );
  }

  private dummy(): void {
    const { state, fields } = this;
    const { dummy } = state;
    const data = objectAt(fields.dummy ?? {}, 'dummy', Object.keys(properties.dummy.properties));
    const isOwn = (thing: number): boolean =>
      isDeedThing(thing) && !isWound(thing) && (!isBasicDesign(designOf(thing)) || firstHeroOf(thing) === dummy.hero);
    dummy.discard.push(...this.things(data.discard, 'dummy.discard', isOwn));
    const named = this.things(data.deck, 'dummy.deck', isOwn).reverse();
    const others = this.dealer.rest(
      (thing) => thing < basicThings.first + basicThings.count && firstHeroOf(thing) === dummy.hero,
    );
    dummy.deck.push(...(data.deck === undefined ? others.reverse() : named));
    if (data.deck !== undefined) state.box.push(...others);
    for (const card of [...dummy.deck, ...dummy.discard]) state.owner[card] = dummySeat(state);
    for (const [color, count] of dummyCrystals(dummy.hero).entries()) dummy.crystals[color] = count;
    this.counts(data.crystals, 'dummy.crystals', basics, dummy.crystals);
    if (data.tactic !== undefined) dummy.tactic = nameAt(data.tactic, 'dummy.tactic', tacticIds);
    state.dummySkills.push(...this.ownSkills(dummy.hero));
  }
}

const isOfPile =
  (pile: number) =>
  (thing: number): boolean =>
    isEnemyThing(thing) && pileOfEnemy[designOf(thing)] === pile;

/** Sets up without telling anybody. Nothing here is left to chance. */
const quiet = (state: MageKnightState): C =>
  ({ state, emit: () => {}, resolved: () => {}, isCovered: false }) as unknown as C;

const read: PositionNotation<MageKnightState>['read'] = (data) => {
  const fields = objectAt(data, wholePosition, Object.keys(properties));
  const given = listAt(fields.seats, 'seats');
  const seats = given.length;
  if (seats < 1 || seats > mostSeats) wrongField('seats', `must be 1 to ${mostSeats}`);
  const options = optionsAt(settings, fields.options ?? {}, 'options', seats);
  const state = create(options, seats);
  state.unusedTiles.length = 0;
  const reader = new Reader(state, fields);
  state.round = numberAt(fields.round ?? 1, 'round', 20);
  reader.heroes();
  given.forEach((one, seat) => {
    reader.player(seat, one);
  });
  reader.table();
  reader.map();
  readCourse(reader);
  reader.leftovers();
  return { state, options, seats };
};

export const position: PositionNotation<MageKnightState> = { schema: positionSchema, read, write: writePosition };
