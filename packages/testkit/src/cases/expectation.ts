import { type Match, outcomeOf, pendingFor, type ToldEvent, viewFor } from '@heldentisch/engine';
import { waitingSeats } from '../branch.js';
import { sameData, show } from '../plain-data.js';
import type { Fields } from './case-file.js';

/** Whether a value has everything the pattern says: fields of objects may be more, all else is equal. */
export function hasFields(value: unknown, pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null || Array.isArray(pattern)) return sameData(value, pattern);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(
    ([key, inner]) => Object.hasOwn(value, key) && hasFields((value as Fields)[key], inner),
  );
}

/**
 * The value at a path like `units.1.f2.damage`. What is not there is null; `length` counts a list or a text.
 */
export function valueAt(root: unknown, path: string): unknown {
  let value = root;
  for (const key of path.split('.')) {
    if (typeof value === 'string' && key === 'length') value = value.length;
    else if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null;
    else value = (value as Fields)[key];
  }
  return value ?? null;
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

/** Null if the value is as expected, otherwise what is wrong. */
export function mismatch(value: unknown, expected: unknown): string | null {
  const keys = typeof expected === 'object' && expected !== null ? Object.keys(expected) : [];
  if (keys.length === 1 && !Array.isArray(expected)) {
    const inner = (expected as Fields)[keys[0] as string];
    switch (keys[0]) {
      case 'contains':
        return contains(value, inner) ? null : `should contain ${show(inner)} but is ${show(value)}`;
      case 'count':
        return countOf(value) === inner ? null : `should count ${show(inner)} but is ${show(value)}`;
      case 'not':
        return mismatch(value, inner) !== null ? null : `should not be ${show(inner)} but is ${show(value)}`;
    }
  }
  return sameData(value, expected) ? null : `should be ${show(expected)} but is ${show(value)}`;
}

/** What expectations look into: the position as written, and what a table shows around it. */
export function sightOf(match: Match, view: number | null, events: readonly ToldEvent[], lines: number): Fields {
  const state = view === null ? match.play.state : viewFor(match, view);
  const pending = waitingSeats(match).flatMap((seat) =>
    pendingFor(match, view ?? seat)
      .filter((one) => one.seat === seat)
      // The revision counts undos too, so it is no matter of the rules.
      .map(({ revision: _revision, ...one }) => one),
  );
  return {
    ...(match.game.position.write(state) as Fields),
    pending,
    outcome: outcomeOf(match),
    events,
    log: { length: lines },
  };
}
