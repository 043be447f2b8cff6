/*
 * Words for the table of zones, so that it reads like what one sees on a table.
 *
 *   zones: [
 *     openZone('discard', (s) => s.discard),
 *     closedZone('deck', (s) => s.deck),
 *     ...ownersZones('hand', 4, (s) => s.hands),
 *     lookedAtZone(),
 *   ]
 *   const card = secretThing('card', cardNames);       // as a field of events
 *   check: (s) => checkLiesOnce(zones, s, cardNames),
 */
import { everyone, InvariantError, type SecretField, type Zone, type ZoneTable } from '@heldentisch/engine';
import type { Looking } from './looking.js';

type Things<S> = Zone<S>['things'];

/** Everybody sees what lies here. */
export const openZone = <S>(name: string, things: Things<S>): Zone<S> => ({ name, things, seenBy: () => everyone });

/** Nobody sees what lies here. */
export const closedZone = <S>(name: string, things: Things<S>): Zone<S> => ({ name, things, seenBy: () => 0 });

const none: number[] = [];

/** One zone for each seat that there may be; each seat sees its own. */
export const ownersZones = <S>(name: string, seats: number, lists: (state: S) => number[][]): Zone<S>[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: `${name} ${seat}`,
    things: (state) => lists(state)[seat] ?? none,
    seenBy: () => 1 << seat,
  }));

/** What somebody is looking at (`looking.ts`). */
export const lookedAtZone = <S extends Looking>(name = 'looked at'): Zone<S> => ({
  name,
  things: (state) => state.looked,
  seenBy: (state) => (state.looker < 0 ? 0 : 1 << state.looker),
});

/**
 * A field of events that names a thing by its id, to those who may know it. Outside, things of the same name are the
 * same; so nobody can ask for one by id.
 */
export const secretThing = (key: string, nameOfThing: readonly string[]): SecretField => ({
  secret: { key, size: nameOfThing.length, name: (id) => nameOfThing[id] ?? '?', value: () => -1 },
});

/**
 * Throws unless every thing lies in exactly one place. What takes no part lies in a zone of its own, an open one: bots
 * would suspect a thing that lies nowhere behind every hidden back.
 */
export function checkLiesOnce<S>(table: ZoneTable<S>, state: S, nameOfThing: readonly string[]): void {
  const found = new Uint8Array(table.count);
  for (const zone of table.zones) {
    const things = zone.things(state);
    for (let i = 0; i < things.length; i++) {
      const id = things[i] as number;
      if (id < 0) continue;
      if (found[id] !== 0) misplaced(table, state, id, nameOfThing);
      found[id] = 1;
    }
  }
  for (let id = 0; id < table.count; id++) if (found[id] === 0) misplaced(table, state, id, nameOfThing);
}

/** The message is made only when something is wrong: the check runs after every choice. */
function misplaced<S>(table: ZoneTable<S>, state: S, id: number, nameOfThing: readonly string[]): never {
  const homes = table.zones.flatMap((zone) => zone.things(state).flatMap((thing) => (thing === id ? [zone.name] : [])));
  throw new InvariantError(
    `${nameOfThing[id] ?? `thing ${id}`} lies ${homes.length === 0 ? 'nowhere' : `in ${homes.join(' and in ')}`}`,
  );
}
