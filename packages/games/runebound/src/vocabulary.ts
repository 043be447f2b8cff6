import { defineChoices, defineEvents, names, range, seatDomain } from '@heldentisch/engine';
import { secretThing } from '@heldentisch/pieces';
import { cardNames, characterNames, mostSeats, sourceNames } from './box.js';
import { heroIds } from './card-ids.js';
import { spaceNames } from './map.js';
import { paymentNames } from './payments.js';
import { attributes, cities, colors, phases, skills, values, ways } from './terms.js';

export const movementDice = 5;
export const trackLength = 6;
export const mostGold = 1023;

const hero = names('hero', heroIds);
const card = names('card', cardNames);
/** A card that makes room, or none. */
export const noCard = cardNames.length;
const shed = names('card', [...cardNames, 'none']);
const source = names('source', sourceNames);
const character = names('character', characterNames);
const space = names('space', spaceNames);
const color = names('color', colors);
const city = names('city', cities);
const phase = names('phase', phases);
const skill = names('skill', skills);
const value = names('value', values);
const attribute = names('attribute', attributes);
const die = range('number', 1, movementDice);
const position = range('number', 1, trackLength);
const payment = names('payment', paymentNames);
const seat = range('seat', 0, mostSeats - 1);
const gold = range('number', 1, mostGold);
const number = range('number', 0, 4095);
const way = names('way', ways);

export const choices = defineChoices({
  takeHero: { hero },
  // Movement
  roll: {},
  rest: { dice: range('number', 0, 3) },
  step: { space },
  stay: {},
  relieve: { character },
  move: { space, die },
  stop: {},
  // Cards, at their moments
  use: { source },
  discard: { card },
  onward: {},
  // Adventures
  attempt: { color },
  draw: {},
  callOff: {},
  fight: { position },
  assail: { seat },
  leave: {},
  refill: { space },
  // Trade
  offer: { seat },
  give: { card },
  ask: { card },
  giveGold: { gold },
  askGold: { gold },
  shed: { card },
  propose: {},
  withdraw: {},
  accept: {},
  refuse: {},
  // Combat
  escape: {},
  slipAway: {},
  stand: {},
  attack: { character },
  defend: {},
  brace: {},
  wield: { card },
  setAside: { card },
  confirm: {},
  takeWounds: {},
  fall: {},
  seize: { card, shed },
  seizeGold: {},
  seizeNothing: {},
  // What an effect asks
  target: { character },
  pickDie: { die },
  combatDie: { die: range('number', 1, 2) },
  rerollChosen: {},
  take: { way },
  pick: { card, shed },
  pickNothing: {},
  putBack: { card },
  refresh: { card },
  loseCard: { card },
  goTo: { space },
  // Market and experience
  buy: { card, shed },
  sell: { card },
  heal: { character },
  soothe: { character },
  learn: { value, payment },
  endTurn: {},
});
export const choose = choices.kinds;

