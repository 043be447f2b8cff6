import { defineChoices, defineEvents, names, range, seatDomain } from '@heldentisch/engine';
import { secretThing } from '@heldentisch/pieces';
import { beingCount, beingNames } from './beings.js';
import { cardIds } from './card-ids.js';
import { meansNames } from './means.js';
import { attackNames, deckNames, statNames } from './terms.js';

const card = names('card', cardIds);
const being = names('card', beingNames);
// Whoever is asked to do what only heroes do can be named; the rules say why not.
const hero = being;
const deck = names('deck', deckNames);
const means = names('means', meansNames);
const attack = names('attack', attackNames);
const stat = names('stat', statNames.slice(0, 4));
const number = range('number', 0, 99);

/** What a spell or artifact is aimed at: a being, a deck, a player, or nothing. */
export const aimNames: readonly string[] = [
  ...beingNames,
  ...deckNames,
  ...[0, 1, 2, 3, 4].map((seat) => `player-${seat}`),
  'nothing',
];
export const aimAtDeck = (deckNumber: number): number => beingCount + deckNumber;
export const aimAtSeat = (seat: number): number => beingCount + deckNames.length + seat;
export const noAim = aimNames.length - 1;
export const deckOfAim = (aim: number): number => aim - beingCount;
export const seatOfAim = (aim: number): number => aim - beingCount - deckNames.length;

const aim = names('aim', aimNames);

/** A card by its id; outside only its name is told. */
const secret = secretThing('card', cardIds);

export const choices = defineChoices({
  // Drawing and the opening
  deck: { deck },
  redraw: {},
  // Actions
  attack: { being, means, target: being },
  equip: { card, hero },
  takeBack: { card },
  transfer: { card, hero },
  cast: { hero, card, aim },
  draw: { hero, deck },
  // No actions
  play: { card },
  npc: { card },
  demon: { card, seat: seatDomain },
  drink: { card, being },
  use: { card, aim },
  call: {},
  exchange: { card },
  buy: { card },
  end: {},
  // Combat
  protect: { being },
  accept: { being },
  defend: { means },
  renounce: {},
  manoeuvre: { card },
  target: { being },
  plunder: { card },
  // Answers
  pass: {},
  done: {},
  discard: { card },
  resolve: { card },
  pick: { being },
  seat: { seat: seatDomain },
  card: { card },
  stat: { stat },
});
export const choose = choices.kinds;

export const events = defineEvents({
  gameStarted: { seat: seatDomain },
  heroJoined: { seat: seatDomain, being },
  turnStarted: { seat: seatDomain, number },
  turnEnded: { seat: seatDomain },
  cardDrawn: { seat: seatDomain, deck, card: secret },
  cardDiscarded: { seat: seatDomain, card: secret },
  cardShown: { seat: seatDomain, card: secret },
  cardStolen: { from: seatDomain, seat: seatDomain, card: secret },
  cardTaken: { seat: seatDomain, card },
  deckShuffled: { deck },
  handSeen: { seat: seatDomain, of: seatDomain },
  deckSeen: { seat: seatDomain, deck },
  cardEquipped: { card, being },
  cardTakenBack: { seat: seatDomain, card },
  cardTransferred: { card, being },
  gearDiscarded: { card, being },
  gearReturned: { card, being },
  attackAnnounced: { being, means, target: being },
  spellAnnounced: { being, card, aim },
  protectionOffered: { being, target: being },
  protectionGiven: { being, target: being },
  defenceAnnounced: { being, means },
  defenceRenounced: { being },
  defenceImpossible: { being },
  targetChanged: { being },
  potionDrunk: { being, card },
  manoeuvrePlayed: { being, card },
  cardPlayed: { seat: seatDomain, card },
  cardCancelled: { card },
  npcPlaced: { seat: seatDomain, being },
  npcCalled: { seat: seatDomain, being },
  npcMoved: { seat: seatDomain, being },
  loyaltyRolled: { being, number },
  beingDiscarded: { being },
  demonPlaced: { seat: seatDomain, being },
  demonMoved: { seat: seatDomain, being },
  artifactUsed: { being, card, aim },
  dieRolled: { being, number },
  dieDropped: { being, number },
  attackValued: { being, number },
  defenceValued: { being, number },
  attackHit: { being, attack },
  attackWardedOff: { being },
  attackCancelled: { being },
  spellSucceeded: { being, card },
  spellFailed: { being, card },
  creatureSummoned: { seat: seatDomain, being },
  lifeLost: { being, number },
  lifeKept: { being },
  healed: { being, number },
  poisoned: { being, number },
  actionGained: { being },
  actionLost: { being },
  reactionGained: { being },
  reactionLost: { being },
  boundByDemon: { being },
  cooldownSet: { card, number },
  beingDied: { being },
  plundered: { seat: seatDomain, card },
  creatureReturned: { being, card },
  bountySet: { seat: seatDomain, being },
  heroBought: { seat: seatDomain, being },
  playerOut: { seat: seatDomain },
  gameWon: { seat: seatDomain },
  gameShared: {},
  conceded: { seat: seatDomain },
});
export const happened = events.kinds;
