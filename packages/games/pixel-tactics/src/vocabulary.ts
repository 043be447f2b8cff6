import { defineChoices, defineEvents, names, range, seatDomain } from '@heldentisch/engine';
import { secretThing } from '@heldentisch/pieces';
import { cardIds, faceNames } from './card-ids.js';
import { cellNames, columnNames, placeNames, rowNames } from './grid.js';
import { attackKindNames } from './state.js';
import { cardNames } from './tables.js';

const card = names('card', cardIds);
/** A card spoken of as a leader: told by its leader's name. */
const leader = names('leader', cardIds);
const cell = names('cell', cellNames);
const place = names('place', placeNames);
const row = names('row', rowNames);
const column = names('column', columnNames);
const kind = names('kind', attackKindNames);
const number = range('number', 0, 99);
/** The two units by their seats. */
const unitSeat = range('seat', 0, 1);

/** A card by its id; outside only its name is told. */
const secret = secretThing('card', cardNames);

/** A card as it lies: by its hero's name, or on the leader's place by its leader's. */
const face = names('card', faceNames);

/** Every kind of choice in the game. Cells are the chooser's own, or for targets of attacks the opponent's. */
export const choices = defineChoices({
  // Before the game
  extra: { count: number },
  leader: { card: leader },
  // Actions
  draw: {},
  promo: { card },
  recruit: { card, cell },
  attack: { unit: cell, target: cell, kind },
  cast: { unit: cell },
  order: { card },
  clear: { cell },
  move: { unit: cell, cell },
  show: { card, target: cell },
  pass: {},
  // Answers
  intercept: { unit: cell },
  takeOver: { unit: cell },
  save: { unit: cell },
  resolve: { place },
  target: { target: cell },
  decline: {},
  done: {},
  // What effects ask for
  pick: { place },
  swap: { place, with: place },
  split: { place, amount: number },
  amount: { amount: number },
  column: { column },
  row: { row },
  unitRow: { seat: unitSeat, row },
  card: { card },
  name: { card },
  put: { cell },
  mend: { place },
  wound: { place },
});
export const choose = choices.kinds;

/** The rule that says when each kind of choice is made. */
export const occasions: Readonly<Record<keyof typeof choose, string>> = {
  extra: 'PT-MAT-07',
  leader: 'PT-SET-03',
  draw: 'PT-DRW-01',
  promo: 'PT-PRO-04',
  recruit: 'PT-REC-01',
  attack: 'PT-ATK-01',
  cast: 'PT-SPL-01',
  order: 'PT-ORD-01',
  clear: 'PT-CLR-01',
  move: 'PT-MOV-01',
  show: 'PT-LDR-20',
  pass: 'PT-RND-10',
  intercept: 'PT-RNG-05',
  takeOver: 'PT-DMG-11',
  save: 'PT-CAS-02',
  resolve: 'PT-EFF-05',
  target: 'PT-ATK-03',
  decline: 'PT-EFF-04',
  done: 'PT-EFF-04',
  pick: 'PT-EFF-04',
  swap: 'PT-EFF-04',
  split: 'PT-EFF-04',
  amount: 'PT-EFF-04',
  column: 'PT-CMP-10',
  row: 'PT-EFF-04',
  unitRow: 'PT-EFF-04',
  card: 'PT-EFF-04',
  name: 'PT-LDR-19',
  put: 'PT-LDR-21',
  mend: 'PT-EFF-04',
  wound: 'PT-EFF-04',
};

export const events = defineEvents({
  gameStarted: { game: number },
  extraDrawn: { seat: seatDomain, count: number },
  leaderChosen: { seat: seatDomain, card: secretThing('leader', cardNames) },
  leadersClashed: { card },
  leaderRevealed: { seat: seatDomain, card: face },
  firstPlayer: { seat: seatDomain },
  roundStarted: { round: number },
  waveStarted: { row },
  turnStarted: { seat: seatDomain, actions: number },
  turnEnded: { seat: seatDomain },
  cardDrawn: { seat: seatDomain, card: secret },
  promoDrawn: { seat: seatDomain, card: secret },
  cardDiscarded: { seat: seatDomain, card: secret },
  heroRecruited: { card, place },
  heroMoved: { card, place },
  placesSwapped: { place, with: place },
  corpseCleared: { card, place },
  unitAttacked: { card: face, kind, place, target: place },
  targetChanged: { target: place },
  attackIntercepted: { card, target: place },
  spellCast: { card, place },
  orderPlayed: { seat: seatDomain, card },
  orderCarriedOut: { seat: seatDomain, card },
  effectImpossible: { card },
  spellCopied: { card },
  damageDealt: { card: face, place, amount: number },
  damagePrevented: { card: face, place },
  damageTakenOver: { card, place, amount: number },
  damageOverflowed: { place, amount: number },
  damageMoved: { place, with: place, amount: number },
  damageHealed: { card: face, place, amount: number },
  heroKilled: { card, place },
  heroSaved: { card, place },
  heroRevived: { card, place },
  heroTaken: { card, place },
  cardReturned: { seat: seatDomain, card: secret },
  handShown: { seat: seatDomain },
  cardShown: { seat: seatDomain, card: secret },
  cardsLookedAt: { seat: seatDomain, count: number },
  cardPutBack: { seat: seatDomain, card: secret },
  deckShuffled: { seat: seatDomain },
  cardNamed: { seat: seatDomain, card },
  attackRaised: { card, place, amount: number },
  actionsGained: { seat: seatDomain, count: number },
  actionsLost: { seat: seatDomain, count: number },
  revengeSworn: { seat: seatDomain },
  tokenAdded: { seat: seatDomain, count: number },
  casualtiesChecked: {},
  leaderKilled: { seat: seatDomain },
  gameWon: { seat: seatDomain },
  gameDrawn: {},
  victoryCards: { seat: seatDomain, count: number },
  conceded: { seat: seatDomain },
});
export const happened = events.kinds;
