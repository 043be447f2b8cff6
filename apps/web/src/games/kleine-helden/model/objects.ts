import type { Choice, Pending } from '@heldentisch/engine';
import {
  type BeingFacts,
  cardIdOf,
  cardIds,
  cardNumberOf,
  deckNames,
  type HeldenState,
  meansList,
  swapsFor,
} from '@heldentisch/kleine-helden';
import { type ObjectKey, type Pointing, verb } from '../../../table/kit/pointing.js';

/*
 * What can be pointed at: `being:troll`, `hand:mace`, `gear:mace` (lying at a hero), `tray:mace` (laid out to choose
 * from), `deck:red`, `seat:2`, `heroes`.
 */

export const beingObject = (name: unknown): ObjectKey => `being:${name}`;
export const handObject = (card: unknown): ObjectKey => `hand:${card}`;
export const gearObject = (card: unknown): ObjectKey => `gear:${card}`;
export const trayObject = (card: unknown): ObjectKey => `tray:${card}`;
export const deckObject = (deck: unknown): ObjectKey => `deck:${deck}`;
export const seatObject = (seat: unknown): ObjectKey => `seat:${seat}`;
export const heroesObject: ObjectKey = 'heroes';

/** Where a card lies as the seat sees it. */
export function cardObject(view: HeldenState, seat: number, card: unknown): ObjectKey {
  const number = cardNumberOf(String(card));
  if (view.hand[seat]?.includes(number)) return handObject(card);
  return view.gear.some((gear) => gear.includes(number)) ? gearObject(card) : trayObject(card);
}

function aimObject(aim: unknown, type: string): ObjectKey {
  const name = String(aim);
  if (name === 'nothing') return verb(type);
  if ((deckNames as readonly string[]).includes(name)) return deckObject(name);
  return name.startsWith('player-') ? seatObject(name.slice('player-'.length)) : beingObject(name);
}

/** The card behind a way to fight, or nothing for claws and the like. */
function meansObjects(view: HeldenState, seat: number, means: unknown): ObjectKey[] {
  const { card } = meansList.find(({ name }) => name === means) ?? { card: -1 };
  return card < 0 ? [] : [cardObject(view, seat, cardIds[card])];
}

/** What happens at the start of a turn is named by a card: a creature or hero for its poison, a demon, a thing worn. */
function dueObject(view: HeldenState, seat: number, beings: readonly BeingFacts[], card: unknown): ObjectKey {
  return beings.some(({ name }) => name === card) ? beingObject(card) : cardObject(view, seat, card);
}

/** Everybody of a group: to point at one of them is to point at the group. */
const groupOf = (beings: readonly BeingFacts[], seat: unknown): ObjectKey[] =>
  beings.filter(({ owner, kind }) => owner === seat && kind !== 'demon').map(({ name }) => beingObject(name));

/**
 * Who has no place left for a card of the hand takes something else back for it: the card and its hero point at that,
 * too. Both are done in one action.
 */
function swaps(view: HeldenState, { seat, kind }: Pending, beings: readonly BeingFacts[], takenBack: unknown) {
  const bearer = beings.find(({ gear }) => gear.some(({ card }) => card === takenBack));
  if (bearer === undefined) return [];
  const hero = [beingObject(bearer.name)];
  return (view.hand[seat] ?? []).flatMap((thing) => {
    const card = cardIdOf(thing);
    if (card === null) return [];
    return swapsFor(view, bearer.being, card)
      .filter(([first]) => first === takenBack)
      .map(([, ...more]) => ({
        needs: [
          [handObject(card)],
          ...(kind === 'equip' ? [] : [hero]),
          [verb(`swap-${[takenBack, ...more].join('-')}`)],
        ],
        also: hero,
        next: [...more.map((other) => ({ type: 'takeBack', card: other })), { type: 'equip', card, hero: bearer.name }],
      }));
  });
}

/** The things a choice speaks of. */
export function pointingOf(
  choice: Choice,
  decision: Pending,
  view: HeldenState,
  beings: readonly BeingFacts[],
): Pointing | Pointing[] {
  const { seat } = decision;
  const { type, card } = choice;
  const of = (needs: readonly (readonly ObjectKey[])[], also: readonly ObjectKey[] = []): Pointing => ({ needs, also });
  const hand = handObject(card);
  switch (type) {
    case 'deck':
      return of([[deckObject(choice.deck)]]);
    case 'attack':
      return of([[beingObject(choice.being), ...meansObjects(view, seat, choice.means)], [beingObject(choice.target)]]);
    case 'equip':
      // Once the hero is settled, the card says it all.
      return decision.kind === 'equip'
        ? of([[hand]], [beingObject(choice.hero)])
        : of([[hand], [beingObject(choice.hero)]]);
    case 'takeBack':
      return [of([[gearObject(card)], [verb(type)]]), ...swaps(view, decision, beings, card)];
    case 'transfer':
      return of([[gearObject(card)], [beingObject(choice.hero)]]);
    case 'cast':
      return of([[cardObject(view, seat, card)], [aimObject(choice.aim, type)]], [beingObject(choice.hero)]);
    case 'use':
      return of([[gearObject(card)], [aimObject(choice.aim, type)]]);
    case 'draw':
      return of([[beingObject(choice.hero)], [deckObject(choice.deck)]]);
    case 'demon':
      return of([[hand], [seatObject(choice.seat), ...groupOf(beings, choice.seat)]]);
    case 'drink':
      return of([[hand], [beingObject(choice.being)]]);
    case 'buy':
      return of([[hand], [heroesObject, verb(type)]]);
    case 'play':
    case 'npc':
    case 'manoeuvre':
    case 'exchange':
      return of([[hand], [verb(type)]]);
    case 'call': {
      const npc = beings.find(({ kind, owner }) => kind === 'npc' && owner === seat);
      return of([[beingObject(npc?.name)], [verb(type)]]);
    }
    case 'protect':
    case 'accept':
      return of([[beingObject(choice.being)], [verb(type)]]);
    case 'defend':
      // The buttons tell what each way is worth; the card itself says the same.
      return of([[...meansObjects(view, seat, choice.means), verb(`defend-${choice.means}`)]]);
    case 'target':
    case 'pick':
      return of([[beingObject(choice.being)]]);
    case 'seat':
      return of([[seatObject(choice.seat)]]);
    case 'discard':
      return of([[hand]]);
    case 'plunder':
    case 'card':
      return of([[cardObject(view, seat, card)]]);
    case 'resolve':
      return of([[dueObject(view, seat, beings, card)]]);
    case 'stat':
      return of([[verb(`stat-${choice.stat}`)]]);
    default:
      return of([[verb(type)]]);
  }
}
