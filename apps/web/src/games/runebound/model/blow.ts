import type { ToldEvent } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { struckLines } from '../../../table/struck.js';

/** One attack, defence, escape or test as it was told: dice, totals, and what came of it. */
export interface Blow {
  /** Different for every one. */
  readonly key: number;
  readonly kind: 'attack' | 'defend' | 'escape' | 'test';
  readonly seat: number;
  readonly character: string;
  readonly phase: string;
  readonly skill: string;
  readonly dice: readonly number[];
  /** The dice are falling just now: nobody knows yet what they show. */
  readonly isRolling: boolean;
  readonly total: number | null;
  readonly target: number | null;
  readonly result: 'open' | 'hit' | 'missed' | 'held' | 'broken' | 'escaped' | 'caught' | 'passed' | 'failed';
  /** How many wounds it was worth. */
  readonly amount: number;
  /** The round of the fight in which it happened is over. */
  readonly isPast: boolean;
  /** The fight it belonged to is over. */
  readonly isOver: boolean;
}

const begins: Readonly<Record<string, Blow['kind']>> = {
  attackDeclared: 'attack',
  defenceDeclared: 'defend',
  escapeTried: 'escape',
  testBegun: 'test',
};

const results: Readonly<Record<string, Blow['result']>> = {
  attackHit: 'hit',
  attackMissed: 'missed',
  defenceHeld: 'held',
  defenceBroken: 'broken',
  heroEscaped: 'escaped',
  escapeFailed: 'caught',
  testPassed: 'passed',
  testFailed: 'failed',
};

const endings = new Set([
  'turnBegun',
  'heroKnockedOut',
  'challengeDefeated',
  'heroBeaten',
  'combatBegun',
  'heroesFight',
]);

const begun = (event: ToldEvent, key: number): Blow => ({
  key,
  kind: begins[event.type] as Blow['kind'],
  seat: Number(event.seat),
  character: String(event.character ?? 'hero'),
  phase: String(event.phase ?? ''),
  skill: String(event.skill ?? ''),
  dice: [],
  isRolling: false,
  total: null,
  target: typeof event.target === 'number' ? event.target : null,
  result: 'open',
  amount: 0,
  isPast: false,
  isOver: false,
});

/** The blow after one more event. `isNow`: the event is being shown. */
function after(blow: Blow | null, event: ToldEvent, key: number, isNow: boolean): Blow | null {
  if (begins[event.type] !== undefined) return begun(event, key);
  if (blow === null) return null;
  if (event.type === 'diceRolled' || event.type === 'dieRerolled') {
    // Between heroes the other one rolls too, and first.
    if (Number(event.seat) !== blow.seat || String(event.character) !== blow.character) return blow;
    return { ...blow, dice: [Number(event.first), Number(event.second)], isRolling: isNow };
  }
  if (event.type === 'rollConfirmed') return { ...blow, total: Number(event.total), target: Number(event.target) };
  const result = results[event.type];
  if (result !== undefined) {
    const told = typeof event.total === 'number' ? { total: event.total, target: Number(event.target) } : {};
    return { ...blow, ...told, result, amount: Number(event.amount ?? 0) };
  }
  if (event.type === 'roundFought') return { ...blow, isPast: true };
  return endings.has(event.type) ? { ...blow, isOver: true } : blow;
}

/** The last attack, defence, escape or test of what has been told so far. */
export function lastBlow(history: readonly ToldLine[], performing: ToldEvent | null): Blow | null {
  const struck = struckLines(history);
  const lines = history.filter(({ n }) => !struck.has(n));
  // It is looked for from the end: a game has thousands of events, and only the last ones matter.
  let from = lines.length - 1;
  while (from > 0 && !(lines[from] as ToldLine).events.some(({ type }) => begins[type] !== undefined)) from--;
  let blow: Blow | null = null;
  let key = 0;
  for (const { n, events } of lines.slice(Math.max(0, from))) {
    for (const [i, event] of events.entries()) {
      key = n * 1000 + i;
      blow = after(blow, event, key, false);
    }
  }
  return performing === null ? blow : after(blow, performing, key + 1, true);
}
