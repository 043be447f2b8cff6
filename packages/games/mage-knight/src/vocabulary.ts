import { defineChoices, defineEvents, names, range, seatDomain } from '@heldentisch/engine';
import { secretThing } from '@heldentisch/pieces';
import { spaceNames, tilePlaceNames } from './board.js';
import { cardNames, mostSeats, nameOfThing } from './box.js';
import { ways } from './card.js';
import { enemyIds, heroIds, ruinIds, skillIds, tacticIds, tileIds, unitIds } from './card-ids.js';
import { manaNames } from './mana.js';
import { abilities, attackKinds, colors, combatPhases, elements, piles, sites, terrains } from './terms.js';

/** At most so many enemies in one combat, each with at most three attacks. */
export const mostFighters = 10;
export const mostAttacks = 3;
/** A player has at most so many units. */
export const mostUnits = 12;

/** How a card is played: by one of its effects, or sideways for one point (MK-CRD-10). */
export const uses = ['basic', 'strong', 'move', 'influence', 'attack', 'block'] as const;
export const [useBasic, useStrong, useMove, useInfluence, useAttack, useBlock] = [0, 1, 2, 3, 4, 5] as const;

export const rewardKinds = ['artifacts', 'spell', 'action', 'unit', 'crystals', 'random-crystal', 'dungeon'] as const;
export const [rewardArtifacts, rewardSpell, rewardAction, rewardUnit, rewardCrystals, rewardRandom, rewardDungeon] = [
  0, 1, 2, 3, 4, 5, 6,
] as const;

const attackLetters = ['a', 'b', 'c'];
/** Attacks by the place of their enemy and a letter: `2b`. */
export const attackNames: readonly string[] = Array.from({ length: mostFighters * mostAttacks }, (_, i) => {
  const fighter = Math.floor(i / mostAttacks);
  return `${fighter + 1}${attackLetters[i % mostAttacks]}`;
});
export const attackNumber = (fighter: number, attack: number): number => fighter * mostAttacks + attack;

/** Sets of enemies by their places: `1+3`. The number of a set is its bits. */
export const setNames = Array.from({ length: 1 << mostFighters }, (_, bits) =>
  bits === 0
    ? 'none'
    : Array.from({ length: mostFighters }, (_one, i) => i)
        .filter((i) => (bits >> i) & 1)
        .map((i) => i + 1)
        .join('+'),
);

/** What an enemy can be stripped of: an ability, or an element of its attacks. */
export const traits = [...abilities, 'fire', 'ice'] as const;

const hero = names('hero', heroIds);
const tactic = names('tactic', tacticIds);
const card = names('card', cardNames);
const unitName = names('unit', unitIds);
const unit = range('number', 1, mostUnits);
/** Who comes along into a maze; the last of them is nobody. */
export const companions = [...Array.from({ length: mostUnits - 1 }, (_, i) => String(i + 1)), 'none'];
const companion = names('companion', companions);
/** The move points that a path of a maze costs (MK-CMP-16). */
export const pathCosts = ['2', '4', '6'] as const;
const paid = names('paid', pathCosts);
const ability = range('number', 1, 4);
const skill = names('skill', skillIds);
const space = names('space', spaceNames);
const tilePlace = names('tilePlace', tilePlaceNames);
const mana = names('mana', manaNames);
const color = names('color', colors);
const way = names('way', ways);
const use = names('use', uses);
const reward = names('reward', rewardKinds);
const enemySlot = range('number', 1, mostFighters);
const attack = names('attack', attackNames);
const targets = names('targets', setNames);
const pile = names('pile', piles);

export const choices = defineChoices({
  // Before the first round
  takeHero: { hero },
  pickTactic: { tactic },
  // Cards, units, skills, mana
  play: { card, use },
  activate: { unit, ability },
  useSkill: { skill },
  useTactic: {},
  assignBanner: { card, unit },
  pay: { mana, color },
  healHand: {},
  healUnit: { unit },
  // The turn
  begin: {},
  plunder: {},
  announceEnd: {},
  playOn: {},
  step: { space },
  explore: { tilePlace },
  interact: {},
  enter: {},
  enterMaze: { companion, paid },
  burn: {},
  challenge: { space },
  rest: {},
  restDiscard: { card },
  shedWound: {},
  endTurn: {},
  // Interaction
  recruit: { unitName },
  buyHealing: {},
  buySpell: { card },
  buyAction: { card },
  buyTopAction: {},
  buyArtifact: {},
  buyElite: {},
  disband: { unit },
  // Combat
  fight: {},
  strike: { targets },
  parry: { attack },
  slow: { attack },
  frighten: { attack },
  harvest: {},
  flipUp: { skill },
  convert: { way },
  endPhase: {},
  suffer: { attack },
  assign: { unit },
  bear: {},
  // What an effect asks
  take: { way },
  pickCard: { card },
  pickUnit: { unit },
  pickUnitName: { unitName },
  pickEnemy: { enemySlot },
  pickAttack: { attack },
  pickColor: { color },
  pickDie: { color },
  pickSpace: { space },
  pickSkill: { skill },
  pickPile: { pile },
  pickTerrain: { terrain: names('terrain', terrains) },
  pickEnemyName: { enemy: names('enemy', enemyIds) },
  borrow: { unitName, ability },
  strip: { trait: names('trait', traits) },
  pickSeat: { seat: range('seat', 0, mostSeats - 1) },
  done: {},
  // The end of the turn
  discard: { card },
  takeReward: { reward },
  learn: { skill },
});
export const choose = choices.kinds;

