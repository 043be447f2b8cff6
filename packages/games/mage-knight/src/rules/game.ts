import { at, type Deed, type Phases, perform, refusal, sequence } from '@heldentisch/engine';
import { lay, shuffle, take } from '@heldentisch/pieces';
import { startPlace, tilePlaceAt } from '../board.js';
import { basicThings, designOf, firstHeroOf, skillThings, startTiles, thingsOf, unitCard } from '../box.js';
import { heroIds } from '../card-ids.js';
import { heroCards } from '../cards/heroes.js';
import { kindOfTile, scenarioOf } from '../create.js';
import { type C, dummySeat, hasDummy, playerOf } from '../players.js';
import type { GameFrame, MageKnightState } from '../state.js';
import { choose, happened } from '../vocabulary.js';
import { drawCards, refillOffer } from './cards.js';
import { dummyCrystals } from './dummy.js';
import { layNextTile, shapeOf } from './exploring.js';
import { rollSource } from './mana.js';
import { dealUnits, layOutTactics, perRound } from './round.js';
import { skillCard } from './skills.js';

/** The whole game: heroes, set-up (MK-SET), then the rounds. */

type GameDeed = Deed<MageKnightState, GameFrame>;

const isFree = ({ players, allContent }: MageKnightState, hero: number): boolean =>
  players.every((player) => player.hero !== hero) && (allContent || at(heroCards, hero).lostLegion !== true);

const toChoose = (state: MageKnightState): number =>
  state.firstOrder.find((seat) => playerOf(state, seat).hero < 0) ?? -1;

const takeHero: GameDeed = {
  kind: choose.takeHero,
  candidates(_c, _frame, _seat, out) {
    for (const hero of heroIds.keys()) out.add(choose.takeHero.code(hero));
  },
  forbids({ state }, _frame, _seat, code) {
    const hero = choose.takeHero.hero(code);
    return isFree(state, hero) ? null : refusal('MK-GEN-04', { hero: `hero.${heroIds[hero]}` });
  },
  does(c, frame, seat, code) {
    frame.at--;
    giveHero(c, seat, choose.takeHero.hero(code));
  },
};
const heroDeeds = [takeHero];

function giveHero(c: C, seat: number, hero: number): void {
  playerOf(c.state, seat).hero = hero;
  c.emit(happened.heroTaken, seat, hero);
}

function dealHeroes(c: C): void {
  const { state } = c;
  for (let seat = toChoose(state); seat >= 0; seat = toChoose(state)) {
    const free = [...heroIds.keys()].filter((hero) => isFree(state, hero));
    giveHero(c, seat, at(free, c.chance.pick(free.length)));
  }
}

const phases = {
  /** Who chooses first. */
  first: {
    run(c) {
      c.chance.shuffle(c.state.firstOrder);
      c.state.order.push(...c.state.firstOrder);
    },
  },
  /** MK-GEN-04 */
  heroes: {
    seats({ state }) {
      const seat = state.picksHeroes ? toChoose(state) : -1;
      return seat < 0 ? 0 : 1 << seat;
    },
    run: dealHeroes,
    deeds: () => heroDeeds,
    prompt: () => ({ key: 'takeHero' }),
    alwaysAsks: true,
  },
  dummy: { run: makeDummy },
  players: { run: setUpPlayers },
  table: { run: setUpTable },
  map: { run: setUpMap },
  rounds: perform(() => ({ step: 'round', at: 0, turn: 0 })),
} satisfies Phases<MageKnightState, GameFrame>;

export const game = sequence<MageKnightState, GameFrame, typeof phases>(phases);

/** Takes the cards or skills of a hero out of the box. */
function takeOut(state: MageKnightState, things: readonly number[]): number[] {
  return things.map((thing) => take(state.box, thing));
}
const deckOf = (hero: number): number[] => thingsOf(basicThings).filter((thing) => firstHeroOf(thing) === hero);
const skillsOf = (hero: number): number[] => thingsOf(skillThings).filter((thing) => firstHeroOf(thing) === hero);

