import { at, type GameOptions, OptionError } from '@heldentisch/engine';
import { portal, startPlace, tilePlaces } from './board.js';
import {
  actionThings,
  artifactThings,
  basicThings,
  deedCard,
  designOf,
  enemyDesign,
  enemyThings,
  hasDeedCard,
  pileOfEnemy,
  ruinThings,
  skillThings,
  spellThings,
  startTiles,
  thingCount,
  thingsOf,
  tileKind,
  tileThings,
  unitCard,
  unitThings,
  woundThings,
} from './box.js';
import { ruinCards } from './cards/ruins.js';
import { tileCards } from './cards/tiles.js';
import { type Scenario, scenarioIds, scenarios } from './scenarios.js';
import type { Dummy, MageKnightState, Player, Turn } from './state.js';
import { basicColors, colors, piles } from './terms.js';
import { rewardKinds } from './vocabulary.js';

const none = -1;

export const newPlayer = (): Player => ({
  hero: none,
  fame: 0,
  reputation: 0,
  level: 1,
  space: none,
  deck: [],
  hand: [],
  discard: [],
  played: [],
  aside: [],
  under: [],
  units: [],
  skills: [],
  skillPile: [],
  crystals: new Array<number>(basicColors).fill(0),
  tokens: new Array<number>(colors.length).fill(0),
  tactic: none,
  tacticUsed: 0,
  tacticDie: none,
  asleep: 0,
  plundered: 0,
  drawBonus: 0,
  motivated: 0,
  chaos: 0,
  chaosRest: 0,
  puppets: [],
  claimedDie: none,
  curse: none,
  cursed: 0,
});

const newDummy = (): Dummy => ({
  hero: none,
  deck: [],
  discard: [],
  crystals: new Array<number>(basicColors).fill(0),
  tactic: none,
});

export const newTurn = (seat: number): Turn => ({
  seat,
  stage: 0,
  move: 0,
  influence: 0,
  regard: 0,
  heal: 0,
  dice: 1,
  usedDice: [],
  keptDice: [],
  path: [],
  cards: 0,
  exempt: 0,
  rested: 0,
  lasting: [],
  usedSkills: [],
  wounds: 0,
  newWounds: 0,
  healedWounds: 0,
  healedUnits: [],
  recruited: 0,
  newUnits: [],
  endFame: 0,
  endReputation: 0,
  spentCrystals: new Array<number>(basicColors).fill(0),
  extra: 0,
  rewards: new Array<number>(rewardKinds.length).fill(0),
  marks: [],
  defeated: 0,
  fallen: [],
  harvests: 0,
  explored: 0,
});

export const scenarioOf = ({ scenario }: MageKnightState): Scenario => at(scenarios, scenario);

/** The content option: what is not in the base game stays in the box. */
const takesPart = (all: boolean, card: { readonly lostLegion?: true } | undefined): boolean =>
  all || card?.lostLegion !== true;

/** The table before anything is shuffled. One object literal, with every field from the start. */
export function create(options: GameOptions, seats: number): MageKnightState {
  const scenario = scenarioIds.indexOf(String(options.scenario));
  const { rounds, cityLevels, isSolo } = at(scenarios, scenario);
  if (at(rounds, seats - 1) === 0) {
    throw new OptionError('options.scenario', `cannot be played by ${seats}`);
  }
  const all = options.content === 'all';
  const level = options.cityLevel;
  const solo = isSolo(seats);
  const box: number[] = [];
  const sort = (things: readonly number[], isIn: (thing: number) => boolean): number[] =>
    things.filter((thing) => {
      if (isIn(thing)) return true;
      box.push(thing);
      return false;
    });
  const deedIsIn = (thing: number): boolean => {
    if (!hasDeedCard(designOf(thing))) return false;
    const card = deedCard(designOf(thing));
    // MK-SCN-06
    return takesPart(all, card) && !(solo && card.isCompetitive === true);
  };
  box.push(...thingsOf(basicThings), ...thingsOf(skillThings));
  const tiles = sort(thingsOf(tileThings), (thing) => takesPart(all, tileCards[designOf(thing)]));
  const enemies = sort(thingsOf(enemyThings), (thing) => takesPart(all, enemyDesign(designOf(thing))));
  const units = sort(thingsOf(unitThings), (thing) => takesPart(all, unitCard(thing)));
  return {
    frames: [{ step: 'game', at: 0 }],
    scenario,
    cityLevels: typeof level === 'number' && cityLevels.length > 0 ? [level] : [...cityLevels],
    allContent: all,
    players: Array.from({ length: seats }, newPlayer),
    dummy: newDummy(),
    order: [],
    firstOrder: Array.from({ length: seats }, (_, seat) => seat),
    picksHeroes: options.heroes === 'pick',
    round: 0,
    turns: 0,
    announcer: none,
    lastTurns: none,
    goalTurns: none,
    goalTurn: none,
    asked: [],
    isOver: 0,
    ending: '',
    winners: 0,
    points: new Array<number>(seats).fill(0),
    out: 0,
    turn: newTurn(none),
    spared: 0,
    central: [],
    source: [],
    tactics: [],
    goneTactics: [],
    stack: [],
    laid: [],
    unusedTiles: tiles,
    coresLeft: 0,
    spareGreen: 0,
    spareBrown: 0,
    cityRevealer: none,
    tileAt: tilePlaces.map((_, place) => (place === startPlace ? at(startTiles, 0) : none)),
    sites: [{ space: portal, site: 0, color: 0, shields: [], gone: 0, level: 0, paths: 0 }],
    tokens: [],
    tokenSpaces: [],
    tokenUp: [],
    engaged: [],
    scouted: none,
    scoutedToken: none,
    enemyPiles: piles.map((_, pile) => enemies.filter((thing) => pileOfEnemy[designOf(thing)] === pile)),
    enemyDiscards: piles.map(() => []),
    ruins: sort(thingsOf(ruinThings), (thing) => takesPart(all, ruinCards[designOf(thing)])),
    ruinDiscard: [],
    actions: sort(thingsOf(actionThings), deedIsIn),
    actionOffer: [],
    spells: sort(thingsOf(spellThings), deedIsIn),
    spellOffer: [],
    artifacts: sort(thingsOf(artifactThings), deedIsIn),
    boxed: [],
    regulars: units.filter((thing) => !unitCard(thing).isElite),
    elites: units.filter((thing) => unitCard(thing).isElite),
    unitOffer: [],
    monasteryOffer: [],
    commonSkills: [],
    revealedSkills: [],
    dummySkills: [],
    wounds: thingsOf(woundThings),
    box,
    looked: [],
    looker: none,
    seen: new Array<number>(thingCount).fill(0),
    owner: new Array<number>(thingCount).fill(none),
    commandBanner: none,
    mastered: [],
    bonded: none,
    spent: new Array<number>(unitThings.count).fill(0),
    unitWounds: new Array<number>(unitThings.count).fill(0),
    banners: new Array<number>(unitThings.count).fill(none),
    familiar: new Array<number>(unitThings.count).fill(none),
    flipped: new Array<number>(thingCount).fill(0),
  };
}

/** Which kind of tile a thing is. */
export const kindOfTile = (thing: number): ReturnType<typeof tileKind> => tileKind(designOf(thing));
