import { assert } from './assert.js';
import { copy } from './copy.js';
import { everyone } from './events.js';
import { below, type RandomStream } from './random.js';

/** An empty place in a zone. */
export const nothing = -1;
/** A thing a seat may not see becomes `hidden - back`: its back is all one sees of it. */
const hidden = -2;

export const isHidden = (id: number): boolean => id <= hidden;
export const backOfHidden = (id: number): number => hidden - id;

/** A place for things, and who sees them there: the only declaration of secrecy in a game. */
export interface Zone<S> {
  readonly name: string;
  /** The things by id, `nothing` for an empty place. */
  things(state: S): number[];
  /** The seats (as bits, or `everyone`) that see the thing at the index. */
  seenBy(state: S, index: number): number;
}

export interface ZoneTable<S> {
  readonly zones: readonly Zone<S>[];
  /** How many things there are; their ids are 0 to below this. */
  readonly count: number;
  /**
   * What is known of a hidden thing: things with the same back are interchangeable to who does not see them. It may
   * depend on what everybody knows of the state. If each player's cards have a back of their own, their owner knows the
   * contents of the deck, and nobody its order.
   */
  back(state: S, id: number): number;
  /**
   * For each thing the seats (as bits) that have seen it where it lies now, although the zone does not show it:
   * a card shown from the hand, cards put back on the deck by who looked at them.
   */
  seen(state: S): number[];
}

const seatBit = (seat: number): number => (seat < 0 ? 0 : 1 << seat);

function visible(mask: number, seat: number): boolean {
  return mask === everyone || (mask & seatBit(seat)) !== 0;
}

/** The seats that may know this thing's place now. Asked when an event names it. */
export function knowersOf<S>(table: ZoneTable<S>, state: S, id: number): number {
  if (id < 0) return everyone;
  for (const zone of table.zones) {
    const index = zone.things(state).indexOf(id);
    if (index < 0) continue;
    const mask = zone.seenBy(state, index);
    return mask === everyone ? everyone : mask | (table.seen(state)[id] ?? 0);
  }
  return everyone;
}

const nothingHidden = new Uint8Array(0);

/** The ids whose place the seat knows, as a row of 0 and 1. Undo stops where this grew. */
export function knowledge<S>(table: ZoneTable<S>, state: S, seat: number): Uint8Array {
  if (table.count === 0) return nothingHidden;
  const known = new Uint8Array(table.count);
  const seen = table.seen(state);
  for (const zone of table.zones) {
    const things = zone.things(state);
    for (let i = 0; i < things.length; i++) {
      const id = things[i] as number;
      if (id < 0) continue;
      if (visible(zone.seenBy(state, i), seat) || visible(seen[id] as number, seat)) known[id] = 1;
    }
  }
  return known;
}

/** The state as a seat sees it: same shape, hidden things show their backs. Seat -1 is a spectator. */
export function viewOf<S>(table: ZoneTable<S>, state: S, seat: number): S {
  const view = copy(state);
  const seen = table.seen(view);
  // Who sees what is asked of the true state: masking one zone must not change the answer for the next.
  for (const zone of table.zones) {
    const truth = zone.things(state);
    const things = zone.things(view);
    for (let i = 0; i < truth.length; i++) {
      const id = truth[i] as number;
      if (id < 0) continue;
      if (visible(zone.seenBy(state, i), seat) || visible(seen[id] as number, seat)) continue;
      things[i] = hidden - table.back(state, id);
    }
  }
  const bit = seatBit(seat);
  for (let id = 0; id < seen.length; id++) if (seen[id] !== everyone) seen[id] = (seen[id] as number) & bit;
  return view;
}

function pushTo(groups: number[][], group: number, id: number): void {
  const list = groups[group];
  if (list === undefined) groups[group] = [id];
  else list.push(id);
}

/** A full state that the seat cannot tell from the real one: hidden places are filled at random with unseen things. */
export function sampleFrom<S>(table: ZoneTable<S>, view: S, random: RandomStream): S {
  const state = copy(view);
  const placed = new Uint8Array(table.count);
  for (const zone of table.zones) for (const id of zone.things(state)) if (id >= 0) placed[id] = 1;
  const unseen: number[][] = [];
  for (let id = 0; id < table.count; id++) {
    if (placed[id] === 1) continue;
    pushTo(unseen, table.back(view, id), id);
  }
  for (const zone of table.zones) {
    const things = zone.things(state);
    for (let i = 0; i < things.length; i++) {
      const id = things[i] as number;
      if (!isHidden(id)) continue;
      const pool = unseen[backOfHidden(id)];
      assert(pool !== undefined && pool.length > 0, `nothing unseen is left for a hidden place of ${zone.name}`);
      const index = below(random, pool.length);
      things[i] = pool[index] as number;
      pool[index] = pool[pool.length - 1] as number;
      pool.pop();
    }
  }
  return state;
}

/** Another world that the seat cannot tell from this one, and where each thing of this world lies in that one. */
export interface PairedWorld<S> {
  readonly state: S;
  readonly map: readonly number[];
  /** Whether anything differs at all. */
  readonly differs: boolean;
}

/** Things that may change places in a paired world have the same pool; what has none stays where it is. */
export type PoolOf = (id: number) => number | string | null;

/**
 * Permutes among themselves the things that the seat may not know. The ground of the proof that nothing leaks: none of
 * them stays in its place if it can be in another, so that whatever tells one of them tells the worlds apart.
 */
export function pairedWorld<S>(
  table: ZoneTable<S>,
  state: S,
  seat: number,
  random: RandomStream,
  poolOf: PoolOf = () => 0,
): PairedWorld<S> {
  const known = knowledge(table, state, seat);
  const groups = new Map<string, number[]>();
  for (const zone of table.zones) {
    for (const id of zone.things(state)) {
      if (id < 0 || known[id] === 1) continue;
      const pool = poolOf(id);
      if (pool === null) continue;
      const key = `${table.back(state, id)} ${pool}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [id]);
      else group.push(id);
    }
  }
  const map = Array.from({ length: table.count }, (_, id) => id);
  for (const group of groups.values()) {
    const targets = group.slice();
    for (let i = targets.length - 1; i > 0; i--) {
      const j = below(random, i);
      [targets[i], targets[j]] = [targets[j] as number, targets[i] as number];
    }
    group.forEach((id, i) => {
      map[id] = targets[i] as number;
    });
  }
  const other = copy(state);
  for (const zone of table.zones) {
    const things = zone.things(other);
    for (let i = 0; i < things.length; i++)
      if ((things[i] as number) >= 0) things[i] = map[things[i] as number] as number;
  }
  const seenHere = table.seen(state);
  const seenThere = table.seen(other);
  for (let id = 0; id < seenHere.length; id++) seenThere[map[id] as number] = seenHere[id] as number;
  return { state: other, map, differs: map.some((target, id) => target !== id) };
}