const number = range('number', 0, 4095);
const signed = range('number', -2048, 2047);
const phase = names('phase', combatPhases);
const seat = seatDomain;
const thing = secretThing('thing', nameOfThing);

export const events = defineEvents({
  heroTaken: { seat, hero },
  dummyHero: { hero },
  roundBegun: { round: number },
  sourceRolled: {},
  dieRolled: { seat: seatDomain, color },
  tacticTaken: { seat, tactic },
  dummyTactic: { tactic },
  turnBegun: { seat },
  turnForfeited: { seat },
  endAnnounced: { seat },
  dummyAnnounced: {},
  dummyTurned: { count: number },
  dummyGained: { color },
  // Map
  heroEntered: { seat, space },
  heroStepped: { seat, from: space, space },
  heroWithdrew: { seat, space },
  tileLaid: { tilePlace, tile: names('tile', tileIds) },
  siteFound: { space, site: names('site', sites) },
  enemyPlaced: { space, enemy: names('enemy', enemyIds) },
  garrisonPlaced: { space, pile },
  tokenRevealed: { space, enemy: names('enemy', enemyIds) },
  ruinRevealed: { space, ruin: names('ruin', ruinIds) },
  siteConquered: { seat, space, site: names('site', sites) },
  siteGone: { space, site: names('site', sites) },
  cityShield: { seat, space },
  // Cards, mana, units, skills
  cardPlayed: { seat, card, use },
  manaPaid: { seat, mana, color },
  manaGained: { seat, color },
  crystalGained: { seat, color },
  crystalLost: { seat, color },
  cardsDrawn: { seat, count: number },
  cardDrawn: { seat, thing },
  cardDiscarded: { seat, card },
  cardGone: { seat, card },
  cardGained: { seat, card },
  artifactPutBack: { seat },
  artifactRevealed: { card },
  deckShuffled: { seat },
  unitActivated: { seat, unitName, ability },
  unitReadied: { seat, unitName },
  unitSpent: { seat, unitName },
  unitRecruited: { seat, unitName },
  unitDisbanded: { seat, unitName },
  unitWounded: { seat, unitName },
  unitDestroyed: { seat, unitName },
  unitHealed: { seat, unitName },
  unitOffered: { unitName },
  bannerAssigned: { seat, card, unitName },
  skillUsed: { seat, skill },
  skillGained: { seat, skill },
  skillOffered: { skill },
  skillEnded: { seat, skill },
  tacticUsed: { seat, tactic },
  // Points and tracks
  movePoints: { seat, amount: number },
  influencePoints: { seat, amount: signed },
  healPoints: { seat, amount: number },
  attackPoints: { seat, amount: number, kind: names('attackKind', attackKinds), element: names('element', elements) },
  blockPoints: { seat, amount: number, element: names('element', elements) },
  fameGained: { seat, amount: number },
  fameLost: { seat, amount: number },
  reputationChanged: { seat, amount: signed },
  levelReached: { seat, level: number },
  woundTaken: { seat },
  woundDiscarded: { seat },
  woundHealed: { seat },
  // Actions
  interactionBegun: { seat, space },
  healingBought: { seat },
  rested: { seat },
  plundered: { seat, space },
  altarPaid: { seat, space },
  // Combat
  combatBegun: { seat },
  enemyJoined: { seat, enemy: names('enemy', enemyIds), enemySlot },
  phaseBegun: { phase },
  enemySummoned: { enemy: names('enemy', enemyIds), enemySlot },
  enemyDefeated: { seat, enemy: names('enemy', enemyIds), enemySlot },
  attackBlocked: { seat, enemy: names('enemy', enemyIds), attack },
  attackPrevented: { enemy: names('enemy', enemyIds), enemySlot },
  attackLowered: { enemy: names('enemy', enemyIds), attack, amount: number },
  armorChanged: { enemy: names('enemy', enemyIds), enemySlot, amount: signed },
  damageDealt: { seat, enemy: names('enemy', enemyIds), attack, amount: number },
  knockedOut: { seat },
  paralyzed: { seat },
  combatEnded: { seat },
  // The end
  goalReached: { seat },
  scored: { seat, amount: signed },
  gaveUp: { seat },
});
export const happened = events.kinds;
