import type { Choice, Pending } from '@heldentisch/engine';
import { heroIds, type RuneboundState, spaceNames } from '@heldentisch/runebound';
import { type ObjectKey, type Pointing, verb } from '../../../table/kit/pointing.js';
import type { Way, Ways } from './ways.js';

/*
 * What can be pointed at: `space:0805` on the map, which is `step:0805` while a die is selected, `die:2` (a movement die), `roll:1` (a die of a fight), `card:healer`
 * (an own card), `self` (the own hero), `stack:healer` (on offer in a city), `tray:healer` (laid out to choose from),
 * `hero:nara` (to begin with), `seat:2` (another party), `track:3` (an undefeated challenge), `value:mind`.
 */

export const spaceObject = (name: unknown): ObjectKey => `space:${name}`;
export const stepObject = (name: unknown): ObjectKey => `step:${name}`;
export const dieObject = (die: unknown): ObjectKey => `die:${die}`;
export const rollObject = (die: unknown): ObjectKey => `roll:${die}`;
export const cardObject = (card: unknown): ObjectKey => `card:${card}`;
export const stackObject = (card: unknown): ObjectKey => `stack:${card}`;
export const trayObject = (card: unknown): ObjectKey => `tray:${card}`;
export const heroObject = (hero: unknown): ObjectKey => `hero:${hero}`;
export const seatObject = (seat: unknown): ObjectKey => `seat:${seat}`;
export const trackObject = (position: unknown): ObjectKey => `track:${position}`;
export const valueObject = (value: unknown): ObjectKey => `value:${value}`;
export const selfObject: ObjectKey = 'self';
/** The whole of an offer to another player: it is put together in its own panel. */
export const draftObject: ObjectKey = 'draft';

/** The own hero, or an ally by its card. */
export const characterObject = (character: unknown): ObjectKey =>
  character === 'hero' ? selfObject : cardObject(character);

const sourceObject = (source: unknown): ObjectKey =>
  (heroIds as readonly unknown[]).includes(source) ? selfObject : cardObject(source);

/** What a space is called by who points at it: with a die in hand a click means a step, else the way there. */
export const cellObject = (name: string, selected: readonly ObjectKey[]): ObjectKey =>
  selected[0]?.startsWith(dieObject('')) === true ? stepObject(name) : spaceObject(name);

/** The thing of a key: `['space', '0805']`. */
export function thingOf(key: ObjectKey): readonly [kind: string, name: string] {
  const colon = key.indexOf(':');
  return colon < 0 ? [key, ''] : [key.slice(0, colon), key.slice(colon + 1)];
}

const needing = (...needs: readonly (readonly ObjectKey[])[]): Pointing => ({ needs });
/** A thing says it; so does a button, for who does not see the thing. */
const orByWord = (name: string, ...needs: readonly (readonly ObjectKey[])[]): Pointing[] => [
  needing(...needs),
  needing([verb(name)]),
];

const stepsOf = ({ spaces, dice }: Way): Choice[] =>
  spaces.map((space, i) => ({ type: 'move', space: spaceNames[space] as string, die: (dice[i] as number) + 1 }));

/**
 * A step is named by its die and its space. Whoever points at a space alone means the cheapest way there: its first step
 * is the choice, the others follow.
 */
function moves(choice: Choice, ways: Ways | null): Pointing[] {
  const single = needing([dieObject(choice.die)], [stepObject(choice.space)]);
  const along = [...(ways ?? [])].flatMap(([goal, way]) => {
    const [first, ...next] = stepsOf(way);
    if (first?.space !== choice.space || first?.die !== choice.die) return [];
    return [{ ...needing([spaceObject(spaceNames[goal])]), next }];
  });
  return [single, ...along];
}

/** A card that is got, and with it the card that makes room. */
function getting({ type, card, shed }: Choice, thing: ObjectKey): Pointing {
  if (shed === 'none' || shed === card) return needing([thing], [verb(`${type}-${shed}`)]);
  return needing([thing], [cardObject(shed), verb(`${type}-${shed}`)]);
}

/** The things a choice speaks of. */
export function pointingOf(
  choice: Choice,
  decision: Pending,
  view: RuneboundState,
  ways: Ways | null,
): Pointing | Pointing[] {
  const { type, card } = choice;
  const here = spaceObject(spaceNames[view.parties[decision.seat]?.space ?? -1]);
  switch (type) {
    case 'takeHero':
      return needing([heroObject(choice.hero)], [verb(type)]);
    case 'move':
      return moves(choice, ways);
    case 'step':
      return needing([spaceObject(choice.space)], [verb(type)]);
    case 'goTo':
    case 'refill':
      return needing([spaceObject(choice.space)]);
    case 'pickDie':
      return needing([dieObject(choice.die)]);
    case 'combatDie':
      return orByWord(`${type}-${choice.die}`, [rollObject(choice.die)]);
    case 'relieve':
    case 'target':
      return orByWord(`${type}-${choice.character}`, [characterObject(choice.character)]);
    case 'heal':
    case 'soothe':
      return orByWord(`${type}-${choice.character}`, [characterObject(choice.character)], [verb(type)]);
    case 'attack':
      return orByWord(`${type}-${choice.character}`, [characterObject(choice.character)]);
    case 'use':
      return orByWord(`${type}-${choice.source}`, [sourceObject(choice.source)]);
    case 'discard':
    case 'sell':
      return needing([cardObject(card)], [verb(type)]);
    case 'refresh':
    case 'loseCard':
      return orByWord(`${type}-${card}`, [cardObject(card)]);
    case 'shed':
      return decision.prompt.key === 'draft' ? needing([draftObject]) : needing([cardObject(card)]);
    case 'wield':
    case 'setAside':
      return needing([verb(type)]);
    case 'attempt':
      return orByWord(`${type}-${choice.color}`, [here]);
    case 'fight':
      return orByWord(`${type}-${choice.position}`, [trackObject(choice.position), here]);
    case 'offer':
    case 'assail':
      return orByWord(`${type}-${choice.seat}`, [seatObject(choice.seat), here], [verb(type)]);
    case 'give':
    case 'ask':
    case 'giveGold':
    case 'askGold':
    case 'propose':
      return needing([draftObject]);
    case 'buy':
      return getting(choice, stackObject(card));
    case 'pick':
    case 'seize':
      return getting(choice, trayObject(card));
    case 'putBack':
      return needing([trayObject(card)]);
    case 'learn':
      return needing([valueObject(choice.value)], [verb(`${type}-${choice.payment}`)]);
    case 'take':
      return needing([verb(`${type}-${choice.way}`)]);
    case 'rest':
      return needing([verb(`${type}-${choice.dice}`)]);
    default:
      return needing([verb(type)]);
  }
}
