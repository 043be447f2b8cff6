/*
 * Piles of things: decks, hands, discard piles, offers. A pile is a list of ids, its top is the last one. Wherever a
 * thing is laid, it is settled who knows it there: `seen` is the list of that name in the zones, with one entry per thing.
 *
 *   refill(c.chance, s.deck, s.discard, s.seen);           // an empty deck is made new
 *   for (const id of draw(s.deck, 3)) lay(hand, id, s.seen);
 *   lay(s.discard, take(hand, id), s.seen);
 *   layUnder(s.deck, id, s.seen, everyone);                // all saw it, and know where it lies
 *
 * A thing that was taken lies nowhere until it is laid somewhere: do it before the next decision.
 */
import { assert, type Chance } from '@heldentisch/engine';

/** The seats (as bits) that know a thing where it lies, besides those the zone shows it to. */
export const nobody = 0;

/** Takes the thing at an index. */
export function takeAt<T extends number>(pile: T[], index: number): T {
  assert(index >= 0 && index < pile.length, 'what is taken must lie there');
  return pile.splice(index, 1)[0] as T;
}

/** Takes a certain thing. */
export const take = <T extends number>(pile: T[], id: T): T => takeAt(pile, pile.indexOf(id));

/** Takes from the top, the topmost first: as many as there are. */
export function draw<T extends number>(pile: T[], count: number): T[] {
  return count <= 0 ? [] : pile.splice(-count).reverse();
}

/** Puts a thing on top. */
export function lay<T extends number>(pile: T[], id: T, seen: number[], knownTo: number = nobody): void {
  seen[id] = knownTo;
  pile.push(id);
}

/** Puts a thing under the pile. */
export function layUnder<T extends number>(pile: T[], id: T, seen: number[], knownTo: number = nobody): void {
  seen[id] = knownTo;
  pile.unshift(id);
}

/** These seats see the things where they lie. */
export function showTo(seats: number, things: readonly number[], seen: number[]): void {
  for (const id of things) seen[id] = (seen[id] as number) | seats;
}

/** Only these seats still know which thing is which: the others saw that some were changed, but not how. */
export function keepKnownTo(seats: number, things: readonly number[], seen: number[]): void {
  for (const id of things) seen[id] = (seen[id] as number) & seats;
}

/** Shuffles: nobody knows any longer where a thing lies. */
export function shuffle(chance: Chance, pile: number[], seen: number[]): void {
  keepKnownTo(nobody, pile, seen);
  chance.shuffle(pile);
}

/** Makes an empty pile new from the discard pile. Returns whether that was done. */
export function refill<T extends number>(chance: Chance, pile: T[], discard: T[], seen: number[]): boolean {
  if (pile.length > 0 || discard.length === 0) return false;
  pile.push(...discard.splice(0));
  shuffle(chance, pile, seen);
  return true;
}

/** Where a thing of this kind lies in the pile, or -1; `kinds` tells the kind of each thing. */
export function findKind(pile: readonly number[], kinds: readonly number[], kind: number): number {
  for (let i = 0; i < pile.length; i++) if (kinds[pile[i] as number] === kind) return i;
  return -1;
}

/** The kinds of things in the pile, each once, in the order they lie. */
export function kindsIn(pile: readonly number[], kinds: readonly number[]): number[] {
  return [...new Set(pile.map((id) => kinds[id] as number))];
}
