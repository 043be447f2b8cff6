import {
  attackPreview,
  beingNumber,
  type CastPreview,
  type CombatPreview,
  cardNumberOf,
  castPreview,
  clashOf,
  combatPreview,
  type HeldenState,
  meansNames,
  spellPreview,
} from '@heldentisch/kleine-helden';
import type { Bout } from './bout.js';

/** The values of a bout as they stood before the dice fell. */
export interface Reckoned {
  readonly combat: CombatPreview | null;
  readonly cast: CastPreview | null;
}

/** The values of the last bout, and the view they were taken from: the next one may not show them any more. */
export interface Memory {
  readonly key: number;
  readonly view: HeldenState;
  readonly reckoned: Reckoned;
}

const unknown: Reckoned = { combat: null, cast: null };

/** What an attack or casting is worth that is announced and rolled at one go, in the view from before. */
function foreseen(view: HeldenState, { kind, attacker, means, target }: Bout): Reckoned {
  const isThere = (name: string): boolean => (view.field[beingNumber(name)] ?? -1) >= 0;
  if (!isThere(attacker)) return unknown;
  const being = beingNumber(attacker);
  if (kind === 'cast') return { combat: null, cast: spellPreview(view, being, cardNumberOf(means)) };
  if (!isThere(target)) return unknown;
  return { combat: attackPreview(view, being, meansNames.indexOf(means), beingNumber(target)), cast: null };
}

/** The values of the bout: reckoned as long as it is open, remembered when the dice have fallen. */
export function recall(view: HeldenState, bout: Bout | null, before: Memory | null): Memory {
  if (bout === null) return { key: 0, view, reckoned: unknown };
  const { key } = bout;
  if (before !== null && before.key === key && before.view === view) return before;
  const clash = clashOf(view);
  if (clash !== null && bout.result === 'open' && bout.attackTotal === null) {
    const reckoned =
      clash.step === 'cast'
        ? { combat: null, cast: castPreview(view, clash) }
        : { combat: combatPreview(view, clash), cast: null };
    return { key, view, reckoned };
  }
  if (before?.key === key) return { ...before, view };
  // It has begun before our eyes; one that we come upon when it is over stays unknown.
  return { key, view, reckoned: before !== null && before.key < key ? foreseen(before.view, bout) : unknown };
}