/** MK-DUM-01, A-47, MK-SOL-01 */
function makeDummy(c: C): void {
  const { state } = c;
  if (!hasDummy(state)) return;
  const free = [...heroIds.keys()].filter((hero) => isFree(state, hero));
  const hero = at(free, c.chance.pick(free.length));
  const { dummy } = state;
  dummy.hero = hero;
  for (const [color, count] of dummyCrystals(hero).entries()) dummy.crystals[color] = count;
  for (const card of takeOut(state, deckOf(hero))) {
    state.owner[card] = dummySeat(state);
    dummy.deck.push(card);
  }
  shuffle(c.chance, dummy.deck, state.seen);
  state.dummySkills.push(
    ...takeOut(
      state,
      skillsOf(hero).filter((thing) => skillCard(designOf(thing))?.isCompetitive !== true),
    ),
  );
  shuffle(c.chance, state.dummySkills, state.seen);
  state.order.push(dummySeat(state));
  c.emit(happened.dummyHero, hero);
}

/** MK-SET-20 to MK-SET-25, MK-SCN-04, MK-SCN-06 */
function setUpPlayers(c: C): void {
  const { state } = c;
  for (const seat of state.players.keys()) {
    const player = playerOf(state, seat);
    for (const card of takeOut(state, deckOf(player.hero))) {
      state.owner[card] = seat;
      player.deck.push(card);
    }
    shuffle(c.chance, player.deck, state.seen);
    const solo = hasDummy(state);
    const skills = skillsOf(player.hero).filter(
      (thing) => !(solo && skillCard(designOf(thing))?.isCompetitive === true),
    );
    player.skillPile.push(...takeOut(state, skills));
    shuffle(c.chance, player.skillPile, state.seen);
    if (scenarioOf(state).isBlitz === true) {
      player.fame = 1;
      player.reputation = 2;
    }
    drawCards(c, seat, 5);
  }
}

/** MK-SET-02 to MK-SET-13, MK-FRC-03 */
function setUpTable(c: C): void {
  const { state } = c;
  for (const pile of state.enemyPiles) shuffle(c.chance, pile, state.seen);
  for (const pile of [state.ruins, state.artifacts, state.spells, state.actions, state.regulars, state.elites]) {
    shuffle(c.chance, pile, state.seen);
  }
  refillOffer(c, 'spells');
  refillOffer(c, 'actions');
  dealUnits(c);
  if (scenarioOf(state).isTraining === true) {
    while (!state.unitOffer.some((unit) => unitCard(unit).sites.includes('village'))) {
      state.regulars.push(...state.unitOffer.splice(0));
      shuffle(c.chance, state.regulars, state.seen);
      dealUnits(c);
    }
  }
  rollSource(c, perRound(state));
  state.round = 1;
  layOutTactics(c);
  state.round = 0;
}

/** MK-SET-14 to MK-SET-18 */
function setUpMap(c: C): void {
  const { state } = c;
  const scenario = scenarioOf(state);
  const index = state.players.length - 1;
  const { side, first } = shapeOf(state);
  state.tileAt[startPlace] = at(startTiles, side);
  const groups = {
    countryside: at(scenario.countryside, index),
    city: at(scenario.cities, index),
    core: at(scenario.cores, index),
  };
  const drawn = (kind: keyof typeof groups): number[] => {
    const tiles = state.unusedTiles.filter((tile) => kindOfTile(tile) === kind);
    if (kind !== 'countryside' || scenario.isSorted !== true) c.chance.shuffle(tiles);
    return tiles.slice(0, groups[kind]).map((tile) => take(state.unusedTiles, tile));
  };
  const cores = [...drawn('city'), ...drawn('core')];
  c.chance.shuffle(cores);
  const green = drawn('countryside');
  for (const tile of cores) lay(state.stack, tile, state.seen);
  // The first one drawn lies on top. Sorted tiles are known to everybody.
  for (const tile of green.reverse()) lay(state.stack, tile, state.seen, scenario.isSorted === true ? -1 : 0);
  state.coresLeft = cores.length;
  state.spareGreen = state.unusedTiles.filter((tile) => kindOfTile(tile) === 'countryside').length;
  state.spareBrown = state.unusedTiles.filter((tile) => kindOfTile(tile) === 'core').length;
  state.round = 1;
  for (const [x, y] of first) layNextTile(c, tilePlaceAt(x, y), -1);
  state.round = 0;
}
