import {
  attackPreview,
  beingNumber,
  beingsInPlay,
  type CastFrame,
  type CastPreview,
  type CombatFrame,
  type CombatPreview,
  cardNumberOf,
  castPreview,
  clashOf,
  combatPreview,
  type HeldenState,
  meansNames,
  spellPreview,
} from '@heldentisch/kleine-helden';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Bout } from './bout.js';

/** The values of a clash as they stood before the dice fell. */
export interface Reckoned {
  readonly combat: CombatPreview | null;
  readonly cast: CastPreview | null;
}

/** What the combat stage shows: the bout, its values, and how much of the result is already uncovered. */
export interface Stage {
  readonly bout: Bout;
  readonly reckoned: Reckoned;
  /** Steps of the result that are uncovered; a step is a die, a total, the verdict, the loss. */
  readonly shown: number;
  readonly isComplete: boolean;
  /** It is going on, or its result has not been there long: a small screen makes room for it. */
  readonly isFresh: boolean;
}

const reckon = (view: HeldenState, clash: CombatFrame | CastFrame): Reckoned =>
  clash.step === 'cast'
    ? { combat: null, cast: castPreview(view, clash) }
    : { combat: combatPreview(view, clash), cast: null };

const unknown: Reckoned = { combat: null, cast: null };
const dieMs = 750;
const totalMs = 450;
/** How long a result stays before the next bout of somebody else takes its place. */
const readMs = 2600;

/** How long a small screen keeps a result. */
const freshMs = 7000;

/** Dice of both sides, both totals, the verdict, the loss. */
export const stepsOf = (bout: Bout): number => bout.attackRolls.length + bout.defenceRolls.length + 4;

const stepMs = (bout: Bout, step: number): number => {
  const attack = bout.attackRolls.length;
  const isTotal = step === attack || step >= attack + 1 + bout.defenceRolls.length;
  return isTotal ? totalMs : dieMs;
};

/** What an attack or casting would have been worth that was announced and rolled at one go. */
function foreseen(view: HeldenState, { kind, attacker, means, target }: Bout): Reckoned {
  const isThere = (name: string): boolean => beingsInPlay(view).some((being) => being.name === name);
  if (!isThere(attacker)) return unknown;
  const being = beingNumber(attacker);
  if (kind === 'cast') return { combat: null, cast: spellPreview(view, being, cardNumberOf(means)) };
  if (!isThere(target)) return unknown;
  return { combat: attackPreview(view, being, meansNames.indexOf(means), beingNumber(target)), cast: null };
}

/** The values of each bout, taken from the last view before its dice fell. */
function useReckonings(view: HeldenState, bouts: readonly Bout[]): ReadonlyMap<string, Reckoned> {
  const kept = useRef(new Map<string, Reckoned>());
  const before = useRef(view);
  const clash = clashOf(view);
  const last = bouts[bouts.length - 1];
  if (clash !== null && last?.result === 'open' && last.attackTotal === null) {
    kept.current.set(last.key, reckon(view, clash));
  } else if (last !== undefined && before.current !== view && !kept.current.has(last.key)) {
    kept.current.set(last.key, foreseen(before.current, last));
  }
  useEffect(() => {
    before.current = view;
  }, [view]);
  return kept.current;
}

/** Which bout is shown: the newest, but a result may be read before somebody else's next one takes its place. */
function useShownBout(bouts: readonly Bout[], isAsked: boolean, isReduced: boolean): Bout | null {
  const newest = bouts[bouts.length - 1] ?? null;
  const [shownKey, setShownKey] = useState(newest?.key ?? null);
  const at = bouts.findIndex(({ key }) => key === shownKey);
  const shown = bouts[at] ?? null;
  const next = at < 0 ? newest : (bouts[at + 1] ?? null);
  const waitsMs =
    shown === null || shown.result === 'open' || isAsked
      ? 0
      : readMs +
        (isReduced ? 0 : Array.from({ length: stepsOf(shown) }, (_, i) => stepMs(shown, i)).reduce((a, b) => a + b, 0));
  const nextKey = next?.key ?? null;
  useEffect(() => {
    if (nextKey === null) return;
    const timer = setTimeout(() => setShownKey(nextKey), waitsMs);
    return () => clearTimeout(timer);
  }, [nextKey, waitsMs]);
  return isAsked ? newest : (shown ?? newest);
}

/** Uncovers the result step by step, if it came before our eyes. */
function useUncovered(bout: Bout | null, isReduced: boolean): number {
  const steps = bout === null ? 0 : stepsOf(bout);
  const isOpen = bout === null || bout.result === 'open';
  const key = bout?.key ?? '';
  const wasOpen = useRef(new Set<string>());
  const [state, setState] = useState({ key: '', shown: 0 });
  if (isOpen && key !== '') wasOpen.current.add(key);
  const isLive = !isReduced && !isOpen && wasOpen.current.has(key);
  const shown = isLive ? (state.key === key ? state.shown : 0) : isOpen ? 0 : steps;
  const waitsMs = bout === null ? 0 : stepMs(bout, shown);
  useEffect(() => {
    if (!isLive || shown >= steps) return;
    const timer = setTimeout(() => setState({ key, shown: shown + 1 }), waitsMs);
    return () => clearTimeout(timer);
  }, [isLive, shown, steps, waitsMs, key]);
  return shown;
}

/** False as soon as a result has been there for a while; one from before the table was opened is old. */
function useFreshness(key: string, isOpen: boolean, isComplete: boolean): boolean {
  const seenOpen = useRef('');
  const [old, setOld] = useState('');
  if (isOpen) seenOpen.current = key;
  useEffect(() => {
    if (!isComplete) return;
    const timer = setTimeout(() => setOld(key), freshMs);
    return () => clearTimeout(timer);
  }, [isComplete, key]);
  return seenOpen.current === key && old !== key;
}

export function useStage(
  view: HeldenState,
  bouts: readonly Bout[],
  isAsked: boolean,
  isReduced: boolean,
): Stage | null {
  const reckonings = useReckonings(view, bouts);
  const bout = useShownBout(bouts, isAsked, isReduced);
  const shown = useUncovered(bout, isReduced);
  const isOpen = bout !== null && bout.result === 'open';
  const isComplete = bout !== null && !isOpen && shown >= stepsOf(bout);
  const isFresh = useFreshness(bout?.key ?? '', isOpen, isComplete);
  return useMemo(() => {
    if (bout === null) return null;
    return { bout, reckoned: reckonings.get(bout.key) ?? unknown, shown, isComplete, isFresh };
  }, [bout, shown, reckonings, isComplete, isFresh]);
}