export const events = defineEvents({
  heroTaken: { seat: seatDomain, hero },
  startSeatDrawn: { seat: seatDomain },
  roundBegun: { round: number },
  turnBegun: { seat: seatDomain },
  cardRefreshed: { seat: seatDomain, card },
  counterLaid: { space, color },
  // Movement
  movementDieRolled: { seat: seatDomain, die, face: range('face', 1, 6) },
  restAnnounced: { seat: seatDomain, dice: number },
  heroStepped: { seat: seatDomain, from: space, space },
  heroStayed: { seat: seatDomain, space },
  heroPlaced: { seat: seatDomain, space },
  dieBecameWild: { seat: seatDomain, die },
  // Counters
  exhaustionTaken: { seat: seatDomain, character, amount: number },
  exhaustionRemoved: { seat: seatDomain, character, amount: number },
  woundsTaken: { seat: seatDomain, character, amount: number },
  woundsHealed: { seat: seatDomain, character, amount: number },
  woundsPrevented: { seat: seatDomain, character, amount: number, source },
  challengeWounded: { card, amount: number },
  challengeUnharmed: { card, amount: number },
  challengeHealed: { card, amount: number },
  goldGained: { seat: seatDomain, amount: number },
  goldLost: { seat: seatDomain, amount: number },
  allyKilled: { seat: seatDomain, card },
  // Adventures
  adventureAttempted: { seat: seatDomain, color, space },
  adventureCalledOff: { seat: seatDomain, color },
  adventureDrawn: { seat: seatDomain, card },
  deckExhausted: { seat: seatDomain, color },
  eventLaid: { card },
  eventPutUnder: { card },
  encounterOver: { seat: seatDomain, card },
  cardSeen: { seat: seatDomain, card: secretThing('card', cardNames) },
  cardRevealed: { card },
  cardTaken: { seat: seatDomain, card, price: number },
  // Rolls
  testBegun: { seat: seatDomain, skill, target: number },
  diceRolled: { seat: seatDomain, character, first: number, second: number },
  dieRerolled: { seat: seatDomain, character, first: number, second: number },
  attributeUsed: { seat: seatDomain, attribute },
  rollConfirmed: { seat: seatDomain, character, total: number, target: number },
  testPassed: { seat: seatDomain, skill, total: number, target: number },
  testFailed: { seat: seatDomain, skill, total: number, target: number },
  // Combat
  combatBegun: { seat: seatDomain, card, space },
  heroesFight: { seat: seatDomain, foe: seatDomain, space },
  roundFought: { seat: seatDomain, round: number },
  attackDeclared: { seat: seatDomain, character, phase },
  defenceDeclared: { seat: seatDomain, phase },
  braced: { seat: seatDomain, phase },
  attackHit: { seat: seatDomain, character, amount: number },
  attackMissed: { seat: seatDomain, character, amount: number },
  defenceHeld: { seat: seatDomain, phase },
  defenceBroken: { seat: seatDomain, phase, amount: number },
  escapeTried: { seat: seatDomain },
  escapeFailed: { seat: seatDomain, total: number, target: number },
  heroEscaped: { seat: seatDomain, space },
  combatBrokenOff: { seat: seatDomain },
  valueChanged: { seat: seatDomain, amount: number },
  challengeDefeated: { seat: seatDomain, card },
  challengeUndefeated: { card, position, space },
  challengePutUnder: { card },
  challengeReturns: { card, position },
  counterTaken: { seat: seatDomain, color },
  counterMissing: { seat: seatDomain, color },
  challengeKept: { seat: seatDomain, card },
  heroBeaten: { seat: seatDomain, foe: seatDomain },
  heroKnockedOut: { seat: seatDomain, space },
  heroSaved: { seat: seatDomain },
  cardLost: { seat: seatDomain, card },
  heroCarried: { seat: seatDomain, space },
  prizeTaken: { seat: seatDomain, loser: seatDomain, card },
  goldTaken: { seat: seatDomain, loser: seatDomain, amount: number },
  // Cards
  abilityUsed: { seat: seatDomain, source },
  cardDiscarded: { seat: seatDomain, card },
  weaponWielded: { seat: seatDomain, card },
  weaponSetAside: { seat: seatDomain, card },
  // Trade
  offerMade: { seat: seatDomain, partner: seatDomain },
  cardOffered: { seat: seatDomain, partner: seatDomain, card },
  cardAskedFor: { seat: seatDomain, partner: seatDomain, card },
  goldOffered: { seat: seatDomain, partner: seatDomain, amount: number },
  goldAskedFor: { seat: seatDomain, partner: seatDomain, amount: number },
  offerAccepted: { seat: seatDomain, partner: seatDomain },
  offerRefused: { seat: seatDomain, partner: seatDomain },
  // Market and experience
  marketCardLaid: { city, card },
  cardBought: { seat: seatDomain, card, price: number },
  cardSold: { seat: seatDomain, card, price: number },
  experienceGained: { seat: seatDomain, value, payment },
  // The end
  doomRose: { count: number },
  doomCounterPlaced: { count: number },
  endgameBegun: {},
  heroEliminated: { seat: seatDomain },
  gaveUp: { seat: seatDomain },
  runeGathered: { seat: seatDomain, count: number },
  margathSlain: { seat: seatDomain },
  limitReached: { round: number },
});
export const happened = events.kinds;
