import { everyone, type Zone, type ZoneTable } from '@heldentisch/engine';
import { closedZone, lookedAtZone, openZone, ownersZones } from '@heldentisch/pieces';
import {
  actionThings,
  artifactThings,
  designOf,
  firstHeroOf,
  isDeedThing,
  isEnemyThing,
  isRuinThing,
  isSkillThing,
  isTileThing,
  isUnitThing,
  isWound,
  mostSeats,
  pileOfEnemy,
  spellThings,
  thingCount,
  tileKind,
  unitCard,
} from './box.js';
import { heroIds } from './card-ids.js';
import type { MageKnightState, Player } from './state.js';
import { piles } from './terms.js';

const none: number[] = [];

type S = MageKnightState;
const seats = Array.from({ length: mostSeats }, (_, seat) => seat);
const open = (name: string, of: (player: Player) => number[]): Zone<S>[] =>
  seats.map((seat) => openZone(`${name} ${seat}`, (s) => (s.players[seat] === undefined ? none : of(s.players[seat]))));
const closed = (name: string, of: (player: Player) => number[]): Zone<S>[] =>
  seats.map((seat) =>
    closedZone(`${name} ${seat}`, (s) => (s.players[seat] === undefined ? none : of(s.players[seat]))),
  );

/** Banners lie on units: one zone for all of them, empty places included. */
const banners: Zone<S> = openZone('banners', (s) => s.banners);

/** Tokens on the map lie face up or face down (MK-SIT-05). */
const tokens: Zone<S> = {
  name: 'tokens on the map',
  things: (s) => s.tokens,
  seenBy: (s, index) => (s.tokenUp[index] === 1 ? everyone : 0),
};

const kinds = {
  action: 10,
  spell: 11,
  artifact: 12,
  regular: 13,
  elite: 14,
  ruin: 15,
  green: 16,
  brown: 17,
  enemies: 20,
  heroes: 30,
};

/** The backs of tokens: of ruins, and of enemies from the number of the first pile on. */
export const ruinBack = kinds.ruin;
export const enemyBacks = kinds.enemies;

/**
 * What is known of a hidden thing. Whose a deed card is, is known to all: who gains one shows it. So the contents of a
 * deck are known and its order is not, and nobody knows which of these cards are on the hand.
 */
function back(state: S, thing: number): number {
  if (isDeedThing(thing)) {
    const owner = state.owner[thing] as number;
    if (owner >= 0) return 1 + owner;
    if (isWound(thing)) return 9;
    if (thing < actionThings.first) return kinds.heroes + heroIds.length + firstHeroOf(thing);
    if (thing < spellThings.first) return kinds.action;
    return thing < artifactThings.first ? kinds.spell : kinds.artifact;
  }
  if (isUnitThing(thing)) return unitCard(thing).isElite ? kinds.elite : kinds.regular;
  if (isEnemyThing(thing)) return kinds.enemies + (pileOfEnemy[designOf(thing)] as number);
  if (isRuinThing(thing)) return kinds.ruin;
  if (isTileThing(thing)) return tileKind(designOf(thing)) === 'countryside' ? kinds.green : kinds.brown;
  if (isSkillThing(thing)) return kinds.heroes + firstHeroOf(thing);
  return 0;
}

export const zones: ZoneTable<MageKnightState> = {
  zones: [
    ...closed('deck', (p) => p.deck),
    ...ownersZones<S>('hand', mostSeats, (s) => s.players.map((p) => p.hand)),
    ...open('discard pile', (p) => p.discard),
    ...open('played', (p) => p.played),
    ...open('set aside', (p) => p.aside),
    ...closed('under the tactic', (p) => p.under),
    ...open('units', (p) => p.units),
    ...open('skills', (p) => p.skills),
    ...closed('skill pile', (p) => p.skillPile),
    ...open('puppets', (p) => p.puppets),
    banners,
    closedZone('deck of the dummy', (s) => s.dummy.deck),
    openZone('discard pile of the dummy', (s) => s.dummy.discard),
    closedZone('skills of the dummy', (s) => s.dummySkills),
    closedZone('tiles', (s) => s.stack),
    openZone('laid tiles', (s) => s.laid),
    closedZone('unused tiles', (s) => s.unusedTiles),
    tokens,
    openZone('engaged', (s) => s.engaged),
    ...piles.map((name, pile) => closedZone<S>(`${name} tokens`, (s) => s.enemyPiles[pile] ?? none)),
    ...piles.map((name, pile) => openZone<S>(`discarded ${name} tokens`, (s) => s.enemyDiscards[pile] ?? none)),
    closedZone('ruins', (s) => s.ruins),
    openZone('discarded ruins', (s) => s.ruinDiscard),
    closedZone('advanced actions', (s) => s.actions),
    openZone('offer of advanced actions', (s) => s.actionOffer),
    closedZone('spells', (s) => s.spells),
    openZone('offer of spells', (s) => s.spellOffer),
    closedZone('artifacts', (s) => s.artifacts),
    openZone('artifact of the box', (s) => s.boxed),
    closedZone('regular units', (s) => s.regulars),
    closedZone('elite units', (s) => s.elites),
    openZone('offer of units', (s) => s.unitOffer),
    openZone('advanced actions of monasteries', (s) => s.monasteryOffer),
    openZone('common skills', (s) => s.commonSkills),
    openZone('revealed skills', (s) => s.revealedSkills),
    openZone('wounds', (s) => s.wounds),
    openZone('box', (s) => s.box),
    lookedAtZone(),
  ],
  count: thingCount,
  back,
  seen: (s) => s.seen,
};
