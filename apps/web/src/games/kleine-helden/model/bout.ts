import type { ToldEvent } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { struckLines } from '../../../table/struck.js';

export interface Rolled {
  readonly face: number;
  /** The other one of two dice counted. */
  readonly isDropped: boolean;
  /** It is on its way: nobody knows yet. */
  readonly isRolling: boolean;
}

export interface PlayedCard {
  readonly card: string;
  /** For whom, where that was told. */
  readonly being: string | null;
}

export type BoutResult = 'open' | 'hit' | 'wardedOff' | 'cancelled' | 'succeeded' | 'failed';

/** An attack or a casting as the events tell it, from the announcement to what it cost. */
export interface Bout {
  /** The how-manieth of the match it is. */
  readonly key: number;
  readonly kind: 'attack' | 'cast';
  readonly attacker: string;
  /** With what one attacks, or the spell. */
  readonly means: string;
  target: string;
  defender: string;
  protector: string | null;
  defence: string | null;
  isUndefended: boolean;
  /** Who offered to step in. */
  readonly helpers: string[];
  readonly cards: PlayedCard[];
  readonly attackRolls: Rolled[];
  readonly defenceRolls: Rolled[];
  attackTotal: number | null;
  defenceTotal: number | null;
  result: BoutResult;
  readonly losses: { readonly being: string; readonly number: number }[];
  readonly dead: string[];
  /** Something else has begun: what happens now is not its doing. */
  isSettled: boolean;
  /** The turn it belonged to is over. */
  isPast: boolean;
}

const newBout = (key: number, event: ToldEvent, target: string): Bout => ({
  key,
  kind: event.type === 'attackAnnounced' ? 'attack' : 'cast',
  attacker: String(event.being),
  means: String(event.type === 'attackAnnounced' ? event.means : event.card),
  target,
  defender: target,
  protector: null,
  defence: null,
  isUndefended: false,
  helpers: [],
  cards: [],
  attackRolls: [],
  defenceRolls: [],
  attackTotal: null,
  defenceTotal: null,
  result: 'open',
  losses: [],
  dead: [],
  isSettled: false,
  isPast: false,
});

function addRoll(bout: Bout, event: ToldEvent, isRolling: boolean): void {
  const rolled = { face: Number(event.number), isDropped: event.type === 'dieDropped', isRolling };
  const being = String(event.being);
  if (being === bout.attacker && bout.attackTotal === null) bout.attackRolls.push(rolled);
  else if (being === bout.defender && bout.defenceTotal === null) bout.defenceRolls.push(rolled);
}

/** `isNow`: the event is being shown; a die still rolls then. */
type Change = (bout: Bout, event: ToldEvent, isNow: boolean) => void;

const whileOpen =
  (change: Change): Change =>
  (bout, event, isNow) => {
    if (bout.result === 'open') change(bout, event, isNow);
  };

const finish = (result: BoutResult): Change =>
  whileOpen((bout) => {
    bout.result = result;
  });

/** A card joins the bout; after its result a card begins something else. */
const addCard: Change = (bout, event) => {
  const { card = event.being, being } = event;
  if (bout.result === 'open')
    bout.cards.push({ card: String(card), being: being === undefined ? null : String(being) });
  else bout.isSettled = true;
};

function putAway(bout: Bout): void {
  bout.isSettled = true;
  bout.isPast = true;
}

/** What each kind of event adds to the bout that is going on or has just been. */
const changes: Readonly<Record<string, Change>> = {
  protectionOffered: whileOpen((bout, event) => {
    bout.helpers.push(String(event.being));
  }),
  protectionGiven: whileOpen((bout, event) => {
    bout.protector = String(event.being);
    bout.defender = String(event.being);
  }),
  defenceAnnounced: whileOpen((bout, event) => {
    bout.defence = String(event.means);
  }),
  defenceRenounced: whileOpen((bout) => {
    bout.isUndefended = true;
  }),
  defenceImpossible: whileOpen((bout) => {
    bout.isUndefended = true;
  }),
  manoeuvrePlayed: addCard,
  potionDrunk: addCard,
  cardPlayed: addCard,
  npcCalled: addCard,
  artifactUsed: addCard,
  dieRolled: whileOpen(addRoll),
  dieDropped: whileOpen(addRoll),
  attackValued: whileOpen((bout, event) => {
    bout.attackTotal = Number(event.number);
  }),
  defenceValued: whileOpen((bout, event) => {
    bout.defenceTotal = Number(event.number);
  }),
  attackHit: finish('hit'),
  attackWardedOff: finish('wardedOff'),
  attackCancelled: finish('cancelled'),
  spellSucceeded: finish('succeeded'),
  spellFailed: finish('failed'),
  lifeLost: (bout, event) => {
    if (!bout.isSettled && bout.result !== 'open')
      bout.losses.push({ being: String(event.being), number: Number(event.number) });
  },
  beingDied: (bout, event) => {
    if (!bout.isSettled && bout.result !== 'open') bout.dead.push(String(event.being));
  },
  turnEnded: putAway,
  // Who gives up in the middle of it breaks it off.
  conceded: (bout, event, isNow) => {
    finish('cancelled')(bout, event, isNow);
    putAway(bout);
  },
};

/** Somebody else becomes the target: in the middle of a bout, or in a second one that follows. */
function turnTo(bouts: Bout[], bout: Bout, being: string, key: number): void {
  if (bout.result !== 'open') {
    bouts.push({ ...newBout(key, { type: 'attackAnnounced', being: bout.attacker, means: bout.means }, being) });
    return;
  }
  bout.target = being;
  bout.defender = being;
  bout.protector = null;
  bout.defence = null;
  bout.isUndefended = false;
}

/** What starts a bout, and the field that names whom it is aimed at. */
const starts: Readonly<Record<string, string>> = { attackAnnounced: 'target', spellAnnounced: 'aim' };

/** The last bout of a match, as far as it has been shown; `performing` is the event that is being shown just now. */
export function lastBout(history: readonly ToldLine[], performing: ToldEvent | null): Bout | null {
  const struck = struckLines(history);
  const bouts: Bout[] = [];
  let key = 0;
  const add = (event: ToldEvent, isNow: boolean): void => {
    const bout = bouts[bouts.length - 1];
    const aim = starts[event.type];
    if (aim !== undefined) bouts.push(newBout(++key, event, String(event[aim])));
    else if (bout !== undefined && event.type === 'targetChanged') turnTo(bouts, bout, String(event.being), ++key);
    else if (bout !== undefined) changes[event.type]?.(bout, event, isNow);
  };
  for (const line of history) {
    if (struck.has(line.n)) key += line.events.filter(({ type }) => type in starts || type === 'targetChanged').length;
    else for (const event of line.events) add(event, false);
  }
  if (performing !== null) add(performing, true);
  return bouts[bouts.length - 1] ?? null;
}
