import type { ToldEvent } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { struckLines } from '../../../table/struck.js';

export interface Rolled {
  readonly face: number;
  /** The other one of two dice counted. */
  readonly isDropped: boolean;
}

export interface PlayedCard {
  readonly card: string;
  /** For whom, where that was told. */
  readonly being: string | null;
}

export type BoutResult = 'open' | 'hit' | 'wardedOff' | 'cancelled' | 'succeeded' | 'failed';

/** An attack or a casting as the events tell it, from the announcement to what it cost. */
export interface Bout {
  /** Different for every bout of a match. */
  readonly key: string;
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

const newBout = (key: string, event: ToldEvent, target: string): Bout => ({
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

function addRoll(bout: Bout, event: ToldEvent): void {
  const rolled = { face: Number(event.number), isDropped: event.type === 'dieDropped' };
  const being = String(event.being);
  if (being === bout.attacker && bout.attackTotal === null) bout.attackRolls.push(rolled);
  else if (being === bout.defender && bout.defenceTotal === null) bout.defenceRolls.push(rolled);
}

type Change = (bout: Bout, event: ToldEvent) => void;

const whileOpen =
  (change: Change): Change =>
  (bout, event) => {
    if (bout.result === 'open') change(bout, event);
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
  turnEnded: (bout) => {
    bout.isSettled = true;
    bout.isPast = true;
  },
};

/** Somebody else becomes the target: in the middle of a bout, or in a second one that follows. */
function turnTo(bouts: Bout[], bout: Bout, being: string, key: string): void {
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

/** Enough to find the last bouts in, even in the middle of a long one. */
const linesKept = 160;

/** The last bouts of a match, the newest last. */
export function boutsOf(history: readonly ToldLine[]): readonly Bout[] {
  const struck = struckLines(history);
  const bouts: Bout[] = [];
  for (const line of history.slice(-linesKept)) {
    if (struck.has(line.n)) continue;
    line.events.forEach((event, i) => {
      const key = `${line.n}.${i}`;
      const bout = bouts[bouts.length - 1];
      if (event.type === 'attackAnnounced') bouts.push(newBout(key, event, String(event.target)));
      else if (event.type === 'spellAnnounced') bouts.push(newBout(key, event, String(event.aim)));
      else if (bout !== undefined && event.type === 'targetChanged') turnTo(bouts, bout, String(event.being), key);
      else if (bout !== undefined) changes[event.type]?.(bout, event);
    });
  }
  return bouts.slice(-4);
}
