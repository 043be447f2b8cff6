import type { Choice, Pending } from '@heldentisch/engine';
import { cardIdOf, type PixelState, type PlaceFacts, rowNames } from '@heldentisch/pixel-tactics';
import type { ObjectKey } from '../../../table/kit/pointing.js';
import { columnNames } from './pointing.js';

/** What is on the table, as far as a click needs to know it. */
interface Table {
  readonly view: PixelState;
  readonly facts: readonly PlaceFacts[];
}

const cardOf = (key: ObjectKey | undefined): string | null => (key?.startsWith('hand:') ? key.slice(5) : null);
const factsOf = ({ facts }: Table, key: ObjectKey | undefined): PlaceFacts | null =>
  facts.find(({ name }) => key === `place:${name}`) ?? null;

const isOffered = ({ options = [] }: Pending, wanted: Choice): boolean =>
  options.some((choice) => Object.entries(wanted).every(([field, value]) => choice[field] === value));

function attack(unit: PlaceFacts, target: PlaceFacts): Choice {
  return { type: 'attack', unit: unit.cell, target: target.cell, kind: unit.hasRanged ? 'ranged' : 'melee' };
}

/** Whom a card would attack of whom only the attacker was clicked: somebody who stands in the open, else the leader. */
function likelyTarget({ facts }: Table, seat: number): PlaceFacts {
  const enemies = facts.filter((place) => place.seat !== seat && place.what === 'alive');
  return (enemies.find((place) => place.isMeleeCapable) ?? enemies.find((place) => place.isLeader)) as PlaceFacts;
}

/** A card of the own unit was clicked, and nothing else. */
function aboutOwn(table: Table, place: PlaceFacts): Choice | null {
  if (place.what === 'corpse') return { type: 'clear', cell: place.cell };
  if (place.what === 'alive') {
    return place.hasSpell ? { type: 'cast', unit: place.cell } : attack(place, likelyTarget(table, place.seat));
  }
  const card = table.view.hand[place.seat]?.map(cardIdOf).find((id) => id !== null);
  return card === undefined ? null : { type: 'recruit', card, cell: place.cell };
}

/** A card of the hand, clicked alone: to be recruited, first of all where there is room. */
function aboutHand({ view, facts }: Table, seat: number, card: string): Choice {
  const row = facts.filter((place) => place.seat === seat && place.row === view.wave && !place.isLeader);
  const cell = (row.find(({ what }) => what === 'empty') ?? row[0])?.cell ?? 'f1';
  return { type: 'recruit', card, cell };
}

function withCard(decision: Pending, card: string, onto: PlaceFacts): Choice | null {
  if (onto.seat === decision.seat) return { type: 'recruit', card, cell: onto.cell };
  if (isOffered(decision, { type: 'show' })) return { type: 'show', card, target: onto.cell };
  // Against the enemy a card of the hand works as an order; if it is offered, its button says so.
  return isOffered(decision, { type: 'order', card }) ? null : { type: 'order', card };
}

function withUnit(decision: Pending, unit: PlaceFacts, onto: PlaceFacts): Choice | null {
  if (onto.seat !== unit.seat) return attack(unit, onto);
  if (unit.seat !== decision.seat) return null;
  // Who clicks a card onto a living one of its own side means that one.
  return { type: 'move', unit: unit.cell, cell: onto.cell };
}

function inTurn(table: Table, decision: Pending, selected: readonly ObjectKey[], key: ObjectKey): Choice | null {
  if (key === 'deck') return { type: 'draw' };
  const { seat } = decision;
  const card = cardOf(key) ?? cardOf(selected[0]);
  if (key === 'promo') {
    const offered = card ?? table.view.hand[seat]?.map(cardIdOf).find((id) => id !== null);
    return { type: 'promo', card: offered ?? 'knight' };
  }
  if (cardOf(key) !== null) return aboutHand(table, seat, String(card));
  const place = factsOf(table, key);
  if (place === null) return null;
  if (card !== null) return withCard(decision, card, place);
  const from = factsOf(table, selected[0]);
  if (from !== null) return withUnit(decision, from, place);
  return place.seat === seat ? aboutOwn(table, place) : null;
}

/** The answer to an effect's question that a click on a place would mean, in the form of the offered ones. */
function asAnswer(table: Table, decision: Pending, selected: readonly ObjectKey[], key: ObjectKey): Choice | null {
  if (key === 'deck') return { type: 'draw' };
  const place = factsOf(table, key);
  const sample = decision.options?.find(({ type }) => type !== 'decline' && type !== 'done');
  if (sample === undefined || place === null) return null;
  const { cell, name } = place;
  const isOwn = place.seat === decision.seat;
  const first = factsOf(table, selected[0]);
  if (sample.type === 'swap' && first !== null) return { ...sample, place: first.name, with: name };
  if ('place' in sample) return { ...sample, place: name };
  if ('row' in sample)
    return { ...sample, row: rowNames[place.row] ?? '', ...('seat' in sample && { seat: place.seat }) };
  if ('column' in sample) {
    return { ...sample, column: columnNames[isOwn ? place.column : 2 - place.column] ?? '' };
  }
  if (sample.type === 'attack') return isOwn ? { ...sample, unit: cell } : { ...sample, target: cell };
  if (!isOwn) return null;
  if (sample.type === 'recruit') return { ...sample, card: cardOf(selected[0]) ?? sample.card ?? '', cell };
  const field = ['unit', 'target', 'cell'].find((each) => each in sample);
  return field === undefined ? null : { ...sample, [field]: cell };
}

/**
 * The choice a player most likely meant by a click that is not offered, so that the engine can say what speaks against
 * it; null where the click means nothing but curiosity: then the card is opened to be read.
 */
export function meantChoice(
  table: Table,
  decision: Pending,
  selected: readonly ObjectKey[],
  key: ObjectKey,
): Choice | null {
  const ask = decision.kind === 'turn' ? inTurn : asAnswer;
  return ask(table, decision, selected, key);
}
