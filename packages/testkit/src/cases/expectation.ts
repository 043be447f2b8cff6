import { type Game, type Match, outcomeOf, pendingFor, type ToldEvent, viewFor } from '@heldentisch/engine';
import { waitingSeats } from '../branch.js';
import { sameData, show } from '../plain-data.js';
import type { Fields } from './case-file.js';
import { choiceKinds, eventKinds, impossible } from './kinds.js';
import { find } from './paths.js';

/** Whether a value has everything the pattern says: fields of objects may be more, all else is equal. */
export function hasFields(value: unknown, pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null || Array.isArray(pattern)) return sameData(value, pattern);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(
    ([key, inner]) => Object.hasOwn(value, key) && hasFields((value as Fields)[key], inner),
  );
}

function contains(value: unknown, wanted: unknown): boolean {
  if (typeof value === 'string') return typeof wanted === 'string' && value.includes(wanted);
  if (Array.isArray(value)) return value.some((one) => hasFields(one, wanted));
  return hasFields(value, wanted);
}

function countOf(value: unknown): number | null {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : null;
}

type Comparison = 'contains' | 'count' | 'not';
const comparisons: readonly string[] = ['contains', 'count', 'not'] satisfies Comparison[];

/** An expectation that is more than a value: `{ contains: … }`, `{ count: … }`, `{ not: … }`. */
function comparisonOf(expected: unknown): readonly [Comparison, unknown] | null {
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected)) return null;
  const [entry, more] = Object.entries(expected);
  if (entry === undefined || more !== undefined || !comparisons.includes(entry[0])) return null;
  return entry as [Comparison, unknown];
}

/** Null if the value is as expected, otherwise what is wrong. */
function mismatch(value: unknown, expected: unknown): string | null {
  const [comparison, inner] = comparisonOf(expected) ?? [null, null];
  switch (comparison) {
    case 'contains':
      return contains(value, inner) ? null : `should contain ${show(inner)} but is ${show(value)}`;
    case 'count':
      return countOf(value) === inner ? null : `should count ${show(inner)} but is ${show(value)}`;
    case 'not':
      return mismatch(value, inner) !== null ? null : `should not be ${show(inner)} but is ${show(value)}`;
    default:
      return sameData(value, expected) ? null : `should be ${show(expected)} but is ${show(value)}`;
  }
}

/** The events or choices that an expectation speaks of. */
function patternsIn(expected: unknown): Fields[] {
  const comparison = comparisonOf(expected);
  if (comparison !== null) return comparison[0] === 'count' ? [] : patternsIn(comparison[1]);
  if (Array.isArray(expected)) return expected.flatMap(patternsIn);
  return typeof expected === 'object' && expected !== null ? [expected as Fields] : [];
}

/** What can never happen is also never seen: "not this event" must not be true because the event is misspelt. */
function impossiblePattern(game: Game, path: string, expected: unknown): string | null {
  const isEvents = /^events(\.\d+)?$/.test(path);
  if (!isEvents && !/^pending\.\d+\.options(\.\d+)?$/.test(path)) return null;
  const kinds = isEvents ? eventKinds(game) : choiceKinds(game);
  for (const pattern of patternsIn(expected)) {
    const problem = impossible(kinds, pattern);
    if (problem !== null) return `${show(pattern)}: ${problem.field}: ${problem.message}`;
  }
  return null;
}

/** What expectations look into: the position as written, and what a table shows around it. */
export interface Sight {
  readonly game: Game;
  readonly fields: Fields;
}

/** Null if what the path leads to is as expected, otherwise what is wrong. */
export function whatIsWrong({ game, fields }: Sight, path: string, expected: unknown): string | null {
  const found = find(fields, sightSchema(game), path);
  if ('problem' in found) return found.problem;
  return impossiblePattern(game, path, expected) ?? mismatch(found.value, expected);
}

/** The fields around the position that may be absent. */
const around = {
  pending: { items: { properties: { options: { items: {} }, prompt: { properties: { params: {} } } } } },
  outcome: { properties: { points: { items: {} } } },
};

const sightSchema = ({ position }: Game): unknown => ({
  properties: { ...(position.schema.properties as Fields | undefined), ...around },
});

export function sightOf(match: Match, view: number | null, events: readonly ToldEvent[], lines: number): Sight {
  const { game } = match;
  const state = view === null ? match.play.state : viewFor(match, view);
  const pending = waitingSeats(match).flatMap((seat) =>
    pendingFor(match, view ?? seat)
      .filter((one) => one.seat === seat)
      // The revision counts undos too, so it is no matter of the rules.
      .map(({ revision: _revision, ...one }) => one),
  );
  const position = game.position.write(state) as Fields;
  return { game, fields: { ...position, pending, outcome: outcomeOf(match), events, log: { length: lines } } };
}
